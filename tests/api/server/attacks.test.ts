import { expect, test, vi } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Answer } from "#harness/send.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";
import { attacks, fillConversation } from "../../../bench/abuse/attacks.ts";
import { withstand } from "../../../bench/abuse/withstand.ts";

const SECONDS = 1;
const attacker = { "X-Forwarded-For": "203.0.113.1" };
const other = { "X-Forwarded-For": "203.0.113.2" };
const environment = { TRUST_PROXY: "1" };

// Unread downloads need many connections to fill the memory. The memory of a process is read from Linux.
const small = attacks.map((attack) => ({
  ...attack,
  connections: Math.min(attack.connections, attack.minConnections ?? 8),
}));

test.skipIf(process.platform !== "linux").each(small)(
  "serves other visitors and the admin during an attack: $name",
  async (attack) => {
    const { responses, attacked, signIn, peakMb } = await withstand(attack, { seconds: SECONDS, idleSeconds: 0 });
    expect(attacked.failures).toEqual([]);
    expect(signIn).toBe(200);
    expect(Object.values(attacked.durations).map((durations) => durations.length)).not.toContain(0);
    expect(Object.keys(attacked.durations)).toHaveLength(4);
    expect(peakMb).toBeLessThan(400);
    // Each connection receives at most one refusal a second.
    expect(responses[429] ?? 0).toBeLessThanOrEqual(attack.connections * (SECONDS + 1));
  },
);

/** How many more requests the address may send, as a response reports it. */
const remaining = async (visit: Promise<Answer>) =>
  Number(/r=(\d+)/.exec(String((await visit).headers.ratelimit))?.[1]);

test("refuses more accents on one letter than any language uses, which take long to sort, and stores nothing", async () => {
  await using site = await openSite("sqlite", { environment });
  const visitor = site.visitor();
  const id = await startConversation(visitor);
  const accents = (each: number) => `a${"\u0344".repeat(each)}${"\u0f73".repeat(each)}`;
  const sent = async (message: string) =>
    await Promise.all([
      visitor.post("/api/inquiries", { ...cast.vera, message }),
      visitor.post("/api/job-applications", { ...applicant, message }),
      sendMessage(visitor, id, message),
    ]);
  const refused = await sent(accents(1900));
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(refused.map(({ json }) => Object.keys(json.errors))).toEqual([["message"], ["message"], ["content"]]);
  for (const table of ["inquiries", "jobApplications", "chatMessages"] as const)
    expect(await site.db.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const stored = await sent(accents(15));
  expect(stored.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("answers refused requests late, so that repeating them is slow", async () => {
  await using site = await openSite("sqlite", { environment, refusalDelayMs: 1000 });
  for (let i = 0; i < 60; i++) await site.visitor().post("/api/register", {}, attacker);
  const order: number[] = [];
  const ask = async (headers: object) =>
    order.push((await site.visitor().post("/api/register", {}, { ...headers })).status);
  const refused = ask(attacker);
  for (let i = 0; i < 3; i++) await ask(other);
  await refused;
  expect(order).toEqual([400, 400, 400, 429]);
});

test("limits the pages that it renders on request, and addresses without a page", async () => {
  await using site = await openSite("sqlite", { environment });
  const get = async (path: string, headers: object) => (await site.visitor().get(path, { ...headers })).status;
  for (let i = 0; i < 24; i++) {
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, j) => get(`/careers/${i}-${j}`, attacker)));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  for (const path of ["/careers", "/_image?href=x", "/nothing"]) expect(await get(path, attacker), path).toBe(429);
  expect(await get("/careers", other)).toBe(404);
  expect(await get("/api/user", attacker)).toBe(401);
});

test.each(databases)("asks the database at most once a second for those who check it, on %s", async (kind) => {
  await using site = await openSite(kind, { environment });
  const pings = vi.spyOn(site.db, "ping");
  const startedAt = performance.now();
  const check = async () => (await site.visitor().get("/readyz?check=database", { ...attacker })).status;
  for (let i = 0; i < 5; i++) {
    const statuses = await Promise.all(Array.from({ length: 50 }, check));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(pings.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 1000);
  for (let i = 0; i < 19; i++) await Promise.all(Array.from({ length: 50 }, check));
  expect(await check()).toBe(429);
  expect((await site.visitor().get("/readyz?check=database", { ...other })).status).toBe(200);
});

test("answers the long questions of one address with pauses, in which those of others are answered", async () => {
  await using site = await openSite("sqlite", { environment });
  const long = "Which products mask names and addresses in prompts? ".repeat(75);
  const asked = async (from: object, content: string) => {
    const visitor = new Visitor(site.origin, { ...from });
    const id = await startConversation(visitor);
    expect((await sendMessage(visitor, id, content)).status).toBe(201);
    return async () => (await visitor.get(`/api/chat/conversations/${id}/messages`)).json.length;
  };
  const attacks = await Promise.all(Array.from({ length: 20 }, () => asked(attacker, long)));
  const lengthOfOther = await asked(other, "Which products do you have?");
  await vi.waitFor(async () => expect(await lengthOfOther()).toBe(2), 2000);
  const lengths = await Promise.all(attacks.map((length) => length()));
  expect(lengths.filter((length) => length === 2).length).toBeLessThan(20);
  await vi.waitFor(async () => expect(await attacks[0]?.()).toBe(2), 2000);
});

test("counts all messages of a full conversation as many requests, and a poll without news as one", async () => {
  await using site = await openSite("sqlite", { environment });
  const vera = new Visitor(site.origin, attacker);
  const id = await startConversation(vera);
  fillConversation(site.dataFolder, id);
  const address = `/api/chat/conversations/${id}/messages`;
  const { headers } = await vera.get(address);
  const before = await remaining(vera.get("/api/user"));
  expect(await remaining(vera.get(address, { "If-None-Match": String(headers.etag) }))).toBe(before - 1);
  expect(await remaining(vera.get(address))).toBe(before - 2 - 50);
  let answer = await vera.get(address);
  for (let polls = 0; answer.status === 200 && polls < 100; polls++) answer = await vera.get(address);
  expect(answer.status).toBe(429);
  expect((await new Visitor(site.origin, other).get("/api/user")).status).toBe(401);
});

test("stores the files of one address with pauses, in which those of others are stored", async () => {
  await using site = await openSite("sqlite", { environment });
  const { resumePath: _, ...fields } = applicant;
  const apply = (from: object, name: string, size: number) => {
    const form = formRequest({ ...fields, email: `${name}@example.com` }, { name: "cara.pdf", content: pdf(size) });
    return site.visitor().send("/api/job-applications", { ...form, headers: { ...form.headers, ...from } });
  };
  let stored = 0;
  const many = Array.from({ length: 12 }, async (_, i) => {
    expect((await apply(attacker, `many${i}`, 5 * 1024 * 1024)).status).toBe(201);
    stored += 1;
  });
  await Promise.race(many);
  for (const name of ["a", "b", "c", "d"]) expect((await apply(other, name, 0)).status).toBe(201);
  expect(stored).toBeLessThan(many.length / 2);
  await Promise.all(many);
});

test("counts the download of a large file as many requests", async () => {
  await using site = await openSite("sqlite", { environment });
  const vera = new Visitor(site.origin, attacker);
  const id = await startConversation(vera);
  const file = { name: "cara.pdf", content: pdf(5 * 1024 * 1024) };
  const { json } = await sendMessage(vera, id, "My resume", {}, file);
  const before = await remaining(vera.get("/api/user"));
  expect(await remaining(vera.get(json.attachmentUrl))).toBe(before - 1 - 52);
});
