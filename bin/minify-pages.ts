import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";

const firstScript = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/;
const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;
/** Astro's key of an island. It depends on the folder of the build, and nothing in the browser reads it. */
const islandKey = /(?<=<astro-island) uid="\w+"/;

/** The comments that React writes between texts; an icon's namespace, which HTML implies, and classes that no rule names. */
const unread = /<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"|lucide lucide-[\w-]+ ?/g;

/**
 * Minifies the prerendered pages in `client`: the first inline script, which web/middleware.ts gathered, and markup that
 * nothing reads. Islands keep theirs, since hydration compares it.
 */
export function minifyPages(client: string): void {
  for (const page of globSync("**/*.html", { cwd: client })) {
    const path = join(client, page);
    const html = readFileSync(path, "utf8").replace(
      firstScript,
      (_, start, code, end) => start + minifySync(page, code, { module: false }).code.trim() + end,
    );
    const parts = html.split(island).map((part, index) => part.replace(index % 2 === 0 ? unread : islandKey, ""));
    writeFileSync(path, parts.join(""));
  }
}
