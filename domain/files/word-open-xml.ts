import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { resumeRules } from "./rules.ts";

const MAX_ENTRIES = 600;
/** The maximum size of all parts of a document together, uncompressed. */
const MAX_BYTES = 100 * 1024 * 1024;
/** The maximum size of the list of parts, the only part that is uncompressed. */
const MAX_LIST_BYTES = 256 * 1024;
const LOCAL_HEADER_BYTES = 30;
const mainPart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/**
 * The error message for a file named as a .docx document, or null: it must be a zip file with a document, without macros,
 * and not a zip bomb. Uncompressed sizes are read from the zip's directory.
 */
export async function problemOfDocx(content: Buffer): Promise<string | null> {
  if (content.toString("latin1", 0, 4) !== "PK\x03\x04") return resumeRules.unsupported;
  try {
    const zip = await fromBufferPromise(content, { strictFileNames: true });
    if (zip.entryCount > MAX_ENTRIES) return resumeRules.growing;
    return await problemInside(zip, content.length);
  } catch {
    return resumeRules.damaged;
  }
}

async function problemInside(zip: ZipFile, length: number): Promise<string | null> {
  const entries = new Map<string, Entry>();
  const ranges: { start: number; end: number }[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_BYTES) return resumeRules.growing;
    const start = entry.relativeOffsetOfLocalHeader;
    const end = start + LOCAL_HEADER_BYTES + entry.compressedSize;
    if (end > length || entries.has(entry.fileName)) return resumeRules.damaged;
    ranges.push({ start, end });
    if (/vbaProject\.bin$/i.test(entry.fileName)) return resumeRules.unsupported;
    entries.set(entry.fileName, entry);
  }
  // Overlapping parts let a small file unpack to a huge one although each part looks harmless.
  ranges.sort((one, other) => one.start - other.start);
  if (ranges.some(({ start }, i) => start < (ranges[i - 1]?.end ?? 0))) return resumeRules.growing;
  const list = entries.get("[Content_Types].xml");
  const document = entries.get("word/document.xml");
  if (!list || !document || document.uncompressedSize === 0) return resumeRules.unsupported;
  if (list.uncompressedSize > MAX_LIST_BYTES) return resumeRules.growing;
  return (await read(zip, list)).includes(mainPart) ? null : resumeRules.unsupported;
}

/** The uncompressed text of a part. Throws when it is longer than the directory says. */
async function read(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
