import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import type { Visitor } from "#harness/visitor.ts";
import { defaults, named, pipelineOf } from "#tests/support/pipeline.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("stages of a listing on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let requests: ReturnType<typeof pipelineOf>;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
    requests = pipelineOf(site, ada);
  });
  afterAll(() => site.stop());
  beforeEach(() =>
    site.db.write(async (queries) => {
      await queries.deleteFrom("jobApplications").execute();
    }),
  );

  test("has them between the first stage and the last ones, in their order", async () => {
    const jobListingId = await requests.addListing();
    const answer = await requests.setStages(jobListingId, defaults, named("Loom test", "Interview"));
    expect(answer.json).toEqual({ stages: ["Loom test", "interview"] });
    const id = await requests.apply({ jobListingId });
    expect((await requests.stageOf(id)).stages).toEqual([
      "new",
      "Loom test",
      "interview",
      "hired",
      "rejected",
      "withdrawn",
    ]);
    expect((await requests.move(id, "new", "offer")).status).toBe(400);
    expect((await requests.move(id, "new", "Loom test")).status).toBe(200);
    const listings = (await ada.get("/api/admin/job-listings")).json;
    expect(listings.find((one: { id: string }) => one.id === jobListingId)).toMatchObject({
      stages: ["Loom test", "interview"],
      applications: 1,
      openApplications: 1,
    });
    expect((await site.visitor().get(`/api/job-listings/${jobListingId}`)).json).not.toHaveProperty("stages");
  });

  test("refuses lists that are empty, long, ambiguous or name a fixed stage, and lists made from an earlier one", async () => {
    const listing = await requests.addListing();
    const long = Array.from({ length: 9 }, (_, index) => `Stage ${index}`);
    const invalid = [named(), named(...long), named("Call", "call"), named("Hired"), named(" "), named("x".repeat(41))];
    for (const stages of [...invalid, [{ name: "Call", was: "dinner" }], [{ name: "offer", was: "interview" }]]) {
      const answer = await requests.setStages(listing, defaults, stages);
      expect(answer.status, JSON.stringify(stages)).toBe(400);
    }
    expect((await requests.setStages(listing, ["offer"], named("call"))).status).toBe(409);
    expect((await requests.setStages(newId(), defaults, named("call"))).status).toBe(404);
    expect((await requests.setStages(listing, defaults, named("call"))).status).toBe(200);
  });

  test("a stage with candidates is not removed before it is said where they go", async () => {
    const jobListingId = await requests.addListing();
    const id = await requests.apply({ jobListingId });
    await requests.move(id, "new", "interview");
    const refused = await requests.setStages(jobListingId, defaults, named("screening", "offer"));
    expect(refused.status).toBe(409);
    expect(refused.json.errors.candidates[0]).toContain("1 candidate is in Interview");
    const wrong = await requests.setStages(jobListingId, defaults, named("screening", "offer"), {
      interview: "interview",
    });
    expect(wrong.status).toBe(400);
    expect(await requests.stageOf(id)).toMatchObject({
      stage: "interview",
      stages: ["new", ...defaults, "hired", "rejected", "withdrawn"],
    });
    expect(
      (await requests.setStages(jobListingId, defaults, named("screening", "offer"), { interview: "offer" })).status,
    ).toBe(200);
    const after = await requests.stageOf(id);
    expect(after.stage).toBe("offer");
    expect(after.moves[0]).toMatchObject({ from: "interview", to: "offer", by: "ada.admin" });
  });

  test("a renamed stage keeps its candidates, since when they are there, and its moves", async () => {
    const jobListingId = await requests.addListing();
    const id = await requests.apply({ jobListingId });
    await requests.move(id, "new", "interview");
    const before = await requests.stageOf(id);
    site.advanceTime(1000);
    const swapped = [
      { name: "interview", was: "screening" },
      { name: "screening", was: "interview" },
      { name: "offer" },
    ];
    expect((await requests.setStages(jobListingId, defaults, swapped)).status).toBe(200);
    const after = await requests.stageOf(id);
    expect(after).toMatchObject({ stage: "screening", stageSince: before.stageSince });
    expect(after.moves).toEqual([{ ...before.moves[0], to: "screening" }]);
  });

  test("no move ends in a stage that is removed at the same time", async () => {
    const jobListingId = await requests.addListing();
    const ids = await Promise.all(Array.from({ length: 6 }, () => requests.apply({ jobListingId })));
    await Promise.all([
      ...ids.map((id) => requests.move(id, "new", "interview")),
      requests.setStages(jobListingId, defaults, named("screening", "offer"), { interview: "offer" }),
    ]);
    for (const id of ids) expect(["new", "offer"]).toContain((await requests.stageOf(id)).stage);
  });

  test("rejects all who wait for a decision in one confirmed step, and leaves the others where they are", async () => {
    const jobListingId = await requests.addListing();
    const reject = (openApplications: unknown) =>
      ada.post(`/api/admin/job-listings/${jobListingId}/rejections`, { openApplications });
    const [fresh, hired, other] = [
      await requests.apply({ jobListingId }),
      await requests.apply({ jobListingId }),
      await requests.apply(),
    ];
    await requests.move(hired, "new", "hired");
    expect((await reject(2)).status).toBe(409);
    for (const wrong of [0, "1", null]) expect((await reject(wrong)).status).toBe(400);
    expect((await requests.stageOf(fresh)).stage).toBe("new");
    expect((await reject(1)).json).toMatchObject({ moved: 1, planned: 0 });
    expect((await reject(1)).json).toMatchObject({ moved: 0, planned: 0 });
    expect(await requests.stageOf(fresh)).toMatchObject({
      stage: "rejected",
      moves: [{ from: "new", by: "ada.admin" }],
    });
    expect((await requests.stageOf(hired)).stage).toBe("hired");
    expect((await requests.stageOf(other)).stage).toBe("new");
    const missing = await ada.post(`/api/admin/job-listings/${newId()}/rejections`, { openApplications: 1 });
    expect(missing.status).toBe(404);
  });
});
