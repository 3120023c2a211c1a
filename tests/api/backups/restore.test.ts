import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqlite } from "#db/sqlite.ts";
import { knownDevice } from "#domain/accounts/sessions/device.ts";
import { cast, choice } from "#harness/cast.ts";
import { startConversation } from "#harness/chat.ts";
import { runCommand } from "#tests/support/commands.ts";
import { newUser, storedUser, visitorWith } from "#tests/support/people.ts";
import { openSite } from "#tests/support/servers/site.ts";
import { inviteByLink, password, readTeam } from "#tests/support/team.ts";

let folder: string;
let data: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-restore-"));
  [data, file] = [join(folder, "data"), join(folder, "site.backup")];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openSite("sqlite", { environment: { DATA_DIR: data, RATE_LIMITS: "off" } });
const backup = () => runCommand("backup", [file], { DATA_DIR: data });
const restore = (into = data) => runCommand("restore", [file], { DATA_DIR: into });
const ids = async (path: string, table: "inquiries" | "chatConversations" | "users" | "sessions" | "notes") => {
  const db = openSqlite(path, { shared: true });
  const column = table === "sessions" ? "sessions.userId" : `${table}.id`;
  const rows = await db.read
    .selectFrom(table)
    .select(`${column} as id` as never)
    .execute();
  await db.close();
  return rows.map((row) => (row as { id: string }).id);
};

describe("a restore over other data", () => {
  test("deletes again what the team deleted since, ends sessions, and keeps the earlier database", async () => {
    const site = await open();
    const inquire = async () => (await site.visitor().post("/api/inquiries", cast.vera)).json.id as string;
    const [deleted, kept] = [await inquire(), await inquire()];
    const conversation = await startConversation(site.visitor());
    await site.visitor().register();
    const otto = (await storedUser(site, cast.otto.username))?.id;
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const notes = `/api/admin/inquiries/${kept}/notes`;
    const note = (await ada.post(notes, { content: "Call in May" })).json.id as string;
    const other = (await ada.post(notes, { content: "Called" })).json.id as string;
    await site.visitor().post("/api/cookie-consent", choice);
    expect(await backup()).toMatchObject({ code: 0 });

    const later = await inquire();
    for (const path of [`inquiries/${deleted}`, `conversations/${conversation}`, `inquiries/${kept}/notes/${note}`])
      expect((await ada.send(`/api/admin/${path}`, { method: "DELETE" })).status, path).toBe(204);
    expect(await runCommand("user", ["remove", cast.otto.username], { DATA_DIR: data })).toMatchObject({ code: 0 });
    await visitorWith(site, "sales");
    await site.stop();

    const restored = await restore();
    const steps = /^Copying \d+ MB\.\nChecking \d+ MB\.\nVerifying 2 logs\.\n$/;
    expect(restored).toMatchObject({ code: 0, stderr: expect.stringMatching(steps) });
    expect(restored.stdout).toContain(
      "Deleted again, because it was deleted after the backup: inquiry 1, conversation 1, note 1, user 1.",
    );
    expect(await ids(data, "inquiries")).toEqual([kept]);
    expect(await ids(data, "chatConversations")).toEqual([]);
    expect(await ids(data, "users")).not.toContain(otto);
    expect(await ids(data, "notes")).toEqual([other]);
    expect(await ids(data, "sessions")).toEqual([]);
    const [aside] = readdirSync(data).filter((name) => name.startsWith("replaced-"));
    expect((await ids(join(data, aside as string), "inquiries")).sort()).toEqual([kept, later].sort());

    await using again = await open();
    const returning = again.visitor();
    for (const [name, value] of ada.cookies) returning.cookies.set(name, value);
    expect((await returning.get("/api/admin/storage")).status).toBe(401);
    const audit = await again.db.read.selectFrom("auditEntries").select(["action", "objectKind", "objectId"]).execute();
    expect(audit).toContainEqual({ action: "restore", objectKind: "backup", objectId: null });
    expect(audit).toContainEqual({ action: "remove", objectKind: "inquiry", objectId: deleted });
    for (const log of ["audit-verify", "consent-verify"] as const)
      expect(await runCommand(log, [], { DATA_DIR: data })).toMatchObject({ code: 0 });
  });

  test("revives no invitation that was used, revoked or open, no link, and no known device", async () => {
    const site = await open();
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const [used, revoked, kept] = [newUser(), newUser(), newUser()];
    const tokens = await Promise.all([used, revoked, kept].map(({ email }) => inviteByLink(ada, email, "admin")));
    const { id } = (await readTeam(ada)).invitations.find(({ email }: { email: string }) => email === revoked.email);
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    await visitor.post("/api/account/authenticator");
    expect(await backup()).toMatchObject({ code: 0 });
    const accept = (at: typeof site, token: string | undefined, someone: typeof used) =>
      at.visitor().post("/api/invitations/accept", { token, ...someone, email: undefined, password });
    expect((await accept(site, tokens[0], used)).status).toBe(201);
    expect((await ada.send(`/api/admin/invitations/${id}`, { method: "DELETE" })).status).toBe(204);
    await site.stop();
    const restored = await restore();
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.stdout).not.toContain("remove invitation");

    await using again = await open();
    for (const [index, someone] of [used, revoked, kept].entries())
      expect(await accept(again, tokens[index], someone), someone.email).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining("was revoked") },
      });
    const { read } = again.db;
    for (const table of ["accountLinks", "authenticators", "passkeyChallenges"] as const)
      expect(await read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    const context = { db: again.db, now: Date.now, actor: null };
    expect(await knownDevice(context, visitor.cookies.get("device") ?? "", person.username)).toBeNull();
  });

  test("does not send again what was sent since the backup", async () => {
    const site = await open();
    await site.visitor().post("/api/inquiries", cast.vera);
    expect(await backup()).toMatchObject({ code: 0 });
    await site.db.write((queries) =>
      queries
        .updateTable("mails")
        .set({ state: "sent", dueAt: null, settledAt: 1, deliveredTo: '["a@b.example"]' })
        .where("kind", "=", "inquiry-to-team")
        .execute(),
    );
    await site.stop();
    expect(await restore()).toMatchObject({ code: 0, stdout: expect.stringContaining("1 email will be sent") });
    const db = openSqlite(data);
    const states = await db.read.selectFrom("mails").select(["kind", "state"]).orderBy("kind").execute();
    await db.close();
    expect(states).toEqual([
      { kind: "inquiry-acknowledged", state: "waiting" },
      { kind: "inquiry-to-team", state: "sent" },
    ]);
  });

  test("of another installation deletes nothing, and says what to do about deleted data", async () => {
    const first = await open();
    const { id } = (await first.visitor().post("/api/inquiries", cast.vera)).json;
    await first.stop();
    expect(await backup()).toMatchObject({ code: 0 });
    data = join(folder, "second");
    await (await open()).stop();
    const { code, stdout } = await restore();
    expect([code, await ids(data, "inquiries")]).toEqual([0, [id]]);
    expect(stdout).toContain("What was deleted after the backup is there again");
  });

  test("replaces a damaged database", async () => {
    await (await open()).stop();
    expect(await backup()).toMatchObject({ code: 0 });
    const halfBroken = readFileSync(join(data, "site.db")).fill(0xff, 4096);
    for (const damage of [Buffer.from("not a database"), Buffer.alloc(9000, 7), halfBroken]) {
      writeFileSync(join(data, "site.db"), damage);
      expect(await restore()).toMatchObject({ code: 0 });
      await (await open()).stop();
    }
  });
});

