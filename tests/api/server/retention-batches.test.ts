import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { toUser } from "#domain/accounts/users/user.ts";
import { monthsAgo } from "#domain/kernel/days.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { removeRecord } from "#domain/work/remove.ts";
import { cast } from "#harness/cast.ts";
import { retentionSteps, startRetention } from "#server/retention.ts";
import { untraced } from "#server/telemetry/trace.ts";
import { site as owner } from "#site";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;

async function inquiriesIn({ db }: Site): Promise<number> {
  const rows = db.read.selectFrom("inquiries").select((row) => row.fn.countAll<number>().as("count"));
  return (await rows.executeTakeFirstOrThrow()).count;
}

describe.each(bothDatabases)("the removal of expired data beside requests on %s", (kind) => {
  // SQLite has one writer, for which requests wait.
  test.each([
    { beside: "nothing", share: "half", pauses: 1 },
    {
      beside: "writes of visitors",
      ...(kind === "sqlite" ? { share: "nine tenths", pauses: 9 } : { share: "half", pauses: 1 }),
    },
  ])("beside $beside, leaves $share of the time to others", async ({ beside, pauses }) => {
    await using site = await openSite(kind);
    const row = () => ({ ...cast.vera, id: newId(), searchText: "", createdAt: Date.now() });
    await site.db.write((queries) => queries.insertInto("inquiries").values([row(), row(), row()]).execute());
    const now = () => monthsAgo(Date.now(), -owner.inquiryRetentionMonths - 1);
    const batches: { startedAt: number; endedAt: number }[] = [];
    const write: typeof site.db.write = async (work) => {
      const startedAt = performance.now();
      await wait(10);
      if (beside !== "nothing") await site.db.write(async () => {});
      const result = await site.db.write(work);
      batches.push({ startedAt, endedAt: performance.now() });
      return result;
    };
    const steps = retentionSteps.filter(({ what }) => what === "inquiries");
    await removeExpired({ db: { ...site.db, write }, now, agent: "system" }, steps);
    expect(await inquiriesIn(site)).toBe(0);
    expect(batches.length).toBeGreaterThan(3);
    for (const [index, { startedAt, endedAt }] of batches.slice(0, -1).entries()) {
      const pause = (batches[index + 1]?.startedAt ?? 0) - endedAt;
      // Timers may fire a millisecond early.
      expect(pause).toBeGreaterThanOrEqual(pauses * (endedAt - startedAt) - 5);
    }
  });

  test.each(["the retention period ends", "an admin deletes it"])(
    "removes the marks of many duplicates in short transactions when %s",
    async (when) => {
      await using site = await openSite(kind);
      const row = (duplicateOf: string | null) => ({
        ...cast.vera,
        id: newId(),
        searchText: "",
        createdAt: Date.now() + DAY,
        duplicateOf,
      });
      const now = () => monthsAgo(Date.now(), -owner.inquiryRetentionMonths);
      const original = { ...row(null), createdAt: Date.now() - DAY };
      const duplicates = Array.from({ length: 45 }, () => row(original.id));
      await site.db.write((queries) =>
        queries
          .insertInto("inquiries")
          .values([original, ...duplicates])
          .execute(),
      );
      const rows = site.db.read.selectFrom("inquiries").select(["id", "duplicateOf"]);
      const marks = async () => (await rows.where("duplicateOf", "is not", null).execute()).length;
      const removed: number[] = [];
      const write: typeof site.db.write = async (work) => {
        const before = await marks();
        const result = await site.db.write(work);
        removed.push(before - (await marks()));
        return result;
      };
      const context = { db: { ...site.db, write }, now };
      const steps = retentionSteps.filter(({ what }) => what === "inquiries");
      const ada = toUser(await site.db.read.selectFrom("users").selectAll().executeTakeFirstOrThrow());
      if (when === "an admin deletes it") await removeRecord({ ...context, actor: ada }, "inquiry", original.id);
      else await removeExpired({ ...context, agent: "system" }, steps);
      expect(Math.max(...removed)).toBe(20);
      const kept = await rows.orderBy("id").execute();
      expect(kept).toEqual(duplicates.map(({ id }) => ({ id, duplicateOf: null })));
    },
  );

  test("ends after the batch that runs when the server stops", async () => {
    await using site = await openSite(kind);
    const row = () => ({ ...cast.vera, id: newId(), searchText: "", createdAt: Date.now() });
    await site.db.write((queries) =>
      queries
        .insertInto("inquiries")
        .values(Array.from({ length: 20 }, row))
        .execute(),
    );
    let stopped: Promise<void> | undefined;
    const write: typeof site.db.write = async (work) => {
      const result = await site.db.write(work);
      if ((await inquiriesIn(site)) < 20) stopped ??= retention.stop();
      return result;
    };
    // The run with which the site started may hold the lock.
    const db = {
      ...site.db,
      write,
      aloneOrNot: async (work: () => Promise<void>) => {
        await work();
        return true;
      },
    };
    const now = () => monthsAgo(Date.now(), -owner.inquiryRetentionMonths - 1);
    const retention = startRetention({ db, now, log: pino({ enabled: false }), trace: untraced });
    await expect.poll(() => stopped !== undefined, { timeout: 30_000 }).toBe(true);
    await stopped;
    expect(await inquiriesIn(site)).toBe(19);
    expect(retention.lastSuccess()).toBeUndefined();
  });
});
