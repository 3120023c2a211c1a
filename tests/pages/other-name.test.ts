import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { site } from "#site";
import { buildCopy } from "#tests/support/build-copy.ts";

const old = new RegExp(`${site.name}|${site.slug}`, "i");
/** Their bytes say nothing in letters. The film shows the name; `npm run video` makes it anew. */
const isBinary = (file: string) => /\.(avif|br|gz|ico|jpg|mp4|png|ttf|webm|webp|woff2)$/.test(file);
const filesIn = (folder: string, pattern = "**/*") =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files that hold the old name, in their own name or in their text. */
const holders = (folder: string, files: string[]) =>
  files
    .filter((file) => old.test(file.slice(folder.length)) || (!isBinary(file) && old.test(readFileSync(file, "utf8"))))
    .map((file) => file.slice(folder.length + 1));

test("the product's name stands in no source of ours but site.config.ts", () => {
  const files = ["assistant", "content", "db", "domain", "mail", "public", "server", "web"].flatMap((room) =>
    filesIn(root, `${room}/**/*`),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(holders(root, files)).toEqual([]);
});

describe("the site built under another name", () => {
  const name = "Fieldmouse";
  let copy: Awaited<ReturnType<typeof buildCopy>>;
  afterAll(() => copy?.remove());
  beforeAll(async () => {
    copy = await buildCopy((folder) => {
      const path = join(folder, "site.config.ts");
      const config = readFileSync(path, "utf8")
        .replace(`const name = "${site.name}";`, `const name = "${name}";`)
        .replace(`const slug = "${site.slug}";`, `const slug = "${name.toLowerCase()}";`);
      writeFileSync(path, config);
    });
  }, 120_000);

  test("holds the old one nowhere, addresses included", () => {
    const files = filesIn(copy.dist);
    expect(files.length).toBeGreaterThan(50);
    expect(holders(copy.dist, files)).toEqual([]);
  });

  test("says the new one on its pages", () => {
    const pages = filesIn(join(copy.dist, "client"), "**/*.html");
    for (const page of pages) expect(readFileSync(page, "utf8"), page).toContain(name);
  });
});
