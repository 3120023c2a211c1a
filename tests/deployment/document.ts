import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#bin/install.mjs";

const text = readFileSync(join(root, "docs", "deploy.md"), "utf8");

/** The only block of this language in docs/deploy.md; throws when there is none or another. */
export function block(language: string): string {
  const [found, ...more] = text.matchAll(new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\`$`, "gms"));
  if (!found?.[1] || more.length > 0) throw new Error(`docs/deploy.md must have one block of ${language}.`);
  return found[1];
}

/** Replaces each of these parts; throws when a text does not hold one, so that no test runs something else than the document. */
export function replaceParts(text: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((changed, [part, other]) => {
    if (!changed.includes(part)) throw new Error(`The text does not hold ${part}.`);
    return changed.replaceAll(part, other);
  }, text);
}
