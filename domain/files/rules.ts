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
