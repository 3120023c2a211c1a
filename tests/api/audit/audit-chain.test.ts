import { describe, expect, inject, test } from "vitest";
import { openDatabase } from "#db/open.ts";
import { recordAccess } from "#domain/audit/record.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

describe("the chain of the audit log", () => {
  test.each(databases)("stays intact on %s while actions are recorded together, some of which fail", async (kind) => {
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
  });

  test("stays intact on PostgreSQL while three servers append 2,000 entries together", async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
    const servers = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ dataFolder: "", databaseUrl })));
    const [first] = servers as [(typeof servers)[number]];
    try {
      const { checked } = await verifyAuditLog(first);
      const entries = Array.from({ length: 2000 }, (_, i) =>
        recordAccess({ db: servers[i % 3] ?? first, actor: null, now: Date.now }, { action: "view", kind: "storage" }),
      );
      await Promise.all(entries);
      expect(await verifyAuditLog(first)).toMatchObject({ broken: null, checked: checked + 2000 });
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  });
});
