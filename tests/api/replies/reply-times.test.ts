import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { fail, readEmail } from "#harness/mail-server.ts";
import { visitorWith } from "#tests/support/people.ts";
import { clear, settled } from "#tests/support/servers/email-site.ts";
import { letter, openReplySite } from "#tests/support/servers/reply-site.ts";
import { databases } from "#tests/support/servers/site.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe.each(databases)("replies on %s", (kind) => {
  let replies: Awaited<ReturnType<typeof openReplySite>>;
  beforeAll(async () => {
    replies = await openReplySite(kind);
  });
  afterAll(() => replies.site.stop());
  beforeEach(() => replies.site.advanceTime(HOUR));
  afterEach(() => clear(replies.site, replies.server));

  test("can be undone for 30 seconds", async () => {
    const { site, server, ada, record, list, send, pass } = replies;
    const path = await record("inquiries");
    const reply = await send(path);
    await pass(29 * SECOND);
    expect((await ada.post(`${reply}/cancellation`)).status).toBe(204);
    await pass(HOUR);
    await send(path, { ...letter, subject: "Another" });
    await pass(31 * SECOND);
    await server.arrived(1);
    expect(server.emails.map((email) => readEmail(email).subject)).toEqual(["Another"]);
    await settled(site, "sent", "cancelled");
    expect((await list(path)).map(({ state }) => state)).toEqual(["canceled", "sent"]);
    const again = await ada.post(`${reply}/attempts`);
    expect([again.status, again.json.detail]).toEqual([409, "This reply has been canceled"]);
    // Not even by an admin in the outbox.
    const mail = (await ada.get(`/api/admin/mails?state=cancelled`)).json.items[0];
    expect((await ada.post(`/api/admin/mails/${mail.id}/attempts`)).status).toBe(409);
  });

  test("are sent at the time that their author chose, and later or earlier after a change", async () => {
    const { site, server, ada, record, list, send, change, pass, inTime } = replies;
    const path = await record("inquiries");
    const reply = await send(path, { ...letter, sendAt: inTime(HOUR) });
    await pass(HOUR - SECOND);
    expect(await list(path)).toMatchObject([{ state: "waiting" }]);
    expect((await change(reply, { sendAt: inTime(2 * HOUR), text: "Dear Vera, no." })).status).toBe(204);
    await pass(HOUR);
    expect(await list(path)).toMatchObject([{ state: "waiting", text: "Dear Vera, no." }]);
    expect((await ada.post(`${reply}/attempts`)).status).toBe(204);
    await pass(31 * SECOND);
    const [email] = await server.arrived(1);
    expect(email && readEmail(email).text).toContain("Dear Vera, no.");
    await settled(site, "sent");
    const late = await change(reply, { text: "Too late" });
    expect([late.status, late.json.detail]).toEqual([409, "This reply has already been sent"]);
    expect((await ada.post(`${reply}/cancellation`)).status).toBe(409);
    expect(await list(path)).toMatchObject([{ text: "Dear Vera, no." }]);
  });

  test("that reject an application wait for 24 hours, unless another time is chosen", async () => {
    const { site, server, ada, record, list, send, pass } = replies;
    const path = await record("job-applications");
    const reply = await send(path, { ...letter, isRejection: true });
    await pass(24 * HOUR - SECOND);
    expect(await list(path)).toMatchObject([{ state: "waiting", isRejection: true }]);
    await pass(SECOND);
    await server.arrived(1);
    await settled(site, "sent");
    await send(path, { ...letter, isRejection: true, sendAt: null });
    await pass(30 * SECOND);
    await server.arrived(2);
    await settled(site, "sent");
    expect((await list(path)).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(reply).toBeTruthy();
    const refused = await ada.post(`${await record("inquiries")}/replies`, { ...letter, isRejection: true });
    expect(refused.status).toBe(400);
  });

  test("that wait for their time are not sent before it by a retry in the outbox", async () => {
    const { server, ada, record, list, send, change, pass, inTime } = replies;
    const [path, delayed] = [await record("inquiries"), await record("job-applications")];
    const undoable = await send(path);
    await send(delayed, { ...letter, isRejection: true });
    const retryAll = async () => {
      const { items } = (await ada.get("/api/admin/mails?kind=reply&state=waiting")).json;
      const answers = items.map((mail: { id: string }) => ada.post(`/api/admin/mails/${mail.id}/attempts`));
      return await Promise.all<Awaited<ReturnType<typeof ada.post>>>(answers);
    };
    const refused = await retryAll();
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    expect(refused[0]?.json.detail).toMatch(/^This email is waiting to be sent/);
    server.faults.recipient = () => fail(450, "4.2.0 later");
    await pass(30 * SECOND);
    await expect.poll(async () => (await list(path))[0]?.failedAt, { timeout: 60_000 }).not.toBe(null);
    // After a failed attempt and a new text, it waits for a time of its own again.
    delete server.faults.recipient;
    expect((await change(undoable, { text: "Another text", sendAt: inTime(HOUR) })).status).toBe(204);
    expect((await retryAll()).map(({ status }) => status)).toEqual([409, 409]);
    await pass(SECOND);
    expect(await list(path)).toMatchObject([{ state: "waiting", failedAt: null }]);
    expect(server.emails).toEqual([]);
  });

  test("are never both canceled and sent, even at the last moment", async () => {
    const { site, server, ada, record, send } = replies;
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const path = await record("inquiries");
      const reply = await send(path);
      site.advanceTime(30 * SECOND);
      const [, canceled] = await Promise.all([
        ada.post("/api/admin/mails/attempts"),
        ada.post(`${reply}/cancellation`),
      ]);
      const [row] = await settled(site, "sent", "cancelled");
      outcomes.push(`${canceled.status} ${row?.state} ${server.emails.length}`);
    }
    for (const outcome of outcomes) expect(["204 cancelled 0", "409 sent 1"]).toContain(outcome);
  });

  test("that failed say why, and can be tried again or canceled", async () => {
    const { site, server, ada, record, list, send, pass } = replies;
    const path = await record("inquiries");
    server.faults.recipient = () => fail(550, "5.1.1 no such mailbox");
    const reply = await send(path);
    await pass(30 * SECOND);
    await settled(site, "dead");
    expect(await list(path)).toMatchObject([
      { state: "failed", reason: expect.stringContaining("no such mailbox"), failedAt: expect.any(String) },
    ]);
    delete server.faults.recipient;
    expect((await ada.post(`${reply}/attempts`)).status).toBe(204);
    await server.arrived(1);
    await settled(site, "sent");
    expect(await list(path)).toMatchObject([{ state: "sent", failedAt: null }]);
  });

  test("of one author wait one at a time for each record, also when two are sent at once", async () => {
    const { site, ada, record, list, send, change } = replies;
    const path = await record("inquiries");
    const answers = await Promise.all([1, 2, 3].map(() => ada.post(`${path}/replies`, letter)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await list(path)).toHaveLength(1);
    const privacy = await visitorWith(site, "privacy");
    await send(path, letter, privacy);
    const [first, second] = await list(path);
    expect((await change(`${path}/replies/${second?.id}`, { text: "Mine" })).status).toBe(403);
    expect((await privacy.post(`${path}/replies/${first?.id}/cancellation`)).status).toBe(204);
  });

  test("that could not be tried for seven days after their time are given up, and say so", async () => {
    const { site, server, ada, record, list, send, pass } = replies;
    const path = await record("inquiries");
    await send(path);
    await pass(8 * 24 * HOUR);
    await settled(site, "cancelled");
    // The admin's session ended in that week.
    await ada.logIn(cast.ada);
    expect(await list(path)).toMatchObject([{ state: "canceled", reason: expect.stringContaining("seven days") }]);
    expect(server.emails).toEqual([]);
  });
});
