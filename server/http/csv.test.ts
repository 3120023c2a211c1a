import { describe, expect, test } from "vitest";
import { csvLine } from "./csv.ts";

/** The cells of a file as a spreadsheet splits it: a quote counts only at the start of a cell, until its own end. */
function cellsOf(text: string, separators: string): string[] {
  const cells = [""];
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') at += 1;
    else if (character === '"' && (isQuoted || isStart)) {
      isQuoted = !isQuoted;
      isStart = false;
      continue;
    } else if (!isQuoted && `${separators}\r\n`.includes(character)) {
      cells.push("");
      isStart = true;
      continue;
    }
    cells[cells.length - 1] += character;
    isStart = false;
  }
  return cells;
}

const dangerous = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

test("quotes every cell, also those without a special character", () => {
  expect(csvLine(["plain", 5, true, "a,b", 'say "a"', "two\nlines", ""])).toBe(
    '"plain","5","true","a,b","say ""a""","two\nlines",""\r\n',
  );
});

test("leaves text alone that begins no formula, and keeps a telephone number in one piece", () => {
  const texts = ["a=b", "1-2", "me@looms.example", "Well, yes; no", "a\n\nb", "2 + 2", "A'B;"];
  expect(cellsOf(csvLine(texts), ",").slice(0, texts.length)).toEqual(texts);
  expect(csvLine(["+91 98765 43210"])).toBe(`"'+91 98765 43210"\r\n`);
});

describe("no cell begins with a formula", () => {
  const starts = ["", " ", "\t", "\r", "\n", "\r\n", "\ufeff", "\u200b", "\u00a0", "\u0000", "\u202e", '"', '""', "'"];
  const signs = ["=1+1", "+1", "-1", "@x", "＝1", "＋1", "－1", "＠x", "﹦1"];
  const before = ["", "A", 'A"', "A,", "A;", "A\t", "A\n", 'A;"', 'A,"', 'A\t"', 'A";', ";;", ',";', "A;\n"];
  const values = before.flatMap((first) => starts.flatMap((start) => signs.map((sign) => `${first}${start}${sign}`)));

  test.each([",", ";", "\t", ",;\t"])("when the file is opened with the separators %j", (separators) => {
    // What a cell ends with decides how a spreadsheet reads the next one. Every line of a file ends with an id or a number.
    const lines = values.flatMap((value) => [
      [value, "x", value, "7"],
      ["A;", value, "B", "7"],
      ['A"', value, '"', value, "7"],
      [value, `${value};`, "=1+1", "7"],
      ["\t", value, ";", "7"],
    ]);
    for (const line of lines) {
      const text = `\ufeff${csvLine(["Name", "=Header"])}${csvLine(line)}${csvLine(line)}`;
      const found = cellsOf(text, separators).filter((cell) => dangerous.test(cell));
      if (found.length > 0) expect.fail(`${JSON.stringify(line)} becomes ${JSON.stringify(found)}`);
    }
  });
});
