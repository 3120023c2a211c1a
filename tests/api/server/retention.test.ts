import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type CompiledQuery, type LogEvent, sql } from "kysely";
import pg from "pg";
import pino from "pino";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { newId } from "#db/id.ts";
import { openDatabase } from "#db/open.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { removeEmailsAbout } from "#domain/emails/queue.ts";
import { removeInquiry } from "#domain/inquiries/remove.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { monthsAgo } from "#domain/retention/step.ts";
import { toUser } from "#domain/users/user.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { retentionSteps, startRetention } from "#server/retention.ts";
import { untraced } from "#server/telemetry/trace.ts";
import { site as owner } from "#site";
import { pdf } from "#tests/support/documents.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const { resumePath: _, ...withoutLink } = applicant;

const rowsIn = async ({ db }: Site) => {
  const tables = ["inquiries", "jobApplications", "files"] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const rows = db.read.selectFrom(table).select((row) => row.fn.countAll<number>().as("count"));
    counts[table] = (await rows.executeTakeFirstOrThrow()).count;
  }
  return counts;
};

const entriesIn = ({ db }: Site) =>
  db.read
    .selectFrom("auditEntries")
    .select(["actorId", "actorRole", "action", "objectKind", "objectId", "count"])
    .orderBy("sequence")
    .execute();

