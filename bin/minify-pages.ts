import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { minifySync } from "vite";

const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;
/** Astro's key of an island. It depends on the folder of the build, and nothing in the browser reads it. */
const islandKey = /(?<=<astro-island) uid="\w+"/;

/** The comments that React writes between texts; an icon's namespace, which HTML implies, and classes that no rule names. */
const unread = /<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"|lucide lucide-[\w-]+ ?/g;

/** Minifies the prerendered pages in `client`. Islands keep markup that nothing reads, since hydration compares it. */
export function minifyPages(client: string): void {
  for (const page of globSync("**/*.html", { cwd: client })) {
    const path = join(client, page);
    const html = withOneScript(page, readFileSync(path, "utf8"));
    const parts = html.split(island).map((part, index) => part.replace(index % 2 === 0 ? unread : islandKey, ""));
    writeFileSync(path, parts.join(""));
  }
}

/** Moves a page's inline scripts to the end of the first, in its head, and minifies that. Modules and data have a type and stay. */
function withOneScript(page: string, html: string): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const [first, ...others] = DomUtils.getElementsByTagName("script", document).filter(({ attribs }) => !attribs.type);
  if (!first) throw new Error(`${page} has no inline script`);
  const code = [first, ...others].map((script) => DomUtils.textContent(script)).join(";");
  return [first.children[0], ...others].reduceRight((rest, node, index) => {
    const by = index === 0 ? minifySync(page, code, { module: false }).code.trim() : "";
    return rest.slice(0, Number(node?.startIndex)) + by + rest.slice(Number(node?.endIndex) + 1);
  }, html);
}
