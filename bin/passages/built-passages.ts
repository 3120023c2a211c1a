import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Passage } from "#domain/assistant/search/passage.ts";
import { openingsPaths, type RenderedPage } from "../request-pages.ts";
import { readPage } from "./read-page.ts";

/**
 * The passages that the support assistant answers from: those of every prerendered page in `client`, and of the pages about
 * openings in general. The assistant reads the open positions themselves from the database.
 */
export function builtPassages(client: string, requestPages: readonly RenderedPage[]): Passage[] {
  const prerendered = globSync("**/*.html", { cwd: client }).sort();
  return [
    ...prerendered.map((file) => ({
      path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`,
      html: readFileSync(join(client, file), "utf8"),
    })),
    ...requestPages.filter(({ path }) => openingsPaths.includes(path)),
  ].flatMap(({ path, html }) => readPage(html, path));
}
