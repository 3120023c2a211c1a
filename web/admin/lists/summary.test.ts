import { expect, test } from "vitest";
import { summary } from "./summary.ts";

const of = { noun: "inquiry", nouns: "inquiries", start: 0, isFiltered: false, isMore: false };

test.each([
  [{ ...of, total: 0, shown: 0 }, ""],
  [{ ...of, total: 0, shown: 0, isFiltered: true }, "0 matches"],
  [{ ...of, total: 1, shown: 1 }, "1 inquiry"],
  [{ ...of, total: 10, shown: 10 }, "10 inquiries"],
  [{ ...of, total: 1, shown: 1, isFiltered: true }, "1 match"],
  [{ ...of, total: 100_000, shown: 10, start: 10 }, "11–20 of 100,000 inquiries"],
  [{ ...of, total: 311, shown: 10, start: 9 }, "10–19 of 311 inquiries"],
  [{ ...of, total: 312, shown: 2, start: 310, isFiltered: true }, "311–312 of 312 matches"],
  [{ ...of, total: 1000, shown: 10, start: 990, isFiltered: true, isMore: true }, "991–1,000 of 1,000+ matches"],
])("describes %o as %j", (list, text) => expect(summary(list)).toBe(text));
