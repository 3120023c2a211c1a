import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { addPageViews } from "#domain/page-views/add.ts";
import { expiredPageViews } from "#domain/page-views/remove.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { type Answer, send } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { site as owner } from "#site";
import { buildMiniature } from "#tests/support/servers/built-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const browser = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Sec-Fetch-Mode": "navigate",
};
const today = () => new Date().toISOString().slice(0, 10);

describe.each(databases)("page views on %s", (kind) => {
  const { folder, remove } = buildMiniature();
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { distFolder: folder, environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(async () => {
    await site.stop();
    remove();
  });
  beforeEach(async () => {
    await summary();
    await site.db.write(async (queries) => {
      await queries.deleteFrom("pageViews").execute();
      await queries.deleteFrom("pageReferrers").execute();
    });
  });

  const open = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    send(site.origin + path, { method, headers: { ...browser, ...headers } });
  const summary = async (days = 1) => (await ada.get(`/api/admin/page-views?days=${days}`)).json;

  test("counts a page under its canonical address", async () => {
    const { etag } = (await open("/contact")).headers;
    await open("/contact?utm_source=x&name=vera");
    await open("/%63ontact");
    expect((await open("/contact", { "If-None-Match": String(etag) })).status).toBe(304);
    await open("/");
    await open("/careers/a/test/rendered");
    await open("/careers/a/test/rendered/");
    expect(await summary()).toEqual({
      from: today(),
      to: today(),
      days: [{ day: today(), opened: 7, fetchedAhead: 0 }],
      pages: [
        { path: "/contact", opened: 4, fetchedAhead: 0 },
        { path: "/careers/a/test/rendered", opened: 2, fetchedAhead: 0 },
        { path: "/", opened: 1, fetchedAhead: 0 },
      ],
      referrers: [],
    });
  });

  test("counts prefetched pages separately", async () => {
    await open("/contact", { "Sec-Purpose": "prefetch", Referer: "https://elsewhere.example/" });
    await open("/contact", { "Sec-Purpose": "prefetch;prerender" });
    await open("/contact");
    const { pages, referrers } = await summary();
    expect(pages).toEqual([{ path: "/contact", opened: 1, fetchedAhead: 2 }]);
    expect(referrers).toEqual([]);
  });

  test.each<[string, string, Record<string, string>, string?]>([
    ["Global Privacy Control", "/", { "Sec-GPC": "1" }],
    ["Do Not Track", "/", { DNT: "1" }],
    ["a robot", "/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a checker", "/", { "User-Agent": "Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36" }],
    ["a tool", "/", { "User-Agent": "curl/8.9" }],
    ["an unnamed client", "/", { "User-Agent": "" }],
    ["a script of a page", "/", { "Sec-Fetch-Mode": "cors" }],
    ["a HEAD", "/", {}, "HEAD"],
    ["a page that does not exist", "/nowhere", { Accept: "text/html" }],
    ["the page that says so", "/404", {}],
    ["a file", "/robots.txt", {}],
    ["another address of a page", "/contact.html", {}],
    ["a call", "/api/openapi.json", {}],
  ])("does not count %s", async (_, path, headers, method) => {
    await open(path, headers, method);
    expect(await summary()).toMatchObject({ days: [{ opened: 0, fetchedAhead: 0 }], pages: [], referrers: [] });
  });

  test("counts a linking site by its host, and never this site", async () => {
    for (const referer of [
      "https://www.search.example/find?q=vera+visitor",
      "https://search.example/",
      "http://search.example:8080/path",
      "https://xn--bcher-kva.example/",
      `${site.origin}/contact`,
      "https://203.0.113.9/intranet",
      "http://[2001:db8::1]/",
      "http://intranet/wiki",
      "android-app://com.example.app/",
      `https://${"a.".repeat(60)}example/`,
      "no address",
    ])
      await open("/", { Referer: referer });
    const { referrers, days } = await summary();
    expect(days[0].opened).toBe(11);
    expect(referrers).toEqual([
      { host: "search.example", opened: 3 },
      { host: "xn--bcher-kva.example", opened: 1 },
    ]);
  });

  test("counts 200 hosts a day separately, also across a restart, and the rest together", async () => {
    const hosts = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ host: `host-${from + i}.example`, opened: 1 }));
    await addPageViews(site, [{ day: today(), pages: [], referrers: hosts(0, 199) }]);
    for (let i = 190; i < 205; i++) await open("/", { Referer: `https://host-${i}.example/` });
    await summary();
    const stored = await site.db.read.selectFrom("pageReferrers").selectAll().execute();
    const counts = new Map(stored.map(({ host, opened }) => [host, opened]));
    expect(counts.size).toBe(201);
    expect([counts.get("host-0.example"), counts.get("host-198.example"), counts.get("host-199.example")]).toEqual([
      1, 2, 1,
    ]);
    expect(counts.get("other")).toBe(5);
  });

  test("stores only days, pages, hosts and counts", async () => {
    await open("/contact?name=vera", { Referer: "https://elsewhere.example/who", Cookie: "preferences=dark" });
    await summary();
    const { pageViews, pageReferrers } = {
      pageViews: await site.db.read.selectFrom("pageViews").selectAll().execute(),
      pageReferrers: await site.db.read.selectFrom("pageReferrers").selectAll().execute(),
    };
    expect(pageViews).toEqual([{ day: today(), path: "/contact", opened: 1, fetchedAhead: 0 }]);
    expect(pageReferrers).toEqual([{ day: today(), host: "elsewhere.example", opened: 1 }]);
    expect(JSON.stringify(site.logged)).not.toMatch(/elsewhere\.example|Firefox|name=vera/);
  });

  test("covers every requested day in a summary and sums pages over them", async () => {
    const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
    const pages = [{ path: "/", opened: 2, fetchedAhead: 1 }];
    await addPageViews(site, [{ day: yesterday, pages, referrers: [] }]);
    await addPageViews(site, [{ day: yesterday, pages, referrers: [] }]);
    await open("/");
    const { days, pages: all } = await summary(3);
    expect(days.slice(1)).toEqual([
      { day: yesterday, opened: 4, fetchedAhead: 2 },
      { day: today(), opened: 1, fetchedAhead: 0 },
    ]);
    expect(days[0]).toMatchObject({ opened: 0, fetchedAhead: 0 });
    expect(all).toEqual([{ path: "/", opened: 5, fetchedAhead: 2 }]);
    expect((await summary(2)).days).toHaveLength(2);
    expect((await ada.get("/api/admin/page-views?days=801")).status).toBe(400);
  });

  test("retries counts that could not be stored", async () => {
    await open("/contact");
    await site.db.write(async (queries) => {
      await queries.schema.alterTable("page_views").renameTo("elsewhere").execute();
    });
    expect((await ada.get("/api/admin/page-views")).status).toBe(500);
    await open("/contact");
    await site.db.write(async (queries) => {
      await queries.schema.alterTable("elsewhere").renameTo("page_views").execute();
    });
    expect((await summary()).pages).toEqual([{ path: "/contact", opened: 2, fetchedAhead: 0 }]);
  });

  test("deletes counts after the retention period", async () => {
    const pages = [{ path: "/", opened: 1, fetchedAhead: 0 }];
    const referrers = [{ host: "elsewhere.example", opened: 1 }];
    for (const day of ["2024-01-31", "2024-02-01", today()]) await addPageViews(site, [{ day, pages, referrers }]);
    const now = () => Date.UTC(2024, 1 + owner.pageViewRetentionMonths, 1);
    const step = expiredPageViews(owner.pageViewRetentionMonths);
    expect(await step.count({ db: site.db, now })).toBe(2);
    expect(await step.remove({ db: site.db, now })).toBe(2);
    const left = await site.db.read.selectFrom("pageViews").select("day").orderBy("day").execute();
    expect(left.map(({ day }) => day)).toEqual(["2024-02-01", today()]);
  });
});

describe("counted views", () => {
  const { folder: distFolder, remove } = buildMiniature();
  afterAll(remove);

  test("are written while the server runs", async () => {
    await using site = await openSite("sqlite", { distFolder });
    await send(`${site.origin}/`, { headers: browser });
    const stored = () => site.db.read.selectFrom("pageViews").select("opened").execute();
    expect(await stored()).toEqual([]);
    await expect.poll(stored, { timeout: 60_000 }).toEqual([{ opened: 1 }]);
  });

  test.each(databases)("are written on %s when the server stops", async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "page-views-"));
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "",
    };
    const first = await openSite(kind, { distFolder, environment });
    for (let i = 0; i < 3; i++) await send(`${first.origin}/contact`, { headers: browser });
    await first.stop();
    const second = await openSite(kind, { distFolder, environment });
    const stored = await second.db.read.selectFrom("pageViews").select(["path", "opened"]).execute();
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(stored).toEqual([{ path: "/contact", opened: 3 }]);
  });
});
