import { resumeRules } from "./schema.ts";

/** As far as a browser looks when it guesses what a file is. */
const SNIFFED = 1536;
const END_WITHIN = 2048;
const markup = /<(!doctype|html|head|body|script|iframe|svg|img|meta|object|embed|style|title|form)[\s>/]/i;

/** What is wrong with a file that is called a PDF, or null: it begins and ends as one, and is no page as well. */
export function problemOfPdf(content: Buffer): string | null {
  if (!/^%PDF-[12]\.\d/.test(content.toString("latin1", 0, 8))) return resumeRules.unsupported;
  if (markup.test(content.toString("latin1", 0, SNIFFED))) return resumeRules.unsupported;
  const end = content.toString("latin1", Math.max(0, content.length - END_WITHIN));
  const marker = end.lastIndexOf("%%EOF");
  if (marker === -1) {
    // Something was put behind the end, or the end is missing.
    const isWhole = content.includes("%%EOF");
    return isWhole ? resumeRules.unsupported : resumeRules.damaged;
  }
  const behind = end.slice(marker + "%%EOF".length);
  return markup.test(behind) || behind.includes("PK\x05\x06") ? resumeRules.unsupported : null;
}
