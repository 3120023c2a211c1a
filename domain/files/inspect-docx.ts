import type { Entry } from "yauzl";
import { CompoundFile } from "./compound-file.ts";
import { Inflater } from "./inflate.ts";
import type { Inspector } from "./inspection-time.ts";
import { inspectXml } from "./office-xml.ts";
import { inspectCompoundFile } from "./ole-object.ts";
import { isProgram, isProgramName, startsLikeWindowsProgram } from "./program.ts";
import { openZip, textOf } from "./word-open-xml.ts";

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;

/**
 * Looks for active content in a Word document that passed `problemOfDocx`: in every part that is XML, whatever its name,
 * and in the first bytes of the others.
 */
export const inspectDocx: Inspector = async (content, found, time) => {
  let isComplete = true;
  const inflater = new Inflater(time);
  const zip = await time.wait(openZip(content));
  const entries = zip.eachEntry();
  for (let next = await time.wait(entries.next()); !next.done; next = await time.wait(entries.next())) {
    const entry = next.value;
    if (isProgramName(entry.fileName)) found.add("program");
    const part = await open(entry, packedPart(entry, content), inflater);
    if (!part) {
      isComplete = false;
      continue;
    }
    if (isProgram(part)) found.add("program");
    if (CompoundFile.isOne(part)) {
      found.add("ole-object");
      if (!(await inspectCompoundFile(part, found, time))) isComplete = false;
    } else if (isXml(part)) {
      // What is looked for is ASCII, and characters of one byte take less time and memory.
      await inspectXml(textOf(part, "latin1"), found, time);
    }
  }
  return isComplete && inflater.isComplete ? "complete" : "partial";
};

/** The bytes of a part, behind its local header with its name and extra field. Throws when they are not in the file. */
function packedPart({ relativeOffsetOfLocalHeader: at, compressedSize }: Entry, content: Buffer): Buffer {
  const start = at + LOCAL_HEADER_BYTES + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28);
  return content.subarray(start, start + compressedSize);
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
