import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
/** The build's output for browsers. */
export const client = join(root, "dist/client");

interface BuiltPage {
  file: string;
  path: string;
  html: string;
  /** Whether it is excluded from search engines. */
  isUnlisted: boolean;
}

/** Every page of the build. */
export const builtPages: BuiltPage[] = globSync("**/*.html", { cwd: client })
  .sort()
  .map((file) => {
    const html = readFileSync(join(client, file), "utf8");
    const path = `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
    return { file, path, html, isUnlisted: html.includes('<meta name="robots" content="noindex"') };
  });

/** The paths of pages without parameters that are rendered on request, and whether search engines may list them. */
export const pagesOnRequest = globSync("web/pages/**/*.astro", { cwd: root })
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
  .filter(({ file, source }) => /prerender = false/.test(source) && !file.includes("["))
  .map(({ file, source }) => ({
    path: `/${file.slice("web/pages/".length).replace(/(\/?index)?\.astro$/, "")}`,
    isUnlisted: /\bunlisted\b/.test(source),
  }));

/** The values of an attribute wherever `pattern` finds them, with character references resolved. */
export const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&").replaceAll("&#38;", "&"));
