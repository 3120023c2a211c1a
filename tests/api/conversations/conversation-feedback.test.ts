import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import {
  messages,
  openChatSite,
  openChatSiteWithAda,
  stored,
  transcript,
  waitForMessages,
} from "#tests/support/servers/chat-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

const question = "When are biscuits baked?";

const rate = (visitor: Visitor, conversation: string, message: string, body: object) =>
  visitor.send(`/api/chat/conversations/${conversation}/messages/${message}/feedback`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe.each(databases)("feedback on answers on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let vera: Visitor;
  let id: string;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    vera = site.visitor();
    id = await startConversation(vera);
  });

  /** Sends a message, waits for its answer, and returns both. */
  const ask = async (content: string) => {
    const before = (await messages(vera, id)).length;
    await sendMessage(vera, id, content);
    return (await waitForMessages(vera, id, before + 2)).slice(-2);
  };
  const report = async () => (await ada.get("/api/admin/conversation-report")).json;

  test("is stored with the answer, and may be repeated and changed", async () => {
    const [own, answer] = await ask(question);
    expect(own).toMatchObject({ asks: null, helpful: null });
    expect(answer).toMatchObject({ asks: "feedback", helpful: null });
    for (const helpful of [true, true, false, true]) {
      const rated = await rate(vera, id, answer.id, { helpful });
      expect([rated.status, rated.json]).toEqual([200, { ...answer, helpful }]);
      expect((await messages(vera, id)).at(-1)).toEqual(rated.json);
      expect((await transcript(ada, id)).messages.at(-1).helpful).toBe(helpful);
    }
    // So that it does not prolong the retention of the conversation.
    expect((await transcript(ada, id)).lastMessageAt).toBe(answer.timestamp);
  });

  test("changes the version of the conversation, so that polls report it", async () => {
    const [, answer] = await ask(question);
    const paths = [`/api/chat/conversations/${id}/messages?after=${answer.id}`, `/api/admin/conversations/${id}`];
    for (const [index, path] of paths.entries()) {
      const visitor = index === 0 ? vera : ada;
      // An admin's first visit marks the conversation as read, which changes it.
      await visitor.get(path);
      for (const helpful of [true, false]) {
        await rate(vera, id, answer.id, { helpful: !helpful });
        const { etag } = (await visitor.get(path)).headers;
        const again = () => visitor.get(path, { "If-None-Match": String(etag) });
        await rate(vera, id, answer.id, { helpful: !helpful });
        expect((await again()).status).toBe(304);
        await rate(vera, id, answer.id, { helpful });
        expect((await again()).status).toBe(200);
      }
    }
  });

  test("is refused for other browsers, unknown messages and malformed bodies", async () => {
    const [, answer] = await ask(question);
    const thief = site.visitor();
    await startConversation(thief);
    for (const stranger of [thief, site.visitor(), ada]) {
      const refused = await rate(stranger, id, answer.id, { helpful: false });
      expect([refused.status, refused.json.detail]).toEqual([404, "This conversation was not found"]);
    }
    const other = await startConversation(vera);
    for (const [conversation, message] of [
      [other, answer.id],
      [id, newId()],
      [id, "x"],
    ]) {
      const refused = await rate(vera, String(conversation), String(message), { helpful: false });
      expect([refused.status, refused.json.detail]).toEqual([404, "This message was not found in the conversation"]);
    }
    for (const body of [{}, { helpful: "no" }, { helpful: null }, { helpful: 1 }]) {
      const refused = await rate(vera, id, answer.id, body);
      expect([refused.status, refused.json.errors]).toEqual([400, { helpful: ["Must be true or false"] }]);
    }
    expect((await stored(site, id)).map(({ helpful }) => helpful)).toEqual([null, null]);
  });

  test("is refused for the visitor's messages, greetings, hand-overs, and replies of the team", async () => {
    const [own, greeting] = await ask("hello");
    const [, unknown] = await ask("How tall is your lighthouse in Alexandria?");
    const [, request] = await ask("I want to talk to a person");
    expect([greeting.asks, unknown.asks, request.asks]).toEqual([null, null, "email"]);
    const handOver = (await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email })).json;
    const reply = (await ada.post(`/api/admin/conversations/${id}/messages`, { content: "About 100 metres." })).json;
    for (const message of [own, greeting, unknown, request, handOver, reply]) {
      const refused = await rate(vera, id, message.id, { helpful: true });
      expect([refused.status, refused.json.detail]).toEqual([409, "Only answers from the assistant can be rated"]);
    }
    expect((await stored(site, id)).every(({ helpful }) => helpful === null)).toBe(true);
  });

  test("is reported to the team with unanswered questions, similar ones together, until the conversation is gone", async () => {
    await site.db.write((queries) => queries.deleteFrom("chatConversations").execute());
    id = await startConversation(vera);
    const [first, helpful] = await ask("When are the biscuits baked in the cellar?");
    const [second, unhelpful] = await ask("Biscuits baked in the cellar: when? My card is 4111 1111 1111 1111");
    const [third] = await ask("How tall is your lighthouse in Alexandria?");
    await rate(vera, id, helpful.id, { helpful: true });
    await rate(vera, id, unhelpful.id, { helpful: false });
    const listed = (message: { id: string; timestamp: string; content: string }, problem: string) => ({
      id: message.id,
      conversationId: id,
      content: message.content,
      askedAt: message.timestamp,
      problem,
    });
    expect(second.content).not.toContain("4111");
    expect(await report()).toMatchObject({
      outcomes: { answer: 2, unknown: 1 },
      feedback: { helpful: 1, unhelpful: 1 },
      groups: [[listed(third, "unanswered")], [listed(second, "unhelpful")]],
    });
    await rate(vera, id, helpful.id, { helpful: false });
    expect(await report()).toMatchObject({
      feedback: { helpful: 0, unhelpful: 2 },
      groups: [[listed(second, "unhelpful"), listed(first, "unhelpful")], [listed(third, "unanswered")]],
    });
    await ada.send(`/api/admin/conversations/${id}`, { method: "DELETE" });
    expect(await report()).toEqual({ outcomes: {}, feedback: { helpful: 0, unhelpful: 0 }, groups: [] });
  });
});

test("feedback counts as a message for the limit of an address", async () => {
  await using site = await openChatSite("sqlite");
  const vera = site.visitor();
  const id = await startConversation(vera);
  const first = await rate(vera, id, newId(), { helpful: true });
  expect(first.headers.ratelimit).toMatch(/^"chatMessages";r=599;t=\d+$/);
});
