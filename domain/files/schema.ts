import * as z from "zod/mini";

/** The rules for attached files and their error messages (specification, sections 5 and 9). */
export const resumeRules = {
  maxBytes: 5 * 1024 * 1024,
  extensions: ["pdf", "doc", "docx"],
  /** For the `accept` of a file field. */
  accept:
    ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  hint: "Accepts PDF or Word documents (doc, docx) up to 5MB.",
  tooLarge: "File too large: Please select a file smaller than 5MB.",
  unsupported: "Unsupported file type: Only PDF and Word documents are supported.",
  empty: "This file is empty. Please choose another one.",
  growing: "This document unpacks to far more than a resume needs. Please save it as a PDF and choose the PDF instead.",
  program:
    "This document contains a program, so we can’t accept it. Please save it as a PDF without attachments and choose the PDF instead.",
  infected: "Our malware scanner flagged this file. Please create the document again, as a PDF if possible.",
  damaged:
    "This document is damaged or incomplete. Please save it again, as a PDF if possible, and choose the new file.",
} as const;

/** The extension of a file's name, in lower case; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

/**
 * The error message for a file by its name and size, in the words of the specification, or null. The server checks the
 * content as well.
 */
export function resumeProblem({ name, size }: { name: string; size: number }): string | null {
  if (!(resumeRules.extensions as readonly string[]).includes(extensionOf(name))) return resumeRules.unsupported;
  if (size > resumeRules.maxBytes) return resumeRules.tooLarge;
  if (size === 0) return resumeRules.empty;
  return null;
}

/** A size in kilobytes or megabytes: '312 KB', '4.8 MB'. */
export const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What a document can do besides showing text and pictures, in the words of the dashboard. */
export const activeContents = {
  macros: "macros",
  "remote-template": "remote template",
  "remote-content": "remote content",
  javascript: "JavaScript",
  "launch-action": "launch action",
  "embedded-file": "embedded file",
  "ole-object": "OLE object",
  "activex-control": "ActiveX control",
  "dde-field": "DDE field",
  "xfa-form": "XFA form",
  "rich-media": "rich media",
  program: "program",
} as const;
export type ActiveContent = keyof typeof activeContents;

/** What is known about the content of a stored file. */
export const inspectionSchema = z.object({
  activeContent: z.array(z.enum(Object.keys(activeContents) as ActiveContent[])),
  /** Whether all of the file was inspected; `partial` when it is damaged or exceeds a limit. */
  coverage: z.enum(["complete", "partial", "encrypted"]),
  /** The malware scanner: not configured, not reached yet, found nothing, or found something. */
  scan: z.enum(["off", "pending", "clean", "infected"]),
});
export type Inspection = z.infer<typeof inspectionSchema>;
/** What is known without the malware scanner. */
export type ContentInspection = Pick<Inspection, "activeContent" | "coverage">;

/**
 * What to know before opening a file, the most serious first: a label and a sentence each; empty when there is nothing.
 * Null stands for a file that was not inspected.
 */
export function fileWarnings(inspection: Inspection | null): { label: string; sentence: string }[] {
  if (!inspection) return [{ label: "Not inspected", sentence: "Not inspected yet." }];
  const { activeContent, coverage, scan } = inspection;
  const found = activeContent.map((kind) => activeContents[kind]).join(", ");
  const warnings = [
    scan === "infected" && ["Malware", "The malware scanner flagged this file, so it can’t be downloaded."],
    found !== "" && ["Active content", `Contains active content: ${found}.`],
    coverage === "encrypted" && ["Encrypted", "Encrypted, so it could not be inspected."],
    coverage === "partial" && ["Not fully inspected", "Could not be inspected completely."],
    scan === "pending" && ["Not scanned", "Not scanned for malware."],
  ];
  return warnings.flatMap((warning) => {
    const [label = "", sentence = ""] = warning || [];
    return label ? [{ label, sentence }] : [];
  });
}

/** A stored file in API responses: `type` is its media type, `size` is in bytes. */
export const storedFileSchema = z.object({
  name: z.string(),
  size: z.number(),
  type: z.string(),
  /** Null until a file that an earlier version stored is inspected. */
  inspection: z.nullable(inspectionSchema),
});

/** What visitors can store: everything; no files; or nothing, because the space that is left is kept for admins. */
const storageLevels = ["open", "no-files", "closed"] as const;
export type StorageLevel = (typeof storageLevels)[number];

/** How much is stored and free, in bytes. */
export const storageStatusSchema = z.object({
  level: z.enum(storageLevels),
  /** Space for further data; null where it is not known. */
  freeBytes: z.nullable(z.number()),
  /** The part of it that visitors cannot use. */
  reservedBytes: z.number(),
  /** The size of all stored files, and the limit for it. */
  fileBytes: z.number(),
  fileBytesLimit: z.number(),
});
export type StorageStatus = z.infer<typeof storageStatusSchema>;
