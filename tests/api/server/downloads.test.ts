import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import { listen, sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { getRequest, requestUnread, type Unread } from "#tests/support/unread.ts";
import { apply, MAX } from "#tests/support/uploads.ts";

const resumePath = (id: string) => `/api/admin/job-applications/${id}/resume`;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

describe.each(databases)("downloads on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());

  test.each([256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, MAX])("return every byte of a file of %i", async (size) => {
    const content = Buffer.concat([pdf().subarray(0, -1), randomBytes(size)]).subarray(0, size);
    content.set(pdf().subarray(-60), size - 60);
    const { id } = (await apply(site, [{ name: "me.pdf", content }], { email: `of${size}@example.com` })).json;
    const answer = await ada.get(resumePath(id));
    expect(answer.headers["content-length"]).toBe(String(size));
    expect(sha256(answer.bytes)).toBe(sha256(content));
  });

  test("are sent whole to a client that sends further requests meanwhile", async () => {
    const { id } = (await apply(site, [{ name: "me.pdf", content: pdf(MAX) }], { email: "hasty@example.com" })).json;
    const download = await requestUnread(site.port, getRequest(resumePath(id), ada.cookies));
    download.socket.write(getRequest("/api/user", ada.cookies).repeat(2));
    expect((await ada.get("/api/user")).status).toBe(200);
    expect(await download.readRest()).toBeGreaterThan(MAX);
  });

  test("read a file only as fast as the client takes it, and break off when it is deleted", async () => {
    const { id } = (await apply(site, [{ name: "me.pdf", content: pdf(MAX) }])).json;
    const download = await requestUnread(site.port, getRequest(resumePath(id), ada.cookies));
    expect(download.start).toBe("HTTP/1.1 200 OK");
    expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await download.readRest()).toBeLessThan(MAX);
  });
});

/** Long enough for a busy machine: downloads that take nothing are cut only after other requests have been answered. */
const LONG_MS = 6000;

/** Uploads a file of the maximum size to a conversation of a new visitor. */
async function visitorWithFile(site: Site) {
  const visitor = site.visitor();
  const id = await startConversation(visitor);
  const sent = await sendMessage(visitor, id, "", {}, { name: "me.pdf", content: pdf(MAX) });
  return { visitor, id, path: String(sent.json.attachmentUrl) };
}

const unreadDownloads = (site: Site, visitor: Visitor, path: string): Promise<Unread[]> =>
  Promise.all(Array.from({ length: 8 }, () => requestUnread(site.port, getRequest(path, visitor.cookies))));

test("eight downloads that take nothing delay only their own address, and no admin there", async () => {
  await using site = await openSite("sqlite", { requestTimeoutMs: LONG_MS, environment: { TRUST_PROXY: "1" } });
  const { visitor, path } = await visitorWithFile(site);
  const there = { "X-Forwarded-For": "203.0.113.1" };
  const unread = await unreadDownloads(site, visitor, path);
  expect(unread.map(({ start }) => start)).toEqual(Array(8).fill("HTTP/1.1 200 OK"));
  // They wait, to take the place of one that the system's buffers take whole.
  const waiting = Array.from({ length: 8 }, () =>
    requestUnread(site.port, getRequest(path, visitor.cookies)).catch(() => null),
  );

  const refused = await visitor.get(path, there);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "10"]);
  expect(refused.json.detail).toBe("Too many downloads at the same time. Please try again in 10 seconds");
  expect((await visitor.get(path, { "X-Forwarded-For": "203.0.113.2" })).bytes).toHaveLength(MAX);
  expect((await visitor.get("/api/user", there)).status).toBe(401);

  const ada = site.visitor();
  await ada.logIn(cast.ada, there);
  const { id } = (await apply(site, [{ name: "me.pdf", content: pdf() }])).json;
  expect((await ada.get(resumePath(id), there)).bytes).toEqual(pdf());
  for (const { socket } of unread) socket.destroy();
  for (const one of await Promise.all(waiting)) one?.socket.destroy();
});

describe("a client that takes nothing", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-film-"));
  const film = Buffer.alloc(32 * 1024 * 1024);
  beforeAll(() => {
    mkdirSync(join(folder, "client"));
    writeFileSync(join(folder, "client", "film.mp4"), film);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("of a download or of a static file is cut, while a quiet event stream stays open", async () => {
    await using site = await openSite("sqlite", { requestTimeoutMs: 600, distFolder: folder });
    const { visitor, id, path } = await visitorWithFile(site);
    const events = await listen(site.origin, visitor, id);
    const staticFile = await requestUnread(site.port, getRequest("/film.mp4", visitor.cookies));
    const downloads = await unreadDownloads(site, visitor, path);
    // Another download is answered only when one of the eight has been cut; the static file was stalled before them.
    await vi.waitFor(async () => expect((await visitor.get(path)).status).toBe(200), 60_000);
    const received = await Promise.all(downloads.map((download) => download.readRest()));
    // The system's buffers may take one or the other whole.
    expect(received.some((bytes) => bytes < MAX)).toBe(true);
    expect(await staticFile.readRest()).toBeLessThan(film.length);
    const hello = await sendMessage(visitor, id, "Hello");
    await events.until(hello.json.id);
    events.close();
  });

  test("of a file is cut although it goes on sending a request", async () => {
    await using site = await openSite("sqlite", { requestTimeoutMs: 600, distFolder: folder });
    const { socket } = await requestUnread(site.port, getRequest("/film.mp4", new Map()));
    const closed = new Promise((resolve) => socket.once("close", () => resolve("closed")));
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    const trickle = setInterval(() => socket.write("x"), 100);
    expect(await closed).toBe("closed");
    clearInterval(trickle);
  });
});
