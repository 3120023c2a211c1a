import { CompoundFile } from "./compound-file.ts";
import type { Inspector } from "./inspection-time.ts";
import { inspectCompoundFile } from "./ole-object.ts";
import { isRemote } from "./remote-target.ts";
import { textStream } from "./word-97.ts";

/** Flags in the file information block at the start of the text (MS-DOC, 2.5.2). */
const ENCRYPTED = 0x100;
const SECOND_TABLE = 0x200;
/** Where the file information block says where the associated strings are (MS-DOC, 2.5.6, `fcSttbfAssoc`). */
const ASSOCIATED_STRINGS = 410;
/** The number of the associated string that names the template (MS-DOC, 2.9.270). */
const TEMPLATE = 1;
/** The character at the start of a field (MS-DOC, 2.8.25). */
const FIELD_START = "\u0013";
/** A field that asks another program for data. */
const ddeField = new RegExp(`${FIELD_START} {0,20}DDE(?: |AUTO)`, "i");

/** Looks for active content in a Word 97 document that passed `problemOfDoc`. */
export const inspectDoc: Inspector = async (content, found, time) => {
  const isComplete = await inspectCompoundFile(content, found, time);
  const file = CompoundFile.open(content);
  const entryOf = (name: string) => file?.entries.find((entry) => entry.name === name);
  const entry = entryOf(textStream);
  const text = (entry && file?.read(entry)) ?? Buffer.alloc(0);
  // Text has one or two bytes a character; in the second case, every other byte of English words is NUL.
  for await (const slice of time.textSlices(text))
    if (ddeField.test(slice.replaceAll("\0", ""))) found.add("dde-field");
  const flags = text.length > 12 ? text.readUInt16LE(10) : 0;
  const table = entryOf(flags & SECOND_TABLE ? "1Table" : "0Table");
  if (table && text.length >= ASSOCIATED_STRINGS + 8) {
    const start = text.readUInt32LE(ASSOCIATED_STRINGS);
    const end = start + text.readUInt32LE(ASSOCIATED_STRINGS + 4);
    const template = stringOf(file?.read(table)?.subarray(start, end) ?? Buffer.alloc(0), TEMPLATE);
    if (isRemote(template)) found.add("remote-template");
  }
  return flags & ENCRYPTED ? "encrypted" : isComplete ? "complete" : "partial";
};

/** A string of a string table with characters of two bytes (MS-DOC, 2.2.4); empty when there is none. */
function stringOf(table: Buffer, index: number): string {
  if (table.length < 6 || table.readUInt16LE(0) !== 0xffff) return "";
  const extraBytes = table.readUInt16LE(4);
  let at = 6;
  for (let number = 0; at + 2 <= table.length; number++) {
    const end = at + 2 + table.readUInt16LE(at) * 2;
    if (number === index) return table.toString("utf16le", at + 2, end);
    at = end + extraBytes;
  }
  return "";
}
