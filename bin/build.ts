import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "astro";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";
import { isCompressible } from "#server/pages/content-types.ts";
import { leanMarkup } from "./lean-markup.ts";
import { builtPassages } from "./passages.ts";
import { prepareRequestPages } from "./request-pages.ts";
import { hashSources, writeStamp } from "./stamp.mjs";
import { oneSheetAPage } from "./style-sheets.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
// Built aside and then put in place whole: a build that fails or is interrupted leaves the last one standing.
const workshop = join(root, ".astro", `build-${process.pid}`);
const client = join(workshop, "client");
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

process.env.ASTRO_TELEMETRY_DISABLED = "1";
const hash = hashSources();
// Articles are read again, since what they become depends on more than their own files.
rmSync(join(root, ".astro", "cache"), { recursive: true, force: true });
await build({ root, outDir: workshop, logLevel: "warn" });
leanMarkup(client);
oneSheetAPage(client);
prepareRequestPages(join(workshop, "server"), client);
// What the support assistant answers from; beside the folder of files that are served, not in it.
writeFileSync(join(workshop, "passages.json"), JSON.stringify(await builtPassages(workshop)));
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && isCompressible(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
rmSync(dist, { recursive: true, force: true });
renameSync(workshop, dist);
writeStamp(hash);
console.log(`Built ${files.filter((path) => path.endsWith(".html")).length} pages.`);

/** Puts a file's compressed forms beside it, unless they are no smaller, or the server has yet to write its address into it. */
async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.includes(BUILT_ORIGIN)) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const smaller = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
  for (const [extension, compressed] of Object.entries(smaller)) {
    if (compressed.length < statSync(path).size) writeFileSync(`${path}.${extension}`, compressed);
  }
}