/** Creates an inquiry, and an application with a resume that the admin Ada has opened. */
async function fill(site: Site): Promise<void> {
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  expect((await site.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
  const form = formRequest(withoutLink, { name: "me.pdf", content: pdf() });
  const sent = await site.visitor().send("/api/job-applications", form);
  expect(sent.status).toBe(201);
  expect((await ada.get(`/api/admin/job-applications/${sent.json.id}/resume`)).status).toBe(200);
}

const one = { inquiries: 1, jobApplications: 1, files: 1 };

/** Statements that make the database refuse to delete an inquiry. */
const refuseDeletion = {
  sqlite: ["create trigger refused before delete on inquiries begin select raise(abort, 'deletion refused'); end"],
  postgres: [
    "create function refused() returns trigger language plpgsql as $$ begin raise exception 'deletion refused'; end $$",
    "create trigger refused before delete on inquiries execute function refused()",
  ],
};

describe.each(databases)("data retention on %s", (kind) => {
  afterEach(() => vi.useRealTimers());

  test("removes data and files after the retention period, not a day before; a dry run only counts them", async () => {
    await using site = await openSite(kind);
    await fill(site);
    const at = async (months: number, days: number, dryRun: boolean) => {
      const now = () => monthsAgo(Date.now(), -months) + days * DAY;
      const removals = await removeExpired({ db: site.db, now, agent: "system" }, retentionSteps, { dryRun });
      const records = removals.filter(({ what }) => what !== "counts of rate limits");
      return records.slice(0, 3).map(({ count }) => count);
    };
    const { applicationRetentionMonths, inquiryRetentionMonths } = owner;
    expect(await at(applicationRetentionMonths, -1, false)).toEqual([0, 0, 0]);
    expect(await rowsIn(site)).toEqual(one);
    expect(await at(applicationRetentionMonths, 1, true)).toEqual([0, 1, 0]);
    expect(await rowsIn(site)).toEqual(one);
    expect(await at(applicationRetentionMonths, 1, false)).toEqual([0, 1, 0]);
    expect(await rowsIn(site)).toEqual({ ...one, jobApplications: 0, files: 0 });
    expect(await at(inquiryRetentionMonths, -1, false)).toEqual([0, 0, 0]);
    // Of the log, the entries about the admin who was created, signed in, and opened the resume. Each removal has one entry.
    expect(await at(inquiryRetentionMonths, 1, false)).toEqual([1, 0, 3]);
    const kept = await entriesIn(site);
    expect(kept).toEqual(
      [
        { objectKind: "email", count: expect.any(Number) },
        { objectKind: "application", count: 1 },
        { objectKind: "inquiry", count: 1 },
        { objectKind: "audit", count: 3 },
      ].map((entry) => ({ actorId: null, actorRole: "system", action: "remove", objectId: null, ...entry })),
    );
    expect(await verifyAuditLog(site.db)).toMatchObject({ broken: null, checked: kept.length });
    await site.visitor().logIn(cast.ada);
    expect(await verifyAuditLog(site.db)).toMatchObject({ broken: null, checked: kept.length + 1 });
  });

  test("removes a conversation after its retention period, unless it contains an application", async () => {
    await using site = await openSite(kind);
    const vera = site.visitor();
    const [empty, withMessage, withApplication] = [
      await startConversation(vera),
      await startConversation(vera),
      await startConversation(vera),
    ];
    await sendMessage(vera, withMessage, "Hello", {}, { name: "me.pdf", content: pdf() });
    const metadata = JSON.stringify({ ...withoutLink, isJobApplication: true });
    const sent = { isApplicationRequest: "true", metadata };
    await sendMessage(vera, withApplication, "I apply.", sent, { name: "me.pdf", content: pdf() });
    const at = async (days: number, dryRun: boolean) => {
      const now = () => Date.now() + days * DAY;
      const steps = retentionSteps.filter(({ what }) => what.startsWith("conversations"));
      const [removal] = await removeExpired({ db: site.db, now }, steps, { dryRun });
      return removal?.count;
    };
    const remaining = async () => {
      const rows = await site.db.read.selectFrom("chatConversations").select("id").orderBy("id").execute();
      return rows.map(({ id }) => id);
    };
    const { conversationRetentionDays: days } = owner;
    expect(await at(days - 1, false)).toBe(0);
    expect(await remaining()).toEqual([empty, withMessage, withApplication]);
    expect(await at(days + 1, true)).toBe(2);
    expect(await at(days + 1, false)).toBe(2);
    expect(await remaining()).toEqual([withApplication]);
    expect(await site.db.read.selectFrom("chatAttachments").select("name").execute()).toEqual([]);
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
    expect(await at(days + 1, false)).toBe(1);
  });

  test("a running server removes expired data every hour, in several batches", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await using site = await openSite(kind);
    await fill(site);
    const old = Array.from({ length: 201 }, () => ({
      ...cast.vera,
      id: newId(),
      searchText: "",
      createdAt: Date.now(),
    }));
    await site.db.write((queries) => queries.insertInto("inquiries").values(old).execute());
    site.advanceTime((owner.inquiryRetentionMonths + 1) * 31 * DAY);
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => rowsIn(site), { timeout: 60_000 }).toEqual({ inquiries: 0, jobApplications: 0, files: 0 });
    // One entry for all batches.
    const ofInquiries = (await entriesIn(site)).filter(({ objectKind }) => objectKind === "inquiry");
    expect(ofInquiries).toEqual([expect.objectContaining({ actorRole: "system", action: "remove", count: 202 })]);
  });

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
    expect(await rowsIn(site)).toMatchObject({ inquiries: 0 });
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
      if (when === "an admin deletes it") await removeInquiry({ ...context, actor: ada }, original.id);
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
    const left = async () => (await rowsIn(site)).inquiries ?? 0;
    let stopped: Promise<void> | undefined;
    const write: typeof site.db.write = async (work) => {
      const result = await site.db.write(work);
      if ((await left()) < 20) stopped ??= retention.stop();
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
    expect(await left()).toBe(19);
    expect(retention.lastSuccess()).toBeUndefined();
  });

  test("removes other data when one step fails, and logs the failure", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await using site = await openSite(kind);
    await fill(site);
    await site.db.write(async (queries) => {
      for (const statement of refuseDeletion[kind]) await sql.raw(statement).execute(queries);
    });
    site.advanceTime((owner.inquiryRetentionMonths + 1) * 31 * DAY);
    vi.advanceTimersByTime(3_600_000);
    const rest = { inquiries: 1, jobApplications: 0, files: 0 };
    await expect.poll(() => rowsIn(site), { timeout: 60_000 }).toEqual(rest);
    const removals = (await entriesIn(site)).filter(({ action }) => action === "remove");
    expect(removals.map(({ objectKind }) => objectKind)).not.toContain("inquiry");
    const failures = site.logged.filter(({ msg }) => msg === "expired data was not removed");
    // Two, if the run with which the server started met the later time as well.
    expect([1, 2]).toContain(failures.length);
    for (const failure of failures)
      expect(failure).toMatchObject({
        what: "inquiries",
        err: { message: expect.stringContaining("deletion refused") },
      });
  });

  test("npm run retention counts and removes data while the server runs", async () => {
    const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "";
    await using site = await openSite(kind, { environment: { DATABASE_URL: databaseUrl } });
    // For the server nothing is expired, so that it removes nothing itself in the run with which it starts.
    site.advanceTime(-3 * DAY);
    await fill(site);
    const createdAt = monthsAgo(Date.now(), owner.applicationRetentionMonths) - DAY;
    await site.db.write((queries) => queries.updateTable("jobApplications").set({ createdAt }).execute());
    const run = async (...given: string[]) => {
      const env = { ...serverCommand.environment, DATA_DIR: site.dataFolder, DATABASE_URL: databaseUrl };
      return (await promisify(execFile)(process.execPath, ["bin/retention.ts", ...given], { env })).stdout.split("\n");
    };
    const line = `1 job applications with their resumes (kept for ${owner.applicationRetentionMonths} months).`;
    expect(await run("--dry-run")).toContain(`Would remove ${line}`);
    expect(await rowsIn(site)).toEqual(one);
    expect(await run()).toContain(`Removed ${line}`);
    expect(await rowsIn(site)).toEqual({ ...one, jobApplications: 0, files: 0 });
    await expect(run("--all")).rejects.toMatchObject({ code: 2 });
  });
});

test("PostgreSQL finds the emails about a record through their index", async () => {
  const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  const queries: CompiledQuery[] = [];
  const onQuery = ({ query }: LogEvent) => void queries.push(query);
  const db = await openDatabase({ dataFolder: "", databaseUrl: url, onQuery });
  await db.write((rows) => removeEmailsAbout(rows, [newId(), newId()]));
  await db.close();
  const deletion = queries.find((one) => one.sql.startsWith("delete"));
  const client = new pg.Client(url);
  await client.connect();
  // The table is empty here, so PostgreSQL would rather read all of it.
  await client.query("set enable_seqscan = off");
  const { rows } = await client.query(`explain ${deletion?.sql}`, [...(deletion?.parameters ?? [])]);
  await client.end();
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("mails_by_subject");
  expect(plan).not.toContain("Seq Scan on mails");
});
