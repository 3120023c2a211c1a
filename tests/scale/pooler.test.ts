import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { openPostgres } from "#db/postgres.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { adminEnvironment, cast, choice, weaver } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { pgbouncer, startPgbouncer } from "#tests/support/servers/pgbouncer.ts";

const WRITES = 30;

describe.skipIf(!pgbouncer)("three servers behind PgBouncer in transaction mode", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-pooler-"));
  let direct: string;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let servers: ServerProcess[];
  beforeAll(async () => {
    direct = await createDatabase(inject("postgresUrl"));
    // Fewer connections than the servers open together: a transaction gets another one than that before it.
    pooler = await startPgbouncer(direct, 8);
    servers = await Promise.all(
      ["one", "two", "three"].map((name) =>
        startProcess({ ...adminEnvironment, DATABASE_URL: pooler.url, DATA_DIR: join(folder, name) }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(servers?.map(stopProcess) ?? []);
    pooler?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("start on an empty database, write at the same time, and keep both chains", async () => {
    const statuses = await Promise.all(
      servers.flatMap(({ origin }) =>
        Array.from({ length: WRITES }, async (_, i) => {
          const visitor = new Visitor(origin);
          const { status } = await (i % 2
            ? visitor.post("/api/cookie-consent", choice)
            : visitor.post("/api/inquiries", cast.vera));
          return status;
        }),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const changed = await Promise.all(
      servers.map(async ({ origin }) => {
        const ada = new Visitor(origin);
        await ada.logIn(cast.ada);
        const listings = await Promise.all(
          Array.from({ length: 5 }, (_, sortOrder) => ada.post("/api/admin/job-listings", { ...weaver, sortOrder })),
        );
        return listings.map(({ status }) => status);
      }),
    );
    expect(new Set(changed.flat())).toEqual(new Set([201]));
    const db = await openPostgres(direct);
    const admins = await db.read.selectFrom("users").select("username").where("role", "=", "admin").execute();
    const inquiries = await db.read.selectFrom("inquiries").select("id").execute();
    const [audit, consents] = [await verifyAuditLog(db), await verifyChain(db)];
    await db.close();
    expect(admins).toEqual([{ username: cast.ada.username }]);
    expect(inquiries).toHaveLength((3 * WRITES) / 2);
    expect([audit.broken, consents.broken, consents.checked]).toEqual([null, null, (3 * WRITES) / 2]);
  });

  test("answer a question in the chat, which every server shows", async () => {
    const [{ origin }, other] = servers as [ServerProcess, ServerProcess];
    const visitor = new Visitor(origin);
    const id = await startConversation(visitor);
    expect((await sendMessage(visitor, id, "When is my data removed?")).status).toBe(201);
    const elsewhere = new Visitor(other.origin);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    const answers = async () => {
      const { json } = await elsewhere.get(`/api/chat/conversations/${id}/messages`);
      return json.filter(({ sender }: { sender: string }) => sender !== "user");
    };
    await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(1);
  });
});
