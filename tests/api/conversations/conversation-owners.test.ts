import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionId, startConversation } from "#harness/chat.ts";
import { site as owner } from "#site";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const cookie = `${owner.slug}-chat-session`;

describe.each(databases)("ownership of conversations on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  test("replaces a secret that the server did not issue, so that a planted one gives no access", async () => {
    const planted = "A".repeat(43);
    const vera = site.visitor();
    vera.cookies.set(cookie, planted);
    const created = await vera.post("/api/chat/conversations", { sessionId: sessionId() });
    expect(created.status).toBe(201);
    expect(vera.cookies.get(cookie)).not.toBe(planted);
    const thief = site.visitor();
    thief.cookies.set(cookie, planted);
    const address = `/api/chat/conversations/${created.json.id}/messages`;
    expect([(await thief.get(address)).status, (await vera.get(address)).status]).toEqual([404, 200]);
  });

  test("resumes each of several conversations with one secret", async () => {
    const vera = site.visitor();
    const first = sessionId();
    const id = (await vera.post("/api/chat/conversations", { sessionId: first })).json.id;
    const secret = vera.cookies.get(cookie);
    const second = await startConversation(vera);
    const resumed = await vera.post("/api/chat/conversations", { sessionId: first });
    expect([resumed.status, resumed.json.id, resumed.headers["set-cookie"]]).toEqual([200, id, undefined]);
    expect(vera.cookies.get(cookie)).toBe(secret);
    for (const one of [id, second])
      expect((await vera.get(`/api/chat/conversations/${one}/messages`)).status).toBe(200);
  });

  test("gives no access to an existing conversation with a planted secret", async () => {
    const body = { sessionId: sessionId() };
    await site.visitor().post("/api/chat/conversations", body);
    const thief = site.visitor();
    thief.cookies.set(cookie, "B".repeat(43));
    const answer = await thief.post("/api/chat/conversations", body);
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([404, undefined]);
  });
});
