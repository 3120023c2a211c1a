import { rmSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cast, weaver } from "#harness/cast.ts";
import { type Listener, listen, sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { answerTimeoutMs, buildChat, messages } from "#tests/support/servers/chat-site.ts";
import { startModelServer } from "#tests/support/servers/model-server.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import type { Site } from "#tests/support/servers/site.ts";

let distFolder = "";
beforeAll(() => {
  distFolder = buildChat();
});
afterAll(() => rmSync(distFolder, { recursive: true }));

/** The same visitor at another server. */
function at(site: Site, visitor: Visitor): Visitor {
  const other = site.visitor();
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

/** Resolves when servers tell each other what happens. */
const connected = (...sites: Site[]) =>
  vi.waitFor(() => expect(sites.every(({ db }) => db.messages.isConnected())).toBe(true), 60_000);

/** How often a text occurs. */
const times = (listener: Listener, text: string) => listener.text().split(text).length - 1;

test("a conversation on one server streams once to a panel on another", async () => {
  await using two = await openSites(2, { distFolder, environment: { RATE_LIMITS: "off" } });
  const [here, there] = two.sites;
  await connected(here, there);
  const vera = here.visitor();
  const id = await startConversation(vera);
  const [own, other] = [await listen(here.origin, vera, id), await listen(there.origin, vera, id)];
  await sendMessage(vera, id, "When are biscuits baked?");
  for (const listener of [own, other]) {
    await listener.until("event: words");
    await listener.until('"sender":"bot"');
    expect(listener.text().indexOf("event: words")).toBeLessThan(listener.text().indexOf('"sender":"bot"'));
  }
  // Longer than a notification may be.
  const long = `${"words ".repeat(600)}end`;
  await sendMessage(at(there, vera), id, long);
  for (const listener of [own, other]) {
    await listener.until(long);
    await listener.until("event: message");
    expect(times(listener, long)).toBe(1);
    expect(times(listener, '"content":"When are biscuits baked?"')).toBe(1);
    listener.close();
  }
});

test("a change of the open positions reaches every server, and so does one after PostgreSQL cut the connections", async () => {
  await using two = await openSites(2, { environment: { RATE_LIMITS: "off" } });
  const [here, there] = two.sites;
  const heard = vi.fn();
  there.db.messages.subscribe("openings", heard);
  await connected(here, there);
  const ada = here.visitor();
  await ada.logIn(cast.ada);
  const change = async () => {
    heard.mockClear();
    expect((await ada.post("/api/admin/job-listings", weaver)).status).toBe(201);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null), 60_000);
  };
  await change();
  const cut = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`.execute(here.db.read);
  expect(cut.rows).toHaveLength(2);
  await vi.waitFor(() => expect(there.db.messages.isConnected()).toBe(false), { timeout: 60_000, interval: 1 });
  // It may have missed a change, so it looks again.
  heard.mockClear();
  await connected(here, there);
  expect(heard).toHaveBeenCalledWith(null);
  await change();
});

test("a notification that no server sent changes nothing", async () => {
  await using two = await openSites(2, { environment: { RATE_LIMITS: "off" } });
  const [here, there] = two.sites;
  const heard = vi.fn();
  there.db.messages.subscribe("openings", heard);
  await connected(here, there);
  heard.mockClear();
  for (const payload of ["", "null", "not JSON", '{"messages":1}'])
    await sql`select pg_notify('servers', ${payload})`.execute(here.db.read);
  here.db.messages.publish("openings", "a change");
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([["a change"]]), 60_000);
});

test("only one server asks the model to answer a question, however long that takes", async () => {
  const model = await startModelServer();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  model.behave(async (response) => {
    await released;
    response.writeHead(500).end();
  });
  const environment = { ASSISTANT_URL: model.url, ASSISTANT_MODEL: "loom", ASSISTANT_PROVIDER: "Loom Ltd" };
  await using two = await openSites(2, { distFolder, environment });
  const [here, there] = two.sites;
  const vera = here.visitor();
  const id = await startConversation(vera);
  await sendMessage(vera, id, "When are biscuits baked?");
  await vi.waitFor(() => expect(model.requests).toHaveLength(1), answerTimeoutMs);
  // By its clock, the question has waited for so long that the first server may have stopped.
  there.advanceTime(16_000);
  const veraThere = at(there, vera);
  await messages(veraThere, id);
  // It answers the questions of a conversation in turn, so after this greeting it has tried the question.
  const { id: greeting } = (await sendMessage(veraThere, id, "Hello")).json;
  const answered = there.db.read.selectFrom("chatMessages").select("id").where("answers", "=", greeting);
  await vi.waitFor(async () => expect(await answered.execute()).toHaveLength(1), answerTimeoutMs);
  release();
  await vi.waitFor(async () => expect(await messages(vera, id)).toHaveLength(4), answerTimeoutMs);
  expect(model.requests).toHaveLength(1);
  await model.stop();
});
