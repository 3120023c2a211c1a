import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { interviewPlan } from "#tests/api/audit/audited-records.ts";
import { memberWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { beforeCommit } from "#tests/support/uncommitted.ts";

const scorecard = {
  scores: { skills: 3, problemSolving: 3, communication: 3, motivation: 3 },
  recommendation: "yes",
  note: "",
  version: 0,
};
const letter = { subject: "Hello", text: "Thank you" };
const answer = { channel: "phone", text: "Yes", at: "2026-01-01T00:00:00Z" };

describe.each(databases)("what is deleted while a request refers to it on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  /** An application, a member of the team, and what that member sends about it. */
  async function request(method: string, endpoint: string, body: object) {
    const member = await memberWith(site, "privacy");
    const colleague = await memberWith(site, "privacy");
    const sent = await site.visitor().post("/api/job-applications", { ...applicant, email: `${newId()}@example.com` });
    const id: string = sent.json.id;
    const people = endpoint === "interviews" ? { interviewerIds: [colleague.id] } : {};
    const act = () =>
      member.visitor.send(`/api/admin/job-applications/${id}/${endpoint}`, {
        method,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...body, ...people }),
      });
    return { act, member, colleague, id };
  }

  const requests: [method: string, endpoint: string, body: object][] = [
    ["POST", "interviews", { ...interviewPlan, invitesCandidate: false }],
    ["PUT", "scorecard", scorecard],
    ["POST", "notes", { content: "Called" }],
    ["POST", "replies", letter],
    ["POST", "logged-answers", answer],
    ["POST", "stage", { from: "new", to: "screening" }],
    ["PATCH", "work", { version: 1, status: "open" }],
    ["POST", "reveal", { purpose: "reply" }],
  ];
  const byUser: typeof requests = [...requests, ["PUT", "presence", { doing: "viewing" }]];

  test.each(requests)("is missed by %s …/%s when it is the application", async (...of) => {
    const { act, id } = await request(...of);
    const answered = await beforeCommit(
      site,
      kind,
      (queries) => queries.deleteFrom("jobApplications").where("id", "=", id).execute(),
      act,
    );
    expect([404, 409], answered.text).toContain(answered.status);
    expect(answered.json.detail).not.toMatch(/went wrong/);
  });

  test.each(byUser)("is missed by %s …/%s when it is the account of its author", async (...of) => {
    const { act, member } = await request(...of);
    const answered = await beforeCommit(
      site,
      kind,
      (queries) => queries.deleteFrom("users").where("id", "=", member.id).execute(),
      act,
    );
    // A work state and a stage name no author; a session that ended first gives 401.
    expect([200, 201, 401, 404, 409], answered.text).toContain(answered.status);
  });

  test("is missed by an interview when it is an interviewer", async () => {
    const { act, colleague } = await request(...(requests[0] as (typeof requests)[number]));
    const answered = await beforeCommit(
      site,
      kind,
      (queries) => queries.deleteFrom("users").where("id", "=", colleague.id).execute(),
      act,
    );
    expect([answered.status, Object.keys(answered.json.errors)]).toEqual([400, ["interviewerIds"]]);
  });

  test("is missed by the replies to an inquiry as well", async () => {
    const { visitor } = await memberWith(site, "privacy");
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    const answered = await beforeCommit(
      site,
      kind,
      (queries) => queries.deleteFrom("inquiries").where("id", "=", id).execute(),
      () => visitor.post(`/api/admin/inquiries/${id}/replies`, letter),
    );
    expect(answered.status).toBe(404);
  });
});
