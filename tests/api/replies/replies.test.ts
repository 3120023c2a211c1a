import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { recordsOlderThan } from "#domain/work/expired-records.ts";
import { applicant, cast } from "#harness/cast.ts";
import { readEmail } from "#harness/mail-server.ts";
import { site as owner } from "#site";
import { interviewPlan } from "#tests/api/audit/audited-records.ts";
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

  test("arrive as their author wrote them, with the signature, and without anything that is loaded or tracked", async () => {
    const { site, server, ada, record, list, send, pass } = replies;
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
    const [row] = await settled(site, "sent");
    expect(email.headers["message-id"]).toBe(row?.messageId);
    expect(await list(path)).toMatchObject([{ state: "sent", reason: expect.stringContaining("250") }]);
  });

  test("continue the conversation that the acknowledgment began, as do invitations to interviews", async () => {
    const { site, server, ada, send, pass } = replies;
    const email = `${newId()}@example.com`;
    const { id } = (await site.visitor().post("/api/job-applications", { ...applicant, email })).json;
    const path = `/api/admin/job-applications/${id}`;
    await settled(site, "sent");
    await send(path);
    await pass(30 * SECOND);
    await settled(site, "sent");
    const interviewerIds = [(await ada.get("/api/user")).json.id];
    expect((await ada.post(`${path}/interviews`, { ...interviewPlan, interviewerIds })).status).toBe(201);
    await settled(site, "sent");
    // The rows of sent emails expire before the record, those of replies do not.
    await site.db.write((queries) =>
      queries.deleteFrom("mails").where("kind", "=", "application-acknowledged").execute(),
    );
    await send(path);
    await pass(30 * SECOND);
    await settled(site, "sent");
    const received = server.emails.filter(({ to }) => to.includes(email)).map(({ headers }) => headers);
    expect(received).toHaveLength(4);
    expect(received[0]).not.toHaveProperty("in-reply-to");
    for (const [index, headers] of received.slice(1).entries()) {
      const earlier = received.slice(0, index + 1).map((one) => one["message-id"]);
      expect(headers["in-reply-to"]).toBe(earlier.at(-1));
      expect(headers.references).toBe(earlier.join(" "));
    }
    const others = server.emails.filter(({ to }) => !to.includes(email));
    expect(others.filter(({ headers }) => "references" in headers)).toEqual([]);
  });

  test("open a new record and make it their author’s, unless it is assigned to another", async () => {
    const { site, ada, record, send } = replies;
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

  test("cannot be sent with bad fields, unfilled placeholders, times out of range, or to an unsafe address", async () => {
    const { server, ada, record, send, inTime } = replies;
    const path = await record("inquiries");
    for (const [body, field] of [
      [{}, "subject"],
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
    const { site, ada, record, list, send, pass, inTime } = replies;
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
    const copy = site.db.read
      .selectFrom("replies")
      .selectAll()
      .where("id", "=", items[2]?.id ?? "");
    const logged = await copy.executeTakeFirstOrThrow();
    const rows = Array.from({ length: 199 }, () => ({ ...logged, id: newId() }));
    await site.db.write((queries) => queries.insertInto("replies").values(rows).execute());
    const full = await ada.post(`${path}/logged-answers`, answers[0]);
    const message = "This application has 200 logged answers, and can’t have more";
    expect([full.status, full.json.detail]).toEqual([409, message]);
    await site.db.write((queries) =>
      queries
        .deleteFrom("replies")
        .where(
          "id",
          "in",
          rows.map(({ id }) => id),
        )
        .execute(),
    );
    const sent = await remove(items[1]?.id);
    expect([sent.status, sent.json.detail]).toEqual([409, "This reply has already been sent"]);
    expect(await list(path)).toHaveLength(2);
  });

  test("leave with their record, and nothing of them stays in the outbox", async () => {
    const { site, server, ada, record, send, pass } = replies;
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
    const { site, record, send } = replies;
    await send(await record("inquiries"));
    const now = () => Date.now() + site.ahead() + SECOND;
    expect(
      await recordsOlderThan("inquiry", "inquiries", 0).remove({ db: site.db, now, agent: "system" }),
    ).toBeGreaterThan(0);
    expect(await site.db.read.selectFrom("mails").select("recipient").execute()).toEqual([]);
  });

  test("can be written by roles that change the record, once they revealed it, and are masked with it", async () => {
    const { site, record, list, send, change, inTime } = replies;
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
    // A colleague needs to reveal it, too, to send it at once, but not to cancel it.
    const colleague = await visitorWith(site, "recruiter");
    const early = await colleague.post(`${reply}/attempts`);
    expect([early.status, early.json.detail]).toEqual([403, refused.json.detail]);
    expect((await colleague.post(`${path}/replies/${newId()}/attempts`)).status).toBe(404);
    for (const role of ["sales", "auditor", "user"] as const) {
      const other = await visitorWith(site, role);
      for (const answer of [
        await other.get(`${path}/replies`),
        await other.post(`${path}/replies`, letter),
        await other.post(`${reply}/cancellation`),
        await other.post(`${reply}/attempts`),
        await change(reply, { text: "New" }, other),
        await other.send(reply, { method: "DELETE" }),
        await other.post(`${path}/logged-answers`, {}),
      ])
        expect(answer.status).toBe(403);
    }
    await colleague.post(`${path}/reveal`, { purpose: "reply" });
    const own = await send(path, { ...letter, sendAt: inTime(60 * 60 * SECOND) }, colleague);
    expect((await recruiter.post(`${own}/attempts`)).status).toBe(403);
    const privacy = await visitorWith(site, "privacy");
    expect((await privacy.post(`${own}/attempts`)).status).toBe(204);
    expect((await recruiter.post(`${own}/cancellation`)).status).toBe(204);
  });

  test("look in the preview as their email, which loads nothing", async () => {
    const { ada, record, list } = replies;
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
    expect(preview.text).toContain("Dear {{first name}}<br>&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(preview.text).toContain("A &lt;b&gt;");
    expect(preview.text).not.toContain("<script");
    expect((await ada.post(`${path}/reply-previews`, letter)).status).toBe(415);
    expect(await list(path)).toEqual([]);
  });
});
