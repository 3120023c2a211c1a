import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { resumeRules } from "./schema.ts";

const MOST_ENTRIES = 2000;
/** What all of a document may come to when it is unpacked. */
const MOST_BYTES = 100 * 1024 * 1024;
/** The list of what is in a document is the one thing that we unpack. */
const MOST_LIST_BYTES = 256 * 1024;
const LOCAL_HEADER_BYTES = 30;
const mainPart = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/**
 * What is wrong with a file that is called a Word document of today, or null: a zip that begins as one, with a document
 * in it, no macros, and nothing that grows beyond measure. What its parts would come to is read in its directory.
 */
export async function problemOfDocx(content: Buffer): Promise<string | null> {
  if (content.toString("latin1", 0, 4) !== "PK\x03\x04") return resumeRules.unsupported;
  try {
    const zip = await fromBufferPromise(content, { strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) return resumeRules.growing;
    return await problemInside(zip, content.length);
  } catch {
    return resumeRules.damaged;
  }
}

async function problemInside(zip: ZipFile, length: number): Promise<string | null> {
  const entries = new Map<string, Entry>();
  const places: { start: number; end: number }[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_BYTES) return resumeRules.growing;
    const start = entry.relativeOffsetOfLocalHeader;
    const end = start + LOCAL_HEADER_BYTES + entry.compressedSize;
    if (end > length || entries.has(entry.fileName)) return resumeRules.damaged;
    places.push({ start, end });
    if (/vbaProject\.bin$/i.test(entry.fileName)) return resumeRules.unsupported;
    entries.set(entry.fileName, entry);
  }
  // Parts that lie upon each other are how a small file unpacks to a huge one with no part of it suspicious.
  places.sort((one, other) => one.start - other.start);
  if (places.some(({ start }, i) => start < (places[i - 1]?.end ?? 0))) return resumeRules.growing;
  const list = entries.get("[Content_Types].xml");
  const document = entries.get("word/document.xml");
  if (!list || !document || document.uncompressedSize === 0) return resumeRules.unsupported;
  if (list.uncompressedSize > MOST_LIST_BYTES) return resumeRules.growing;
  return (await read(zip, list)).includes(mainPart) ? null : resumeRules.unsupported;
}

/** Stops with an error where a part is longer than the directory says. */
async function read(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