describe("a restore", () => {
  let before: Buffer;
  beforeEach(async () => {
    const site = await open();
    await site.visitor().post("/api/inquiries", cast.vera);
    await site.visitor().post("/api/cookie-consent", choice);
    await site.stop();
    expect(await backup()).toMatchObject({ code: 0 });
    before = readFileSync(join(data, "site.db"));
  });

  const expectRefusal = async (reason: RegExp) => {
    const { code, stderr } = await restore();
    expect(stderr.split("\n").at(-2)).toMatch(reason);
    expect(code).toBe(1);
    expect(readFileSync(join(data, "site.db")).equals(before)).toBe(true);
    expect(readdirSync(data).filter((name) => /^(restoring|replaced)/.test(name))).toEqual([]);
  };

  test("refuses a data folder that a server uses", async () => {
    await using _site = await open();
    const { code, stderr } = await restore();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Another server is using the data folder .+Stop it first/),
    ]);
  });

  test("refuses a file that was cut, changed by one byte, or is something else", async () => {
    const good = readFileSync(file);
    const changed = Buffer.from(good);
    const at = changed.indexOf(cast.vera.company);
    changed[at] = (changed[at] as number) ^ 1;
    for (const [content, reason] of [
      [good.subarray(0, good.length / 2), /^The backup is damaged/],
      [good.subarray(0, good.length - 60), /^The backup is damaged/],
      [changed, /^The backup is damaged: its content is not what was written\. Nothing was changed\.$/],
      [Buffer.from("a text"), /^The backup is damaged/],
      [Buffer.alloc(0), /^The backup is damaged|not one of this product/],
    ] as const) {
      writeFileSync(file, content);
      await expectRefusal(reason);
    }
    rmSync(file);
    await expectRefusal(/^There is no file /);
  });

  /** Replaces the backup by a plain copy of the database that `change` changed, as `sqlite3 .backup` would write it. */
  const changeCopy = (change: (copy: SqliteFile.Database) => void) => {
    rmSync(file);
    writeFileSync(file, before);
    const copy = new SqliteFile(file);
    copy.pragma("journal_mode = DELETE");
    change(copy);
    copy.close();
  };

  test("refuses a backup of a later release that this one is too old for", async () => {
    changeCopy((copy) =>
      copy.exec(`
        insert into kysely_migration values ('2099-01-01-later', '2099');
        update schema_compatibility set needed_migration = '2099-01-01-later'`),
    );
    await expectRefusal(/later release .+ 2099-01-01-later.+Nothing was changed\.$/);
  });

  test("refuses the database of another program", async () => {
    changeCopy((copy) => copy.exec("drop table kysely_migration"));
    await expectRefusal(/^The file is a database, but not one of this product\. Nothing was changed\.$/);
  });

  test.each([
    ["audit log", "audit_entries", "action = 'view'"],
    ["consent log", "consents", "analytics = 1 - analytics"],
  ])("refuses a backup whose %s was changed", async (log, table, change) => {
    changeCopy((copy) => {
      const triggers = copy.prepare("select name from sqlite_schema where type = 'trigger' and tbl_name = ?").pluck();
      for (const name of triggers.all(table)) copy.exec(`drop trigger ${name}`);
      copy.exec(`update ${table} set ${change} where sequence = 1`);
    });
    await expectRefusal(new RegExp(`^The ${log} in the backup is broken at 1: .+Nothing was changed\\.$`));
  });

  test("takes a copy that sqlite3 made, and says that it has no checksum", async () => {
    changeCopy(() => {});
    expect(await restore()).toMatchObject({ code: 0, stdout: expect.stringContaining("it has no checksum") });
  });
});
