import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOwnActivity } from "#domain/accounts/account/activity.ts";
import { listActivity, readHistory } from "#domain/audit/list.ts";
import { cancelReadReplies } from "#domain/conversations/list-messages.ts";
import { claimEmails } from "#domain/emails/claim.ts";
import { listInquiries, searchInquiries } from "#domain/inquiries/list.ts";
import { listJobApplications } from "#domain/job-applications/list.ts";
import type { Context } from "#domain/kernel/context.ts";
import { planRejections } from "#domain/replies/rejections.ts";
import { readBoard } from "#domain/stages/board.ts";
import { stageFigures } from "#domain/stages/figures.ts";
import { changesSince } from "#domain/work/changes-since.ts";
import type { Database, TextSearch } from "./database.ts";
import { newId } from "./id.ts";
import { openSqlite } from "./sqlite.ts";
import { searchSqlite } from "./sqlite-search.ts";

const folder = mkdtempSync(join(tmpdir(), "site-indexes-"));
const id = newId();
let db: Database;
beforeAll(async () => {
  db = openSqlite(folder);
  await db.migrate();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

/** How SQLite runs each query that `work` reads with: the steps of its plan. */
async function plansOf(work: (context: Context) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const note: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const actor = { id, username: "ada", email: "ada@example.com", name: "Ada", role: "admin" };
  const read = db.read.withPlugin(note);
  const noted = { ...db, read, search: (search: TextSearch) => searchSqlite(read, search) };
  await work({ db: noted, actor, now: Date.now } as unknown as Context);
  const executor = db.read.getExecutor();
  const plans: string[] = [];
  for (const node of nodes) {
    const query = executor.compileQuery(executor.transformQuery(node, { queryId: "" }), { queryId: "" });
    const isCount = /count\(/.test(query.sql);
    const values = [...query.parameters];
    const parts = query.sql.split("?").map((part) => sql.raw(part));
    const text = sql.join(
      parts.flatMap((part, index) => (index === 0 ? [part] : [sql`${values[index - 1]}`, part])),
      sql``,
    );
    const { rows } = await sql<{ detail: string }>`explain query plan ${text}`.execute(db.read);
    plans.push(...rows.map(({ detail }) => `${isCount ? "count: " : ""}${detail}`));
  }
  return plans;
}

/** Whether a step reads rows of a large table that the list does not show. */
const readsRows = (step: string) =>
  /(?:SCAN|SEARCH) (?:inquiries|job_applications|audit_entries|stage_moves)\b(?!.*USING)/.test(step) ||
  /^count: .*(?:inquiries|job_applications|stage_moves) USING INDEX/.test(step);

const work = [
  { status: "unfinished" },
  { status: "done" },
  { assignee: "none" },
  { assignee: id },
  { status: "done", assignee: id },
  { status: "new", assignee: "none" },
  { snoozed: "hide" },
  { snoozed: "only" },
  { assignee: id, snoozed: "hide" },
];
const lists: [string, (context: Context, query: unknown) => Promise<unknown>, object[]][] = [
  ["inquiries", listInquiries, work],
  ["applications", listJobApplications, [...work, { jobListingId: id }, { jobListingId: id, assignee: id }]],
  ["the board", readBoard, [{}, { jobListingId: id }, { jobListingId: id, applicationType: "internship" }]],
  ["the activity", listActivity, [{ kind: "consent" }, { actor: id }, { day: "2026-01-31" }]],
  ["the figures of stages", stageFigures, [{}, { jobListingId: id }]],
];

test.each(
  lists.flatMap(([name, read, queries]) => queries.map((query) => [name, JSON.stringify(query), read] as const)),
)("SQLite reads %s with %s from an index alone until the rows of the page", async (_name, query, read) => {
  const plans = await plansOf((context) => read(context, JSON.parse(query)));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter(readsRows)).toEqual([]);
});

test("SQLite finds the emails that are due by their time, and entries and moves by their record", async () => {
  const due = await plansOf(({ db: noted }) => claimEmails(noted, Date.now(), 5));
  expect(due).toEqual([expect.stringContaining("mails_due (due_at<?)")]);
  const entries = await plansOf(async (context) => {
    await readHistory(context, "inquiries:read", "inquiry", id);
    await changesSince(context.db.read, "inquiry", id, 1);
    await listOwnActivity(context, {});
  });
  expect(entries.filter((step) => step.includes("audit_entries"))).toEqual(
    Array(3).fill(expect.stringContaining("audit_entries_by_object (object_id=?)")),
  );
  const read = await plansOf((context) => cancelReadReplies(context, id));
  expect(read).toContainEqual(expect.stringContaining("mails_by_subject (about_id=?)"));
  const email = { subject: "Your application", text: "No." };
  const told = await plansOf((context) => planRejections(context, context.db.read, email, [id]));
  expect(told.filter((step) => step.includes("stage_moves"))).toEqual([
    expect.stringContaining("(job_application_id=?)"),
  ]);
});

test("SQLite looks each match of a search up by its time, whatever else the search asks for", async () => {
  for (const query of work) {
    const plans = await plansOf((context) => searchInquiries(context, { q: "privacy", ...query }));
    expect(plans).toContain("SEARCH inquiries USING INDEX inquiries_by_time (created_at=?)");
  }
});
