import { createHash } from "node:crypto";
import { catalog } from "./catalog.ts";
import { categoryTexts, notice } from "./notice.ts";
import type { Cookie } from "./schema.ts";
import { termsOf } from "./terms.ts";

// For the build and the server, which pass both hashes to the browser.

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The version of a catalog. It changes with the terms, not with their wording. */
export const versionOf = (cookies: readonly Cookie[]) => hash(termsOf(cookies).join("\n"));

/** The version of the current terms. */
export const policyVersion = versionOf(catalog);
/** The full text of the consent notice. */
export const noticeText = JSON.stringify([notice, categoryTexts, catalog]);
export const noticeHash = hash(noticeText);
