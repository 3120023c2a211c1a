import { resumeRules } from "./rules.ts";

/** How many bytes browsers read to guess the type of a file. */
const SNIFFED_BYTES = 1536;
/** How many bytes from its end a file must have its end marker. */
const END_BYTES = 2048;
const markup = /<(!doctype|html|head|body|script|iframe|svg|img|meta|object|embed|style|title|form)[\s>/]/i;

/** The error message for a file named as a PDF, or null: it must start and end as one, and not be HTML as well. */
export function problemOfPdf(content: Buffer): string | null {
  if (!/^%PDF-[12]\.\d/.test(content.toString("latin1", 0, 8))) return resumeRules.unsupported;
  if (markup.test(content.toString("latin1", 0, SNIFFED_BYTES))) return resumeRules.unsupported;
  const end = content.toString("latin1", Math.max(0, content.length - END_BYTES));
  const marker = end.lastIndexOf("%%EOF");
  if (marker === -1) {
    // Other content follows the end, or the end is missing.
    const hasEnd = content.includes("%%EOF");
    return hasEnd ? resumeRules.unsupported : resumeRules.damaged;
  }
  const trailing = end.slice(marker + "%%EOF".length);
  return markup.test(trailing) || trailing.includes("PK\x05\x06") ? resumeRules.unsupported : null;
}
