import { describe, expect, inject, test, vi } from "vitest";
import { openPostgres } from "#db/postgres.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { buildMiniature } from "#tests/support/servers/built-site.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

/** Starts three servers together on an empty PostgreSQL database. */
const startThree = async (environment: Record<string, string>) => {
  const DATABASE_URL = await createDatabase(inject("postgresUrl"));
  return await Promise.all(
    [1, 2, 3].map(() => openSite("postgres", { environment: { ...environment, DATABASE_URL } })),
  );
};

describe("servers that start together on an empty PostgreSQL database", () => {
  test.each([
    ["with a configured admin", {}, 0],
    ["with an admin whose password one of them prints", { ADMIN_PASSWORD: "" }, 1],
  ])("all start, %s", async (_, environment, passwords) => {
    const [first, ...others] = await startThree(environment);
    await using site = first as NonNullable<typeof first>;
    const printed = [site, ...others].flatMap((one) => one.printed);
    await Promise.all(others.map((one) => one.stop()));
    const admins = await site.db.read.selectFrom("users").select("username").where("role", "=", "admin").execute();
    expect(admins).toHaveLength(1);
    const printedTimes = (words: string) => printed.filter((line) => line.includes(words)).length;
    expect(printedTimes("shown only once")).toBe(passwords);
    expect(printedTimes("Prepared the database")).toBe(1);
    expect(printedTimes("job listings")).toBe(1);
  });
});

describe("servers on one PostgreSQL database", () => {
  test("remove expired data once, and record that once", async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    await using first = await openSite("postgres", { environment: { DATABASE_URL: databaseUrl, RATE_LIMITS: "off" } });
    for (let i = 0; i < 10; i++) expect((await first.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
    await first.db.write((queries) => queries.updateTable("inquiries").set({ createdAt: 0 }).execute());
    const others = await Promise.all(
      [1, 2, 3].map(() => openSite("postgres", { environment: { DATABASE_URL: databaseUrl } })),
    );
    const inquiries = () => first.db.read.selectFrom("inquiries").select("id").execute();
    await vi.waitFor(async () => expect(await inquiries()).toEqual([]), 60_000);
    await Promise.all(others.map((site) => site.stop()));
    const removals = first.db.read
      .selectFrom("auditEntries")
      .select("count")
      .where("action", "=", "remove")
      .where("objectKind", "=", "inquiry");
    expect(await removals.execute()).toEqual([{ count: 10 }]);
  });

  test("run a background job on one of them at a time", async () => {
    const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
    const job = vi.fn(async () => {});
    await one.aloneOrNot(async () => {
      expect(await other.aloneOrNot(job)).toBe(false);
    });
    expect(job).not.toHaveBeenCalled();
    expect(await other.aloneOrNot(job)).toBe(true);
    expect(job).toHaveBeenCalledOnce();
    await Promise.all([one.close(), other.close()]);
  });

  test("add their daily counts up", async () => {
    const built = buildMiniature();
    const two = await openSites(2, { distFolder: built.folder, environment: { RATE_LIMITS: "off" } });
    const open = (site: Site) =>
      site.visitor().get("/contact", { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
    for (const site of [...two.sites, ...two.sites, two.sites[0]]) expect((await open(site)).status).toBe(200);
    await two[Symbol.asyncDispose]();
    built.remove();
    const db = await openPostgres(two.databaseUrl);
    const counts = await db.read.selectFrom("dailyCounts").select(["page", "count"]).execute();
    await db.close();
    expect(counts).toEqual([{ page: "/contact", count: 5 }]);
  });
});
