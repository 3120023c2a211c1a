import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Queries } from "#db/database.ts";
import type { Assistant } from "#domain/assistant/assistant.ts";
import { answerMessage } from "#domain/conversations/answer.ts";
import { appendMessage } from "#domain/conversations/append.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openChatSite, stored } from "#tests/support/servers/chat-site.ts";
import type { Site } from "#tests/support/servers/site.ts";

// PostgreSQL only: SQLite has a single writer, so its changes never overlap.
describe("while PostgreSQL commits a change of a conversation", () => {
  let site: Site;
  let vera: Visitor;
  let id: string;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openChatSite("postgres");
    vera = site.visitor();
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  /** Changes the conversation and starts `meanwhile` before the commit, which comes once `meanwhile` waits for the lock. */
  async function during<Result>(
    change: (queries: Queries) => Promise<unknown>,
    meanwhile: () => Promise<Result>,
  ): Promise<Result> {
    let doing: Promise<Result> | undefined;
    await site.db.write(async (queries) => {
      await change(queries);
      doing = meanwhile();
      await vi.waitFor(async () => expect(await waitingForLocks(site)).toBe(1), { timeout: 60_000 });
    });
    return await (doing as Promise<Result>);
  }
  const handOver = (queries: Queries) =>
    queries
      .updateTable("chatConversations")
      .set({ status: "waiting", userEmail: cast.vera.email })
      .where("id", "=", id)
      .execute();
  const reply = () => ada.post(`/api/admin/conversations/${id}/messages`, { content: "Here." });

  test("a message does not undo a hand-over, and the assistant does not answer it", async () => {
    id = await startConversation(vera);
    const answer = await during(handOver, () => sendMessage(vera, id, "Is anyone there?"));
    expect(answer.status).toBe(201);
    const row = await site.db.read
      .selectFrom("chatConversations")
      .select(["status", "userEmail", "messageCount"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "waiting", userEmail: cast.vera.email, messageCount: 1 });
  });

  test("the assistant discards an answer that it found before a hand-over", async () => {
    id = await startConversation(vera);
    // Stored directly, so that the assistant of the site does not answer it.
    const newQuestion = { conversationId: id, sender: "user" as const, content: "When are biscuits baked?" };
    const question = await site.db.write((queries) => appendMessage(queries, Date.now(), newQuestion));
    const words = {
      content: "On Thursdays.",
      metadata: { citations: [], offers: [] },
      outcome: "answer" as const,
      isApplicationRequest: false,
      attack: null,
    };
    const assistant: Assistant = { answer: async () => words };
    const context = { db: site.db, actor: null, now: Date.now };
    const callbacks = { onText: () => {}, onFailure: () => {} };
    const answered = await during(handOver, () => answerMessage(context, assistant, question, callbacks));
    expect(answered).toBeNull();
    expect((await stored(site, id)).map(({ sender }) => sender)).toEqual(["user"]);
  });

  test("a person's answer is emailed to the address of the hand-over", async () => {
    id = await startConversation(vera);
    const answer = await during(handOver, reply);
    expect(answer.status).toBe(201);
    const emails = site.db.read.selectFrom("mails").select("kind").where("aboutId", "=", answer.json.id);
    expect(await emails.execute()).toEqual([{ kind: "conversation-answered" }]);
  });

  test("an answer or a change finds no removed conversation", async () => {
    const close = () =>
      ada.send(`/api/admin/conversations/${id}`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: '{"status":"closed"}',
      });
    for (const meanwhile of [reply, close]) {
      id = await startConversation(vera);
      const remove = (queries: Queries) => queries.deleteFrom("chatConversations").where("id", "=", id).execute();
      expect((await during(remove, meanwhile)).status).toBe(404);
    }
  });
});

/** The number of queries of this database that wait for a lock. */
async function waitingForLocks({ db }: Site): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read);
  return rows[0]?.count ?? 0;
}
