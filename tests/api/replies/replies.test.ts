import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { rowsOlderThan } from "#domain/retention/expired-rows.ts";
import { applicant, cast } from "#harness/cast.ts";
import { fail, type MailServer, readEmail } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { site as owner } from "#site";
import { visitorWith } from "#tests/support/people.ts";
import { clear, openEmailSite, settled } from "#tests/support/servers/email-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const letter = { subject: "Your request", text: "Dear Vera,\n\nyes. <b>Thursday</b>?\nAda" };

interface Reply {
  id: string;
  state: string | null;
  text: string;
  subject: string;
  direction: string;
  happensAt: string;
  reason: string | null;
  failedAt: string | null;
}

describe.each(databases)("replies on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(() => site.advanceTime(HOUR));
  afterEach(() => clear(site, server));

  /** A new inquiry or application, whose own emails have left. */
  async function record(folder: "inquiries" | "job-applications", email?: string) {
    const path = `/api/admin/${folder}`;
    const body = folder === "inquiries" ? cast.vera : { ...applicant, email: `${newId()}@example.com` };
    const answer = await site.visitor().post(path.replace("/admin", ""), { ...body, ...(email && { email }) });
    expect(answer.status).toBe(201);
    await settled(site, "sent", "cancelled");
    await clear(site, server);
    return `${path}/${answer.json.id}`;
  }
  const list = async (path: string, visitor = ada): Promise<Reply[]> =>
    (await visitor.get(`${path}/replies`)).json.items;
  const send = async (path: string, body: object = letter, visitor = ada): Promise<string> => {
    const answer = await visitor.post(`${path}/replies`, body);
    expect([answer.status, answer.json]).toEqual([201, { id: expect.any(String) }]);
    return `${path}/replies/${answer.json.id}`;
  };
  const change = (reply: string, body: object, visitor = ada) =>
    visitor.send(reply, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  /** Moves the clock, and has the worker look at the outbox. */
  async function pass(milliseconds: number) {
    site.advanceTime(milliseconds);
    await ada.post("/api/admin/mails/attempts");
  }
  const inTime = (milliseconds: number) => new Date(Date.now() + site.ahead() + milliseconds).toISOString();

  test("arrive as their author wrote them, with the signature, and without anything that is loaded or tracked", async () => {
    await ada.send("/api/admin/signature", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ signature: "Ada Admin\nSales" }),
    });
    const path = await record("inquiries");
    await send(path);
    expect(await list(path)).toMatchObject([
      { ...letter, state: "waiting", direction: "out", signature: "Ada Admin\nSales" },
    ]);
    await pass(30 * SECOND);
    const [email] = await server.arrived(1);
    if (!email) throw new Error("no email arrived");
    const { subject, text, html } = readEmail(email);
    expect(email.to).toEqual([cast.vera.email]);
    expect(subject).toBe(letter.subject);
    expect(text).toContain(letter.text);
    expect(text).toContain("Ada Admin\nSales");
    expect(html).toContain("yes. &lt;b&gt;Thursday&lt;/b&gt;?");
    expect(html).not.toMatch(/<img|<a |src=|url\(/i);
    expect(email.headers["reply-to"]).toBe(owner.email);
    expect(email.headers["auto-submitted"]).toBeUndefined();
    expect(email.headers["in-reply-to"]).toBeUndefined();
    const [row] = await settled(site, "sent");
    expect(email.headers["message-id"]).toBe(row?.messageId);
    expect(await list(path)).toMatchObject([{ state: "sent", reason: expect.stringContaining("250") }]);
  });

  test("open a new record and make it their author’s, unless it is assigned to another", async () => {
    const path = await record("inquiries");
    const row = () =>
      site.db.read
        .selectFrom("inquiries")
        .select(["workStatus", "assigneeId", "version"])
        .where("id", "=", path.slice(path.lastIndexOf("/") + 1))
        .executeTakeFirst();
    const before = await row();
    await send(path);
    const adaId = (await ada.get("/api/user")).json.id;
    const after = { workStatus: "open", assigneeId: adaId, version: (before?.version ?? 0) + 1 };
    expect(await row()).toEqual(after);
    await send(path, letter, await visitorWith(site, "privacy"));
    expect(await row()).toEqual(after);
  });

  test("can be undone for 30 seconds", async () => {
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

  test("are never both canceled and sent, even at the last moment", async () => {
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

  test("cannot be sent with bad fields, unfilled placeholders, times out of range, or to an unsafe address", async () => {
    const path = await record("inquiries");
    for (const [body, field] of [
      [{}, "subject"],
      [{ ...letter, subject: "x\r\nBcc: victim@evil.example" }, "subject"],
      [{ ...letter, subject: "x".repeat(121) }, "subject"],
      [{ ...letter, text: " \n " }, "text"],
      [{ ...letter, text: "x".repeat(10_001) }, "text"],
      [{ ...letter, text: "Dear {{first name}}" }, "text"],
      [{ ...letter, sendAt: "tomorrow" }, "sendAt"],
      [{ ...letter, sendAt: inTime(-SECOND) }, "sendAt"],
      [{ ...letter, sendAt: inTime(91 * 24 * HOUR) }, "sendAt"],
      [{ ...letter, isRejection: "yes" }, "isRejection"],
    ] as const) {
      const answer = await ada.post(`${path}/replies`, body);
      expect([answer.status, Object.keys(answer.json.errors)[0]]).toEqual([400, field]);
    }
    const unsafe = await record("inquiries", "noreply@clinic.example");
    expect((await ada.post(`${unsafe}/replies`, letter)).json.detail).toBe(
      "It is not safe to send email to this address",
    );
    expect((await ada.get(`${unsafe}/replies`)).json.isReachable).toBe(false);
    for (const id of [newId(), "x"])
      expect((await ada.post(`/api/admin/inquiries/${id}/replies`, letter)).status).toBe(404);
    const other = await send(path);
    const reply = other.slice(other.lastIndexOf("/") + 1);
    expect((await ada.post(`${unsafe}/replies/${reply}/cancellation`)).status).toBe(404);
    expect(server.emails).toEqual([]);
  });

  test("of others are answers that came elsewhere, in the order of their times", async () => {
    const path = await record("job-applications");
    await send(path);
    await pass(31 * SECOND);
    await settled(site, "sent");
    const answers = [
      { channel: "phone", text: "She called back.", at: inTime(0) },
      { channel: "other", text: "Met at a fair.", at: inTime(-HOUR) },
    ];
    for (const answer of answers) expect((await ada.post(`${path}/logged-answers`, answer)).status).toBe(201);
    const items = await list(path);
    expect(items.map(({ text }) => text)).toEqual(["Met at a fair.", letter.text, "She called back."]);
    expect(items[0]).toMatchObject({ direction: "in", channel: "other", state: null });
    for (const bad of [{ at: inTime(HOUR) }, { channel: "letter" }, { text: "" }, { at: "1900-01-01T00:00:00Z" }])
      expect((await ada.post(`${path}/logged-answers`, { ...answers[0], ...bad })).status).toBe(400);
    const remove = (id = "") => ada.send(`${path}/replies/${id}`, { method: "DELETE" });
    expect((await remove(items[0]?.id)).status).toBe(204);
    const sent = await remove(items[1]?.id);
    expect([sent.status, sent.json.detail]).toEqual([409, "This reply has already been sent"]);
    expect(await list(path)).toHaveLength(2);
  });

  test("leave with their record, and nothing of them stays in the outbox", async () => {
    for (const folder of ["inquiries", "job-applications"] as const) {
      const path = await record(folder);
      const reply = await send(path);
      const id = reply.slice(reply.lastIndexOf("/") + 1);
      expect((await ada.send(path, { method: "DELETE" })).status).toBe(204);
      await pass(HOUR);
      const { read } = site.db;
      expect(await read.selectFrom("replies").select("id").where("id", "=", id).execute()).toEqual([]);
      expect(await read.selectFrom("mails").select("id").execute()).toEqual([]);
      expect((await ada.get(`${path}/replies`)).status).toBe(404);
    }
    expect(server.emails).toEqual([]);
  });

  test("leave the outbox with a record whose retention period has ended", async () => {
    await send(await record("inquiries"));
    const now = () => Date.now() + site.ahead() + SECOND;
    expect(
      await rowsOlderThan("inquiries", "inquiries", 0).remove({ db: site.db, now, agent: "system" }),
    ).toBeGreaterThan(0);
    expect(await site.db.read.selectFrom("mails").select("recipient").execute()).toEqual([]);
  });

  test("can be written by roles that change the record, once they revealed it, and are masked with it", async () => {
    const path = await record("job-applications", "nora.thane@example.com");
    const text = "Write to nora.thane@example.com";
    const recruiter = await visitorWith(site, "recruiter");
    const refused = await recruiter.post(`${path}/replies`, { ...letter, text });
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      "Reveal this application first: a reply goes to its address",
    ]);
    await recruiter.post(`${path}/reveal`, { purpose: "reply" });
    const reply = await send(path, { ...letter, text }, recruiter);
    expect((await list(path, recruiter))[0]?.text).toBe(text);
    site.advanceTime(11 * 60 * SECOND);
    const masked = await recruiter.get(`${path}/replies`);
    expect(masked.text).not.toContain("nora");
    expect(masked.json.revealedUntil).toBe(null);
    expect((await change(reply, { text: "New" }, recruiter)).status).toBe(403);
    expect((await list(path))[0]?.text).toBe(text);
    for (const role of ["sales", "auditor", "user"] as const) {
      const other = await visitorWith(site, role);
      for (const answer of [
        await other.get(`${path}/replies`),
        await other.post(`${path}/replies`, letter),
        await other.post(`${reply}/cancellation`),
        await other.post(`${path}/logged-answers`, {}),
      ])
        expect(answer.status).toBe(403);
    }
  });

  test("look in the preview as their email, which loads nothing", async () => {
    const path = await record("inquiries");
    const preview = await ada.send(`${path}/reply-previews`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        subject: "A <b>",
        text: "Dear {{first name}}\n<script>alert(1)</script>",
      }).toString(),
    });
    expect(preview.status).toBe(200);
    expect(preview.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src [^;]*; sandbox;/);
    expect(preview.text).toContain("Dear {{first name}}<br/>&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(preview.text).toContain("A &lt;b&gt;");
    expect(preview.text).not.toContain("<script");
    expect((await ada.post(`${path}/reply-previews`, letter)).status).toBe(415);
    expect(await list(path)).toEqual([]);
  });

  test("that could not be tried for seven days after their time are given up, and say so", async () => {
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
