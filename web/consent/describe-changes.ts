import { catalog } from "#content/cookies/catalog.ts";
import { categoryTexts, notice } from "#content/cookies/notice.ts";
import type { Category } from "#content/cookies/schema.ts";
import type { difference } from "./receipt.ts";

/** The banner's text about changed terms: new entries and removed ones. */
export function describeChanges({ added, removed }: ReturnType<typeof difference>): string {
  const list = (terms: string[]) => [...new Set(terms.map(describeTerm))].join(", ");
  return [notice.changed, added.length > 0 && `New: ${list(added)}.`, removed.length > 0 && `Gone: ${list(removed)}.`]
    .filter(Boolean)
    .join(" ");
}

function describeTerm(term: string): string {
  const [category = "", keys = "", vendor = ""] = term.split("|");
  const name = catalog.find((cookie) => cookie.keys.join(",") === keys)?.name ?? keys;
  const title = categoryTexts[category as Category]?.title ?? category;
  return `${name} (${title}${vendor === "first-party" ? "" : `, ${vendor}`})`;
}
