import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { openPostgres } from "#db/postgres.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { retentionSteps } from "#server/retention.ts";
import { newUser } from "#tests/support/people.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const wrong = { username: cast.ada.username, password: "not the password" };

const statuses = async (attempts: Iterable<() => Promise<{ status: number }>>) => {
  const counts: Record<number, number> = {};
  for (const attempt of attempts) {
    const { status } = await attempt();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

const counts = ({ db }: Site) => db.read.selectFrom("rateLimits").selectAll().orderBy("key").execute();

describe("the limits of three servers on one PostgreSQL", () => {
  test("allow ten wrong passwords together, and count no right one", async () => {
    await using three = await openSites(3);
    const { sites } = three;
    const attempt = (i: number) => () => (sites[i % 3] as Site).visitor().logIn(wrong);
    for (const site of sites) expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
    expect(await statuses(Array.from({ length: 21 }, (_, i) => attempt(i)))).toEqual({ 401: 10, 429: 11 });
  });

  test("count together what a user without a role changes", async () => {
    await using three = await openSites(3);
    const { sites } = three;
    const [first, ...others] = sites.map((site) => site.visitor()) as [Visitor, ...Visitor[]];
    await first.register(cast.otto);
    for (const other of others) await other.logIn(cast.otto);
    const rename = (i: number) => () => {
      const body = JSON.stringify({ name: `Name ${i}` });
      const headers = { "Content-Type": "application/json" };
      return ([first, ...others][i % 3] as Visitor).send("/api/account", { method: "PATCH", headers, body });
    };
    expect(await statuses(Array.from({ length: 126 }, (_, i) => rename(i)))).toEqual({ 200: 120, 429: 6 });
  });

  test("send one email to confirm an address to its mailbox within an hour, whatever accounts ask for it", async () => {
    await using three = await openSites(3);
    const answers = await Promise.all(
      three.sites.map(async (site, i) => {
        const visitor = site.visitor();
        await visitor.register(newUser());
        return await visitor.post("/api/account/email", { email: `victim+${i}@clinic.example` });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const { db } = three.sites[0];
    const sent = db.read.selectFrom("mails").select("kind").where("kind", "=", "email-change");
    expect(await sent.execute()).toHaveLength(1);
  });

  test("hold for requests that arrive at the same time", async () => {
    const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    const servers = await Promise.all([openPostgres(url), openPostgres(url)]);
    const limiters = servers.map((db) => db.limiter({ keyPrefix: "forms", points: 20, duration: 60 }));
    const sent = limiters.flatMap((limiter) => Array.from({ length: 20 }, () => limiter.consume("one")));
    const outcomes = (await Promise.allSettled(sent)).map(({ status }) => status);
    expect(outcomes.filter((status) => status === "fulfilled")).toHaveLength(20);
    await Promise.all(servers.map((db) => db.close()));
  });
});

describe("the counts of limits on PostgreSQL", () => {
  test("hold neither addresses nor names, differ between limits, and are not in the log of the database", async () => {
    await using site = await openSite("postgres");
    await site.visitor().logIn(wrong);
    await site.visitor().post("/api/inquiries", cast.vera);
    const keys = (await counts(site)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(3);
    for (const key of keys) expect(key).toMatch(/^[a-z]+:[\w-]{22}$/i);
    expect(new Set(keys.map((key) => key.split(":")[1])).size).toBe(keys.length);
    const table = await sql<{ kind: string }>`
      select relpersistence as kind from pg_class where relname = 'rate_limits'`.execute(site.db.read);
    expect(table.rows).toEqual([{ kind: "u" }]);
  });

  test("are removed once they have ended", async () => {
    await using site = await openSite("postgres");
    await site.visitor().post("/api/inquiries", cast.vera);
    const steps = retentionSteps.filter(({ what }) => what === "counts of rate limits");
    const before = await counts(site);
    const remove = async () => (await removeExpired({ db: site.db, now: Date.now }, steps))[0]?.count;
    expect(await remove()).toBe(0);
    expect(await counts(site)).toEqual(before);
    await site.db.write((queries) => sql`update rate_limits set expire = expire - 3600000`.execute(queries));
    expect(await remove()).toBe(before.length);
    expect(await counts(site)).toEqual([]);
  });

  test("go on in memory while they cannot be stored", async () => {
    await using site = await openSite("postgres");
    await site.db.write((queries) => sql`drop table rate_limits`.execute(queries));
    const attempts = Array.from({ length: 12 }, () => () => site.visitor().logIn(wrong));
    expect(await statuses(attempts)).toEqual({ 401: 10, 429: 2 });
  });
});
