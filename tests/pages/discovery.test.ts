import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";
import { contentTypeOf } from "#server/pages/content-types.ts";
import { site } from "#site";
import { builtPages, client, found, pagesOnRequest } from "#tests/support/build/built-pages.ts";
import { renderedPages } from "#tests/support/build/rendered-pages.ts";

const listed = builtPages.filter(({ isUnlisted }) => !isUnlisted);
const read = (path: string) => readFileSync(join(client, path), "utf8");
const meta = (html: string, name: string) =>
  found(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));

/** Width and height of a PNG, from its header. */
function sizeOf(path: string): [number, number] {
  const png = readFileSync(join(client, path));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(["title", "description"])("no two pages share a %s", (what) => {
  const values = builtPages.flatMap(({ html }) =>
    what === "title" ? found(html, /<title>([^<]*)<\/title>/g) : meta(html, "description"),
  );
  expect(values).toHaveLength(builtPages.length);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

describe.each(listed)("$path", ({ path, html }) => {
  test("has a canonical URL and the metadata of a shared link", () => {
    const address = BUILT_ORIGIN + path;
    expect(found(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
    expect(meta(html, "og:url")).toEqual([address]);
    expect(meta(html, "og:site_name")).toEqual([site.name]);
    expect(meta(html, "og:description")).toEqual(meta(html, "description"));
    expect(meta(html, "og:type")).toEqual([path.startsWith("/blog/") ? "article" : "website"]);
    expect(meta(html, "twitter:card")).toEqual(["summary_large_image"]);
    for (const name of ["og:title", "og:image:alt"]) expect(meta(html, name)[0]).toBeTruthy();
  });

  test("has a title and a description that fit in search results", () => {
    expect(found(html, /<title>([^<]*)<\/title>/g)[0]?.length).toBeLessThanOrEqual(90);
    const length = meta(html, "description")[0]?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(30);
    expect(length).toBeLessThanOrEqual(220);
  });

  test("has a card image of its own of 1200 x 630 pixels and at most 60 KB", () => {
    const [image = ""] = meta(html, "og:image");
    expect(image.startsWith(`${BUILT_ORIGIN}/cards/`)).toBe(true);
    const file = image.slice(BUILT_ORIGIN.length);
    expect(sizeOf(file)).toEqual([1200, 630]);
    expect(statSync(join(client, file)).size).toBeLessThanOrEqual(60_000);
    expect(listed.filter((page) => page.html.includes(`content="${image}"`))).toHaveLength(1);
  });

  test("describes itself in JSON-LD, which no content can end early", () => {
    const blocks = found(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((text) =>
      JSON.parse(text),
    );
    const nodes = blocks.flatMap((block) => block["@graph"] ?? [block]);
    const kinds = nodes.map((node) => node["@type"]);
    for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
    if (path === "/") {
      expect(kinds).toEqual(["Organization", "WebSite"]);
      return;
    }
    const trails = nodes.filter((node) => node["@type"] === "BreadcrumbList");
    expect(trails).toHaveLength(1);
    const steps: { position: number; item: string; name: string }[] = trails[0].itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]).toMatchObject({ name: "Home", item: `${BUILT_ORIGIN}/` });
    expect(steps.at(-1)?.item).toBe(BUILT_ORIGIN + path);
    const known = new Set([...listed, ...pagesOnRequest].map((page) => BUILT_ORIGIN + page.path));
    for (const { item } of steps) expect(known).toContain(item);
    if (/^\/products\/./.test(path)) expect(kinds).toContain("SoftwareApplication");
  });
});

test("pages about openings have titles of their own, and the card of /careers", async () => {
  const card = "cards/careers.png";
  expect(sizeOf(card)).toEqual([1200, 630]);
  expect(statSync(join(client, card)).size).toBeLessThanOrEqual(60_000);
  const pages = (await renderedPages()).filter(({ path }) => path.startsWith("/careers"));
  expect(pages.length).toBeGreaterThan(4);
  for (const { path, html } of pages) {
    const [title = ""] = meta(html, "og:title");
    expect(found(html, /<title>([^<]*)<\/title>/g), path).toEqual([`${title} | ${site.name}`]);
    expect(meta(html, "og:description"), path).toEqual(meta(html, "description"));
    expect(meta(html, "og:image"), path).toEqual([`${BUILT_ORIGIN}/${card}`]);
    expect(meta(html, "og:image:alt"), path).toEqual([`${site.name}: Careers`]);
  }
});

test("the sitemap lists exactly the public pages, articles with their date", () => {
  const xml = read("sitemap.xml");
  const expected = [...listed, ...pagesOnRequest]
    .filter(({ path, isUnlisted }) => !isUnlisted && !path.startsWith("/api/"))
    .map(({ path }) => BUILT_ORIGIN + path);
  expect(found(xml, /<loc>([^<]*)<\/loc>/g).sort()).toEqual(expected.sort());
  const days = found(xml, /<lastmod>([^<]*)<\/lastmod>/g);
  expect(days).toHaveLength(listed.filter(({ path }) => path.startsWith("/blog/")).length);
  for (const day of days) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});

test("robots.txt names the sitemap and excludes the dashboard and the API", () => {
  expect(read("robots.txt")).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${BUILT_ORIGIN}/sitemap.xml\n`,
  );
});

test("llms.txt lists every public page, articles as Markdown", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const addresses = found(text, /^- \[[^\]]+\]\(([^)]+)\): ./gm);
  expect(addresses.map((address) => address.replace(/\.md$/, "")).sort()).toEqual(
    listed.map(({ path }) => BUILT_ORIGIN + path).sort(),
  );
  for (const address of addresses.filter((one) => one.endsWith(".md")))
    expect(existsSync(join(client, address.slice(BUILT_ORIGIN.length)))).toBe(true);
});

test("the manifest and every page name icons that exist in the stated sizes", () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest).toMatchObject({ short_name: site.name, start_url: "/", lang: "en" });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
  for (const { src, sizes } of icons) expect(sizeOf(src).join("x")).toBe(sizes);
  expect(sizeOf("icons/apple-touch.png")).toEqual([180, 180]);
  expect(readFileSync(join(client, "favicon.ico")).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  for (const { html } of builtPages)
    for (const href of found(html, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g))
      expect(existsSync(join(client, href)), href).toBe(true);
});

test("security.txt names a contact and is valid for 30 days to a year", () => {
  const fields = new Map(
    read(".well-known/security.txt")
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${site.security.email}`);
  expect(fields.get("Canonical")).toBe(`${BUILT_ORIGIN}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe("en");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days, "Check site.security in site.config.ts, then move reviewBy on").toBeGreaterThanOrEqual(30);
  expect(days).toBeLessThanOrEqual(365);
});

test.each([
  ["sitemap.xml", "application/xml; charset=utf-8"],
  ["blog/rss.xml", "application/rss+xml; charset=utf-8"],
  ["blog/atom.xml", "application/atom+xml; charset=utf-8"],
  ["favicon.svg", "image/svg+xml; charset=utf-8"],
  ["robots.txt", "text/plain; charset=utf-8"],
  ["llms.txt", "text/plain; charset=utf-8"],
  [".well-known/security.txt", "text/plain; charset=utf-8"],
  ["manifest.webmanifest", "application/manifest+json"],
  ["favicon.ico", "image/x-icon"],
  ["cards/home.png", "image/png"],
])("%s is served as %s", (path, type) => {
  expect(existsSync(join(client, path))).toBe(true);
  expect(contentTypeOf(path)).toBe(type);
});
