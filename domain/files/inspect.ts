import { inspectDoc } from "./inspect-doc.ts";
import { inspectDocx } from "./inspect-docx.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { InspectionTime, type Inspector } from "./inspection-time.ts";
import type { ActiveContent } from "./rules.ts";
import type { ContentInspection } from "./schema.ts";

const inspectors: Record<string, Inspector> = {
  "application/pdf": inspectPdf,
  "application/msword": inspectDoc,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": inspectDocx,
};

/**
 * Looks for active content in a document of media type `type`, in slices of a few milliseconds, within a time that a hostile
 * file cannot exceed. It recognizes what documents commonly contain; it is not a malware scanner. Never throws: what cannot be
 * read, or not in time, counts as not completely inspected.
 */
export async function inspect(type: string, content: Buffer): Promise<ContentInspection> {
  const found = new Set<ActiveContent>();
  const coverage = await inspectors[type]?.(content, found, new InspectionTime()).catch(() => undefined);
  return { activeContent: [...found], coverage: coverage ?? "partial" };
}
