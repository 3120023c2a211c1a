import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { extensionOf, resumeRules } from "./rules.ts";

const MAX_ENTRIES = 600;
/** The maximum size of all parts of a document together, uncompressed. */
const MAX_BYTES = 100 * 1024 * 1024;
/** The maximum size of the list of parts and of the relations of the package, the only parts that are uncompressed. */
const MAX_LIST_BYTES = 256 * 1024;
const LOCAL_HEADER_BYTES = 30;
/** The end of a zip's directory, whose last two bytes are the length of the comment behind it. */
const END_BYTES = 22;
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/**
 * The error message for a file named as a .docx document, or null: it must be a zip file with a document, without macros,
 * and not a zip bomb. Uncompressed sizes are read from the zip's directory.
 */
export async function problemOfDocx(content: Buffer): Promise<string | null> {
  if (content.toString("latin1", 0, 4) !== "PK\x03\x04") return resumeRules.unsupported;
  try {
    const zip = await openZip(content);
    if (zip.entryCount > MAX_ENTRIES) return resumeRules.growing;
    return await problemInside(zip, content.length);
  } catch {
    return resumeRules.damaged;
  }
}

/** Opens a zip file, also with the blank bytes behind it that some programs leave. */
export function openZip(content: Buffer): Promise<ZipFile> {
  const at = content.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const hasEnd = at >= 0 && at + END_BYTES <= content.length;
  const end = hasEnd ? at + END_BYTES + content.readUInt16LE(at + END_BYTES - 2) : content.length;
  const isBlankBehind = /^\s*$/.test(content.toString("latin1", end));
  return fromBufferPromise(isBlankBehind ? content.subarray(0, end) : content, { strictFileNames: true });
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
    const name = entry.fileName.toLowerCase();
    if (end > length || entries.has(name)) return resumeRules.damaged;
    ranges.push({ start, end });
    if (/vbaProject\.bin$/i.test(entry.fileName)) return resumeRules.unsupported;
    entries.set(name, entry);
  }
  // Overlapping parts let a small file unpack to a huge one although each part looks harmless.
  ranges.sort((one, other) => one.start - other.start);
  if (ranges.some(({ start }, i) => start < (ranges[i - 1]?.end ?? 0))) return resumeRules.growing;
  const list = entries.get("[content_types].xml");
  const relations = entries.get("_rels/.rels");
  if (!list) return resumeRules.unsupported;
  if ([list, relations].some((part) => (part?.uncompressedSize ?? 0) > MAX_LIST_BYTES)) return resumeRules.growing;
  const target = mainPartIn(relations ? await read(zip, relations) : "");
  // Some programs escape the names of parts in the zip file as well.
  const name = entries.has(target) ? target : decodeURIComponent(target);
  const isDocument = entries.get(name)?.uncompressedSize && typeOf(name, await read(zip, list)) === mainType;
  return isDocument ? null : resumeRules.unsupported;
}

/** The escaped name of the main part in lower case: the target of a relation, as programs choose other names for it than Word. */
function mainPartIn(relations: string): string {
  const isMain = (tag: string) => attributeOf(tag, "Type").endsWith("/relationships/officeDocument");
  const target = attributeOf(tagsIn(relations, "Relationship").find(isMain) ?? "", "Target");
  return new URL(target || "word/document.xml", "file:///").pathname.slice(1).toLowerCase();
}

/** The content type of a part: its own in the list, else that of its extension. */
function typeOf(part: string, list: string): string {
  const tagWith = (name: string, attribute: string, value: string) =>
    tagsIn(list, name).find((tag) => attributeOf(tag, attribute).toLowerCase() === value);
  const tag = tagWith("Override", "PartName", `/${part}`) ?? tagWith("Default", "Extension", extensionOf(part));
  return attributeOf(tag ?? "", "ContentType");
}

const tagsIn = (xml: string, name: string) => xml.match(new RegExp(`<(?:[\\w.-]{1,30}:)?${name}\\s[^<>]*>`, "g")) ?? [];
const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, "s").exec(tag)?.[2] ?? "";

/** The uncompressed text of a part. Throws when it is longer than the directory says. */
async function read(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  return textOf(Buffer.concat(chunks), "utf8");
}

/** The text of an XML part: UTF-16 if a byte order mark says so, else `encoding`. */
export function textOf(part: Buffer, encoding: "utf8" | "latin1"): string {
  const start = part.toString("latin1", 0, 2);
  if (start === "\xff\xfe") return part.toString("utf16le");
  if (start === "\xfe\xff")
    return Buffer.from(part.subarray(0, part.length & ~1))
      .swap16()
      .toString("utf16le");
  return part.toString(encoding);
}
