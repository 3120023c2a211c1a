import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDashboardPath } from "#domain/kernel/dashboard-tabs.ts";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";
import { builtPages, client, found, pagesOnRequest } from "#tests/support/build/built-pages.ts";
import { renderedPages } from "#tests/support/build/rendered-pages.ts";

/** URLs that the server answers without a file of the build. */
const answered = new Set(["/api/openapi.json", ...pagesOnRequest.map(({ path }) => path)]);

const rendered = await renderedPages();
const pages = new Map([...builtPages, ...rendered].map((page) => [page.path, page]));
const endpoints = globSync("web/pages/**/*.{xml,json,md,txt}.ts", { cwd: join(client, "../..") })
  .map((file) => join(client, "../..", file))
  .filter((file) => /prerender = false/.test(readFileSync(file, "utf8")))
  .map((file) => file.slice(file.indexOf("/web/pages/") + "/web/pages".length, -".ts".length));

function exists(path: string): boolean {
  if (pages.has(path) || answered.has(path) || endpoints.includes(path) || readDashboardPath(path)) return true;
  const file = join(client, path);
  return !path.endsWith(".html") && existsSync(file) && statSync(file).isFile();
}

/** The problem with a link on a page; undefined when its target exists or is on another site. */
function fault(link: string, from: string): string | undefined {
  const url = new URL(link, BUILT_ORIGIN + from);
  if (url.origin !== BUILT_ORIGIN)
    return /^(https|mailto|tel|data):$/.test(url.protocol) ? undefined : `${link} (protocol)`;
  if (!exists(url.pathname)) return `${link} (no such page)`;
  const page = pages.get(url.pathname);
  const anchor = decodeURIComponent(url.hash.slice(1));
  return page && anchor && !page.html.includes(` id="${anchor}"`) ? `${link} (no such anchor)` : undefined;
}

describe.each([...builtPages, ...rendered])("$path", ({ path, html }) => {
  test("has no broken link or anchor", () => {
    const links = found(html, /<(?:a|area|link|form)\b[^>]*\s(?:href|action)="([^"]*)"/g);
    expect(links.length).toBeGreaterThan(5);
    expect(links.map((link) => fault(link, path)).filter(Boolean)).toEqual([]);
  });

  test("has no missing image, script or video", () => {
    const sources = [
      ...found(html, /\s(?:src|poster|component-url|renderer-url)="([^"]*)"/g),
      ...found(html, /\ssrcset="([^"]*)"/gi).flatMap((list) =>
        list.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
      ),
    ];
    expect(sources.map((link) => fault(link, path)).filter(Boolean)).toEqual([]);
  });

  test("refers only to elements that exist", () => {
    const references = found(
      html,
      /\s(?:for|aria-labelledby|aria-describedby|aria-controls|aria-details|popovertarget|list|form)="([^"]*)"/gi,
    ).flatMap((ids) => ids.split(/\s+/));
    expect(references.filter((id) => id && !html.includes(` id="${id}"`))).toEqual([]);
  });
});

test.each(["sitemap.xml", "llms.txt", "robots.txt", "manifest.webmanifest"])("%s links only to what exists", (file) => {
  const text = readFileSync(join(client, file), "utf8");
  const links = found(text, /(https:\/\/site\.invalid[^\s<)"]*|(?<="src":")[^"]+)/g);
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => fault(link, "/")).filter(Boolean)).toEqual([]);
});
