import { expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

test.each(databases)("a search counts and pages its first thousand matches and reports more, on %s", async (kind) => {
  await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  const { fullName, email, phone, position, experience } = applicant;
  // More trigrams that start with the same letter than a search combines.
  const manyTrigrams = Array.from({ length: 400 }, (_, index) => `z${(1000 + index).toString(32)}`).join("");
  const startedAt = Date.now() - 20_000;
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    id: newId(startedAt + index),
    ...{ fullName, email, emailFolded: email, phone, position, experience, applicationType: "job" },
    searchText: index === 0 ? `loom first ${manyTrigrams}` : "loom",
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
});
