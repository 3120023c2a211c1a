import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";
import { Visitor } from "#harness/visitor.ts";
import { databases } from "#tests/support/servers/site.ts";

let folder: string;
let running: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-start-"));
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    server.child.kill("SIGKILL");
    await server.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = adminEnvironment): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: join(folder, "data"), ...environment });
  running.push(server);
  return server;
}

const refusal = (environment: Record<string, string>) =>
  start({ ...adminEnvironment, ...environment }).then(
    () => "started",
    (error: Error) => error.message,
  );
const logIn = (server: ServerProcess, person: { username: string; password: string }) =>
  new Visitor(server.origin).logIn(person);

describe("starting", () => {
  test.each([
    ["PORT", "eighty"],
    ["ADMIN_PASSWORD", "hunter2"],
  ])("fails with %s=%s and one sentence that names the variable", async (name, value) => {
    expect(await refusal({ [name]: value })).toMatch(new RegExp(`^${name} .+\\.\n$`));
  });

  test("reports a port that is in use", async () => {
    const port = String(await freePort());
    await start({ ...adminEnvironment, PORT: port });
    expect(await refusal({ PORT: port, DATA_DIR: join(folder, "other") })).toContain(
      `\nAnother program listens on 127.0.0.1:${port}. Choose another PORT.\n`,
    );
  });

  test("reports a data folder that is a file or cannot be created", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await refusal({ DATA_DIR: join(folder, "file") })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
    expect(await refusal({ DATA_DIR: "/dev/null/data" })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
  });

  test("creates a data folder that only its owner can open", async () => {
    await start({ ...adminEnvironment, DATA_DIR: join(folder, "a", "b") });
    expect((statSync(join(folder, "a", "b")).mode & 0o777).toString(8)).toBe("700");
  });

  test("refuses a second server on the same data folder until the first has ended", async () => {
    const first = await start();
    expect(await refusal({})).toBe(
      `Another server is using the data folder ${join(folder, "data")}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
    );
    expect((await send(`${first.origin}/readyz`)).status).toBe(200);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = await start();
    expect((await send(`${third.origin}/readyz`)).status).toBe(200);
  });

  test("creates an admin with a random password when none is configured, and prints it once", async () => {
    const first = await start({});
    const password = /username admin, password (\S+)/.exec(first.output())?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(15);
    expect((await logIn(first, { username: "admin", password })).json.role).toBe("admin");
    await stopProcess(first);
    const second = await start({});
    expect(second.output()).not.toContain("password");
    expect((await logIn(second, { username: "admin", password })).status).toBe(200);
    await stopProcess(second);
    expect(second.output()).not.toContain(password);
  });
});

describe.each(databases)("the first admin of the environment on %s", (kind) => {
  test("exists after the start, follows the environment, and is never printed", async () => {
    const database: Record<string, string> =
      kind === "postgres" ? { DATABASE_URL: await createDatabase(inject("postgresUrl")) } : {};
    const first = await start({ ...adminEnvironment, ...database });
    const ada = new Visitor(first.origin);
    expect((await ada.logIn(cast.ada)).json).toMatchObject({ role: "admin", email: cast.ada.email });
    await stopProcess(first);

    const same = await start({ ...adminEnvironment, ...database });
    const later = new Visitor(same.origin);
    later.cookies.set("session", ada.cookies.get("session") ?? "");
    expect((await later.get("/api/user")).status, "an unchanged admin stays signed in").toBe(200);
    await stopProcess(same);

    const password = "quite another passphrase";
    const changed = { ADMIN_USERNAME: "chief", ADMIN_EMAIL: "chief@example.com", ADMIN_PASSWORD: password };
    const second = await start({ ...changed, ...database });
    const still = new Visitor(second.origin);
    still.cookies.set("session", ada.cookies.get("session") ?? "");
    expect((await still.get("/api/user")).status, "a new password ends the sessions").toBe(401);
    expect((await logIn(second, cast.ada)).status).toBe(401);
    const chief = await logIn(second, { username: "chief", password });
    expect(chief.json).toMatchObject({ role: "admin", email: "chief@example.com" });
    await stopProcess(second);
    for (const server of [first, same, second]) {
      expect(server.output()).not.toContain(cast.ada.password);
      expect(server.output()).not.toContain(password);
    }
  });
});

test.each([
  ["ADMIN_EMAIL", cast.otto.email],
  ["ADMIN_USERNAME", cast.otto.username.toUpperCase()],
])("an %s that another user has registered stops the start and changes no user", async (name, value) => {
  const first = await start();
  await new Visitor(first.origin).register(cast.otto);
  await stopProcess(first);
  expect(await refusal({ [name]: value })).toMatch(
    new RegExp(`^The first admin cannot be set up: another user has the .+ in ${name}\\.\n$`),
  );
  const second = await start();
  expect((await logIn(second, cast.otto)).json).toMatchObject({ role: "user", email: cast.otto.email });
  expect((await logIn(second, cast.ada)).json).toMatchObject({ role: "admin", email: cast.ada.email });
});

describe("stopping", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "%s finishes pending requests, refuses new ones, and exits with 0",
    async (signal) => {
      const server = await start();
      const body = JSON.stringify(cast.vera);
      const { hostname, port } = new URL(server.origin);
      const answer = new Promise<number>((resolve, reject) => {
        const half = request(
          {
            hostname,
            port,
            method: "POST",
            path: "/api/inquiries",
            headers: {
              "Sec-Fetch-Site": "same-origin",
              "Content-Type": "application/json",
              "Content-Length": Buffer.byteLength(body),
            },
          },
          (incoming) => {
            incoming.resume();
            resolve(incoming.statusCode ?? 0);
          },
        );
        half.on("error", reject);
        half.write(body.slice(0, 20));
        half.on("socket", (socket) => {
          socket.on("connect", async () => {
            // The server has seen the first half once it has answered a later request.
            await send(`${server.origin}/healthz`);
            server.child.kill(signal);
            while (!server.output().includes("Stopping")) await new Promise((next) => setImmediate(next));
            await expect(send(`${server.origin}/healthz`)).rejects.toThrow();
            half.end(body.slice(20));
          });
        });
      });
      expect(await answer).toBe(201);
      expect(await server.ended).toBe(0);
      expect(server.output()).toMatch(/Stopped\.\n/);
      const db = openSqlite(join(folder, "data"));
      expect(await db.read.selectFrom("inquiries").select("firstName").execute()).toEqual([{ firstName: "Vera" }]);
      await db.close();
    },
  );

  test("leaves one database file that contains all data", async () => {
    const server = await start();
    await new Visitor(server.origin).post("/api/inquiries", cast.vera);
    await stopProcess(server);
    expect(existsSync(join(folder, "data", "site.db-wal"))).toBe(false);
    const file = new SqliteFile(join(folder, "data", "site.db"), { readonly: true });
    expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(file.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(file.prepare("select count(*) as n from inquiries").get()).toEqual({ n: 1 });
    file.close();
  });

  test("accepts a second signal while stopping", async () => {
    const server = await start();
    server.child.kill("SIGTERM");
    server.child.kill("SIGINT");
    expect(await server.ended).toBe(0);
  });
});
