import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { type DatabaseKind, databases, openSite, type Site } from "#tests/support/servers/site.ts";

/** Runs a command of `bin` on the data of a server, with `input` as its standard input. */
function run(command: string, args: string[], environment: Record<string, string>, input = "") {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { env: { ...serverCommand.environment, ...environment } };
    const child = execFile(process.execPath, [`bin/${command}.ts`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
    child.stdin?.end(input);
  });
}

async function openWithCommands(kind: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "";
  const environment = { RATE_LIMITS: "off", DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const site = await openSite(kind, { environment });
  const stop = async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site, environment, [Symbol.asyncDispose]: stop };
}

const entriesOf = async ({ db }: Site) =>
  await db.read
    .selectFrom("auditEntries")
    .select(["actorId", "actorRole", "action", "objectKind", "objectId", "fields", "count"])
    .orderBy("sequence")
    .execute();

describe.each(databases)("the audit log of accounts on %s", (kind) => {
  test("names the user, the command line and the environment as actors", async () => {
    await using opened = await openWithCommands(kind);
    const { site, environment } = opened;
    const otto = site.visitor();
    const { id } = (await otto.register(cast.otto)).json;
    await otto.post("/api/logout");
    await otto.logIn({ ...cast.otto, password: "not otto's" });
    await otto.logIn({ username: "nemo", password: "not nemo's" });
    await otto.logIn(cast.otto);
    const user = (args: string[], input = "") => run("user", args, environment, input);
    expect(await user(["role", "otto", "recruiter"], "three quiet otters\n")).toMatchObject({ code: 0 });
    expect((await otto.get("/api/user")).status, "the change of the role ended the session").toBe(401);
    expect(await user(["role", "otto", "nothing"])).toMatchObject({ code: 1 });
    for (const args of [
      ["disable", "otto"],
      ["enable", "otto"],
      ["role", "otto", "user"],
      ["remove", "otto"],
    ])
      expect(await user(args), args.join(" ")).toMatchObject({ code: 0 });

    const [first, ...entries] = await entriesOf(site);
    expect(first).toMatchObject({ actorId: null, actorRole: "environment", action: "create", objectKind: "user" });
    const of = (actorRole: string, action: string, fields: string[] = [], count: number | null = null) => ({
      actorId: actorRole === "user" ? id : null,
      actorRole,
      action,
      objectKind: "user",
      objectId: id,
      fields: JSON.stringify(fields),
      count,
    });
    expect(entries).toEqual([
      of("user", "register"),
      of("user", "sign-out"),
      of("visitor", "sign-in-failed"),
      { ...of("visitor", "sign-in-failed"), objectId: null },
      of("user", "sign-in"),
      of("command line", "change-role", ["password", "role"]),
      of("command line", "end-sessions", [], 1),
      of("command line", "disable"),
      of("command line", "enable"),
      of("command line", "change-role", ["role"]),
      of("command line", "remove"),
    ]);
  });

  test("has what users change in their own accounts", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const otto = site.visitor();
    const { id } = (await otto.register(cast.otto)).json;
    const change = (method: string, path: string, body?: object) =>
      otto.send(`/api/account${path}`, {
        method,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body ?? {}),
      });
    const password = "otto's other secret";
    await change("PATCH", "", { name: "Otto Other" });
    await site.visitor().logIn(cast.otto);
    await change("PUT", "/password", { currentPassword: cast.otto.password, newPassword: password });
    await change("DELETE", "/sessions");
    await change("DELETE", "", { password: "not otto's" });
    await change("DELETE", "", { password });
    const entries = (await entriesOf(site)).slice(1);
    expect(entries.map(({ action, fields, count }) => `${action} ${fields} ${count}`)).toEqual([
      "register [] null",
      'change ["name"] null',
      "sign-in [] null",
      "change-password [] null",
      "end-sessions [] 1",
      'confirmation-failed ["password"] null',
      "remove [] null",
      "end-sessions [] 1",
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ actorId: id, actorRole: "user", objectId: id });
  });

  test("is verified by npm run audit:verify, which names the first entry that was changed, removed or moved", async () => {
    await using opened = await openWithCommands(kind);
    const { site, environment } = opened;
    const ada = site.visitor();
    for (let i = 0; i < 4; i++) await ada.logIn(cast.ada);
    const verify = () => run("audit-verify", [], environment);
    const length = (await entriesOf(site)).length;
    expect(await verify()).toEqual({
      code: 0,
      output: expect.stringMatching(new RegExp(`^Intact: verified ${length} entries\\.\nLast hash: [0-9a-f]{64}\n`)),
    });

    const change = (text: string) => site.db.write((queries) => sql.raw(text).execute(queries));
    for (const refused of ["update audit_entries set action = 'view'", "delete from audit_entries"])
      await expect(change(refused)).rejects.toThrow("audit entries are only ever added");
    // What an attacker with the rights of the database's owner can do.
    if (kind === "postgres") await change("alter table audit_entries disable trigger user");
    else for (const name of ["update", "delete"]) await change(`drop trigger audit_entries_no_${name}`);
    if (kind === "sqlite") await change("drop trigger audit_entries_in_order");
    const intact = await site.db.read.selectFrom("auditEntries").selectAll().orderBy("sequence").execute();
    const idOf = (sequence: number) => intact.find((entry) => entry.sequence === sequence)?.id;
    const swap = [
      [2, -2],
      [4, 2],
      [-2, 4],
    ];
    const faults: Record<string, string[]> = {
      [`3, id ${idOf(3)}. This entry was altered`]: [
        "update audit_entries set actor_role = 'visitor' where sequence = 3",
      ],
      [`2, id ${idOf(4)}. This entry was altered`]: swap.map(
        ([from, to]) => `update audit_entries set sequence = ${to} where sequence = ${from}`,
      ),
      "2. This entry was removed": ["delete from audit_entries where sequence = 2"],
      [`${length}. This entry and any after it were removed from the end`]: [
        `delete from audit_entries where sequence = ${length}`,
      ],
    };
    for (const [fault, statements] of Object.entries(faults)) {
      for (const statement of statements) await change(statement);
      const output = `Broken at entry ${fault}.\nThe ${Number.parseInt(fault, 10) - 1} entries before it are intact.\n`;
      expect(await verify()).toEqual({ code: 1, output });
      await change("delete from audit_entries");
      await site.db.write((queries) => queries.insertInto("auditEntries").values(intact).execute());
    }
    expect((await verify()).code).toBe(0);
  });
});
