import { type Entry, fromBufferPromise } from "yauzl";
import { CompoundFile } from "./compound-file.ts";
import { Inflater } from "./inflate.ts";
import { inspectXml } from "./office-xml.ts";
import { inspectCompoundFile } from "./ole-object.ts";
import { isProgram, isProgramName, startsLikeWindowsProgram } from "./program.ts";
import type { ActiveContent } from "./rules.ts";
import type { ContentInspection } from "./schema.ts";

/** The maximum size of all inspected parts of a document together, decompressed. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;
/**
 * Looks for active content in a Word document that passed `problemOfDocx`: in every part that is XML, whatever its name,
 * and in the first bytes of the others.
 */
export async function inspectDocx(content: Buffer): Promise<ContentInspection> {
  const found = new Set<ActiveContent>();
  let isComplete = true;
  const inflater = new Inflater(MAX_INFLATED_BYTES);
  const zip = await fromBufferPromise(content, { strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    if (isProgramName(entry.fileName)) found.add("program");
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = content.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    const part = await open(entry, packed, inflater);
    if (!part) {
      isComplete = false;
      continue;
    }
    if (isProgram(part)) found.add("program");
    if (CompoundFile.isOne(part)) {
      const inside = inspectCompoundFile(part);
      for (const kind of inside.found.add("ole-object")) found.add(kind);
      isComplete &&= inside.isComplete;
    } else if (isXml(part)) {
      for (const kind of await inspectXml(textOf(part))) found.add(kind);
    }
  }
  return { activeContent: [...found], coverage: isComplete ? "complete" : "partial" };
}

/** A part that must be read whole, or the first bytes of any other; null when it cannot be read. */
async function open({ compressionMethod }: Entry, packed: Buffer, inflater: Inflater): Promise<Buffer | null> {
  if (compressionMethod === STORED || packed.length === 0) return packed;
  if (compressionMethod !== DEFLATED) return null;
  const head = await inflater.head(packed);
  if (!head) return null;
  const isWholeNeeded = isXml(head) || CompoundFile.isOne(head) || startsLikeWindowsProgram(head);
  return isWholeNeeded ? await inflater.all(packed) : head;
}

/** Whether a part is XML, in UTF-8 or UTF-16. */
const isXml = (part: Buffer) => /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(part.toString("latin1", 0, 64));

function textOf(part: Buffer): string {
  const start = part.toString("latin1", 0, 2);
  if (start === "\xff\xfe") return part.toString("utf16le");
  if (start === "\xfe\xff")
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString("utf16le");
  return part.toString("utf8");
}
