import { once } from "node:events";
import { existsSync } from "node:fs";
import { request, Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import SqliteFile from "better-sqlite3";
import { describe, expect, test, vi } from "vitest";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { send } from "#harness/send.ts";
import { startedProcesses } from "#tests/support/servers/started-processes.ts";

const { pathOf, start, open } = startedProcesses();

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
      const db = openSqlite(pathOf("data"));
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
    expect(existsSync(pathOf("data", "site.db-wal"))).toBe(false);
    const file = new SqliteFile(pathOf("data", "site.db"), { readonly: true });
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
