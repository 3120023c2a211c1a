import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageHandler } from "./locals.ts";
import type { InlineHashes } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

/** What the build left for pages that are rendered on request. */
interface BuiltPages {
  handler: PageHandler;
  /** What their inline scripts hash to (bin/request-pages.ts). */
  scripts: string[];
}

/** Resolves to null when no page is rendered on request. */
export async function loadRequestPages(distFolder: string): Promise<BuiltPages | null> {
  const folder = join(distFolder, "server");
  const entry = join(folder, "entry.mjs");
  if (!existsSync(entry)) return null;
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: PageHandler };
  const list = join(folder, "inline-scripts.json");
  return { handler, scripts: existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [] };
}

/** What the policy of a page rendered on request may name: what the build wrote into any page. */
export function knownHashes({ hashes }: StaticFiles, { scripts }: BuiltPages): InlineHashes {
  return { ...hashes, scripts: new Set([...hashes.scripts, ...scripts]) };
}
