import { readFileSync } from "node:fs";
import { site } from "#site";
import type { Kind } from "../kinds.ts";

/** A message of a table in this folder, and the personal data that must be masked. */
export type Sample = { text: string; spans: { kind: Kind; start: number; end: number }[]; line: string };

const fillings: Record<string, string> = {
  long: "The harbor was quiet that morning, and no one spoke of rain. ".repeat(130),
  a: "A".repeat(300),
  spam: "spam ".repeat(80),
  name: site.name,
  slug: site.slug,
  email: site.email,
  security: site.security.email,
  phone: site.phone,
};

/** The lines of a table in `folder`, without comments, with escapes and `{{…}}` replaced. */
export function lines(name: string, folder = new URL(".", import.meta.url)): string[] {
  return readFileSync(new URL(`${name}.txt`, folder), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("# "))
    .map((line) =>
      line
        .replace(/\\u\{([0-9a-f]+)\}/g, (_, point) => String.fromCodePoint(Number.parseInt(point, 16)))
        .replaceAll("\\r", "\r")
        .replaceAll("\\n", "\n")
        .replaceAll("\\-", "")
        .replace(/\{\{(\w+)\}\}/g, (mark, word: string) => fillings[word] ?? mark),
    );
}

/** A table of messages in which `[[kind|value]]` marks the data that must be masked. */
export function samples(name: string): Sample[] {
  return lines(name).map((line) => {
    const spans: Sample["spans"] = [];
    let text = "";
    let at = 0;
    for (const mark of line.matchAll(/\[\[(\w+)\|([\s\S]*?)\]\](?!\])/g)) {
      text += line.slice(at, mark.index);
      spans.push({ kind: mark[1] as Kind, start: text.length, end: text.length + (mark[2] ?? "").length });
      text += mark[2];
      at = mark.index + mark[0].length;
    }
    return { text: text + line.slice(at), spans, line };
  });
}
