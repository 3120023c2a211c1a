import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { defaults, named, pipelineOf } from "#tests/support/pipeline.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("the board of applications on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let rita: Visitor;
  let requests: ReturnType<typeof pipelineOf>;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
    rita = await visitorWith(site, "recruiter");
    requests = pipelineOf(site, ada);
  });
  afterAll(() => site.stop());
  beforeEach(() =>
    site.db.write(async (queries) => {
      await queries.deleteFrom("jobApplications").execute();
    }),
  );

  interface Shown {
    stage: string;
    total: number;
    items: { id: string; stage: string; fullName: string }[];
    hasMore: boolean;
    upTo: string;
    last: string;
  }
  const board = async (query = "", who = ada): Promise<Shown[]> =>
    (await who.get(`/api/admin/job-applications/board${query}`)).json.columns;
  const column = async (stage: string, query = "?", who = ada) =>
    (await board(query.length > 1 ? query : "", who)).find((one) => one.stage === stage) as Shown;

  test("has a column of each stage with its count, last moved first, filtered by listing and type", async () => {
    const jobListingId = await requests.addListing();
    const [first, second, other] = [
      await requests.apply({ jobListingId }),
      await requests.apply({ jobListingId }),
      await requests.apply(),
    ];
    for (const id of [second, first]) {
      site.advanceTime(1000);
      await requests.move(id, "new", "screening");
    }
    const all = await board();
    expect(all.map(({ stage, total }) => [stage, total])).toEqual([
      ["new", 1],
      ["screening", 2],
      ["interview", 0],
      ["offer", 0],
      ["hired", 0],
      ["rejected", 0],
      ["withdrawn", 0],
    ]);
    expect(all[1]?.items.map(({ id }) => id)).toEqual([first, second]);
    expect(all[0]?.items.map(({ id }) => id)).toEqual([other]);
    expect(await column("new", `?jobListingId=${jobListingId}`)).toMatchObject({ total: 0, items: [] });
    expect(await column("screening", "?applicationType=internship")).toMatchObject({ total: 0 });
    expect((await ada.get("/api/admin/job-applications/board?after=x")).status).toBe(400);
  });

  test("shows the stages of single listings among those of all applications while they hold candidates", async () => {
    const jobListingId = await requests.addListing();
    await requests.setStages(jobListingId, defaults, named("screening", "Loom test", "Dinner", "offer"));
    const id = await requests.apply({ jobListingId });
    await requests.move(id, "new", "Dinner");
    const names = (columns: Shown[]) => columns.map(({ stage }) => stage).slice(1, -3);
    expect(names(await board())).toEqual(["screening", "Dinner", "interview", "offer"]);
    expect(names(await board(`?jobListingId=${jobListingId}`))).toEqual(["screening", "Loom test", "Dinner", "offer"]);
  });

  test("loads a column in parts that repeat and lose no card while cards come and go", async () => {
    const createdAt = Date.UTC(2026, 0, 1);
    // Several share a time.
    const ids = Array.from({ length: 50 }, (_, index) => newId(createdAt + Math.floor(index / 4)));
    const rows = ids.map((id, index) => ({
      ...applicant,
      id,
      emailFolded: id,
      applicationType: "job" as const,
      searchText: "",
      createdAt: createdAt + Math.floor(index / 4),
    }));
    await site.db.write((queries) => queries.insertInto("jobApplications").values(rows).execute());
    const seen: string[] = [];
    let part = await column("new");
    expect(part.total).toBe(50);
    for (;;) {
      seen.push(...part.items.map(({ id }) => id));
      if (!part.hasMore) break;
      // The last card of the part moves on, and another arrives.
      await requests.move(seen.at(-1) as string, "new", "screening");
      await requests.apply();
      part = await column("new", `?stage=new&after=${part.last}&upTo=${part.upTo}`);
    }
    expect(seen).toEqual(ids.toReversed());
    expect(new Set(seen).size).toBe(50);
  });

  test("masks names for recruiters until a card is revealed, and shows no address", async () => {
    const id = await requests.apply({ fullName: "Nora Thanewell", email: "nora@looms.example" });
    const masked = await rita.get("/api/admin/job-applications/board");
    expect(masked.text).not.toMatch(/Thanewell|looms/);
    expect((await ada.get("/api/admin/job-applications/board")).text).toContain("Nora Thanewell");
    expect((await ada.get("/api/admin/job-applications/board")).text).not.toContain("looms");
    const session = rita.cookies.get("session");
    expect(session).toBeDefined();
    expect((await rita.post(`/api/admin/job-applications/${id}/reveal`, { purpose: "interview" })).status).toBe(200);
    const [card] = (await column("new", "?", rita)).items;
    expect(card).toMatchObject({ fullName: "Nora Thanewell", revealedUntil: expect.any(String) });
    expect(JSON.stringify((card as unknown as { masked: object }).masked)).not.toMatch(/Thanewell|looms/);
  });
});
