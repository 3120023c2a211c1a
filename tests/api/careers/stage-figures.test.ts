import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { pipelineOf } from "#tests/support/pipeline.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;

describe.each(bothDatabases)("figures of the stages on %s", (kind) => {
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

  const figures = async (query = "") => (await ada.get(`/api/admin/stage-figures${query}`)).json;
  /** Applications of a listing that were moved out of the stage new after so many days. */
  const store = async (days: (number | null)[], jobListingId: string | null = null) => {
    const createdAt = Date.now() + site.ahead() - 30 * DAY;
    const ids = days.map(() => newId(createdAt));
    await site.db.write(async (queries) => {
      const rows = ids.map((id) => ({
        ...applicant,
        id,
        emailFolded: id,
        applicationType: "job" as const,
        searchText: "",
        jobListingId,
        createdAt,
      }));
      await queries.insertInto("jobApplications").values(rows).execute();
    });
    // The clock goes back to each moment.
    const before = site.ahead();
    for (const [index, day] of days.entries()) {
      if (day === null) continue;
      site.advanceTime(day * DAY - 30 * DAY);
      const [ada2, id] = [await visitorWith(site, "admin"), ids[index] as string];
      expect((await requests.move(id, "new", "screening", ada2)).status).toBe(200);
      site.advanceTime(before - site.ahead());
    }
  };

  test("tells the median time in a stage and the share answered within 14 days", async () => {
    const jobListingId = await requests.addListing();
    await store([1, 2, 3, 10, 20, null], jobListingId);
    await store([5]);
    const { stages, answeredShare } = await figures(`?jobListingId=${jobListingId}`);
    expect(stages).toEqual([{ stage: "new", medianMs: expect.any(Number) }]);
    // The test itself takes a moment.
    expect(Math.floor(stages[0].medianMs / DAY)).toBe(3);
    expect(answeredShare).toBe(4 / 6);
    expect((await figures()).answeredShare).toBe(5 / 7);
  });

  test("tells nothing about fewer than five applications", async () => {
    await store([1, 2, 3, 4]);
    expect(await figures()).toEqual({ stages: [{ stage: "new", medianMs: null }], answeredShare: null });
  });

  test("counts an undone move neither as a stay nor as an answer", async () => {
    await store([null, null, null, null, null]);
    const rows = await site.db.read.selectFrom("jobApplications").select("id").execute();
    for (const { id } of rows) {
      await requests.move(id, "new", "screening");
      await requests.move(id, "screening", "new");
    }
    const { stages, answeredShare } = await figures();
    expect(stages.map(({ stage }: { stage: string }) => stage)).toEqual(["new"]);
    expect(answeredShare).toBe(0);
  });
});
