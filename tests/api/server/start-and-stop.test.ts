import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request, Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import SqliteFile from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ServerProcess, startProcess } from "#bin/server-process.ts";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

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
/** Opens a server in this process, on the data folder that `start` uses: it starts and stops like the other, in less time. */
const open = (environment: Record<string, string> = {}): Promise<Site> =>
  openSite("sqlite", { environment: { DATA_DIR: join(folder, "data"), ...environment } });

describe("starting", () => {
  test("names a misspelled variable", async () => {
    const server = await start({ ...adminEnvironment, TRUST_PROXXY: "1" });
    expect(server.output()).toContain("WARNING: the variable TRUST_PROXXY is unknown. Did you mean TRUST_PROXY?\n");
  });

  test("reports a port that is in use", async () => {
    const port = String(await freePort());
    await start({ ...adminEnvironment, PORT: port });
    expect(await refusal({ PORT: port, DATA_DIR: join(folder, "other") })).toContain(
      `\nAnother program is already listening on 127.0.0.1:${port}. Choose another PORT.\n`,
    );
  });

  test("reports a data folder that is a file or cannot be created", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await refusal({ DATA_DIR: join(folder, "file") })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
    expect(await refusal({ DATA_DIR: "/dev/null/data" })).toMatch(/^The data folder \(DATA_DIR\) cannot be used: /);
  });

  test("creates a data folder that only its owner can open", async () => {
    await using _site = await open({ DATA_DIR: join(folder, "a", "b") });
    expect((statSync(join(folder, "a", "b")).mode & 0o777).toString(8)).toBe("700");
  });

  test("lets only the owner read the database, also in a folder that everyone can open", async () => {
    const data = join(folder, "open");
    mkdirSync(data, { mode: 0o755 });
    for (const name of ["site.db", "site.db-wal"]) writeFileSync(join(data, name), "", { mode: 0o644 });
    await using _site = await open({ DATA_DIR: data });
    const modes = readdirSync(data, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.startsWith("site.db"))
      .map(({ name }) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]);
    expect(modes).toEqual(expect.arrayContaining([["site.db", "600"]]));
    expect(modes.filter(([, mode]) => mode !== "600")).toEqual([]);
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

  test.each([
    [
      "a later migration that took something away",
      "insert into kysely_migration values ('2999-01-01-later', '2999'); update schema_compatibility set needed_migration = '2999-01-01-later'",
      /^A later release has changed the database, and this one is too old for it: it lacks the migration 2999-01-01-later\./,
    ],
    [
      "a missing migration",
      "delete from kysely_migration where name like '%-consents'",
      /^The database lacks the migration /,
    ],
  ])("fails with one sentence about a database with %s, and changes nothing", async (_, statement, expected) => {
    await (await open()).stop();
    const file = new SqliteFile(join(folder, "data", "site.db"));
    file.exec(statement);
    const migrations = () => file.prepare("select * from kysely_migration").all();
    const before = migrations();
    expect(await refusal({})).toMatch(new RegExp(`${expected.source}[^\\n]+\\.\\n$`));
    expect(migrations()).toEqual(before);
    file.close();
  });

  test("runs on a database to which a later release has only added, and changes nothing", async () => {
    await (await open()).stop();
    const file = new SqliteFile(join(folder, "data", "site.db"));
    file.exec(`
      insert into kysely_migration values ('2999-01-01-later', '2999');
      alter table inquiries add column later text not null default 'later'`);
    const migrations = () => file.prepare("select * from kysely_migration").all();
    const before = migrations();
    await using site = await open();
    expect((await site.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
    expect(migrations()).toEqual(before);
    file.close();
  });

  test("creates an admin with a random password when none is configured, and prints it once", async () => {
    const unset = { ADMIN_USERNAME: "", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };
    const first = await open(unset);
    const password = /username admin, password (\S+)/.exec(first.printed.join("\n"))?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(15);
    expect((await first.visitor().logIn({ username: "admin", password })).json.role).toBe("admin");
    await first.stop();
    await using second = await open(unset);
    expect((await second.visitor().logIn({ username: "admin", password })).status).toBe(200);
    expect(second.printed.join()).not.toContain("password");
    expect(JSON.stringify([first.logged, second.logged])).not.toContain(password);
  });
});

/** Waits until the server takes no new connections. */
const expectRefused = (origin: string) =>
  expect
    .poll(() =>
      send(`${origin}/healthz`).then(
        () => "answered",
        () => "refused",
      ),
    )
    .toBe("refused");

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
            await expectRefused(server.origin);
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

  test("closes a connection after the next response, although the client sends more requests", async () => {
    const server = await start();
    const body = JSON.stringify(cast.vera);
    const post = [
      "POST /api/inquiries HTTP/1.1",
      "Host: x",
      "Sec-Fetch-Site: same-origin",
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
    ];
    const get = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    socket.write(`${post.join("\r\n")}\r\n\r\n${body.slice(0, 20)}`);
    // Another connection is answered, so the first request has arrived.
    while (!(await send(`${server.origin}/readyz`)).text);
    server.child.kill("SIGTERM");
    while (!server.output().includes("Stopping")) await new Promise((next) => setImmediate(next));
    // The start of the next request keeps the connection from being idle. The rest follows once the first is answered.
    socket.write(`${body.slice(20)}${get.slice(0, -2)}`);
    socket.once("data", () => socket.write(`${get.slice(-2)}${get}`));
    const received = await text(socket);
    expect(received.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 201", "HTTP/1.1 200"]);
    expect(received.match(/^Connection: \S+/gim)).toEqual(["Connection: keep-alive", "Connection: close"]);
    expect(await server.ended).toBe(0);
  });

  test("resets no kept or new connection whose request is on its way, and closes the others within seconds", async () => {
    const server = await start();
    const { port } = new URL(server.origin);
    const open = async (isKept: boolean) => {
      const socket = connect(Number(port), "127.0.0.1");
      await once(socket, "connect");
      if (!isKept) return socket;
      socket.write(get);
      await once(socket, "data");
      return socket;
    };
    const get = "GET /api/job-listings HTTP/1.1\r\nHost: x\r\n\r\n";
    const [kept, fresh, unused] = [await open(true), await open(false), [await open(true), await open(false)]];
    server.child.kill("SIGTERM");
    await expectRefused(server.origin);
    const closes = unused.map((socket) => once(socket.resume(), "close"));
    for (const socket of [kept, fresh]) {
      socket.write(get);
      const received = await text(socket);
      expect(received).toMatch(/^HTTP\/1.1 200/);
      expect(received).toMatch(/^Connection: close/im);
    }
    // Their closing is no error: `once` would throw it.
    await Promise.all(closes);
    expect(await server.ended).toBe(0);
  });

  test("answers the requests that arrived before the signal while it was busy", async () => {
    const server = await start();
    const { port } = new URL(server.origin);
    server.child.kill("SIGSTOP");
    const answers = Array.from({ length: 40 }, () => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write("GET /api/job-listings HTTP/1.1\r\nHost: x\r\n\r\n");
      return text(socket);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.child.kill("SIGTERM");
    server.child.kill("SIGCONT");
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/);
  });

  test("takes requests for DRAIN_SECONDS while it is not ready, and closes their connections", async () => {
    const server = await start({ ...adminEnvironment, DRAIN_SECONDS: "3" });
    expect((await send(`${server.origin}/readyz`)).status).toBe(200);
    server.child.kill("SIGTERM");
    while ((await send(`${server.origin}/readyz`)).status !== 503);
    const answer = await send(`${server.origin}/api/user`);
    expect([answer.status, answer.headers.connection]).toEqual([401, "close"]);
    expect(await server.ended).toBe(0);
    await expect(send(`${server.origin}/api/user`)).rejects.toThrow();
  });

  test("waits neither for fifty busy clients nor for connections without a request", async () => {
    const giveUp = vi.spyOn(Server.prototype, "closeAllConnections");
    const site = await open();
    const get = "GET /api/user HTTP/1.1\r\nHost: x\r\n\r\n";
    const ended = Array.from({ length: 100 }, (_, i) => {
      const socket = connect(site.port, "127.0.0.1");
      socket.on("error", () => {}).resume();
      if (i % 2 === 0) socket.on("data", () => socket.write(get)).write(get);
      return new Promise((resolve) => socket.on("close", resolve));
    });
    await vi.waitFor(() => expect(site.logged.length).toBeGreaterThan(100), 60_000);
    await site.stop();
    await Promise.all(ended);
    expect(giveUp).not.toHaveBeenCalled();
    giveUp.mockRestore();
  });

  test("leaves one database file that contains all data", async () => {
    const site = await open();
    await site.visitor().post("/api/inquiries", cast.vera);
    await site.stop();
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
