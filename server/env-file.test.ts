import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError } from "./env.ts";
import { environmentWithFile } from "./env-file.ts";

describe("the .env file", () => {
  const withFile = (content: string | Buffer) => {
    const folder = mkdtempSync(join(tmpdir(), "site-env-"));
    writeFileSync(join(folder, ".env"), content);
    try {
      return environmentWithFile(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test("takes variables from a .env file unless the process sets them", () => {
    const variables = withFile("# a comment\nHOME=elsewhere\nSITE_TEST_VARIABLE='from the file'\n");
    expect(variables.SITE_TEST_VARIABLE).toBe("from the file");
    expect(variables.HOME, "the process takes precedence").toBe(process.env.HOME);
  });

  test("says that .env is a folder", () => {
    const folder = mkdtempSync(join(tmpdir(), "site-env-"));
    mkdirSync(join(folder, ".env"));
    try {
      expect(() => environmentWithFile(folder)).toThrow(new EnvError("The file .env cannot be read: it is a folder."));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.each([
    ["EMAIL_PASSWORD=winter-otter-mango#77-plum", "winter-otter-mango#77-plum"],
    ["EMAIL_PASSWORD=#77-plum", "#77-plum"],
    ["export EMAIL_PASSWORD=abcd efgh ijkl ", "abcd efgh ijkl"],
    ['  EMAIL_PASSWORD = it\'s-"winter"', 'it\'s-"winter"'],
    ["EMAIL_PASSWORD=' winter #77 ' # the app password", " winter #77 "],
    ["EMAIL_PASSWORD='it's-winter'", "it's-winter"],
    ['EMAIL_PASSWORD="winter"#77"', 'winter"#77'],
    ['EMAIL_PASSWORD="winter\\notter"', "winter\\notter"],
    ["EMAIL_PASSWORD=", ""],
  ])("reads the line %s of a .env file whole, at every place and with every line end", (line, value) => {
    const others = ["CHAT_STREAMS=7", "# a comment", "METRICS_PORT=9464 # for Prometheus", "OTHER='begins"];
    for (const end of ["\n", "\r\n", "\r"])
      for (const mark of ["", "\ufeff"])
        for (const lines of [
          [line, ...others],
          [...others, line],
        ]) {
          const text = `${mark}${lines.join(end)}`;
          for (const content of [text, Buffer.from(`\ufeff${text.slice(mark.length)}`, "utf16le")])
            expect(withFile(content)).toMatchObject({
              EMAIL_PASSWORD: value,
              CHAT_STREAMS: "7",
              METRICS_PORT: "9464",
            });
        }
  });

  test.each([
    "EMAIL_PASSWORD=winter #77 hunter2",
    "EMAIL_PASSWORD= #hunter2",
    "ASSISTANT_KEY=hunter2\t#77",
    'EMAIL_PASSWORD="winter" hunter2',
    "EMAIL_PASSWORD='winter' 'hunter2' #'77",
    'EMAIL_PASSWORD="winter\\"hunter2"',
    "EMAIL_PASSWORD='hunter2",
    "EMAIL_PASSWORD: hunter2",
    "EMAIL_PASSWORD hunter2",
  ])("refuses the ambiguous line %s of a .env file in one sentence without its value", (line) => {
    const name = /\w+/.exec(line)?.[0];
    const read = () => withFile(`\n${line}\n`);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name} is ambiguous in line 2 of \\.env: [^\\n]+\\.$`));
    expect(read).not.toThrow(/hunter2/);
  });

  test("refuses a .env file whose encoding would change a value", () => {
    for (const content of [Buffer.from("EMAIL_PASSWORD=hünter", "latin1"), Buffer.from("PORT=1", "utf16le")])
      expect(() => withFile(content)).toThrow("The file .env is not text in UTF-8: save it in this encoding.");
  });
});
