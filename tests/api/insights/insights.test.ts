import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDailyCounts } from "#domain/insights/add.ts";
import type { CountedEvent, DailyCount, Insights } from "#domain/insights/schema.ts";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { countOf, dayBefore } from "#tests/support/daily-counts.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("insights on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await read();
    await site.db.write((queries) => queries.deleteFrom("dailyCounts").execute());
  });

  const read = async (days = 30): Promise<Insights> => (await ada.get(`/api/admin/insights?days=${days}`)).json;

  test("appear from the next day on, by day, page and source", async () => {
    const [listing, day] = ["/careers/1/weaver", dayBefore(1)];
    const monthly = dayBefore(1).slice(0, 7) === dayBefore(2).slice(0, 7);
    await addDailyCounts(site, [
      countOf({ day, page: "/contact", count: 7 }),
      countOf({ day, page: "/contact", source: "search.example", count: 5 }),
      countOf({ day, page: listing, source: "search.example", count: 6 }),
      countOf({ day, page: listing, source: "small.example", count: 4 }),
      countOf({ day, page: "/careers/apply/1", count: 8 }),
      countOf({ day, event: "prefetched", page: "/contact", count: 9 }),
      countOf({ day, event: "inquiry-form", page: "", count: 5 }),
      countOf({ day: dayBefore(2), event: "inquiry-sent", page: "", count: 4 }),
      countOf({ day, event: "inquiry-sent", page: "", count: 2 }),
      countOf({ page: "/contact", count: 100 }),
    ]);
    const { days, series, pages, sources } = await read(2);
    expect(days).toEqual([dayBefore(2), dayBefore(1)]);
    expect(series).toMatchObject({
      opened: [null, 26],
      prefetched: [null, 9],
      "contact-opened": [null, 12],
      "contact-prefetched": [null, 9],
      "position-opened": [null, 6],
      "inquiry-form": [null, 5],
      "inquiry-sent": [null, monthly ? 6 : null],
      "application-sent": [null, null],
    });
    expect(pages).toEqual([
      { path: "/contact", opened: 12, prefetched: 9 },
      { path: "/careers/apply/1", opened: 8, prefetched: null },
      { path: listing, opened: 6, prefetched: null },
    ]);
    expect(sources).toEqual([{ source: "search.example", opened: 11, contact: 5, positions: 6 }]);
    expect((await ada.get("/api/admin/insights?days=93")).status).toBe(400);
    expect((await ada.get("/api/admin/insights?days=0")).status).toBe(400);
  });

  test("reveal no count below five by the difference of two periods", async () => {
    const counts: DailyCount[] = [];
    for (let days = 1; days <= 40; days++) {
      const day = dayBefore(days);
      const events: CountedEvent[] = ["inquiry-form", "inquiry-sent", "handed-over"];
      for (const [i, event] of events.entries())
        counts.push(countOf({ day, event, page: "", count: 1 + ((days * (i + 3)) % 7) }));
      for (const page of ["/", "/contact", "/careers/1/weaver"])
        for (const source of ["", "a.example", "b.example"])
          counts.push(countOf({ day, page, source, count: 1 + ((days * (page.length + source.length)) % 6) }));
    }
    await addDailyCounts(site, counts);
    const totals = await Promise.all([7, 8, 9, 10, 29, 30].map(async (days) => totalsOf(await read(days))));
    for (const [i, shorter] of totals.entries())
      for (const longer of totals.slice(i))
        for (const [name, total] of longer) {
          const difference = total - (shorter.get(name) ?? 0);
          expect(difference === 0 || difference >= 5, `${name}: ${difference}`).toBe(true);
        }
    expect(totals[0]?.size).toBeGreaterThan(5);
  });

  test("are exported as a file with the same numbers", async () => {
    const day = dayBefore(1);
    await addDailyCounts(site, [
      countOf({ day, page: "/contact", source: "search.example", count: 5 }),
      countOf({ day, page: "/contact", source: "small.example", count: 4 }),
    ]);
    const { status, headers, text } = await ada.get("/api/admin/insights/export?days=7");
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(text).toBe(`"day","event","page","source","count"\r\n"${day}","opened","/contact","search.example","5"\r\n`);
    expect((await site.visitor().get("/api/admin/insights/export")).status).toBe(401);
  });
});

/** Every sum of the insights by its name. */
function totalsOf({ series, pages, sources }: Insights): Map<string, number> {
  const sums = Object.entries(series).map(([name, counts]): [string, number | null] => [
    name,
    counts.reduce((sum, count) => (count === null ? sum : (sum ?? 0) + count), null),
  ]);
  return new Map(
    [
      ...sums,
      ...pages.map(({ path, opened }): [string, number | null] => [path, opened]),
      ...sources.flatMap(({ source, opened, contact, positions }): [string, number | null][] => [
        [source, opened],
        [`${source} contact`, contact],
        [`${source} positions`, positions],
      ]),
    ].flatMap(([name, total]): [string, number][] => (total === null ? [] : [[name, total]])),
  );
}
