import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { renderedPages } from "#tests/support/build/rendered-pages.ts";
import budgets from "./budgets.json" with { type: "json" };

// Bytes are exact, so they are a test; scores are a benchmark (bench/). All figures are brotli, as the server sends them.
const client = join(import.meta.dirname, "../dist/client");
// Visitors never load the dashboard: its code is loaded when an admin opens it.
const built = globSync("**/*.html", { cwd: client }).filter((page) => page !== "admin.html");
const pages = [
  ...built.map((page) => ({ page, html: readFileSync(join(client, page), "utf8") })),
  ...(await renderedPages()).map(({ path, html }) => ({ page: path, html })),
];
const sizes = new Map<string, number>();

/** The number of bytes that the server sends for a file: of the build's brotli form, or of the file where that is no smaller. */
function transferSize(url: string): number {
  const file = join(client, url);
  if (!sizes.has(url)) sizes.set(url, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.get(url) ?? 0;
}

const sum = (urls: Iterable<string>) => [...urls].reduce((total, url) => total + transferSize(url), 0);

/** The brotli size of a text. When quick compression already meets the budget, its size, which is larger. */
function compressedSize(text: string, budget: number): number {
  const quick = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  return quick <= budget ? quick : brotliCompressSync(text).length;
}

/** A module and its static imports. Dynamic imports are loaded when needed. */
function withImports(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  const code = readFileSync(join(client, url), "utf8");
  for (const [, path] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
    if (path) withImports(join(dirname(url), path), seen);
  return seen;
}

test("the build exists", () => expect(built.length).toBeGreaterThan(4));

describe.each(pages)("$page", ({ html }) => {
  const size = compressedSize(html, budgets.html);
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url]) => url ?? "");

  test("fits into the initial congestion window of its connection", () =>
    expect(size).toBeLessThanOrEqual(budgets.html));

  test("runs no more script before the first interaction than the budget, and loads no script file", () => {
    const inline = all(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g).join("\n");
    expect(compressedSize(inline, budgets.scriptBeforeTouch)).toBeLessThanOrEqual(budgets.scriptBeforeTouch);
    expect(all(/<script[^>]*\bsrc="([^"]+)"/g)).toEqual([]);
  });

  test.each(all(/component-url="([^"]+)"/g))("wakes %s within the budget of the first touch", (component) => {
    const [renderer = ""] = all(/renderer-url="([^"]+)"/g);
    expect(sum(new Set([...withImports(component), ...withImports(renderer)]))).toBeLessThanOrEqual(
      budgets.scriptAfterFirstTouch,
    );
  });

  test("keeps style sheets and fonts within their budgets", () => {
    expect(sum(all(/<link rel="stylesheet" href="([^"]+)"/g))).toBeLessThanOrEqual(budgets.css);
    const fonts = all(/<link rel="preload" href="([^"]+\.woff2)"/g);
    expect(fonts).toHaveLength(budgets.fontFiles);
    expect(sum(fonts)).toBeLessThanOrEqual(budgets.fonts);
    // With 1,000 bytes of headers, it stays below one round trip of a slow connection (bin/subset-fonts.ts).
    for (const font of fonts) expect(transferSize(font), font).toBeLessThanOrEqual(budgets.fontFile);
  });

  test("transfers no more than the budget of a whole page, with every script, without the video", () => {
    const files = new Set(all(/(?:href|src|poster)="(\/[^"]+\.(?:css|woff2|svg|avif|webp|png|jpg))"/g));
    for (const island of all(/(?:component|renderer)-url="([^"]+)"/g))
      for (const url of withImports(island)) files.add(url);
    expect(size + sum(files)).toBeLessThanOrEqual(budgets.wholePage);
  });

  test("has no style attribute, which the policy blocks", () => expect(all(/<[^>]+\s(style)="/g)).toEqual([]));
});

test("keeps the consent script, which applies a visitor's choice to the page, within its budget", () => {
  const urls = new Set(pages.flatMap(({ html }) => [...html.matchAll(/\bdata-main="([^"]+)"/g)].map(([, url]) => url)));
  expect(urls.size).toBe(1);
  for (const url of urls) expect(transferSize(url ?? "")).toBeLessThanOrEqual(budgets.consentScript);
});

test("both films stay within their budget in either color scheme", () => {
  const films = globSync("media/*.{mp4,webm}", { cwd: client });
  expect(films).toHaveLength(8);
  for (const film of films) expect(statSync(join(client, film)).size, film).toBeLessThanOrEqual(budgets.video);
});
