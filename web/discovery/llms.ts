import { site } from "#site";
import type { BuiltPage } from "./built-pages.ts";

const groups = [
  { name: "Products", includes: (path: string) => path.startsWith("/products") },
  { name: "Articles", includes: (path: string) => path.startsWith("/blog") },
  { name: "Optional", includes: (path: string) => path === "/auth" },
];

/**
 * A summary of the site for language models (https://llmstxt.org): every page with its description. Pages for which
 * `hasMarkdown` is true are linked as Markdown, which language models prefer.
 */
export function llms(origin: string, pages: readonly BuiltPage[], hasMarkdown: (path: string) => boolean): string {
  const line = ({ path, title, description }: BuiltPage) =>
    `- [${title}](${origin}${path}${hasMarkdown(path) ? ".md" : ""}): ${description}`;
  const groupOf = (path: string) => groups.find((group) => group.includes(path))?.name ?? "Pages";
  const sections = ["Pages", ...groups.map(({ name }) => name)].map((name) => {
    const lines = pages.filter(({ path }) => groupOf(path) === name).map(line);
    return lines.length > 0 ? `\n## ${name}\n\n${lines.join("\n")}\n` : "";
  });
  return `# ${site.name}

> ${site.description}

${site.legalEntity}, ${site.office.lines.join(", ")}. Contact: ${site.email}, ${site.phone}.
${sections.join("")}`;
}
