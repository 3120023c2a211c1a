import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { addDailyCounts } from "#domain/insights/add.ts";
import { MAX_SOURCED_PAGES } from "#domain/insights/bounds.ts";
import { expiredDailyCounts } from "#domain/insights/remove.ts";
import type { Insights } from "#domain/insights/schema.ts";
import { applicant, cast } from "#harness/cast.ts";
import { startConversation } from "#harness/chat.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { type Answer, send } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { site as owner } from "#site";
import { countOf, today } from "#tests/support/daily-counts.ts";
import { buildMiniature } from "#tests/support/servers/built-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
const browser = { ...agent, "Sec-Fetch-Mode": "navigate" };
const formProgram = "/_astro/inquiry-form.Ab12.js";
/** The miniature with the program of a form. */
function buildSite() {
  const built = buildMiniature();
  mkdirSync(join(built.folder, "client", "_astro"), { recursive: true });
  writeFileSync(join(built.folder, "client", formProgram), "export default 1");
  return built;
}

const storedIn = (site: Pick<Site, "db">) =>
  site.db.read.selectFrom("dailyCounts").selectAll().orderBy("event").orderBy("page").orderBy("source").execute();

describe.each(databases)("daily counts on %s", (kind) => {
  const { folder, remove } = buildSite();
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
    await read();
    await site.db.write((queries) => queries.deleteFrom("dailyCounts").execute());
  });

  const open = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    send(site.origin + path, { method, headers: { ...browser, ...headers } });
  const read = async (days = 30): Promise<Insights> => (await ada.get(`/api/admin/insights?days=${days}`)).json;
  /** The stored rows after a flush, each as `event page source count`. */
  const stored = async () => {
    await read();
    return (await storedIn(site)).map(({ event, page, source, count }) =>
      [event, page, source, count].filter((part) => part !== "").join(" "),
    );
  };

  test("count a page under its canonical address", async () => {
    const { etag } = (await open("/contact")).headers;
    await open("/contact?utm_source=x&name=vera");
    await open("/%63ontact");
    expect((await open("/contact", { "If-None-Match": String(etag) })).status).toBe(304);
    await open("/");
    await open("/careers/a/test/rendered");
    await open("/careers/a/test/rendered/");
    expect(await stored()).toEqual(["opened / 1", "opened /careers/a/test/rendered 1", "opened /contact 4"]);
  });

  test("keep prefetched pages apart, without their source", async () => {
    await open("/contact", { "Sec-Purpose": "prefetch", Referer: "https://elsewhere.example/" });
    await open("/contact", { "Sec-Purpose": "prefetch;prerender" });
    await open("/contact", { Purpose: "prefetch" });
    await open("/contact");
    expect(await stored()).toEqual(["opened /contact 1", "prefetched /contact 3"]);
  });

  test.each<[string, string, Record<string, string>, string?]>([
    ["Global Privacy Control", "/", { "Sec-GPC": "1" }],
    ["Do Not Track", "/", { DNT: "1" }],
    ["someone who is logged in", "/", { Cookie: "preferences=dark; session=abc" }],
    ["a robot", "/", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a checker", "/", { "User-Agent": "Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36" }],
    ["a tool", "/", { "User-Agent": "curl/8.9" }],
    ["an unnamed client", "/", { "User-Agent": "" }],
    ["a script of a page", "/", { "Sec-Fetch-Mode": "cors" }],
    ["a HEAD", "/", {}, "HEAD"],
    ["a page that does not exist", "/nowhere", { Accept: "text/html" }],
    ["the page that says so", "/404", {}],
    ["a file", "/robots.txt", {}],
    ["another program", "/_astro/app.Ab12.js", {}],
    ["a form’s program for Global Privacy Control", formProgram, { "Sec-Fetch-Mode": "cors", "Sec-GPC": "1" }],
    ["a form’s prefetched program", formProgram, { "Sec-Fetch-Mode": "no-cors", "Sec-Purpose": "prefetch" }],
    ["a form’s program in a HEAD", formProgram, {}, "HEAD"],
    ["another address of a page", "/contact.html", {}],
    ["a call", "/api/openapi.json", {}],
  ])("leave out %s", async (_, path, headers, method) => {
    await open(path, headers, method);
    expect(await stored()).toEqual([]);
  });

  test("name a linking site by its host, and never this site", async () => {
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
    expect(await stored()).toEqual(["opened / 7", "opened / search.example 3", "opened / xn--bcher-kva.example 1"]);
  });

  test("name a campaign only by the values that the configuration lists", async () => {
    const [source] = owner.countedCampaigns.sources;
    const [campaign] = owner.countedCampaigns.campaigns;
    await open(`/contact?utm_campaign=${campaign}&utm_source=${source}`, { Referer: "https://mail.example/" });
    await open(`/contact?utm_source=${source}&utm_campaign=vera-4711&utm_id=4711`);
    await open(`/contact?utm_source=vera%40clinic.example&x=${"y".repeat(3000)}`);
    await open("/contact?utm_source=vera", { Referer: "https://mail.example/" });
    expect(await stored()).toEqual([
      "opened /contact 1",
      "opened /contact mail.example 1",
      `opened /contact utm_source=${source} 1`,
      `opened /contact utm_source=${source}&utm_campaign=${campaign} 1`,
    ]);
  });

  test("contain opened forms and what was sent, without page and source, and not what was refused", async () => {
    const visitor = site.visitor();
    const from = { ...agent, Referer: `${site.origin}/contact?utm_source=newsletter` };
    await open(formProgram, { "Sec-Fetch-Mode": "cors", ...from });
    expect((await visitor.post("/api/inquiries", cast.vera, from)).status).toBe(201);
    expect((await visitor.post("/api/inquiries", { ...cast.vera, email: "" }, from)).status).toBe(400);
    expect((await visitor.post("/api/inquiries", cast.vera, { ...from, "Sec-GPC": "1" })).status).toBe(201);
    expect((await visitor.post("/api/inquiries", cast.vera)).status).toBe(201);
    expect((await ada.post("/api/inquiries", cast.vera, from)).status).toBe(201);
    for (const status of [201, 201]) {
      const headers = { ...from, "Idempotency-Key": '"one"' };
      expect((await visitor.post("/api/job-applications", applicant, headers)).status).toBe(status);
    }
    const id = await startConversation(visitor);
    for (const status of [201, 200]) {
      const body = { email: cast.vera.email, name: null };
      expect((await visitor.post(`/api/chat/conversations/${id}/hand-over`, body, from)).status).toBe(status);
    }
    expect(await stored()).toEqual(["application-sent 1", "handed-over 1", "inquiry-form 1", "inquiry-sent 1"]);
  });

  test("hold a bounded number of sources a day, also across a restart", async () => {
    const hosts = (from: number, length: number) =>
      Array.from({ length }, (_, i) => countOf({ source: `host-${from + i}.example` }));
    await addDailyCounts(site, hosts(0, MAX_SOURCED_PAGES - 1));
    for (let i = MAX_SOURCED_PAGES - 10; i < MAX_SOURCED_PAGES + 5; i++)
      await open("/", { Referer: `https://host-${i}.example/` });
    await read();
    const counts = new Map((await storedIn(site)).map(({ source, count }) => [source, count]));
    expect(counts.size).toBe(MAX_SOURCED_PAGES + 1);
    expect([0, MAX_SOURCED_PAGES - 2, MAX_SOURCED_PAGES - 1].map((i) => counts.get(`host-${i}.example`))).toEqual([
      1, 2, 1,
    ]);
    expect(counts.get("other")).toBe(5);
  });

  test("hold nothing about a visitor, and neither does the log", async () => {
    await open("/contact?name=vera", { Referer: "https://elsewhere.example/who", Cookie: "preferences=dark" });
    await read();
    expect(await storedIn(site)).toEqual([countOf({ page: "/contact", source: "elsewhere.example" })]);
    expect(JSON.stringify(site.logged)).not.toMatch(/elsewhere\.example|Firefox|name=vera/);
  });

  test("are retried when they could not be stored", async () => {
    const rename = (from: string, to: string) =>
      site.db.write((queries) => queries.schema.alterTable(from).renameTo(to).execute());
    await open("/contact");
    await rename("daily_counts", "elsewhere");
    expect((await ada.get("/api/admin/insights")).status).toBe(500);
    await open("/contact");
    await rename("elsewhere", "daily_counts");
    expect(await stored()).toEqual(["opened /contact 2"]);
  });

  test("are deleted after the retention period, those of an earlier release too", async () => {
    for (const day of ["2024-01-31", "2024-02-01", today()]) await addDailyCounts(site, [countOf({ day })]);
    await site.db.write((queries) =>
      queries.insertInto("pageReferrers").values({ day: "2024-01-31", host: "elsewhere.example", opened: 1 }).execute(),
    );
    const now = () => Date.UTC(2024, 1 + owner.pageViewRetentionMonths, 1);
    const step = expiredDailyCounts(owner.pageViewRetentionMonths);
    expect(await step.count({ db: site.db, now })).toBe(2);
    expect(await step.remove({ db: site.db, now })).toBe(2);
    expect((await storedIn(site)).map(({ day }) => day).sort()).toEqual(["2024-02-01", today()]);
  });
});

