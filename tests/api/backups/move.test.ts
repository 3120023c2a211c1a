import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { expiredAuditEntries } from "#domain/audit/checkpoint.ts";
import { cast, choice } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { runCommand } from "#tests/support/commands.ts";
import { pdf } from "#tests/support/documents.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";
import { apply } from "#tests/support/uploads.ts";

const YEAR_MS = 31_536_000_000;
const resume = pdf(300_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-move-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (path: string) => ({ DATA_DIR: path, DATABASE_URL: "" });
const atUrl = (url: string) => ({ DATA_DIR: join(folder, "unused"), DATABASE_URL: url });

/** The inquiries that a search finds, by message. */
const found = async (ada: Visitor, text: string) => {
  const { json } = await ada.get(`/api/admin/inquiries?page=1&pageSize=10&q=${encodeURIComponent(text)}`);
  return json.items.map(({ message }: { message: string }) => message);
};

/** Expects a site with what `fillSite` stored, that goes on working. */
async function expectMoved(site: Site, ada: Visitor, inquiries: number): Promise<void> {
  expect((await site.visitor().logIn(cast.otto)).status).toBe(200);
  expect((await ada.get("/api/admin/inquiries?page=1&pageSize=10")).json).toMatchObject({ total: inquiries });
  expect((await found(ada, "patient na"))[0]).toContain("patient names");
  const [application] = (await ada.get("/api/admin/job-applications")).json;
  const answer = await ada.get(`/api/admin/job-applications/${application.id}/resume`);
  expect([answer.status, answer.bytes.equals(resume)]).toEqual([200, true]);
  const emails = await site.db.read.selectFrom("mails").select("state").where("state", "=", "waiting").execute();
  expect(emails.length).toBeGreaterThan(0);
  expect((await site.visitor().post("/api/inquiries", { ...cast.vera, message: "After the move." })).status).toBe(201);
  expect((await site.visitor().post("/api/cookie-consent", choice)).status).toBe(201);
  expect((await ada.get("/api/admin/inquiries?page=1&pageSize=10")).json).toMatchObject({ total: inquiries + 1 });
  expect(await found(ada, "fter the move")).toContain("After the move.");
}

async function expectVerified(environment: Record<string, string>): Promise<void> {
  for (const log of ["audit-verify", "consent-verify"] as const)
    expect(await runCommand(log, [], environment)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Intact"),
    });
}

/** Stores records of many kinds, an audit log with a checkpoint, and an open session; returns the browser of the session. */
async function fillSite(site: Site): Promise<Visitor> {
  await site.visitor().post("/api/inquiries", cast.vera);
  await site.visitor().post("/api/inquiries", { ...cast.vera, message: 'Straße "quoted" \\ 名前 🙂\tend' });
  await site.visitor().post("/api/cookie-consent", choice);
  await site.visitor().register();
  expect((await apply(site, [{ name: "me.pdf", content: resume }])).status).toBe(201);
  const visitor = site.visitor();
  const conversation = await startConversation(visitor);
  await sendMessage(visitor, conversation, "My brief", {}, { name: "brief.pdf", content: pdf(20_000) });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  await ada.get("/api/admin/inquiries");
  const { db } = site;
  await expiredAuditEntries(1).remove({ db, now: () => Date.now() + YEAR_MS } as never);
  const [inquiry] = (await ada.get("/api/admin/inquiries")).json;
  expect((await ada.post(`/api/admin/inquiries/${inquiry.id}/notes`, { content: "Call in May" })).status).toBe(201);
  return ada;
}

const at = (site: Site, { cookies }: Visitor): Visitor => {
  const visitor = site.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
};

/** What a database consists of besides rows: indexes, constraints, and triggers that are enabled. */
async function structureOf(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`
    select pg_get_indexdef(indexrelid) as is from pg_index where indrelid::regclass::text !~ '^pg_'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0 and convalidated
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  await client.end();
  return rows;
}

// Nothing may be connected to the template itself.
const newlyMigrated = () => createDatabase(inject("postgresUrl"), inject("postgresTemplate"));

/** The structure of an embedded database, and what its text indexes hold. */
function contentOf(path: string) {
  const file = new SqliteFile(join(path, "site.db"), { readonly: true });
  const all = (statement: string) => file.prepare(statement).raw().all() as unknown[][];
  file.exec("create virtual table temp.boundaries using fts5vocab(main, inquiries_boundaries, instance)");
  const content = {
    ids: file.prepare("select id from inquiries").pluck().all(),
    schema: all("select name, sql from sqlite_schema where sql is not null order by name"),
    trigrams: all("select term, id from inquiries_trigrams join inquiries_places on place = doc order by 1, 2"),
    boundaries: all("select term, id from boundaries join inquiries_places on place = doc order by 1, 2"),
    applications: all(
      'select term, id, "offset" from job_applications_trigrams join job_applications_places on place = doc order by 1, 2, 3',
    ),
    integrity: file.pragma("integrity_check", { simple: true }),
  };
  file.close();
  return content;
}

test("a move to PostgreSQL and back keeps every record, file, session and log, and leaves the source as it was", async () => {
  const [data, back] = [join(folder, "data"), join(folder, "back")];
  const site = await openSite("sqlite", { environment: { ...inFolder(data), RATE_LIMITS: "off" } });
  const session = await fillSite(site);
  await site.stop();
  const before = readFileSync(join(data, "site.db"));
  const url = await createDatabase(inject("postgresUrl"));

  const there = await runCommand("move", ["--to", url], inFolder(data));
  expect(there).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Moved \d+ rows of \d+ tables, 2 of them files/),
  });
  expect(readFileSync(join(data, "site.db")).equals(before)).toBe(true);
  expect(await structureOf(url)).toEqual(await structureOf(await newlyMigrated()));
  const onPostgres = await openSite("postgres", { environment: { ...atUrl(url), RATE_LIMITS: "off" } });
  await expectMoved(onPostgres, at(onPostgres, session), 2);
  await onPostgres.stop();
  await expectVerified(atUrl(url));

  const again = await runCommand("move", ["--to", `sqlite:${back}`], atUrl(url));
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining(`set DATA_DIR to ${back}`) });
  const onSqlite = await openSite("sqlite", { environment: { ...inFolder(back), RATE_LIMITS: "off" } });
  await expectMoved(onSqlite, at(onSqlite, session), 3);
  await onSqlite.stop();
  await expectVerified(inFolder(back));
  // Its rows after the move were indexed by triggers, as all rows of the first database were.
  const [first, last] = [contentOf(data), contentOf(back)];
  expect(last).toMatchObject({ schema: first.schema, integrity: "ok", applications: first.applications });
  const ofFirst = ([, id]: unknown[]) => first.ids.includes(id);
  for (const index of ["trigrams", "boundaries"] as const) expect(last[index].filter(ofFirst)).toEqual(first[index]);
});
