import { describe, expect, test } from "vitest";
import { feedDate, longDate, rssDate } from "./dates.ts";
import { matches, normalizeForSearch, resultSummary } from "./matching.ts";
import { readingMinutes } from "./reading-time.ts";
import { relatedTo } from "./related.ts";
import { stackedTable } from "./stacked-table.ts";

describe("the date of an article", () => {
  test("is formatted the same in every time zone", () => {
    expect(longDate("2025-09-08")).toBe("September 8, 2025");
    expect(longDate("2025-08-29")).toBe("August 29, 2025");
  });
  test("has the formats that feeds require", () => {
    expect(rssDate("2025-09-11")).toBe("Thu, 11 Sep 2025 00:00:00 GMT");
    expect(feedDate("2025-09-11")).toBe("2025-09-11T00:00:00Z");
  });
});

describe("the reading time", () => {
  test("assumes 220 words a minute and is at least one minute", () => {
    expect(readingMinutes("word ".repeat(1320))).toBe(6);
    expect(readingMinutes("")).toBe(1);
  });
  test("does not count URLs", () =>
    expect(readingMinutes(`${"word ".repeat(220)}[a](https://example.com/a/b/c) https://example.com/d`)).toBe(1));
});

describe("related articles", () => {
  const article = (slug: string, badge: string, date: string) => ({ head: { slug, badge, date } });
  const self = article("self", "Privacy", "2025-09-08");
  const all = [
    article("far", "Privacy", "2025-08-29"),
    self,
    article("other", "Security", "2025-09-08"),
    article("near", "Privacy", "2025-09-11"),
    article("last", "Research", "2025-08-20"),
  ];
  test("share the subject, most similar first, then are closest in time, and exclude the article itself", () =>
    expect(relatedTo(self, all).map(({ head }) => head.slug)).toEqual(["near", "far", "other"]));
});

describe("the article search", () => {
  const text = normalizeForSearch("Masking that keeps up, Résumé of Privacy engineering");
  test.each([
    ["", true],
    ["MASK", true],
    ["engineering masking", true],
    ["resume", true],
    ["masking encryption", false],
  ])("for %j matches the article: %s", (query, found) => expect(matches(text, query)).toBe(found));
  test("states the number of matches", () => {
    expect(resultSummary(10, "", "")).toBe("10 articles");
    expect(resultSummary(1, "Research", "")).toBe("1 article on research");
    expect(resultSummary(0, "", "nothing")).toBe("No articles for “nothing”");
  });
});

test("table cells contain the names of their columns", () => {
  const html = stackedTable(
    '<thead><tr><th>Kind</th><th align="left">“Good” &amp; <em>bad</em></th></tr></thead><tbody><tr><td>Names</td><td>yes</td></tr></tbody>',
  );
  expect(html).toBe(
    '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Kind</th><th scope="col" role="columnheader" align="left">“Good” &amp; <em>bad</em></th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Names</th><td role="cell" data-column="“Good” &amp; bad"><span>yes</span></td></tr></tbody>',
  );
});
