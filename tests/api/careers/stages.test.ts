import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { defaults, named, pipelineOf } from "#tests/support/pipeline.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("stages of applications on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  let rita: Visitor;
  let requests: ReturnType<typeof pipelineOf>;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
    rita = await visitorWith(site, "recruiter");
    requests = pipelineOf(site, ada);
  });
  afterAll(() => site.stop());
  beforeEach(() =>
    site.db.write(async (queries) => {
      await queries.deleteFrom("jobApplications").execute();
    }),
  );

  test("an application arrives in the stage new and moves with a dated row each time", async () => {
    const id = await requests.apply();
    const arrived = await requests.stageOf(id);
    expect(arrived).toMatchObject({
      stage: "new",
      moves: [],
      stages: ["new", ...defaults, "hired", "rejected", "withdrawn"],
    });
    site.advanceTime(1000);
    const moved = await requests.move(id, "new", "screening", rita);
    expect(moved.status).toBe(200);
    expect(moved.json).toEqual({ id, stage: "screening", stageSince: expect.any(String) });
    expect(moved.json.stageSince > arrived.stageSince).toBe(true);
    await requests.move(id, "screening", "new");
    const { moves, stage } = await requests.stageOf(id);
    expect(stage).toBe("new");
    expect(moves).toEqual([
      { from: "screening", to: "new", by: "ada.admin", at: expect.any(String) },
      { from: "new", to: "screening", by: expect.stringContaining("recruiter"), at: moved.json.stageSince },
    ]);
    const [listed] = (await ada.get("/api/admin/job-applications?page=1")).json.items;
    expect(listed).toMatchObject({ id, stage: "new", stageSince: moves[0].at });
  });

  test("refuses a move out of a stage that the application has left, and says who moved it where and when", async () => {
    const id = await requests.apply();
    await requests.move(id, "new", "interview", rita);
    const stale = await requests.move(id, "new", "rejected");
    expect(stale.status).toBe(409);
    expect(stale.json.detail).toMatch(/^recruiter\.\S+ moved this candidate to Interview on \w+ \d+, 20\d\d, .+ UTC$/);
    expect((await requests.stageOf(id)).stage).toBe("interview");
  });

  test("of two moves at the same time, one is stored and the other refused", async () => {
    const id = await requests.apply();
    const answers = await Promise.all([
      requests.move(id, "new", "screening", rita),
      requests.move(id, "new", "rejected"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await requests.stageOf(id)).moves).toHaveLength(1);
  });

  test("refuses stages that the listing does not have, and the stage in which the application is", async () => {
    const id = await requests.apply();
    for (const body of [
      { from: "new", to: "dinner" },
      { from: "new", to: "new" },
      { from: "new" },
      { from: 1, to: "offer" },
    ]) {
      const answer = await ada.post(`/api/admin/job-applications/${id}/stage`, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(Object.keys(answer.json.errors).every((field) => ["from", "to"].includes(field))).toBe(true);
    }
    expect((await requests.move(newId(), "new", "offer")).status).toBe(404);
    expect((await requests.move("none", "new", "offer")).status).toBe(404);
    expect((await requests.stageOf(id)).moves).toEqual([]);
  });

  test("moves several at once and says what became of each", async () => {
    const [first, second, third] = [await requests.apply(), await requests.apply(), await requests.apply()];
    await requests.move(second, "new", "offer");
    const ids = [third, second, newId(), first];
    const answer = await ada.post("/api/admin/job-applications/stages", {
      moves: ids.map((id) => ({ id, from: "new", to: id === first ? "dinner" : "screening" })),
    });
    expect(answer.status).toBe(200);
    expect(answer.json.results).toMatchObject([
      { id: third, outcome: "moved", stage: "screening" },
      { id: second, outcome: "stale", detail: expect.stringContaining("ada.admin moved this candidate to Offer") },
      { id: ids[2], outcome: "missing" },
      { id: first, outcome: "refused", detail: expect.stringContaining("Dinner") },
    ]);
    expect((await requests.stageOf(third)).stage).toBe("screening");
    expect((await requests.stageOf(first)).stage).toBe("new");

    const many = Array.from({ length: 51 }, () => ({ id: newId(), from: "new", to: "offer" }));
    for (const moves of [many, [], [many[0], many[0]], "x"])
      expect((await ada.post("/api/admin/job-applications/stages", { moves })).status).toBe(400);
  });

  test("only those who may change applications move them, and only those who may change listings change stages", async () => {
    const id = await requests.apply();
    const listing = await requests.addListing();
    const [sales, privacy, auditor] = [
      await visitorWith(site, "sales"),
      await visitorWith(site, "privacy"),
      await visitorWith(site, "auditor"),
    ];
    for (const [who, status] of [
      [site.visitor(), 401],
      [otto, 403],
      [sales, 403],
      [auditor, 403],
    ] as const) {
      expect((await requests.move(id, "new", "offer", who)).status).toBe(status);
      expect((await who.post("/api/admin/job-applications/stages", { moves: [] })).status).toBe(status);
      for (const path of ["job-applications/board", "stage-figures", `job-applications/${id}/stage`])
        expect((await who.get(`/api/admin/${path}`)).status, path).toBe(status);
    }
    expect((await requests.setStages(listing, defaults, named("interview"), {}, privacy)).status).toBe(403);
    expect((await requests.move(id, "new", "offer", privacy)).status).toBe(200);
    expect((await requests.setStages(listing, defaults, named("interview"), {}, rita)).status).toBe(200);
  });

  test("moves go with the application, and stay without a name when a colleague’s account is deleted", async () => {
    const id = await requests.apply();
    const leaving = await visitorWith(site, "admin");
    await requests.move(id, "new", "screening", leaving);
    await site.db.write((queries) => queries.deleteFrom("users").where("name", "like", "admin.%").execute());
    expect((await requests.stageOf(id)).moves).toMatchObject([{ by: null }]);
    expect((await requests.move(id, "new", "offer")).json.detail).toMatch(/^A former colleague moved/);
    await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    expect(await site.db.read.selectFrom("stageMoves").selectAll().execute()).toEqual([]);
  });
});
