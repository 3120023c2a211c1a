import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type CompiledQuery, type LogEvent, sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { newId } from "#db/id.ts";
import { openDatabase } from "#db/open.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { removeEmailsAbout } from "#domain/emails/queue.ts";
import { monthsAgo } from "#domain/kernel/days.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { retentionSteps } from "#server/retention.ts";
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
      const records = removals.filter(
        ({ what }) => !["counts of rate limits", "keys of repeated requests"].includes(what),
      );
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
