import { expect, test } from "vitest";
import { summary } from "./summary.ts";

const of = { noun: "inquiry", nouns: "inquiries", page: 1, isNarrowed: false, isMore: false };

test.each([
  [{ ...of, total: 0, shown: 0 }, ""],
  [{ ...of, total: 0, shown: 0, isNarrowed: true }, "0 matches"],
  [{ ...of, total: 1, shown: 1 }, "1 inquiry"],
  [{ ...of, total: 10, shown: 10 }, "10 inquiries"],
  [{ ...of, total: 1, shown: 1, isNarrowed: true }, "1 match"],
  [{ ...of, total: 100_000, shown: 10, page: 2 }, "11–20 of 100,000 inquiries"],
  [{ ...of, total: 312, shown: 2, page: 32, isNarrowed: true }, "311–312 of 312 matches"],
  [{ ...of, total: 10_000, shown: 10, page: 1000, isNarrowed: true, isMore: true }, "9,991–10,000 of 10,000+ matches"],
])("%o is %j", (list, words) => expect(summary(list)).toBe(words));
