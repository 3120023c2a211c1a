import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environment, pinnedNode } from "#bin/install.mjs";
import { site } from "#site";

const root = join(import.meta.dirname, "../..");
/** All that a build reads. */
const needed = "astro.config.ts content domain package.json public server/http site.config.ts tsconfig.json web";
const old = new RegExp(`${site.name}|${site.slug}`, "i");
/** Their bytes say nothing in letters. The film shows the name; `npm run video` makes it anew. */
const isBinary = (file: string) => /\.(avif|ico|jpg|mp4|png|ttf|webm|webp|woff2)$/.test(file);
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
  const copy = mkdtempSync(join(tmpdir(), "other-name-"));
  const name = "Fieldmouse";
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  beforeAll(() => {
    for (const path of needed.split(" "))
      cpSync(join(root, path), join(copy, path), { recursive: true, filter: (file) => !/\.(mp4|webm)$/.test(file) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
    const config = readFileSync(join(copy, "site.config.ts"), "utf8")
      .replace(`const name = "${site.name}";`, `const name = "${name}";`)
      .replace(`const slug = "${site.slug}";`, `const slug = "${name.toLowerCase()}";`);
    writeFileSync(join(copy, "site.config.ts"), config);
    execFileSync(pinnedNode, [join(root, "node_modules/astro/bin/astro.mjs"), "build", "--silent"], {
      cwd: copy,
      env: { ...environment, NODE_ENV: "production" },
    });
  });

  test("holds the old one nowhere, addresses included", () => {
    const files = filesIn(join(copy, "dist"));
    expect(files.length).toBeGreaterThan(50);
    expect(holders(join(copy, "dist"), files)).toEqual([]);
  });

  test("says the new one on its pages", () => {
    const pages = filesIn(join(copy, "dist/client"), "**/*.html");
    for (const page of pages) expect(readFileSync(page, "utf8"), page).toContain(name);
  });
});
