import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { answerTimeoutMs, messages, openChatSiteWithAda, stored } from "#tests/support/servers/chat-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("questions that a stopped server left, on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());

  /** The ids of the answered questions, in the order of the answers. */
  const answered = async (id: string) => (await stored(site, id)).flatMap(({ answers }) => answers ?? []);

  /** Stores a message like a server that stops before answering it. */
  async function left(conversationId: string, content: string, ago: number): Promise<string> {
    const timestamp = Date.now() - ago;
    const row = { id: newId(timestamp), conversationId, sender: "user", content, timestamp, isApplicationRequest: 0 };
    await site.db.write((queries) =>
      queries
        .insertInto("chatMessages")
        .values(row as never)
        .execute(),
    );
    return row.id;
  }

  const change = (id: string, status: string) =>
    ada.send(`/api/admin/conversations/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ status }),
    });

  test("answers each once and in order, however often the messages are requested", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const ids: string[] = [];
    for (const [index, what] of ["Biscuits", "Candles", "Ladders"].entries())
      ids.push(await left(id, `Where are ${what} made?`, 30_000 - index));
    await Promise.all([1, 2, 3, 4].map(() => messages(vera, id)));
    await vi.waitFor(async () => expect(await answered(id)).toEqual(ids), answerTimeoutMs);
    await Promise.all([1, 2].map(() => messages(vera, id)));
    expect(await stored(site, id)).toHaveLength(6);
  });

  test("answers one that precedes a later answer before the next question", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "Where are Candles made?");
    await vi.waitFor(async () => expect(await stored(site, id)).toHaveLength(2), answerTimeoutMs);
    const early = await left(id, "Where are Biscuits made?", 20_000);
    const next = (await sendMessage(vera, id, "Where are Ladders made?")).json.id;
    await vi.waitFor(async () => expect((await answered(id)).slice(1)).toEqual([early, next]), answerTimeoutMs);
  });

  test("does not answer questions from before a hand-over or before the team closed the conversation", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await left(id, "Where are Biscuits made?", 40_000);
    await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email });
    await sendMessage(vera, id, "Where are Candles made?");
    await change(id, "closed");
    site.advanceTime(20_000);
    const next = (await sendMessage(vera, id, "Where are Ladders made?")).json.id;
    await vi.waitFor(async () => expect(await answered(id)).toEqual([next]), answerTimeoutMs);
    await messages(vera, id);
    await sendMessage(vera, id, "Where are Ladders made?");
    await vi.waitFor(async () => expect(await answered(id)).toHaveLength(2), answerTimeoutMs);
    expect(await stored(site, id)).toHaveLength(7);
  });

  test("answers questions after the team returns the conversation to the assistant", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email });
    const questionId = (await sendMessage(vera, id, "Where are Candles made?")).json.id;
    await change(id, "active");
    site.advanceTime(20_000);
    await messages(vera, id);
    await vi.waitFor(async () => expect(await answered(id)).toEqual([questionId]), answerTimeoutMs);
  });
});
