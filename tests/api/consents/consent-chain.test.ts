import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noticeInForce } from "#content/cookies/notice-in-force.ts";
import { GENESIS, hashOfLink } from "#db/hash-chain.ts";
import type { ConsentRow } from "#db/tables.ts";
import { hashedOf } from "#domain/consents/chain.ts";
import { recordConsent } from "#domain/consents/record.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { choice } from "#harness/cast.ts";
import { cpuTimeOf } from "#tests/support/growth.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const all = { ...choice, analytics: true, functional: true, marketing: true };
const none = { ...choice, analytics: false };

describe.each(bothDatabases)("verification of the consent chain on %s", (kind) => {
  let site: Site;
  let intact: ConsentRow[];
  const run = (text: string) => site.db.write((queries) => sql.raw(text).execute(queries));
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const options = { notice: undefined, gpc: false };
    const context = { db: site.db, now: Date.now };
    for (let i = 0; i < 7; i++) await recordConsent(context, i % 2 ? all : none, options, noticeInForce);
    intact = await site.db.read.selectFrom("consents").selectAll().orderBy("sequence").execute();
    // What an attacker with the rights of the database owner can do.
    const on = kind === "postgres" ? ["consents", "consent_notices", "consent_chain"] : [];
    for (const table of on) await run(`alter table ${table} disable trigger user`);
    if (kind === "sqlite") {
      const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'trigger'`.execute(
        site.db.read,
      );
      for (const { name } of rows) await run(`drop trigger ${name}`);
    }
  });
  afterAll(() => site.stop());

  async function holds(rows: ConsentRow[]) {
    await run("delete from consents");
    await site.db.write((queries) => queries.insertInto("consents").values(rows).execute());
  }
  const at = (sequence: number) => intact[sequence - 1] as ConsentRow;
  const rehashed = (row: ConsentRow) => ({
    ...row,
    hash: hashOfLink(row.sequence, hashedOf(row), row.previousHash),
  });
  /** Every row from `sequence` on, rehashed with the previous hash. */
  function chained(rows: ConsentRow[]): ConsentRow[] {
    let previousHash = GENESIS;
    return rows.map((row, i) => {
      const link = rehashed({ ...row, sequence: i + 1, previousHash });
      previousHash = link.hash;
      return link;
    });
  }

  test("accepts an intact chain", async () => {
    await holds(intact);
    expect(await verifyChain(site.db)).toMatchObject({ intact: true, checked: 7, broken: null });
  });

  test.each<[string, () => ConsentRow[], number, number | null, RegExp]>([
    [
      "an altered choice",
      () => intact.map((row) => (row.sequence === 4 ? { ...row, marketing: 1 - row.marketing } : row)),
      4,
      4,
      /altered/,
    ],
    [
      "an altered time",
      () => intact.map((row) => (row.sequence === 1 ? { ...row, recordedAt: 5 } : row)),
      1,
      1,
      /altered/,
    ],
    [
      "one altered and rehashed",
      () => intact.map((row) => (row.sequence === 4 ? rehashed({ ...row, gpc: 1 }) : row)),
      5,
      5,
      /does not match the one before/,
    ],
    [
      "the last altered and rehashed",
      () => intact.map((row) => (row.sequence === 7 ? rehashed({ ...row, gpc: 1 }) : row)),
      7,
      null,
      /does not match its stored end/,
    ],
    ["one removed", () => intact.filter((row) => row.sequence !== 3), 3, null, /removed/],
    ["the first removed", () => intact.slice(1), 1, null, /removed/],
    [
      "one removed and the rest moved up",
      () => intact.filter((row) => row.sequence !== 3).map((row, i) => ({ ...row, sequence: i + 1 })),
      3,
      3,
      /altered/,
    ],
    [
      "two that changed places",
      () => intact.map((row) => ({ ...row, sequence: row.sequence === 2 ? 3 : row.sequence === 3 ? 2 : row.sequence })),
      2,
      2,
      /altered/,
    ],
    [
      "one inserted",
      () => [
        ...intact.slice(0, 3),
        rehashed({ ...at(4), id: "x", previousHash: at(3).hash }),
        ...intact.slice(3).map((row) => ({ ...row, sequence: row.sequence + 1 })),
      ],
      5,
      5,
      /altered/,
    ],
    ["the end cut off", () => intact.slice(0, 5), 6, null, /removed from the end/],
    [
      "one inserted after the end",
      () => [...intact, rehashed({ ...at(7), sequence: 8, id: "x", previousHash: at(7).hash })],
      8,
      null,
      /after the end/,
    ],
    [
      "a whole chain rehashed",
      () => chained(intact.map((row) => ({ ...row, marketing: 1 }))),
      7,
      null,
      /does not match its stored end/,
    ],
  ])("%s is found and named", async (_, rows, sequence, receipt, reason) => {
    const held = rows();
    await holds(held);
    const { intact, broken } = await verifyChain(site.db);
    expect(intact).toBe(false);
    const id = receipt === null ? null : held.find((row) => row.sequence === receipt)?.id;
    expect(broken).toEqual({ sequence, id, reason: expect.stringMatching(reason) });
  });

  test("accepts an empty table only if no consent was recorded", async () => {
    await run("delete from consents");
    expect((await verifyChain(site.db)).broken).toMatchObject({
      sequence: 1,
      reason: expect.stringMatching(/removed/),
    });
  });

  test("detects a completely rewritten chain by a hash stored elsewhere", async () => {
    const rewritten = chained(intact.map((row) => ({ ...row, marketing: 1 })));
    await holds(rewritten);
    await run(`update consent_chain set last_hash = '${rewritten[6]?.hash}'`);
    expect((await verifyChain(site.db)).intact).toBe(true);
    expect((await verifyChain(site.db, [at(5).hash])).broken?.reason).toMatch(/was rewritten/);
    await holds(intact);
    await run(`update consent_chain set last_hash = '${at(7).hash}'`);
    expect((await verifyChain(site.db, [at(5).hash, at(7).hash])).intact).toBe(true);
  });

  test("reports an altered notice and the first consent that refers to it", async () => {
    await holds(intact);
    await run("update consent_notices set text = replace(text, 'Essential', 'Dispensable')");
    expect((await verifyChain(site.db)).broken).toEqual({
      sequence: 1,
      id: at(1).id,
      reason: expect.stringMatching(/text of the notice/),
    });
    await run("update consent_notices set text = replace(text, 'Dispensable', 'Essential')");
  });

  test("verifying takes time in proportion to the number of consents", async () => {
    const rows = chained(Array.from({ length: 10_000 }, (_, i) => ({ ...at((i % 7) + 1), id: `receipt-${i}` })));
    /** Stores the first `count` of them, and nothing else. */
    async function store(count: number) {
      await run("delete from consents");
      for (let i = 0; i < count; i += 500)
        await site.db.write((queries) =>
          queries
            .insertInto("consents")
            .values(rows.slice(i, i + 500))
            .execute(),
        );
      await run(`update consent_chain set length = ${count}, last_hash = '${rows[count - 1]?.hash}'`);
    }
    /** The shortest of four times for verifying `count` consents `times` times, in milliseconds. */
    async function timeOf({ count, times }: { count: number; times: number }) {
      await store(count);
      const verify = async () => expect(await verifyChain(site.db)).toMatchObject({ intact: true, checked: count });
      const measured: number[] = [];
      for (let i = 0; i < 4; i++)
        measured.push(
          await cpuTimeOf(async () => {
            for (let j = 0; j < times; j++) await verify();
          }),
        );
      return Math.min(...measured);
    }
    const small = await timeOf({ count: 1000, times: 10 });
    expect((await timeOf({ count: 10_000, times: 1 })) / small).toBeLessThanOrEqual(1.5);
  });
});
