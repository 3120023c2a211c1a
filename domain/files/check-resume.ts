import { createHash } from "node:crypto";
import { ValidationError } from "../kernel/errors.ts";
import { CompoundFile } from "./compound-file.ts";
import { inspect } from "./inspect.ts";
import { problemOfPdf } from "./pdf.ts";
import { extensionOf, resumeProblem, resumeRules } from "./rules.ts";
import { safeName } from "./safe-name.ts";
import type { Inspection } from "./schema.ts";
import { problemOfDoc } from "./word-97.ts";
import { problemOfDocx } from "./word-open-xml.ts";

/** A file as a visitor sent it; name and content are untrusted. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** A file that passed the checks and may be stored. */
export interface CheckedFile {
  /** A name that is safe on the disk of the admin who downloads it. */
  name: string;
  /** The media type, decided by the content. */
  type: string;
  size: number;
  /** The SHA-256 hash of the content, hexadecimal. */
  sha256: string;
  content: Buffer;
  inspection: Inspection;
}

/** A malware scanner. */
export interface Scanner {
  /** Scans a file; `pending` when the scanner cannot be reached now. Never throws. */
  scan(content: Buffer): Promise<"clean" | "infected" | "pending">;
}

const kinds = {
  pdf: { type: "application/pdf", problemOf: problemOfPdf },
  doc: { type: "application/msword", problemOf: problemOfDoc },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    problemOf: problemOfDocx,
  },
};

/** A problem with a file's content; for another type than its name says, with what to do. */
function withAdvice(problem: string | null, content: Buffer): string | null {
  if (problem !== resumeRules.unsupported) return problem;
  // Word puts a document with a password into a compound file (MS-OFFCRYPTO, 2.3).
  const hasPassword = CompoundFile.open(content)?.entries.some(({ name }) => name === "EncryptedPackage");
  return hasPassword
    ? `${problem} This document has a password. Please remove the password and choose the document again.`
    : `${problem} The content of this file doesn’t match its name. Please save it as a PDF and choose the PDF instead.`;
}

/**
 * Checks a resume: its extension and its content must agree (specification, sections 5 and 9), it contains no program, and
 * `scanner`, if there is one, finds no malware. While the scanner cannot be reached, files are accepted and scanned later.
 * Throws a `ValidationError` that names `field`.
 */
export async function checkResume(
  { name: sentName, content }: SentFile,
  field: string,
  scanner: Scanner | null,
): Promise<CheckedFile> {
  const name = safeName(sentName);
  const size = content.length;
  const refuse = (problem: string) => new ValidationError({ [field]: [problem] }, problem);
  const kind = kinds[extensionOf(name) as keyof typeof kinds];
  const problem = resumeProblem({ name, size }) ?? withAdvice(await kind.problemOf(content), content);
  if (problem) throw refuse(problem);
  const found = await inspect(kind.type, content);
  if (found.activeContent.includes("program")) throw refuse(resumeRules.program);
  const scan = scanner ? await scanner.scan(content) : "off";
  if (scan === "infected") throw refuse(resumeRules.infected);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { name, type: kind.type, size, sha256, content, inspection: { ...found, scan } };
}
