import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { builtPages, client } from "#tests/support/build/built-pages.ts";

const read = (path: string) => readFileSync(join(client, path), "utf8");

/** The classes that a style sheet has rules for, as they are written in HTML. */
const classesOf = (style: string) =>
  new Set([...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\/g, "")));

const allClasses = classesOf(globSync("_astro/*.css", { cwd: client }).map(read).join(""));
const classAttribute = /\bclass(?:Name)?[=:](["`])(.*?)\1/gs;

const classesUsedBy = (code: string) =>
  [...code.matchAll(classAttribute)].flatMap(([, , names = ""]) =>
    names
      .replace(/&(?:amp|#38);/g, "&")
      .replace(/&#39;/g, "'")
      .split(/\s+/),
  );

/** The code of an island with its imports, except the chat panel, which brings its own sheet. */
function islandCode(url: string, seen = new Set<string>()): string {
  // The worker of the PDF preview names modules of its library that are not part of the build.
  if (seen.has(url) || url.includes("chat-panel") || url.includes("preview-worker")) return "";
  seen.add(url);
  const code = read(url);
  const imports = [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = ""]) => join(dirname(url), name));
  return [code, ...imports.map((path) => islandCode(path, seen))].join("\n");
}

test.each(builtPages.map(({ path, html }) => [path, html]))(
  "%s has a rule for every class that it uses",
  (path, html) => {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => read(href));
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = ""]) => style);
    const own = classesOf([...sheets, ...styles].join(""));
    const islands = [...html.matchAll(/component-url="([^"]+)"/g)].map(([, url = ""]) => islandCode(url));
    const used = [html, ...islands].flatMap(classesUsedBy).filter((name) => allClasses.has(name));
    expect(used.length, path).toBeGreaterThan(0);
    expect(used.filter((name) => !own.has(name))).toEqual([]);
  },
);
