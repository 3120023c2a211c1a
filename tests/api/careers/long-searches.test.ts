import { expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { SEARCH_VERSION } from "#domain/lists/searched-text.ts";
import { applicant, cast } from "#harness/cast.ts";
import { visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

test.each(bothDatabases)(
  "a search counts and pages its first thousand matches and reports more, on %s",
  async (kind) => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const { fullName, email, phone, position, experience } = applicant;
    // More trigrams that start with the same letter than a search combines.
    const manyTrigrams = Array.from({ length: 400 }, (_, index) => `z${(1000 + index).toString(32)}`).join("");
    const startedAt = Date.now() - 20_000;
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      id: newId(startedAt + index),
      ...{ fullName, email, emailFolded: email, phone, position, experience, applicationType: "job" },
      searchText: index === 0 ? `loom first ${manyTrigrams}` : "loom",
      searchVersion: SEARCH_VERSION,
      createdAt: startedAt + index,
    }));
    for (let first = 0; first < rows.length; first += 500)
      await site.db.write((queries) =>
        queries
          .insertInto("jobApplications")
          .values(rows.slice(first, first + 500) as never)
          .execute(),
      );
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const ask = async (query: string) => {
      const { total, isMore, items } = (await ada.get(`/api/admin/job-applications?pageSize=100&${query}`)).json;
      return [total, isMore, items.length];
    };
    for (const q of ["loom", "lo"]) {
      expect(await ask(`q=${q}`), q).toEqual([1000, true, 100]);
      expect(await ask(`q=${q}&page=10`), q).toEqual([1000, true, 100]);
      expect(await ask(`q=${q}&page=11`), q).toEqual([1000, true, 0]);
    }
    expect(await ask("q=loom+first")).toEqual([1, false, 1]);
    expect(await ask("q=z")).toEqual([1, false, 1]);
    expect(await ask("page=11")).toEqual([1001, false, 1]);
  },
);

test.each(bothDatabases)(
  "a search in masked records goes on with each page and shows each match once, on %s",
  async (kind) => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const matches = await addHalfMasked(site, 300);
    const recruiter = await visitorWith(site, "recruiter");
    const ask = async (query: object) =>
      (await recruiter.post("/api/admin/job-applications/searches", { q: "loom", pageSize: 20, ...query })).json;
    const first = await ask({});
    expect([first.items.length, first.isMore]).toEqual([20, true]);
    expect(first.total).toBeLessThan(150);
    const shown: string[] = first.items.map(({ id }: { id: string }) => id);
    let part = first;
    for (let page = 2; part.items.length === 20; page++) {
      part = await ask({ page, after: part.last, upTo: first.upTo });
      expect(part.start).toBe(shown.length);
      shown.push(...part.items.map(({ id }: { id: string }) => id));
    }
    expect(part).toMatchObject({ total: 150, isMore: false });
    expect(shown).toEqual(matches);
    expect(await ask({ around: shown[100] })).toMatchObject({ start: 100, total: 150, isMore: false });
    expect(await ask({ page: 5, before: part.first, upTo: first.upTo })).toMatchObject({ start: 120 });
    // A cursor stays valid when its row is removed.
    const { last } = await ask({ page: 5 });
    await site.db.write((queries) =>
      queries
        .deleteFrom("jobApplications")
        .where("id", "=", shown[99] ?? "")
        .execute(),
    );
    const next = await ask({ after: last, upTo: first.upTo });
    expect(next.items.map(({ id }: { id: string }) => id)).toEqual(shown.slice(100, 120));
  },
);

test.each(bothDatabases)("a search in masked records counts and pages its first 300 matches, on %s", async (kind) => {
  await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  const matches = await addHalfMasked(site, 620);
  const recruiter = await visitorWith(site, "recruiter");
  const ask = async (page: number) =>
    (await recruiter.post("/api/admin/job-applications/searches", { q: "loom", pageSize: 100, page })).json;
  const third = await ask(3);
  expect(third).toMatchObject({ total: 300, isMore: true });
  expect(third.items.map(({ id }: { id: string }) => id)).toEqual(matches.slice(200, 300));
  expect(await ask(4)).toMatchObject({ total: 300, isMore: true, items: [] });
});

/**
 * Adds applications that contain “loom”: every second one in its name alone, which is masked. Returns the ids of the others,
 * newest first.
 */
async function addHalfMasked(site: Site, count: number): Promise<string[]> {
  const { email, phone, position, experience } = applicant;
  const startedAt = Date.now() - 20_000;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(startedAt + index),
    ...{ fullName: index % 2 ? "Loom Weaver" : "Nora Weaver", message: index % 2 ? "" : "A loom" },
    ...{ email, emailFolded: email, phone, position, experience, applicationType: "job" },
    searchText: "loom",
    searchVersion: SEARCH_VERSION,
    createdAt: startedAt + index,
  }));
  await site.db.write(async (queries) => {
    for (let first = 0; first < rows.length; first += 500)
      await queries
        .insertInto("jobApplications")
        .values(rows.slice(first, first + 500) as never)
        .execute();
  });
  return rows.flatMap(({ id }, index) => (index % 2 === 0 ? [id] : [])).reverse();
}
