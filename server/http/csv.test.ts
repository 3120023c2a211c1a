import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("a cell with a comma, a quote or a line break is quoted, and others are as they are", () => {
  expect(csvLine(["plain", 5, true, "a,b", 'say "a"', "two\nlines", ""])).toBe(
    'plain,5,true,"a,b","say ""a""","two\nlines",\r\n',
  );
});

test("nothing that a spreadsheet would run begins a cell", () => {
  expect(csvLine(["=1+1", "+1", "-1", "@x", "\tx", "\r=x", "a=b", -1])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"'\r=x",a=b,-1\r\n`,
  );
});
