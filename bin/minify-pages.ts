import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";

const firstScript = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/;
const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * Minifies the prerendered pages in `client`: the first inline script, which web/middleware.ts gathered, and the empty
 * comments that React writes between texts. Islands keep theirs, since hydration compares them.
 */
export function minifyPages(client: string): void {
  for (const page of globSync("**/*.html", { cwd: client })) {
    const path = join(client, page);
    const html = readFileSync(path, "utf8").replace(
      firstScript,
      (_, start, code, end) => start + minifySync(page, code, { module: false }).code.trim() + end,
    );
    const parts = html.split(island).map((part, index) => (index % 2 === 0 ? part.replaceAll("<!-- -->", "") : part));
    writeFileSync(path, parts.join(""));
  }
}
