import { site } from "#site";

// Blocks and spans of code stay unchanged.
const code = /(^```[\s\S]*?^```|^~~~[\s\S]*?^~~~|`[^`\n]+`)/gm;

/**
 * The body of an MDX article as plain Markdown with the product's name filled in. Components become the text they show,
 * drawings their description. Throws an error with the file's name on anything else, so that no content is lost silently.
 */
export function plainMarkdown(source: string, file: string): string {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, "");
  return body
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : plainText(part, file)))
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function plainText(text: string, file: string): string {
  const plain = text
    .replace(/^(import|export)\s.*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/\{\s*site\.([\w.]+)\s*\}/g, (_, path: string) => siteValue(path, file))
    .replace(/\{\s*(["'`])([^{}]*?)\1\s*\}/g, "$2")
    .replace(/<Exposed>([\s\S]*?)<\/Exposed>/g, "$1")
    .replace(/<Masked\s+label="([^"]*)"\s*\/>/g, "[$1]")
    .replace(/[ \t]*<Figure(?:\s+caption="([^"]*)")?\s*>\n?([\s\S]*?)<\/Figure>/g, (_, caption, inner: string) =>
      caption ? `${inner.trimEnd()}\n\n*${caption}*\n` : inner,
    )
    .replace(/<[A-Z]\w*\s[^<>]*?\balt="([^"]*)"[^<>]*?\/>/g, "*Figure: $1*");
  const unsupported = /<\/?[A-Z]\w*|(?<!\\)\{[^}]*\}/.exec(plain);
  if (unsupported)
    throw new Error(`${file}: "${unsupported[0]}" cannot be turned into plain Markdown (web/blog/plain-markdown.ts).`);
  return plain.replace(/\\([{}<])/g, "$1");
}

function siteValue(path: string, file: string): string {
  const value = path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], site);
  if (typeof value !== "string" && typeof value !== "number") throw new Error(`${file}: there is no site.${path}.`);
  return String(value);
}
