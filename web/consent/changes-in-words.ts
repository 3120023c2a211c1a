import { catalogue } from "#content/cookies/catalogue.ts";
import { categoryTexts, notice } from "#content/cookies/notice.ts";
import type { Category } from "#content/cookies/schema.ts";
import type { difference } from "./receipt.ts";

/** What the banner says of changed terms: which entries are new, and which are gone. */
export function changesInWords({ added, removed }: ReturnType<typeof difference>): string {
  const list = (terms: string[]) => [...new Set(terms.map(inWords))].join(", ");
  return [notice.changed, added.length > 0 && `New: ${list(added)}.`, removed.length > 0 && `Gone: ${list(removed)}.`]
    .filter(Boolean)
    .join(" ");
}

function inWords(term: string): string {
  const [category = "", keys = "", vendor = ""] = term.split("|");
  const name = catalogue.find((cookie) => cookie.keys.join(",") === keys)?.name ?? keys;
  const title = categoryTexts[category as Category]?.title ?? category;
  return `${name} (${title}${vendor === "first-party" ? "" : `, ${vendor}`})`;
}
