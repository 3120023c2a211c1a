import { expect, test } from "vitest";
import { site } from "#site";
import { plainMarkdown } from "./plain-markdown.ts";

const plain = (source: string) => plainMarkdown(source, "an-article.mdx");

test("removes front matter, imports and comments, and inserts the product's name", () => {
  expect(
    plain(
      '---\ntitle: "T"\n---\n\nimport { site } from "#site";\n\n{/* aside */}We run {site.name} in {site.office.city}.',
    ),
  ).toBe(`We run ${site.name} in ${site.office.city}.`);
});

test("replaces components by the text that they show", () => {
  expect(plain('Call <Exposed>Asha Rao</Exposed> on <Masked label="PHONE_1" />.')).toBe("Call Asha Rao on [PHONE_1].");
  expect(plain('<Figure caption="Illustrative data">\n\n| a | b |\n\n</Figure>')).toBe(
    "| a | b |\n\n*Illustrative data*",
  );
  expect(plain('<Flow alt="A prompt passes the veil" />')).toBe("*Figure: A prompt passes the veil*");
});

test("leaves code unchanged", () => {
  const code = '```json\n{ "site": {site.name} }\nimport x from "y"\n```\n\nand `<Masked label="X" />`';
  expect(plain(code)).toBe(code);
});

test("fails the build and names the file when a component has no text form", () => {
  for (const source of ["<Chart data />", "{1 + 1}", "{site.nothing}", "<Exposed>left open"])
    expect(() => plain(source)).toThrow("an-article.mdx");
});
