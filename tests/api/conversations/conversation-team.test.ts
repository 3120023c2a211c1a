import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import {
  messages,
  openChatSiteWithAda,
  stored,
  transcript,
  waitForMessages,
} from "#tests/support/servers/chat-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const resume = { name: "cara.pdf", content: pdf() };

describe.each(bothDatabases)("the team in conversations on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());

  test("stores the address of a hand-over and stops the assistant until the team closes it", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const handOver = (body: object) => vera.post(`/api/chat/conversations/${id}/hand-over`, body);
    await sendMessage(vera, id, "How tall is your lighthouse in Alexandria?");
    await waitForMessages(vera, id, 2);
    expect((await handOver({})).json.errors).toEqual({ email: ["Email is required"] });
    expect((await handOver({ email: "x" })).json.errors).toEqual({ email: ["Invalid email format"] });
    const promise = await handOver({ email: cast.vera.email });
    expect([promise.status, promise.json.sender]).toEqual([201, "bot"]);
    expect(promise.json.content).toMatch(/(Our team is available now, until|Our team is back) /);
    expect(await transcript(ada, id)).toMatchObject({ status: "waiting", userEmail: cast.vera.email });

    await sendMessage(vera, id, "When are biscuits baked?");
    const reply = await ada.post(`/api/admin/conversations/${id}/messages`, { content: "On Thursdays, and I bake." });
    expect([reply.status, reply.json.metadata]).toEqual([201, { author: "team" }]);
    expect((await transcript(ada, id)).status).toBe("answered");
    await sendMessage(vera, id, "Thanks, when are biscuits eaten?");
    expect((await transcript(ada, id)).status).toBe("waiting");
    expect((await messages(vera, id)).map((one: { sender: string }) => one.sender)).toEqual([
      "user",
      "bot",
      "bot",
      "user",
      "bot",
      "user",
    ]);

    const close = { method: "PATCH", headers: { "Content-Type": "application/json" }, body: '{"status":"closed"}' };
    expect((await ada.send(`/api/admin/conversations/${id}`, close)).status).toBe(204);
    expect((await transcript(ada, id)).status).toBe("closed");
    await sendMessage(vera, id, "When are biscuits baked?");
    await waitForMessages(vera, id, 8);
    expect((await transcript(ada, id)).status).toBe("active");
  });

  test("emails a person's answer after a minute unless the visitor reads it in the chat first", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email });
    const reply = async () => (await ada.post(`/api/admin/conversations/${id}/messages`, { content: "Here." })).json.id;
    const emailAbout = (aboutId: string) =>
      site.db.read.selectFrom("mails").selectAll().where("aboutId", "=", aboutId).executeTakeFirstOrThrow();
    // Loading the messages before the answer does not count as reading it.
    await messages(vera, id);
    const read = await reply();
    await site.visitor().get(`/api/chat/conversations/${id}/messages`);
    const waiting = await emailAbout(read);
    expect([waiting.state, waiting.dueAt]).toEqual(["waiting", waiting.createdAt + 60_000]);
    await messages(vera, id);
    expect(await emailAbout(read)).toMatchObject({ state: "cancelled", dueAt: null });
    expect((await emailAbout(await reply())).state).toBe("waiting");
  });

  test("refuses a reply of the team in a full conversation, which stays as it was", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera, { userEmail: cast.vera.email });
    await site.db.write((queries) =>
      queries.updateTable("chatConversations").set({ messageCount: 499 }).where("id", "=", id).execute(),
    );
    const reply = () => ada.post(`/api/admin/conversations/${id}/messages`, { content: "Here." });
    expect((await reply()).status).toBe(201);
    const close = { method: "PATCH", headers: { "Content-Type": "application/json" }, body: '{"status":"closed"}' };
    await ada.send(`/api/admin/conversations/${id}`, close);
    const refused = await reply();
    const message = "This conversation is full. Please email the visitor instead";
    expect([refused.status, refused.json.errors]).toEqual([409, { content: [message] }]);
    expect([(await transcript(ada, id)).status, await stored(site, id)]).toEqual(["closed", [expect.anything()]]);
  });

  test("lists conversations for the team, latest first, with unread counts, and removes one permanently", async () => {
    await site.db.write((queries) => queries.deleteFrom("chatConversations").execute());
    const vera = site.visitor();
    const first = await startConversation(vera);
    await startConversation(vera);
    const second = await startConversation(vera, { userName: "Vera" });
    await sendMessage(vera, second, "Two");
    await waitForMessages(vera, second, 2);
    await sendMessage(vera, first, "One", {}, resume);
    await waitForMessages(vera, first, 2);
    const list = async (query = "") => (await ada.get(`/api/admin/conversations${query}`)).json;
    // Conversations without messages are not listed.
    const counts = { active: 2, waiting: 0, answered: 0, closed: 0 };
    expect(await list()).toMatchObject({ total: 2, counts, page: 1, pageSize: 10 });
    const of = async (id: string) => (await list()).items.find((one: { id: string }) => one.id === id);
    expect(await of(second)).toMatchObject({ userName: "Vera", messages: 2, unread: 1, status: "active" });
    expect(await of(second)).toMatchObject({ asked: "Two", latest: { sender: "bot", content: expect.any(String) } });
    expect((await list()).items[0].id).toBe(first);
    expect((await list("?status=waiting")).total).toBe(0);
    expect((await ada.get("/api/admin/conversations?status=odd")).status).toBe(400);
    await transcript(ada, second);
    expect((await of(second)).unread).toBe(0);
    for (const stranger of [site.visitor(), vera])
      for (const path of ["s", `s/${first}`, `s/${first}/messages/${newId()}/attachment`, "-report"])
        expect((await stranger.get(`/api/admin/conversation${path}`)).status, path).toBe(404);

    const remove = () => ada.send(`/api/admin/conversations/${first}`, { method: "DELETE" });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await ada.get(`/api/admin/conversations/${first}`)).status).toBe(404);
    expect((await messages(vera, first)).status).toBe(404);
    const files = await site.db.read.selectFrom("chatAttachments").selectAll().execute();
    expect([await stored(site, first), files]).toEqual([[], []]);
  });
});
