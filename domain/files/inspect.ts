import { inspectDoc } from "./inspect-doc.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import type { ContentInspection } from "./schema.ts";

const inspectors: Record<string, (content: Buffer) => Promise<ContentInspection>> = {
  "application/pdf": inspectPdf,
  "application/msword": inspectDoc,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": inspectDocx,
};

/**
 * Looks for active content in a document of media type `type`, in slices of a few milliseconds, within limits that a
 * hostile file cannot exceed. It recognizes what documents commonly contain; it is not a malware scanner. Never throws: what
 * cannot be read counts as not completely inspected.
 */
export async function inspect(type: string, content: Buffer): Promise<ContentInspection> {
  try {
    return (await inspectors[type]?.(content)) ?? { activeContent: [], coverage: "partial" };
  } catch {
    return { activeContent: [], coverage: "partial" };
  }
}
