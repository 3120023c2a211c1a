import { CompoundFile } from "./compound-file.ts";
import { isProgram, startsLikeWindowsProgram } from "./program.ts";
import { resumeRules } from "./rules.ts";

/** How many bytes at the start readers search for the header (ISO 32000-1, annex H.3.4.1). */
const HEADER_BYTES = 1024;

/** How many bytes browsers read to guess the type of a file. */
const SNIFFED_BYTES = 1536;
/** How many bytes from its end, without padding, a file must have its end marker. Readers search back farther. */
const END_BYTES = 8192;
const markup = /<(!doctype|html|head|body|script|iframe|svg|img|meta|object|embed|style|title|form)[\s>/]/i;

/** Whether a file starts as a PDF, behind a line break, a byte order mark or other bytes that readers skip. */
function startsAsPdf(content: Buffer): boolean {
  const start = content.toString("latin1", 0, HEADER_BYTES);
  const isOther = isProgram(content) || startsLikeWindowsProgram(content) || CompoundFile.isOne(content);
  return /%PDF-[12]\.\d/.test(start) && !isOther && !/^(?:PK|\{\\rtf)/.test(start);
}

/** The error message for a file named as a PDF, or null: it must start and end as one, and not be HTML as well. */
export function problemOfPdf(content: Buffer): string | null {
  if (!startsAsPdf(content)) return resumeRules.unsupported;
  if (markup.test(content.toString("latin1", 0, SNIFFED_BYTES))) return resumeRules.unsupported;
  let length = content.length;
  while (content[length - 1] === 0) length--;
  const end = content.toString("latin1", Math.max(0, length - END_BYTES), length);
  const marker = end.lastIndexOf("%%EOF");
  if (marker === -1) {
    // Other content follows the end, or the end is missing.
    const hasEnd = content.includes("%%EOF");
    return hasEnd ? resumeRules.unsupported : resumeRules.damaged;
  }
  const trailing = end.slice(marker + "%%EOF".length);
  return markup.test(trailing) || trailing.includes("PK\x05\x06") ? resumeRules.unsupported : null;
}
