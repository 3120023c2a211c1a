import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import {
  answerTimeoutMs,
  messages,
  openChatSiteWithAda,
  stored,
  waitForMessages,
} from "#tests/support/servers/chat-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("polls of a conversation on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let vera: Visitor;
  let id: string;
  let path: string;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    vera = site.visitor();
    id = await startConversation(vera);
    path = `/api/chat/conversations/${id}`;
  });

  /** Has the team take over the conversation, so that the assistant adds nothing while a test polls. */
  const handOver = () => vera.post(`${path}/hand-over`, { email: cast.vera.email });
  const reply = async (content: string): Promise<string> =>
    (await ada.post(`/api/admin/conversations/${id}/messages`, { content })).json.id;
  const change = (body: object) =>
    ada.send(`/api/admin/conversations/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  /** Repeats a poll with the entity tag of its earlier response. */
  const pollAgain = (address: string, { headers }: Answer, visitor = vera) =>
    visitor.get(address, { "If-None-Match": String(headers.etag) });

  test("return only the messages after a given one, with the number of all and the status", async () => {
    await handOver();
    for (const text of ["One", "Two", "Three"]) await sendMessage(vera, id, text);
    const all = await messages(vera, id);
    expect(all).toHaveLength(4);
    for (const [index, { id: after }] of all.entries()) {
      const answer = await vera.get(`${path}/messages?after=${after}`);
      expect([answer.status, answer.json]).toEqual([200, all.slice(index + 1)]);
      expect(answer.headers).toMatchObject({ "message-count": "4", "conversation-status": "waiting" });
    }
  });

  test("are refused after a message that is unknown, malformed or of another conversation", async () => {
    const other = await startConversation(vera);
    const foreign = (await sendMessage(vera, other, "Elsewhere")).json.id;
    for (const after of [foreign, newId(), "", "1", "%00", "' or 1=1 --"]) {
      const refused = await vera.get(`${path}/messages?after=${after}`);
      expect([refused.status, refused.json.errors], after).toEqual([
        400,
        { after: ["This message was not found in the conversation"] },
      ]);
    }
    expect((await vera.get(`${path}/messages?after=${foreign}&after=${foreign}`)).status).toBe(400);
    const hidden = await site.visitor().get(`/api/chat/conversations/${other}/messages?after=${foreign}`);
    expect(hidden.status).toBe(404);
  });

  test("are answered with 304 until a message, the status or an attachment changes", async () => {
    const application = await sendMessage(
      vera,
      id,
      "",
      { isApplicationRequest: "true", metadata: JSON.stringify(applicant) },
      { name: "cara.pdf", content: pdf() },
    );
    expect(application.status).toBe(201);
    const { id: after } = (await waitForMessages(vera, id, 2)).at(-1);
    const address = `${path}/messages?after=${after}`;
    let answer = await vera.get(address);
    const changes: [string, () => Promise<unknown>][] = [
      ["a hand-over", handOver],
      ["a message", () => sendMessage(vera, id, "Hello?")],
      ["a reply", () => reply("Here.")],
      ["a closed conversation", () => change({ status: "closed" })],
      ["a returned conversation", () => change({ status: "active" })],
      [
        "a removed application",
        async () => {
          const [row] = await stored(site, id);
          await ada.send(`/api/admin/job-applications/${row?.jobApplicationId}`, { method: "DELETE" });
        },
      ],
    ];
    for (const [what, make] of changes) {
      const unchanged = await pollAgain(address, answer);
      expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, "", answer.headers.etag]);
      await make();
      answer = await pollAgain(address, answer);
      expect(answer.status, what).toBe(200);
    }
    expect(answer.headers).toMatchObject({ "message-count": "5", "conversation-status": "active" });
    expect((await messages(vera, id))[0]).toMatchObject({ attachmentUrl: null });
    expect((await pollAgain(address, answer, site.visitor())).status).toBe(404);
    await ada.send(`/api/admin/conversations/${id}`, { method: "DELETE" });
    expect((await pollAgain(address, answer)).status).toBe(404);
  });

  test("cancel the email about a reply that the panel received as an event", async () => {
    await handOver();
    const about = await reply("Here.");
    const emails = site.db.read.selectFrom("mails").select("state").where("aboutId", "=", about);
    expect(await emails.execute()).toEqual([{ state: "waiting" }]);
    expect((await vera.get(`${path}/messages?after=${about}`)).json).toEqual([]);
    expect(await emails.execute()).toEqual([{ state: "cancelled" }]);
  });

  test("have a question answered that a stopped server left, although nothing has changed", async () => {
    const timestamp = Date.now() + site.ahead();
    const row = { id: newId(timestamp), conversationId: id, sender: "user", content: "When are biscuits baked?" };
    await site.db.write((queries) =>
      queries
        .insertInto("chatMessages")
        .values({ ...row, timestamp, isApplicationRequest: 0 } as never)
        .execute(),
    );
    const first = await vera.get(`${path}/messages`);
    expect(first.json).toHaveLength(1);
    site.advanceTime(20_000);
    expect((await pollAgain(`${path}/messages`, first)).status).toBe(304);
    await vi.waitFor(async () => expect(await stored(site, id)).toHaveLength(2), answerTimeoutMs);
  });

  test("of a full conversation are at most a hundredth of its size", async () => {
    await handOver();
    const rows = Array.from({ length: 400 }, (_, i) => ({
      id: newId(),
      conversationId: id,
      sender: "user",
      content: "word ".repeat(400),
      timestamp: Date.now() + site.ahead() + 1 + i,
      isApplicationRequest: 0,
    }));
    await site.db.write((queries) =>
      queries
        .insertInto("chatMessages")
        .values(rows as never)
        .execute(),
    );
    const all = await vera.get(`${path}/messages`);
    expect(all.json).toHaveLength(401);
    const address = `${path}/messages?after=${rows.at(-2)?.id}`;
    const newest = await vera.get(address);
    expect(newest.json.map((one: { id: string }) => one.id)).toEqual([rows.at(-1)?.id]);
    const size = ({ bytes, headers }: Answer) => bytes.length + JSON.stringify(headers).length;
    expect(size(all) / size(newest)).toBeGreaterThan(100);
    expect(size(all) / size(await pollAgain(address, newest))).toBeGreaterThan(100);
  });

  test("in the dashboard are answered with 304 until the conversation changes", async () => {
    const address = `/api/admin/conversations/${id}`;
    await handOver();
    await ada.get(address);
    let answer = await ada.get(address);
    expect(answer.json.messages).toHaveLength(1);
    const changes: [string, () => Promise<unknown>][] = [
      ["a message", () => sendMessage(vera, id, "Hello?")],
      ["a read message", async () => {}],
      ["another address", () => vera.post(`${path}/hand-over`, { email: "other@example.com" })],
      ["a reply", () => reply("Here.")],
      ["a closed conversation", () => change({ status: "closed" })],
    ];
    for (const [what, make] of changes) {
      await make();
      answer = await pollAgain(address, answer, ada);
      expect(answer.status, what).toBe(200);
      if (what === "a message") continue;
      expect([(await pollAgain(address, answer, ada)).status, what]).toEqual([304, what]);
    }
    expect(answer.json).toMatchObject({ status: "closed", userEmail: "other@example.com", unread: 0 });
    expect((await pollAgain(address, answer, vera)).status).toBe(404);
  });
});
