import { EventEmitter } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { send } from "#harness/send.ts";
import { limitConnections } from "#server/http/connections.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

/** Opens connections, each with a request that leaves it open. Resolves when every one is answered or closed. */
async function openConnections(
  site: Pick<Site, "port">,
  count: number,
): Promise<{ answered: Socket[]; closed: number }> {
  const answered: Socket[] = [];
  let closed = 0;
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const socket = connect(site.port, "127.0.0.1", () =>
        socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${i % 250}\r\n\r\n`),
      );
      socket.once("data", (data) => {
        if (String(data).startsWith("HTTP/1.1 200 ")) answered.push(socket);
        resolve();
      });
      socket.on("error", () => {});
      socket.once("close", () => {
        if (!answered.includes(socket)) closed += 1;
        resolve();
      });
      return promise;
    }),
  );
  return { answered, closed };
}

const closeAll = (sockets: Socket[]) => {
  for (const socket of sockets) socket.destroy();
};

test("serves an office of thirty with six connections each, and closes the 513th of an address", async () => {
  await using site = await openSite("sqlite");
  const office = await openConnections(site, 30 * 6);
  expect(office).toMatchObject({ answered: { length: 180 }, closed: 0 });
  const more = await openConnections(site, 340);
  expect([more.answered.length, more.closed]).toEqual([332, 8]);
  closeAll(more.answered);
  await vi.waitFor(async () => expect((await send(`${site.origin}/healthz`)).status).toBe(200), 60_000);
  closeAll(office.answered);
});

test("accepts any number of connections from a trusted proxy", async () => {
  await using site = await openSite("sqlite", { environment: { TRUST_PROXY: "127.0.0.1" } });
  const { answered, closed } = await openConnections(site, 600);
  expect([answered.length, closed]).toEqual([600, 0]);
  closeAll(answered);
});

test("closes the connections of an IPv6 /48 beyond four times as many as one address may have", () => {
  const server = new EventEmitter();
  limitConnections(server as Server, () => false);
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit("connection", socket);
    return socket;
  };
  const isServed = (address: string) => connectFrom(address).destroy.mock.calls.length === 0;
  const served = (count: number, address: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => address(i)).filter(isServed).length;
  expect(served(600, () => "2001:db8:1::1")).toBe(512);
  expect(
    served(600, (i) => `2001:db8:1:${(1 + (i % 200)).toString(16)}::1`),
    "its /56",
  ).toBe(512);
  const last = connectFrom("2001:db8:1:100::1");
  expect(
    served(1100, (i) => `2001:db8:1:${((2 + (i % 16)) * 256).toString(16)}::1`),
    "its /48",
  ).toBe(1023);
  last.emit("close");
  expect(served(2, () => "2001:db8:1:100::1")).toBe(1);
  expect(served(2, () => "2001:db8:2::1")).toBe(2);
  expect(served(600, () => "203.0.113.1")).toBe(512);
});

test("closes idle connections, which proxies may keep for a minute, before it refuses new ones", async () => {
  const server = createServer((_, response) => response.end());
  limitConnections(server, () => true, 20);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (let visitors = 0; visitors < 40; visitors += 1)
    expect(await openConnections({ port }, 1)).toMatchObject({ answered: { length: 1 }, closed: 0 });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("answers no more than 128 requests of one address at the same time, and others meanwhile", async () => {
  await using site = await openSite("sqlite", { requestTimeoutMs: 6000, environment: { TRUST_PROXY: "1" } });
  const head = "POST /api/login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json";
  const unfinished = Array.from({ length: 200 }, () => {
    const socket = connect(site.port, "127.0.0.1", () =>
      socket.write(`${head}\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Length: 100\r\n\r\n{`),
    );
    return socket.on("error", () => {});
  });
  const from = (address: string) => site.visitor().get("/api/user", { "X-Forwarded-For": address });
  const refused = await vi.waitFor(async () => {
    const answer = await from("203.0.113.1");
    expect(answer.status).toBe(429);
    return answer;
  }, 60_000);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json.detail).toBe("Too many responses at the same time. Please try again in 10 seconds");
  expect((await from("203.0.113.2")).status).toBe(401);
  closeAll(unfinished);
  await vi.waitFor(async () => expect((await from("203.0.113.1")).status).toBe(401), 60_000);
});
