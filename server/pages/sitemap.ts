import { openPositionPages } from "#domain/job-listings/list.ts";
import { positionPath } from "#domain/job-listings/schema.ts";
import type { Dependencies } from "../dependencies.ts";
import type { RequestContext } from "../http/request-context.ts";
import { lastGood } from "./last-good.ts";
import { answerWithFile } from "./render-page.ts";
import { textOf } from "./static-files.ts";

/** The sitemap's path: a built file, to which the open positions are added on request. */
export const sitemapPath = "/sitemap.xml";

/** Creates the handler that answers with the built sitemap and the address of each open position. */
export function createSitemapAnswerer({ db, now, files, origin }: Dependencies) {
  const readPages = lastGood(() => openPositionPages({ db, now }));
  return async (c: RequestContext): Promise<Response> => {
    const built = files.byPath.get(sitemapPath)?.anonymous.get("identity").body.toString("utf8");
    if (built === undefined) return c.notFound();
    const entries = (await readPages()).map((page) => {
      const changed = page.changed.toISOString().slice(0, 10);
      return `  <url><loc>${origin()}${positionPath(page)}</loc><lastmod>${changed}</lastmod></url>\n`;
    });
    const text = built.replace("</urlset>", () => `${entries.join("")}</urlset>`);
    return answerWithFile(c, textOf(sitemapPath, text));
  };
}
