import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { readEmail } from "#harness/mail-server.ts";
import { visitorWith } from "#tests/support/people.ts";
import { pipelineOf } from "#tests/support/pipeline.ts";
import { clear, settled } from "#tests/support/servers/email-site.ts";
import { openReplySite } from "#tests/support/servers/reply-site.ts";
import { databases } from "#tests/support/servers/site.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const applications = "/api/admin/job-applications";
const email = {
  subject: "Your application: {{position}}",
  text: "Dear {{ First  Name }},\n\nwe chose another.\n{{my name}}",
};

describe.each(databases)("emails about rejections on %s", (kind) => {
  let replies: Awaited<ReturnType<typeof openReplySite>>;
  let requests: ReturnType<typeof pipelineOf>;
  beforeAll(async () => {
    replies = await openReplySite(kind);
    requests = pipelineOf(replies.site, replies.ada);
  });
  afterAll(() => replies.site.stop());
  beforeEach(() => later(2 * HOUR));
  afterEach(() => clear(replies.site, replies.server));

  /** Moves the clock, by which a session may end. */
  async function later(milliseconds: number) {
    replies.site.advanceTime(milliseconds);
    await replies.ada.logIn(cast.ada);
  }

  /** Stores an application whose own emails have left. */
  async function apply(more: object = {}) {
    const id = await requests.apply({ fullName: "Nora Thanewell", ...more });
    await settled(replies.site, "sent", "cancelled");
    await clear(replies.site, replies.server);
    return id;
  }
  const reject = (id: string, more: object = { rejection: email }, from = "new", by = replies.ada) =>
    by.post(`${applications}/${id}/stage`, { from, to: "rejected", ...more });
  const listed = (id: string) => replies.list(`${applications}/${id}`);

  test("leave 24 hours after the move, filled in for each candidate, in one request with it", async () => {
    const { site, server, pass, inTime } = replies;
    const ids = [await apply(), await apply({ fullName: "Omar", position: "Dyer" }), await apply()];
    const moves = [...ids.slice(0, 2), newId()].map((id) => ({ id, from: "new", to: "rejected" }));
    const answer = await replies.ada.post(`${applications}/stages`, { moves, rejection: email });
    expect(answer.json.results).toMatchObject([
      { outcome: "moved", email: { outcome: "planned" } },
      { outcome: "moved", email: { outcome: "planned" } },
      { outcome: "missing" },
    ]);
    expect(Math.abs(Date.parse(answer.json.results[0].email.sendAt) - Date.parse(inTime(24 * HOUR)))).toBeLessThan(
      HOUR,
    );
    expect(await listed(ids[0] as string)).toMatchObject([
      { state: "waiting", isRejection: true, author: { name: "ada.admin" } },
    ]);
    expect(await listed(ids[2] as string)).toEqual([]);
    await later(24 * HOUR - 5 * SECOND);
    await pass(0);
    expect(server.emails).toHaveLength(0);
    await pass(10 * SECOND);
    await server.arrived(2);
    await settled(site, "sent");
    const sent = server.emails.map(readEmail).sort((one, other) => one.subject.localeCompare(other.subject));
    expect(sent[1]?.text).toContain("Dear Nora,\n\nwe chose another.\nada.admin");
    expect(sent[0]).toMatchObject({ subject: "Your application: Dyer", text: expect.stringContaining("Dear Omar,") });
  });

  test("go out at another time when one is chosen, and without the move, nothing is written", async () => {
    const { server, pass } = replies;
    const id = await apply();
    await requests.move(id, "new", "screening");
    const stale = await reject(id);
    expect(stale.status).toBe(409);
    expect(await listed(id)).toEqual([]);
    for (const [body, field] of [
      [{ rejection: { ...email, text: "Dear {{nickname}}" } }, "rejection.text"],
      [{ rejection: { ...email, subject: "" } }, "rejection.subject"],
      [{ rejection: { ...email, sendAt: "2020-01-01T00:00:00Z" } }, "sendAt"],
      [{ rejection: email, to: "offer" }, "rejection"],
    ] as const) {
      const answer = await reject(id, body, "screening");
      expect([answer.status, Object.keys(answer.json.errors)], field).toEqual([400, [field]]);
    }
    expect((await requests.stageOf(id)).stage).toBe("screening");
    expect((await reject(id, { rejection: { ...email, sendAt: null } }, "screening")).status).toBe(200);
    await pass(31 * SECOND);
    await server.arrived(1);
  });

  test("are at most as long as any reply, filled in for each candidate", async () => {
    const ids = [await apply({ fullName: "N".repeat(200) }), await apply()];
    const moves = ids.map((id) => ({ id, from: "new", to: "rejected" }));
    const text = "{{full name}}".repeat(60);
    const answer = await replies.ada.post(`${applications}/stages`, { moves, rejection: { ...email, text } });
    const message = "Filled in for each candidate, this text is longer than 10,000 characters. Shorten it";
    expect([answer.status, answer.json.errors]).toEqual([400, { "rejection.text": [message] }]);
    for (const id of ids) expect((await requests.stageOf(id)).stage).toBe("new");
    expect((await reject(ids[1] as string, { rejection: { ...email, text } })).status).toBe(200);
  });

  test("are planned once for a rejection, however often the request is repeated", async () => {
    const id = await apply();
    const answers = await Promise.all([reject(id), reject(id), reject(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await listed(id)).toHaveLength(1);
  });

  test("are canceled with the move out of Rejected, also one that was written by hand", async () => {
    const { server, send, pass } = replies;
    const id = await apply();
    await reject(id);
    const back = await requests.move(id, "rejected", "interview");
    expect(back.json).toMatchObject({ isRejectionCanceled: true });
    expect(await listed(id)).toMatchObject([{ state: "canceled", reason: "The candidate was moved out of Rejected." }]);
    // Rejected a second time, the candidate is told, and a sent email is not followed by another.
    replies.site.advanceTime(SECOND);
    expect((await reject(id, { rejection: { ...email, sendAt: null } }, "interview")).json.email.outcome).toBe(
      "planned",
    );
    await pass(31 * SECOND);
    await server.arrived(1);
    await settled(replies.site, "sent", "cancelled");
    expect((await requests.move(id, "rejected", "interview")).json).not.toHaveProperty("isRejectionCanceled");

    const other = await apply();
    await send(`${applications}/${other}`, { subject: "No", text: "Sorry.", isRejection: true });
    expect((await reject(other)).json.email).toEqual({ outcome: "told" });
    expect(await listed(other)).toHaveLength(1);
    expect((await requests.move(other, "rejected", "new")).json).toMatchObject({ isRejectionCanceled: true });
  });

  test("can be canceled while the candidate stays rejected", async () => {
    const { ada, server, pass } = replies;
    const ids = [await apply(), await apply()];
    for (const id of ids) await reject(id);
    const cancel = () => ada.post(`${applications}/rejection-cancellations`, { ids });
    expect((await cancel()).json).toEqual({ canceled: 2 });
    expect((await cancel()).json).toEqual({ canceled: 0 });
    await later(25 * HOUR);
    await pass(0);
    expect(server.emails).toHaveLength(0);
    expect((await requests.stageOf(ids[0] as string)).stage).toBe("rejected");
    for (const wrong of [[], ["x".repeat(40)], "x", Array.from({ length: 51 }, () => newId())])
      expect((await ada.post(`${applications}/rejection-cancellations`, { ids: wrong })).status).toBe(400);
  });

  test("go to everyone who is left when a listing is closed, once, and can be canceled together", async () => {
    const { ada } = replies;
    const jobListingId = await requests.addListing();
    const ids = [
      await apply({ jobListingId }),
      await apply({ jobListingId, email: "same@example.com" }),
      await apply({ jobListingId, email: "noreply@example.com" }),
      await apply({ jobListingId }),
    ];
    await requests.move(ids[3] as string, "new", "hired");
    // The same person, a second time.
    await later(25 * HOUR);
    ids.push(await apply({ jobListingId, email: "Same@example.com" }));
    const path = `/api/admin/job-listings/${jobListingId}/rejections`;
    const body = { openApplications: 4, rejection: email };
    const answers = await Promise.all([ada.post(path, body), ada.post(path, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [none, all] = answers.map(({ json }) => json).sort((one, other) => one.moved - other.moved);
    expect(none).toEqual({ moved: 0, planned: 0, told: 0, unreachable: 0, sendAt: null });
    expect(all).toEqual({ moved: 4, planned: 2, told: 1, unreachable: 1, sendAt: expect.any(String) });
    expect((await ada.get(path)).json).toEqual({ waiting: 2, sendAt: all.sendAt });
    expect(await listed(ids[3] as string)).toEqual([]);
    const remove = () => ada.send(path, { method: "DELETE" });
    expect((await remove()).json).toEqual({ canceled: 2 });
    expect((await remove()).json).toEqual({ canceled: 0 });
    expect((await ada.get(path)).json).toEqual({ waiting: 0, sendAt: null });
    expect((await requests.stageOf(ids[0] as string)).stage).toBe("rejected");
    const unknown = `/api/admin/job-listings/${newId()}/rejections`;
    expect((await ada.get(unknown)).status).toBe(404);
    expect((await ada.send(unknown, { method: "DELETE" })).status).toBe(404);
    expect((await ada.post(path, { openApplications: 1001, rejection: email })).status).toBe(400);
  });

  test("need no reveal, and show a recruiter neither name nor address", async () => {
    const { site, server, pass } = replies;
    const rita = await visitorWith(site, "recruiter");
    const id = await apply();
    expect((await reject(id, { rejection: { ...email, sendAt: null } }, "new", rita)).status).toBe(200);
    const seen = await rita.get(`${applications}/${id}/replies`);
    expect(seen.json.items).toHaveLength(1);
    expect(seen.text).not.toMatch(/Nora|Thanewell/);
    await pass(31 * SECOND);
    const [sent] = await server.arrived(1);
    expect(sent && readEmail(sent).text).toContain("Dear Nora,");
  });

  test("are planned and canceled only by those who may change applications", async () => {
    const { site } = replies;
    const id = await apply();
    const jobListingId = await requests.addListing();
    for (const [who, status] of [
      [site.visitor(), 401],
      [await visitorWith(site, "sales"), 403],
      [await visitorWith(site, "auditor"), 403],
    ] as const) {
      expect((await reject(id, { rejection: email }, "new", who)).status).toBe(status);
      expect((await who.post(`${applications}/rejection-cancellations`, { ids: [id] })).status).toBe(status);
      const path = `/api/admin/job-listings/${jobListingId}/rejections`;
      expect((await who.get(path)).status).toBe(status);
      expect((await who.send(path, { method: "DELETE" })).status).toBe(status);
    }
  });
});
