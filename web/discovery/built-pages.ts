import { readFileSync } from "node:fs";

/** The metadata in a page's HTML. */
export interface BuiltPage {
  /** Its path, without `.html`. */
  path: string;
  /** Its title, without the name of the site. */
  title: string;
  description: string;
  /** Its first heading. */
  headline: string;
  /** The ISO time of its last change, if stated; articles do. */
  modified: string | undefined;
}

/** The metadata of a built page; null for a page that must not be listed. */
export function readBuiltPage(file: URL, path: string): BuiltPage | null {
  const html = readFileSync(file, "utf8");
  const meta = (name: string) =>
    decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  if (meta("robots").includes("noindex")) return null;
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
  const title = meta("og:title");
  return {
    path,
    title,
    description: meta("description"),
    headline:
      decoded(heading.replace(/<[^>]+>/g, ""))
        .replace(/\s+/g, " ")
        .trim() || title,
    modified: /"dateModified":"([^"]+)"/.exec(html)?.[1],
  };
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
