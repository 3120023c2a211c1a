import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { openPositionPages } from "#domain/job-listings/list.ts";
import { positionPath } from "#domain/job-listings/schema.ts";
import type { RequestContext } from "../http/request-context.ts";
import { sendFile } from "./answer-file.ts";
import { textOf } from "./static-files.ts";

/** Where the sitemap is: a file of the build that the open positions are added to when it is asked for. */
export const sitemapPath = "/sitemap.xml";

/** Answers with the sitemap that the build left, and in it the address of each position that is open now. */
export async function answerSitemap(c: RequestContext): Promise<Response> {
  const { db, now, files, origin } = c.get("deps");
  const built = files.byPath.get(sitemapPath)?.anonymous.get("identity").body.toString("utf8");
  if (built === undefined) return c.notFound();
  const entries = (await openPositionPages({ db, now })).map(
    (page) =>
      `  <url><loc>${origin()}${positionPath(page)}</loc><lastmod>${page.changed.toISOString().slice(0, 10)}</lastmod></url>\n`,
  );
  const { incoming, outgoing } = c.env;
  const text = built.replace("</urlset>", () => `${entries.join("")}</urlset>`);
  sendFile(incoming, outgoing, textOf(sitemapPath, text), false);
  return RESPONSE_ALREADY_SENT;
}
