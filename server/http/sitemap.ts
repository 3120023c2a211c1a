import type { Context as HonoContext } from "hono";
import { openPositionPages } from "#domain/job-listings/list.ts";
import { positionPath } from "#domain/job-listings/schema.ts";
import type { AppEnv } from "./app-env.ts";

/** Where the sitemap is: a file of the build that the open positions are added to when it is asked for. */
export const sitemapPath = "/sitemap.xml";

/** The sitemap that the build left, and the address of each position that is open now. */
export async function answerSitemap(c: HonoContext<AppEnv>): Promise<Response> {
  const { db, now, files, origin } = c.get("deps");
  const built = files.byPath.get(sitemapPath)?.anonymous.get("identity").body.toString("utf8");
  if (built === undefined) return c.notFound();
  const positions = await openPositionPages({ db, now });
  const entries = positions.map(
    (page) =>
      `  <url><loc>${origin()}${positionPath(page)}</loc><lastmod>${page.changed.toISOString().slice(0, 10)}</lastmod></url>\n`,
  );
  return c.body(built.replace("</urlset>", `${entries.join("")}</urlset>`), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": "no-cache",
  });
}
