import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PurgeCSS } from "purgecss";

/** The largest sheet, in compressed bytes, that fits the first round trip (docs/decisions/2026-11-21-first-flight-budget.md). */
const MAX_FIRST_FLIGHT_BYTES = 9300;
const QUICK = 5;
// Adjacent in each page (web/layouts/head-code.ts).
const sheetLinks = /(?:<link rel="stylesheet" href="[^"]+">)+/;
const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/**
 * Gives each prerendered page in `client` one style sheet with the rules that the page can use, instead of several with
 * the rules of all pages: each further sheet costs a connection. The page's inline style joins the sheet if there is room.
 */
export async function mergePageStyles(client: string): Promise<void> {
  for (const page of globSync("**/*.html", { cwd: client })) {
    const path = join(client, page);
    const html = readFileSync(path, "utf8");
    const [links] = sheetLinks.exec(html) ?? [];
    if (!links) continue;
    let style = await usedRules(client, readSheets(client, links), [html, ...islandScripts(client, html)]);
    const [inlineTag = "", inline = ""] = inlineStyle.exec(html) ?? [];
    const hasRoom = fitsFirstFlight(style + inline);
    if (hasRoom) style += inline;
    const link = writeSheet(client, style);
    const merged = html.replace(sheetLinks, link);
    writeFileSync(path, hasRoom ? merged.replace(inlineTag, () => "") : merged);
  }
}

/**
 * Writes one sheet for each combination of style sheets in `pages`, the pages rendered on request, with the rules that the
 * server's code can use. Returns the links to replace and their replacements, which the layout applies (head-code.ts).
 */
export async function mergeRequestPageStyles(output: string, pages: string[]): Promise<Record<string, string>> {
  const client = join(output, "client");
  const server = globSync("server/**/*.mjs", { cwd: output }).map((path) => readFileSync(join(output, path), "utf8"));
  const texts = [...server, ...pages.flatMap((html) => islandScripts(client, html))];
  const merged: Record<string, string> = {};
  for (const html of pages) {
    const [links] = sheetLinks.exec(html) ?? [];
    if (links) merged[links] ??= writeSheet(client, await usedRules(client, readSheets(client, links), texts));
  }
  return merged;
}

/** Whether a sheet fits the first round trip. The quick compression decides for most, in a twentieth of the time. */
const fitsFirstFlight = (style: string) =>
  [QUICK, constants.BROTLI_MAX_QUALITY].some((quality) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return brotliCompressSync(style, { params }).length <= MAX_FIRST_FLIGHT_BYTES;
  });

const readSheets = (client: string, links: string) =>
  [...links.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => readFileSync(join(client, href), "utf8")).join("");

/** Writes a sheet into the build and returns the link to it. */
function writeSheet(client: string, style: string): string {
  const href = `/_astro/page.${createHash("sha256").update(style).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(client, href), style);
  return `<link rel="stylesheet" href="${href}">`;
}

/**
 * `style` without the rules whose classes appear in none of `texts`. Tags, ids, attributes and pseudo-classes never remove
 * a rule: an island that is not in `texts`, such as the chat panel, may use them.
 */
async function usedRules(client: string, style: string, texts: string[]): Promise<string> {
  const selectors = [...style.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector).join(" ");
  const tagsAndAttributes = selectors.match(/(?<![\w.:\\-])[a-z][\w-]*/gi) ?? [];
  const beginnings = texts.flatMap(beginningsIn);
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: style }],
    defaultExtractor: classesIn,
    safelist: [/^[:&]/, ...tagsAndAttributes, ...beginnings.map((name) => new RegExp(`^${name}[^-]+$`))],
  });
  if (!result) throw new Error("PurgeCSS returned no style sheet");
  return withoutUnreadVariables(client, result.css);
}

const knownBeginnings = new Map<string, string[]>();

/** The beginnings of class names in code: a class such as `thread-${index}` appears by its beginning. */
function beginningsIn(text: string): string[] {
  const known = knownBeginnings.get(text);
  if (known) return known;
  const beginnings = [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, name = ""]) => name);
  // Many pages contain the same islands.
  knownBeginnings.set(text, beginnings);
  return beginnings;
}

/** Everything in HTML or code that may be a class, also one with brackets or quotes such as `before:content-['/']`. */
function classesIn(text: string): string[] {
  const plain = text
    .replace(/&(?:amp|#38);/g, "&")
    .replace(/&(?:apos|#39);/g, "'")
    .replace(/&(?:gt|#62);/g, ">");
  return [...(plain.match(/[^\s"'`<>${}]+/g) ?? []), ...(plain.match(/[^\s"`${}]*\[[^\s"`]*/g) ?? [])];
}

/** Tailwind's variables for browsers without `@property`, which are older than those that the styles are compiled for. */
const withoutProperty = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/** `style` without those internal variables of Tailwind that neither `style` nor any script's own styles read. */
function withoutUnreadVariables(client: string, style: string): string {
  const scripts = globSync("_astro/*.js", { cwd: client }).map((path) => readFileSync(join(client, path), "utf8"));
  const read = new Set([...[style, ...scripts].join("").matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  return style
    .replace(withoutProperty, "")
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ""))
    .replace(/(--tw-[\w-]+):[^;{}]*;?/g, (declaration, name) => (read.has(name) ? declaration : ""));
}

/** The code of every island of a page with all its imports. The chat panel and the frame of previews have style sheets of their own and are left out. */
function islandScripts(client: string, html: string): string[] {
  const seen = new Map<string, string>();
  const read = (url: string) => {
    if (seen.has(url) || /\/(?:chat-panel|preview-frame|preview-worker)[._]/.test(url)) return;
    const code = readFileSync(join(client, url), "utf8");
    seen.set(url, code);
    for (const [, path = ""] of code.matchAll(/["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) read(join(dirname(url), path));
  };
  for (const [, url = ""] of html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)) read(url);
  return [...seen.values()];
}