describe("daily counts", () => {
  const { folder: distFolder, remove } = buildSite();
  afterAll(remove);

  test("are written while the server runs", async () => {
    await using site = await openSite("sqlite", { distFolder });
    await send(`${site.origin}/`, { headers: browser });
    expect(await storedIn(site)).toEqual([]);
    await expect.poll(() => storedIn(site), { timeout: 60_000 }).toEqual([countOf()]);
  });

  test.each(databases)("are written on %s when the server stops", async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "daily-counts-"));
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "",
    };
    const first = await openSite(kind, { distFolder, environment });
    for (let i = 0; i < 3; i++) await send(`${first.origin}/contact`, { headers: browser });
    await first.stop();
    const second = await openSite(kind, { distFolder, environment });
    const counts = await storedIn(second);
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(counts).toEqual([countOf({ page: "/contact", count: 3 })]);
  });

  test("of two servers over one database add up", async () => {
    const environment = { DATABASE_URL: await createDatabase(inject("postgresUrl")) };
    const servers = [
      await openSite("postgres", { distFolder, environment }),
      await openSite("postgres", { distFolder, environment }),
    ];
    const paths = ["/", "/contact", "/blog/privacy-by-design"];
    await Promise.all(
      servers.flatMap(({ origin }) =>
        paths.flatMap((path) => [path, path]).map((path) => send(origin + path, { headers: browser })),
      ),
    );
    const [one, another] = servers as [Site, Site];
    await another.stop();
    const ada = one.visitor();
    await ada.logIn(cast.ada);
    await ada.get("/api/admin/insights");
    const counts = await storedIn(one);
    await one.stop();
    expect(counts.map(({ page, count }) => [page, count])).toEqual(paths.toSorted().map((path) => [path, 4]));
  });
});
