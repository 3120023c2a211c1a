import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { applicant, cast, choice } from "#harness/cast.ts";
import { sendMessage, sessionId, startConversation } from "#harness/chat.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { retentionSteps } from "#server/retention.ts";
import { waitForMessages } from "#tests/support/servers/chat-site.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;

/** Everything that a visitor's request can add a row to, except the session of a repeated registration. */
const tables = ["inquiries", "job_applications", "users", "consents", "chat_conversations", "chat_messages", "mails"];

// On PostgreSQL two servers, which get the repetitions in turn.
describe.each(["sqlite", "postgres"])("a request with an Idempotency-Key, repeated on %s,", (kind) => {
  let sites: Site[];
  let site: Site;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    if (kind === "sqlite") {
      site = await openSite("sqlite");
      [sites, stop] = [[site], () => site.stop()];
    } else {
      const several = await openSites(2);
      [site] = several.sites;
      [sites, stop] = [several.sites, () => several[Symbol.asyncDispose]()];
    }
  });
  afterAll(() => stop());

  const rows = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(site.db.read);
          return [table, Number(counted.rows[0]?.n)] as const;
        }),
      ),
    );

  /** Sends a request six times at once, and once more, and returns what it added to the tables. */
  async function repeat(request: (visitor: Visitor) => Promise<Answer>, cookies = new Map<string, string>()) {
    const before = await rows();
    const visitors = Array.from({ length: 7 }, (_, i) => (sites[i % sites.length] as Site).visitor());
    for (const visitor of visitors) for (const [name, value] of cookies) visitor.cookies.set(name, value);
    const last = visitors.pop() as Visitor;
    const answers = [...(await Promise.all(visitors.map(request))), await request(last)];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([answers[0]?.status]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    const after = await rows();
    const added = Object.entries(after).filter(([table, count]) => count !== before[table]);
    return { last, added: Object.fromEntries(added.map(([table, n]) => [table, n - (before[table] ?? 0)])) };
  }

  test.each([
    ["a demo request", "/api/inquiries", cast.vera, { inquiries: 1, mails: 2 }],
    [
      "an application",
      "/api/job-applications",
      { ...applicant, email: "once@example.com" },
      { job_applications: 1, mails: 2 },
    ],
    ["a consent", "/api/cookie-consent", choice, { consents: 1 }],
    [
      "a registration",
      "/api/register",
      { ...cast.otto, username: "once", email: "once.more@example.com" },
      { users: 1 },
    ],
  ])("stores %s once, queues its emails once, and gets the first response", async (_, path, body, expected) => {
    const headers = { "Idempotency-Key": '"9f2d"' };
    const { added, last } = await repeat((visitor) => visitor.post(path, body, headers));
    expect(added).toEqual(expected);
    if (path === "/api/register") expect((await last.get("/api/user")).json.username).toBe("once");
    expect((await site.visitor().post(path, body, { "Idempotency-Key": `"${"x".repeat(254)}"` })).status).toBe(400);
  });

  test("starts a conversation that its browser can read, although no response with its secret arrived", async () => {
    const body = { sessionId: sessionId(), userEmail: null, userName: null, category: "general" };
    const { added, last } = await repeat((visitor) =>
      visitor.post("/api/chat/conversations", body, { "Idempotency-Key": '"started"' }),
    );
    expect(added).toEqual({ chat_conversations: 1 });
    const { id } = (await last.post("/api/chat/conversations", body)).json;
    expect((await last.get(`/api/chat/conversations/${id}/messages`)).status).toBe(200);
    // The session id alone gives no access, nor does a made-up key.
    const stranger = await site.visitor().post("/api/chat/conversations", body, { "Idempotency-Key": '"guessed"' });
    expect(stranger.status).toBe(404);
  });

  test("stores a message and an application in the chat once, and answers once", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const key = { "Idempotency-Key": '"said"' };
    const { added } = await repeat(
      (visitor) => sendMessage(visitor, id, "Which products do you have?", {}, undefined, key),
      vera.cookies,
    );
    expect(added.chat_messages).toBeLessThanOrEqual(2);
    const transcript = await waitForMessages(vera, id, 2);
    expect(transcript.map((message: { sender: string }) => message.sender)).toEqual(["user", "bot"]);
  });

  test("is refused with other content, and is another request a day later", async () => {
    const headers = { "Idempotency-Key": '"same"' };
    const send = (message: string) => site.visitor().post("/api/inquiries", { ...cast.vera, message }, headers);
    const first = await send("One");
    expect((await send("Two")).status).toBe(422);
    const { db } = site;
    const keys = () => db.read.selectFrom("requestKeys").selectAll().execute();
    expect(JSON.stringify(await keys())).not.toContain("same");
    const dayLater = { db, now: () => Date.now() + DAY, agent: "system" as const };
    await removeExpired(
      dayLater,
      retentionSteps.filter(({ what }) => what === "keys of repeated requests"),
      {
        onFailure: (_, error) => {
          throw error;
        },
      },
    );
    expect(await keys()).toEqual([]);
    const later = await send("Two");
    expect([later.status, later.json.id === first.json.id]).toEqual([201, false]);
  });
});
