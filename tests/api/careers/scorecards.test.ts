import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith, visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const good = {
  scores: { skills: 3, problemSolving: 4, communication: 2, motivation: 3 },
  recommendation: "yes",
  note: "Threads a loom in the dark.",
  version: 0,
};
const put = (visitor: Visitor, path: string, body: object) =>
  visitor.send(path, { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

describe.each(bothDatabases)("scorecards on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  let count = 0;
  async function apply(): Promise<string> {
    count += 1;
    const sent = await site.visitor().post("/api/job-applications", { ...applicant, email: `c${count}@example.com` });
    return `/api/admin/job-applications/${sent.json.id}`;
  }

  test("of others do not leave the server until one’s own is given", async () => {
    const path = await apply();
    const ben = await memberWith(site, "privacy", "Ben");
    const cleo = await memberWith(site, "privacy", "Cleo");
    expect((await put(ben.visitor, `${path}/scorecard`, good)).status).toBe(200);
    const hidden = await cleo.visitor.get(`${path}/scorecards`);
    expect(hidden.json).toEqual({ count: 1, isHidden: true, items: [], summary: null });
    expect(hidden.text).not.toContain("loom");
    const bad = { ...good, scores: { ...good.scores, skills: 1 }, recommendation: "strong-no", note: "No." };
    const given = await put(cleo.visitor, `${path}/scorecard`, bad);
    expect(given.json).toMatchObject({
      count: 2,
      isHidden: false,
      items: [
        { isOwn: true, author: "Cleo", recommendation: "strong-no" },
        { isOwn: false, author: "Ben", note: good.note },
      ],
      summary: {
        recommendations: [1, 0, 1, 0],
        scores: { skills: [1, 0, 1, 0], problemSolving: [0, 0, 0, 2], communication: [0, 2, 0, 0] },
      },
    });
    expect((await cleo.visitor.get(`${path}/scorecards`)).json).toEqual(given.json);
  });

  test("can be changed, with the times of the changes, but not from an earlier version", async () => {
    const path = await apply();
    const visitor = await visitorWith(site, "privacy");
    const first = await Promise.all([good, good].map((body) => put(visitor, `${path}/scorecard`, body)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const changed = await put(visitor, `${path}/scorecard`, { ...good, recommendation: "no", version: 1 });
    expect(changed.json.items).toMatchObject([{ recommendation: "no", version: 2, changes: [expect.any(String)] }]);
    expect(Date.parse(changed.json.items[0].changes[0])).toBeGreaterThanOrEqual(
      Date.parse(changed.json.items[0].createdAt),
    );
    const late = await put(visitor, `${path}/scorecard`, { ...good, note: "Late", version: 1 });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      errors: { version: [expect.stringContaining("in the meantime")] },
      current: changed.json.items[0],
      changes: [{ by: { id: expect.any(String) }, fields: ["recommendation"], at: expect.any(String) }],
    });
    expect(first.find(({ status }) => status === 409)?.json).toMatchObject({
      current: { version: 1 },
      changes: [{ fields: expect.arrayContaining(["scores", "recommendation"]) }],
    });
    expect((await visitor.get(`${path}/scorecards`)).json.count).toBe(1);
  });

  test("refuse half a judgment, too long a note and people without the permission", async () => {
    const path = await apply();
    const visitor = await visitorWith(site, "privacy");
    for (const [field, body] of [
      ["scores.skills", { ...good, scores: { ...good.scores, skills: 5 } }],
      ["scores.motivation", { ...good, scores: { ...good.scores, motivation: undefined } }],
      ["recommendation", { ...good, recommendation: "maybe" }],
      ["note", { ...good, note: "x".repeat(5001) }],
    ] as const) {
      const answer = await put(visitor, `${path}/scorecard`, body);
      expect([answer.status, Object.keys(answer.json.errors)]).toEqual([400, [field]]);
    }
    const longest = { ...good, note: "ü".repeat(5000) };
    expect((await put(visitor, `${path}/scorecard`, longest)).json.items[0].note).toBe(longest.note);
    const sales = await visitorWith(site, "sales");
    for (const answer of [await sales.get(`${path}/scorecards`), await put(sales, `${path}/scorecard`, good)])
      expect(answer.status).toBe(403);
    const unknown = path.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await put(visitor, `${unknown}/scorecard`, good)).status).toBe(404);
    expect((await visitor.get(`${unknown}/scorecards`)).status).toBe(404);
  });

  test("of a masked application mask what names its candidate, and are changed once it is revealed", async () => {
    const path = await apply();
    const recruiter = await visitorWith(site, "recruiter");
    const naming = { ...good, note: `${applicant.fullName} weaves. Call ${applicant.phone}` };
    const given = await put(recruiter, `${path}/scorecard`, naming);
    expect(given.status).toBe(200);
    expect(given.text).not.toMatch(/Cara|11111/);
    expect((await put(recruiter, `${path}/scorecard`, { ...naming, version: 1 })).status).toBe(403);
    expect((await recruiter.post(`${path}/reveal`, { purpose: "interview" })).status).toBe(200);
    const changed = await put(recruiter, `${path}/scorecard`, { ...naming, version: 1 });
    expect(changed.json.items[0].note).toBe(naming.note);
  });

  test("go with their application, and stay when their author leaves", async () => {
    const path = await apply();
    const ben = await memberWith(site, "privacy", "Ben");
    await put(ben.visitor, `${path}/scorecard`, good);
    await site.db.write((queries) => queries.deleteFrom("users").where("id", "=", ben.id).execute());
    const cleo = await visitorWith(site, "privacy");
    const cards = (await put(cleo, `${path}/scorecard`, good)).json;
    expect(cards.items[1]).toMatchObject({ author: null, isOwn: false, note: good.note });
    expect((await cleo.send(path, { method: "DELETE" })).status).toBe(204);
    const id = path.split("/").at(-1) ?? "";
    const left = site.db.read.selectFrom("scorecards").select("id").where("jobApplicationId", "=", id);
    expect(await left.execute()).toEqual([]);
  });
});
