import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "astro";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";
import { isCompressible } from "#server/pages/content-types.ts";
import { inlineHashes } from "#server/pages/page-policy.ts";
import { readBuiltPage } from "#web/discovery/built-pages.ts";
import { drawCard } from "#web/discovery/cards.ts";
import { cardPath } from "#web/discovery/structured-data.ts";
import { answerProblems, readAnswers } from "./check-answers.ts";
import { mergePageStyles, mergeRequestPageStyles } from "./merge-page-styles.ts";
import { minifyPages } from "./minify-pages.ts";
import { builtPageTexts } from "./page-text.ts";
import { builtPassages } from "./passages/built-passages.ts";
import { renderRequestPages } from "./request-pages.ts";
import { hashSources, writeStamp } from "./stamp.mjs";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
// Built in a temporary folder and moved into place whole: a build that fails or is interrupted leaves the last one intact.
const output = join(root, ".astro", `build-${process.pid}`);
const client = join(output, "client");
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

process.env.ASTRO_TELEMETRY_DISABLED = "1";
const hash = hashSources();
// The cache is dropped because a rendered article depends on more than its own file.
rmSync(join(root, ".astro", "cache"), { recursive: true, force: true });
await build({ root, outDir: output, logLevel: "warn" });
minifyPages(client);
await mergePageStyles(client);
const requestPages = await renderRequestPages(output);
const pages = requestPages.map(({ html }) => html);
const careers = requestPages
  .map(({ html, path }) => readBuiltPage(html, path))
  .find((page) => page?.path === "/careers");
if (careers) writeFileSync(join(client, cardPath(careers.path)), drawCard(careers));
// Both outside `client`, the folder of files that the server sends.
const sheets = await mergeRequestPageStyles(output, pages);
writeFileSync(join(output, "server/request-pages.json"), JSON.stringify({ ...inlineHashes(pages.join("")), sheets }));
const answers = await readAnswers(join(root, "content", "assistant"));
const problems = answerProblems(answers, curatedAnswers, builtPageTexts(client, requestPages));
if (problems.length > 0) throw new Error(`The assistant's answers differ from the pages:\n${problems.join("\n")}`);
writeFileSync(join(output, "passages.json"), JSON.stringify(builtPassages(client, requestPages)));
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && isCompressible(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));
rmSync(dist, { recursive: true, force: true });
renameSync(output, dist);
writeStamp(hash);
console.log(`Built ${files.filter((path) => path.endsWith(".html")).length} pages.`);

/** Writes the compressed forms of a file next to it, unless they are no smaller or the server still has to insert its origin. */
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
