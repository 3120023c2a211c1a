import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { listen, sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openChatSite, openChatSiteWithAda } from "#tests/support/servers/chat-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

describe.each(databases)("the events of conversations on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openChatSiteWithAda(kind));
  });
  afterAll(() => site.stop());

  test("streams the chunks of an answer, the whole answer, and what a person writes", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const listener = await listen(site.origin, vera, id);
    expect(listener.text()).toMatch(/^200 text\/event-stream/);
    await sendMessage(vera, id, "When are biscuits baked?");
    await listener.until("event: words");
    await listener.until('"sender":"bot"');
    await ada.post(`/api/admin/conversations/${id}/messages`, { content: "Ada here." });
    await listener.until("Ada here.");
    // The chunks arrive before the whole message.
    expect(listener.text().indexOf("event: words")).toBeLessThan(listener.text().indexOf('"sender":"bot"'));
    const more = [];
    for (let i = 0; i < 7; i++) more.push(await listen(site.origin, vera, id));
    expect((await vera.get(`/api/chat/conversations/${id}/events`)).status).toBe(429);
    for (const one of [listener, ...more]) one.close();
    await vi.waitFor(async () => (await listen(site.origin, vera, id)).close(), 60_000);
  });

  test("does not subscribe a HEAD request", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    for (let i = 0; i < 9; i++) {
      const head = await vera.send(`/api/chat/conversations/${id}/events`, { method: "HEAD" });
      expect([head.status, head.headers["content-type"]]).toEqual([200, "text/event-stream"]);
    }
    (await listen(site.origin, vera, id)).close();
  });

  test("limits the streams of an address, and closes each after 15 minutes", async () => {
    await using other = await openChatSite(kind);
    const vera = other.visitor();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await startConversation(vera));
    const listeners = [];
    for (const id of ids.slice(0, 4)) for (let i = 0; i < 8; i++) listeners.push(await listen(other.origin, vera, id));
    const [first = "", last = ""] = [ids[0], ids[4]];
    expect((await vera.get(`/api/chat/conversations/${last}/events`)).status).toBe(429);
    listeners[31]?.close();
    await vi.waitFor(async () => listeners.push(await listen(other.origin, vera, last)), 60_000);
    other.advanceTime(15 * 60_000);
    await sendMessage(vera, first, "When are biscuits baked?");
    for (const listener of listeners.slice(0, 8)) {
      await listener.ended;
      expect(listener.text()).toContain("When are biscuits baked?");
    }
    for (const listener of listeners) listener.close();
  });

  test("closes every stream and finishes the current answers when the server stops", async () => {
    const other = await openChatSite(kind);
    const vera = other.visitor();
    const id = await startConversation(vera);
    const listener = await listen(other.origin, vera, id);
    await Promise.all([other.stop(), listener.ended]);
  });
});
