/** The metadata in a page's HTML. */
export interface BuiltPage {
  /** Its path, without `.html`. */
  path: string;
  /** Its title, without the site's name. */
  title: string;
  description: string;
  /** Its first heading. */
  headline: string;
  /** The ISO time of the last change, which only articles state. */
  modified: string | undefined;
}

/** Reads the metadata of a page; null for a page with `noindex`. */
export function readBuiltPage(html: string, path: string): BuiltPage | null {
  const meta = (name: string) =>
    decodeEntities(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
  if (meta("robots").includes("noindex")) return null;
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
  const title = meta("og:title");
  return {
    path,
    title,
    description: meta("description"),
    headline:
      decodeEntities(heading.replace(/<[^>]+>/g, ""))
        .replace(/\s+/g, " ")
        .trim() || title,
    modified: /"dateModified":"([^"]+)"/.exec(html)?.[1],
  };
}

const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
