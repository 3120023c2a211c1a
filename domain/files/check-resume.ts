import { createHash } from "node:crypto";
import { ValidationError } from "../errors.ts";
import { problemOfPdf } from "./pdf.ts";
import { safeName } from "./safe-name.ts";
import { extensionOf, resumeProblem } from "./schema.ts";
import { problemOfDoc } from "./word-97.ts";
import { problemOfDocx } from "./word-open-xml.ts";

/** A file as it came from a visitor: nothing of it is to be believed. */
export interface SentFile {
  name: string;
  content: Buffer;
}

/** A file that was looked into and may be stored. */
export interface CheckedFile {
  /** A safe name, for the one who downloads it. */
  name: string;
  /** The media type, by what is in it. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
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
 * Looks into a resume: its extension and its content must say the same (specification, sections 5 and 9). Throws a
 * `ValidationError` that names `field`.
 */
export async function checkResume({ name: given, content }: SentFile, field: string): Promise<CheckedFile> {
  const name = safeName(given);
  const size = content.length;
  const kind = kinds[extensionOf(name) as keyof typeof kinds];
  const problem = resumeProblem({ name, size }) ?? (await kind.problemOf(content));
  if (problem) throw new ValidationError({ [field]: [problem] }, problem);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { name, type: kind.type, size, sha256, content };
}
