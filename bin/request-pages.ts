import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bringsItsStyle, leanSheet } from "./style-sheets.ts";

interface Manifest {
  routes: {
    styles: { type: string; src: string }[];
    routeData: { component: string; prerender: boolean; type: string };
  }[];
  entryModules: Record<string, string>;
  inlinedScripts: [string, string][];
}

const manifestLine = /^(var _manifest = deserializeManifest\()(\{.*\})(\);)$/m;

/**
 * Does for pages rendered on request what the build does for the others: one style sheet each, with the rules that it
 * can ever use, and a list of the inline scripts that a page's policy may name (`inline-scripts.json`, read when the
 * server starts). Both are written into what Astro left in `server`; it throws when that looks otherwise than expected.
 */
export function prepareRequestPages(server: string, client: string): void {
  const entry = join(server, "entry.mjs");
  const code = readFileSync(entry, "utf8");
  const [, before = "", json, after = ""] = manifestLine.exec(code) ?? [];
  if (!json) throw new Error("Astro's manifest is not where it was expected: adapt bin/request-pages.ts");
  const manifest = JSON.parse(json) as Manifest;
  for (const { styles, routeData } of manifest.routes) {
    if (routeData.prerender || routeData.type !== "page" || styles.length === 0) continue;
    const chunk = manifest.entryModules[`\0virtual:astro:page:${routeData.component.replace(/\.astro$/, "@_@astro")}`];
    if (!chunk) throw new Error(`The code of ${routeData.component} is not where it was expected`);
    const style = styles.map(({ src }) => readFileSync(join(client, src), "utf8")).join("");
    styles.splice(0, styles.length, {
      type: "external",
      src: leanSheet(client, style, codeOf(join(server, chunk))).slice(1),
    });
  }
  writeFileSync(
    entry,
    code.replace(manifestLine, () => before + JSON.stringify(manifest) + after),
  );
  const scripts = manifest.inlinedScripts.map(([, script]) => hashOf(script));
  writeFileSync(join(server, "inline-scripts.json"), JSON.stringify(scripts));
}

/** The code of a page and of all that it imports, now or later. */
function codeOf(path: string, seen = new Map<string, string>()): string[] {
  const code = readFileSync(path, "utf8");
  seen.set(path, code);
  for (const [, imported = ""] of code.matchAll(/["'](\.{1,2}\/[^"'\s]+\.mjs)["']/g)) {
    const next = join(dirname(path), imported);
    if (!seen.has(next) && !bringsItsStyle(next)) codeOf(next, seen);
  }
  return [...seen.values()];
}

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
