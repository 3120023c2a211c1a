import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Knowledge, type OtherWords } from "./knowledge.ts";
import type { Passage } from "./passage.ts";
import { readPage } from "./read-page.ts";

/** The passages of every page that the build left as HTML in a folder. */
export function readPages(folder: string): Passage[] {
  return globSync("**/*.html", { cwd: folder })
    .sort()
    .flatMap((file) =>
      readPage(readFileSync(join(folder, file), "utf8"), `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`),
    );
}

/**
 * What the assistant knows: the passages that the build wrote to `file`, those of pages that are rendered on request,
 * given as their HTML, and the words that visitors use for them. Without that file it knows only the latter.
 */
export function loadKnowledge(
  file: string,
  otherWords: OtherWords,
  renderedOnRequest: readonly { path: string; html: string }[] = [],
): Knowledge {
  const built = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Passage[]) : [];
  return new Knowledge([...built, ...renderedOnRequest.flatMap(({ path, html }) => readPage(html, path))], otherWords);
}
