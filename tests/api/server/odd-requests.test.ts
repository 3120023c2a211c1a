import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildMiniature, builtFiles } from "#tests/support/servers/built-site.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const { folder, remove } = buildMiniature();
let site: Site;
beforeAll(async () => {
  site = await openSite("sqlite", { distFolder: folder });
});
afterAll(async () => {
  await site.stop();
  remove();
});

/** Sends `raw` and resolves with everything received until the server closes the connection. */
async function exchange(raw: string): Promise<string> {
  const socket = connect(site.port, "127.0.0.1", () => socket.write(raw));
  return await text(socket);
}

const many = (count: number, part: (i: number) => string) => Array.from({ length: count }, (_, i) => part(i)).join("");

test("sends a file once to a request of many ranges", async () => {
  const ranges = `bytes=${many(1000, (i) => `${i}-,`).slice(0, -1)}`;
  const answer = await site.visitor().get("/film.mp4", { Range: ranges });
  expect([answer.status, answer.text]).toEqual([200, builtFiles["film.mp4"]]);
});

test.each(["websocket", "h2c"])("answers a request to upgrade to %s without upgrading", async (protocol) => {
  const headers = { Connection: "Upgrade", Upgrade: protocol, "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==" };
  const answer = await site.visitor().get("/robots.txt", headers);
  expect([answer.status, answer.text]).toEqual([200, builtFiles["robots.txt"]]);
});

test("closes a connection that asks for a tunnel to another host", async () => {
  expect(await exchange("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n")).not.toMatch(/^HTTP\/1.1 2/);
});

test.each(["/healthz", "/readyz", "/readyz?check=database", "/robots.txt"])(
  "answers a check of %s by HTTP/1.0 without a host",
  async (path) => {
    expect(await exchange(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200/);
  },
);

test.each(["/sitemap.xml", "/api/openapi.json"])(
  "answers HEAD of %s as GET, without the body and an error",
  async (path) => {
    const errors = vi.spyOn(console, "error");
    const [get, head] = [await site.visitor().get(path), await site.visitor().send(path, { method: "HEAD" })];
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", String(get.bytes.length)]);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  },
);

test("asks for an announced body only if it reads it", async () => {
  const body = "{}";
  const request = (type: string, length: number) =>
    `POST /api/inquiries HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nOrigin: ${site.origin}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;
  expect(await exchange(request("application/json", 99_999_999))).toMatch(/^HTTP\/1.1 413 /);
  expect(await exchange(request("text/plain", body.length))).toMatch(/^HTTP\/1.1 415 /);
  const socket = connect(site.port, "127.0.0.1", () => socket.write(request("application/json", body.length)));
  socket.once("data", () => socket.end(body));
  expect(await text(socket)).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 400 [\s\S]*Connection: keep-alive/);
});

test("refuses a host name that is longer than any, in the header or in the address", async () => {
  const request = (origin: string, host: string) =>
    exchange(`GET ${origin}/robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const long = "a.".repeat(200);
  expect(await request("", long)).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
  expect(await request(`http://${long}`, "x")).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
  expect(await request("", "a.".repeat(100))).toMatch(/^HTTP\/1.1 200 /);
});

test("reads 500 headers, and refuses more than 16 KiB of them", async () => {
  const request = (count: number) =>
    `GET /robots.txt HTTP/1.1\r\nHost: x\r\n${many(count, (i) => `a${i}:b\r\n`)}Connection: close\r\n\r\n`;
  expect(await exchange(request(500))).toMatch(/^HTTP\/1.1 200 /);
  expect(await exchange(request(3000))).toMatch(/^HTTP\/1.1 431 /);
});

test.each([
  ["a page", "/", 200],
  ["the careers page", "/careers", 404],
  ["an endpoint without parameters", "/api/job-listings", 200],
  ["an endpoint for admins", "/api/admin/inquiries", 401],
])("answers %s with 2,000 parameters", async (_, path, status) => {
  expect((await site.visitor().get(`${path}?${many(2000, (i) => `a${i}=b&`)}`)).status).toBe(status);
});

test("does not unpack a compressed body", async () => {
  const body = gzipSync(Buffer.alloc(50 * 1024 * 1024));
  for (const [path, type] of [
    ["/api/login", "application/json"],
    ["/api/job-applications", "multipart/form-data; boundary=b"],
  ] as const) {
    const headers = { "Content-Type": type, "Content-Encoding": "gzip" };
    expect((await site.visitor().send(path, { method: "POST", headers, body })).status).toBe(415);
  }
});
