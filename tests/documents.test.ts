import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { client } from "#tests/support/build/built-pages.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The level of each item of ASVS 5.0.0, by section: a digit for each item of the section, in order. */
const asvsLevels = `
  1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123 2.1:122 2.2:112 2.3:12223 2.4:23 3.1:3 3.2:113
  3.3:12223 3.4:11222233 3.5:11122333 3.6:3 3.7:22333 4.1:12233 4.2:23333 4.3:22 4.4:1222 5.1:2 5.2:112333
  5.3:113 5.4:222 6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222 7.1:222
  7.2:1111 7.3:22 7.4:11222 7.5:223 7.6:22 8.1:1233 8.2:1123 8.3:133 8.4:23 9.1:111 9.2:1222 10.1:22 10.2:223
  10.3:22223 10.4:1111122222233333 10.5:22222 10.6:22 10.7:222 11.1:2233 11.2:22233 11.3:11233 11.4:1222 11.5:23
  11.6:23 11.7:33 12.1:12233 12.2:11 12.3:22223 13.1:2333 13.2:222223 13.3:2233 13.4:1222233 14.1:22
  14.2:12223333 14.3:122 15.1:12233 15.2:12233 15.3:1222222 15.4:3333 16.1:2 16.2:22222 16.3:2222 16.4:222
  16.5:2223 17.1:23 17.2:22223333 17.3:22`;

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

describe.each(["docs/security.md", "docs/asvs.md", "docs/style.md"])("%s", (document) => {
  const text = read(document);

  test("names only files that exist", () => {
    const files = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:json|config\.ts))`/g)].map(
      ([, path = ""]) => path,
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

test("docs/asvs.md lists each item of levels 1 and 2 once, with its level", () => {
  const text = read("docs/asvs.md");
  const [listed = "", others = ""] = text.split("## Not applicable");
  const rows = [...listed.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \|/gm)].map(([, id, level]) => `${id} ${level}`);
  const notApplicable = [...others.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, ids = ""]) => ids.split(", "));
  const items = asvsLevels
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(":"))
    .flatMap(([section, levels = ""]) => [...levels].map((level, index) => [`${section}.${index + 1}`, level] as const))
    .filter(([, level]) => level !== "3");
  const expected = items.map(([id, level]) => (notApplicable.includes(id) ? id : `${id} ${level}`));
  expect([...rows, ...notApplicable].sort()).toEqual(expected.sort());
});

test("docs/security.md names the contact of security.txt", () => {
  const contact = /^Contact: mailto:(.+)$/m.exec(readFileSync(join(client, ".well-known/security.txt"), "utf8"))?.[1];
  const section = read("docs/security.md")
    .split("\n## ")
    .find((part) => part.startsWith("Report"));
  expect(section).toContain(`\`${contact}\``);
  expect(section).toContain("/.well-known/security.txt");
});

describe("docs/requirements.md", () => {
  /** The named parts of each section: its headings of the third level. */
  const parts = new Map(
    read("docs/requirements.md")
      .split(/^## /m)
      .slice(1)
      .map((section) => [
        section.split(".")[0] ?? "",
        [...section.matchAll(/^### (.+?)(?: \(\/.*)?$/gm)].map(([, name = ""]) => name),
      ]),
  );
  const folders = "bench bin content db docs domain film harness mail server tests web".split(" ");
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(?:tsx?|mjs|astro|css|md)$/.test(path));

  test("has each section and part that comments and documents cite", () => {
    const numbers = String.raw`[Ss]ections? (\d+(?:(?:,? and|,) \d+)*)`;
    const citation = new RegExp(
      `[Ss]pecification(?:['’]s|,|:)? ${numbers}(?:, '([^']+)')?|${numbers} of the specification(?:, '([^']+)')?`,
      "g",
    );
    const citations = [...files, "README.md", "site.config.ts"].flatMap((path) => {
      const text = read(path).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");
      return [...text.matchAll(citation)].map(([cited, after, partAfter, before, partBefore]) => ({
        text: `${path}: ${cited}`,
        sections: (after ?? before ?? "").match(/\d+/g) ?? [],
        part: partAfter ?? partBefore,
      }));
    });
    const missing = citations.filter(
      ({ sections, part }) =>
        !sections.every((section) => parts.has(section)) ||
        (part !== undefined && !sections.some((section) => parts.get(section)?.includes(part))),
    );
    expect(citations.length).toBeGreaterThan(150);
    expect(missing.map(({ text }) => text)).toEqual([]);
  });
});

test("documents link only to documents and headings that exist", () => {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`);
  const broken = ["README.md", ...documents].flatMap((document) =>
    [...read(document).matchAll(/\]\(([\w./-]+\.md)?(?:#([\w-]+))?\)/g)]
      .filter(([, path = "", anchor]) => {
        const target = path ? join(dirname(document), path) : document;
        return !existsSync(join(root, target)) || (anchor && !anchorsOf(read(target)).includes(anchor));
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(30);
  expect(broken).toEqual([]);
});
