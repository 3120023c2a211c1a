import { CompoundFile } from "./compound-file.ts";
import { resumeRules } from "./rules.ts";

/** The name of the stream with the text of a Word 97 document (MS-DOC, 2.1). */
export const textStream = "WordDocument";

/**
 * The error message for a file named as a Word 97 document, or null: it must be a compound file with a complete stream
 * named WordDocument.
 */
export function problemOfDoc(content: Buffer): string | null {
  if (!CompoundFile.isOne(content)) return resumeRules.unsupported;
  const file = CompoundFile.open(content);
  if (!file || file.entries.length === 0) return resumeRules.damaged;
  const document = file.entries.find(({ name }) => name === textStream);
  if (!document?.isStream || document.size === 0) return resumeRules.unsupported;
  return file.isComplete(document) ? null : resumeRules.damaged;
}
