import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { isTemporaryFailure } from "#db/failures.ts";
import { openDatabase } from "#db/open.ts";
import { openPostgres } from "#db/postgres.ts";
import { recordAccess, recordAction } from "#domain/audit/record.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { cast, weaver } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { bothDatabases, type DatabaseKind, openSite, type Site } from "#tests/support/servers/site.ts";

describe("the chain of the audit log", () => {
  test.each(bothDatabases)(
    "stays intact on %s while actions are recorded together, some of which fail",
    async (kind) => {
      await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
      const ada = site.visitor();
      await ada.logIn(cast.ada);
      const ids = await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await site.visitor().post("/api/inquiries", cast.vera)).json.id as string,
        ),
      );
      // Each inquiry is deleted twice at once: one of the two fails.
      const removals = [...ids, ...ids].map((id) => ada.send(`/api/admin/inquiries/${id}`, { method: "DELETE" }));
      const statuses = (await Promise.all(removals)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(20);
      expect(statuses.filter((status) => status === 404)).toHaveLength(20);
      const removed = site.db.read.selectFrom("auditEntries").select("objectId").where("action", "=", "remove");
      expect((await removed.execute()).map(({ objectId }) => objectId).sort()).toEqual(ids.sort());
      expect(await verifyAuditLog(site.db)).toMatchObject({ broken: null, checked: 22 });
    },
  );

  test("stays intact on PostgreSQL while three servers append 2,000 entries together, of changes and of reads", async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    // One server’s connections read a backslash in plain quotes as an escape.
    const escaping = new URL(databaseUrl);
    escaping.searchParams.set("options", "-c standard_conforming_strings=off");
    const urls = [databaseUrl, databaseUrl, escaping.href.replaceAll("+", "%20")];
    const servers = await Promise.all(urls.map((url) => openDatabase({ dataFolder: "", databaseUrl: url })));
    const [first] = servers as [(typeof servers)[number]];
    try {
      const { checked } = await verifyAuditLog(first);
      const append = (i: number) => {
        const db = servers[i % 3] ?? first;
        const context = { db, actor: null, now: Date.now };
        if (i % 2 === 0) return recordAccess(context, { action: "view", kind: "storage" });
        // Quotes and backslashes arrive as they are.
        const change = { action: "change", kind: "listing", fields: ["it's", '"C:\\'] } as const;
        return db.write((queries) => recordAction(context, queries, change));
      };
      await Promise.all(Array.from({ length: 2000 }, (_, i) => append(i)));
      expect(await verifyAuditLog(first)).toMatchObject({ broken: null, checked: checked + 2000 });
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });

  test("refuses a change for good on PostgreSQL while another server keeps the end of the chain", async () => {
    const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    const [stuck, db] = await Promise.all([openPostgres(url), openPostgres(url, { lockMs: 50 })]);
    const { checked } = await verifyAuditLog(db);
    const change = () =>
      db.write((queries) =>
        recordAction({ db, actor: null, now: Date.now }, queries, { action: "change", kind: "listing" }),
      );
    await stuck.write(async (queries) => {
      await queries.selectFrom("auditChain").selectAll().forUpdate().execute();
      expect(isTemporaryFailure(await change().catch((error: unknown) => error))).toBe(true);
    });
    expect(await verifyAuditLog(db)).toMatchObject({ broken: null, checked });
    await change();
    expect(await verifyAuditLog(db)).toMatchObject({ broken: null, checked: checked + 1 });
    await Promise.all([stuck.close(), db.close()]);
  });

  test.each(bothDatabases)("refuses a change on %s when the end of the chain was removed", async (kind) => {
    await using site = await openSite(kind);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    await unprotect(site, kind);
    await site.db.write((queries) => queries.deleteFrom("auditChain" as "auditEntries").execute());
    expect((await ada.post("/api/admin/job-listings", weaver)).status).toBe(500);
    const stored = site.db.read.selectFrom("jobListings").select("id").where("title", "=", weaver.title);
    expect(await stored.execute()).toEqual([]);
  });
});

/** Removes the triggers of the audit log, as the owner of the database can. */
async function unprotect(site: Site, kind: DatabaseKind): Promise<void> {
  const run = (text: string) => site.db.write((queries) => sql.raw(text).execute(queries));
  if (kind === "postgres")
    for (const table of ["audit_entries", "audit_chain"]) await run(`alter table ${table} disable trigger user`);
  const triggers = sql<{ name: string }>`
    select name from sqlite_schema where type = 'trigger' and tbl_name in ('audit_entries', 'audit_chain')`;
  if (kind === "sqlite")
    for (const { name } of (await triggers.execute(site.db.read)).rows) await run(`drop trigger ${name}`);
}
