import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { AtRule, parse } from "postcss";

/** As much, compressed, as a sheet may hold to be there in its first flight (docs/decisions/2026-11-21-first-flight-budget.md). */
const ROOM = 9180;
const inlineStyle = /<style>([\s\S]*?)<\/style>/;
const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

/**
 * Gives each page of the build in `client` one style sheet, with the rules that it can ever use, in the place of several
 * with those of every page. A second sheet costs a visitor a connection of its own; a sheet that fits into the first
 * flight is there a round trip sooner. It stands before the fonts, so that it gets the connection which is open already.
 * What the layout wrote into the HTML, which has a flight of its own, joins the sheet if there is room.
 */
export function oneSheetAPage(client: string): void {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  for (const page of pages) {
    const path = join(client, page);
    let html = readFileSync(path, "utf8");
    const sheets = [...html.matchAll(link)].map(([, href = ""]) => href);
    if (sheets.length === 0) continue;
    const style = sheets.map((href) => readFileSync(join(client, href), "utf8")).join("");
    let used = onlyUsed(style, [html, ...scriptsOf(client, html)]);
    const [, inline = ""] = inlineStyle.exec(html) ?? [];
    if (brotliCompressSync(used + inline).length <= ROOM) {
      used += inline;
      html = html.replace(inlineStyle, "");
    }
    const address = written(client, used);
    const tag = `<link rel="stylesheet" href="${address}">`;
    writeFileSync(path, html.replace(link, "").replace('<link rel="preload"', `${tag}<link rel="preload"`));
  }
}

/** Writes `style` with the rules that a page of these `texts` can ever use into the build; the address of the sheet. */
export const leanSheet = (client: string, style: string, texts: string[]) => written(client, onlyUsed(style, texts));

function written(client: string, used: string): string {
  const address = `/_astro/page.${createHash("sha256").update(used).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(client, address), used);
  return address;
}

/**
 * `style` without the rules that ask for a class which none of `texts` names. Tags, ids, attributes and states never count
 * against a rule, nor do classes between parentheses, which may be alternatives or exceptions.
 */
function onlyUsed(style: string, texts: string[]): string {
  const known = new Map<string, boolean>();
  const occurs = (name: string) => {
    // A name may be put together from a beginning and a number, such as `thread-${index}`.
    const beginning = `${name.slice(0, name.lastIndexOf("-") + 1)}\${`;
    if (!known.has(name))
      known.set(
        name,
        texts.some((text) => text.includes(name) || text.includes(beginning)),
      );
    return known.get(name);
  };
  const sheet = parse(style);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith("keyframes")) return;
    const alive = rule.selectors.filter((selector) => classesOf(selector).every(occurs));
    if (alive.length === 0) rule.remove();
    else rule.selectors = alive;
  });
  return sheet.toString();
}

/** The classes that a selector cannot do without. */
function classesOf(selector: string): string[] {
  let outside = selector.replace(/\\[()]/g, (escaped) => (escaped.endsWith("(") ? "\ue000" : "\ue001"));
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  return [...outside.matchAll(/\.((?:\\.|[\w\ue000\ue001-])+)/g)].map(([, name = ""]) =>
    name.replaceAll("\ue000", "(").replaceAll("\ue001", ")").replaceAll("\\", ""),
  );
}

/** Whether what is in this chunk has a style sheet of its own, so that no page's needs to know its classes: the chat's panel. */
export const bringsItsStyle = (path: string) => /\/chat-panel[._]/.test(path);

/** The code of everything that can wake on a page, whatever it imports and whenever. */
function scriptsOf(client: string, html: string): string[] {
  const seen = new Map<string, string>();
  const read = (url: string) => {
    if (seen.has(url) || bringsItsStyle(url)) return;
    const code = readFileSync(join(client, url), "utf8");
    seen.set(url, code);
    for (const [, path = ""] of code.matchAll(/["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) read(join(dirname(url), path));
  };
  for (const [, url = ""] of html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)) read(url);
  return [...seen.values()];
}
