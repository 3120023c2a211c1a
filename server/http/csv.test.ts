import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("quotes cells with a comma, a quote or a line break and leaves others unchanged", () => {
  expect(csvLine(["plain", 5, true, "a,b", 'say "a"', "two\nlines", ""])).toBe(
    'plain,5,true,"a,b","say ""a""","two\nlines",\r\n',
  );
});

test("puts an apostrophe before cells that a spreadsheet would run as a formula", () => {
  expect(csvLine(["=1+1", "+1", "-1", "@x", "\tx", "\r=x", "a=b", -1])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"'\r=x",a=b,-1\r\n`,
  );
});
