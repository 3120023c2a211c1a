import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const island = /(<astro-island\b[\s\S]*?<\/astro-island>)/;

/**
 * Takes out of each page of the build in `client` what nothing reads: React's marks between texts where nothing is ever
 * hydrated, and what islands carry for Astro's own tools. Throws on an island within another, whose end it could not tell.
 */
export function leanMarkup(client: string): void {
  for (const page of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!page.endsWith(".html")) continue;
    const path = join(client, page);
    writeFileSync(path, readFileSync(path, "utf8").split(island).map(leaner).join(""));
  }
}

function leaner(part: string, index: number): string {
  if (index % 2 === 0) return part.replaceAll("<!-- -->", "");
  if (part.indexOf("<astro-island", 1) > 0) throw new Error(`Islands within an island: ${part.slice(0, 300)}`);
  return part.replace(/ uid="\w+"/, "").replace(/( opts="\{)&quot;name&quot;:&quot;\w+&quot;,(&quot;)/, "$1$2");
}
