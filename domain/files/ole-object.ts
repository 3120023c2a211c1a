import { type CompoundEntry, CompoundFile } from "./compound-file.ts";
import type { InspectionTime } from "./inspection-time.ts";
import { isProgram, isProgramName, startsLikeWindowsProgram } from "./program.ts";
import type { ActiveContent } from "./rules.ts";

/** How many bytes of the streams of one file are read. */
const MAX_READ_BYTES = 16 * 1024 * 1024;
const macroStorage = /^(macros|vba|_vba_project|_vba_project_cur)$/i;
/** The names that Word gives to the storages of embedded objects in a document (MS-DOC, 2.1.6). */
const objectStorage = /^_\d+$/;
/** The stream with a file that was inserted as an object (MS-OLEDS, 2.3.6). */
const NATIVE_DATA = "\u0001Ole10Native";

/**
 * Looks for active content in the streams of a compound file: a Word 97 document or an OLE object. Returns whether all could
 * be read: not when they are larger than 16 MB together, so that a file whose streams overlap costs little.
 */
export async function inspectCompoundFile(
  content: Buffer,
  found: Set<ActiveContent>,
  time: InspectionTime,
): Promise<boolean> {
  const file = CompoundFile.open(content);
  if (!file) return false;
  let isComplete = file.hasAllEntries;
  let bytesLeft = MAX_READ_BYTES;
  const read = (entry: CompoundEntry): Buffer => {
    bytesLeft -= Math.max(entry.size, 4096);
    const stream = bytesLeft >= 0 ? file.read(entry) : null;
    if (!stream) isComplete = false;
    return stream ?? Buffer.alloc(0);
  };
  for (const entry of file.entries) {
    const { name, isStream } = entry;
    await time.nextSlice();
    if (macroStorage.test(name)) found.add("macros");
    if (!isStream && objectStorage.test(name)) found.add("ole-object");
    if (!isStream) continue;
    const head = file.head(entry);
    if (isProgram(head) || (startsLikeWindowsProgram(head) && isProgram(read(entry)))) found.add("program");
    if (name === "Package") found.add("embedded-file");
    if (name !== NATIVE_DATA) continue;
    found.add("ole-object");
    const { names, data } = insertedFile(read(entry));
    if (names.length > 0) found.add("embedded-file");
    if (isProgram(data) || names.some(isProgramName)) found.add("program");
  }
  return isComplete;
}

/** The file in a stream of native data, with its label, name and path; without these, the data itself. */
function insertedFile(native: Buffer): { names: string[]; data: Buffer } {
  const plain = { names: [], data: native.subarray(4) };
  if (native.length < 12 || native.readUInt16LE(4) !== 2) return plain;
  let at = 6;
  const text = (end: number) => {
    const value = native.toString("latin1", at, end);
    at = end + 1;
    return value;
  };
  const names = [text(native.indexOf(0, at)), text(native.indexOf(0, at))];
  at += 4;
  if (at < 10 || at + 4 > native.length) return plain;
  const pathBytes = native.readUInt32LE(at);
  at += 4;
  names.push(native.toString("latin1", at, at + pathBytes).replace(/\0.*$/s, ""));
  return { names, data: native.subarray(at + pathBytes + 4) };
}
