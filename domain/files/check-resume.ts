import { createHash } from "node:crypto";
import { ValidationError } from "../errors.ts";
import { problemOfPdf } from "./pdf.ts";
import { safeName } from "./safe-name.ts";
import { extensionOf, resumeProblem } from "./schema.ts";
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
}

const kinds = {
  pdf: { type: "application/pdf", problemOf: problemOfPdf },
  doc: { type: "application/msword", problemOf: problemOfDoc },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    problemOf: problemOfDocx,
  },
};

/**
 * Checks a resume: its extension and its content must agree (specification, sections 5 and 9). Throws a
 * `ValidationError` that names `field`.
 */
export async function checkResume({ name: sentName, content }: SentFile, field: string): Promise<CheckedFile> {
  const name = safeName(sentName);
  const size = content.length;
  const kind = kinds[extensionOf(name) as keyof typeof kinds];
  const problem = resumeProblem({ name, size }) ?? (await kind.problemOf(content));
  if (problem) throw new ValidationError({ [field]: [problem] }, problem);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { name, type: kind.type, size, sha256, content };
}
