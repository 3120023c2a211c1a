import { createHash } from "node:crypto";
import { catalogue } from "./catalogue.ts";
import { categoryTexts, notice } from "./notice.ts";
import type { Cookie } from "./schema.ts";
import { termsOf } from "./terms.ts";

// For the build and the server. The browser reads both hashes from the page, which was built with them.

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The version of a catalogue: changes with its terms, not with its words. */
export const versionOf = (cookies: readonly Cookie[]) => hash(termsOf(cookies).join("\n"));

/** The version of the terms now in force. */
export const policyVersion = versionOf(catalogue);
/** What is shown when the choice is asked for, down to the copy. */
export const noticeText = JSON.stringify([notice, categoryTexts, catalogue]);
export const noticeHash = hash(noticeText);
