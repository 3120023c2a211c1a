import { Inflater } from "./inflate.ts";
import type { InspectionTime, Inspector } from "./inspection-time.ts";
import { isProgram, namesProgram, startsLikeWindowsProgram } from "./program.ts";
import type { ActiveContent } from "./rules.ts";

/** How many streams of a document are decompressed: each takes 60 KB, whose collection costs time of other threads. */
const MAX_STREAMS = 1000;
/** How far before its data the dictionary of a stream is looked for. */
const DICTIONARY_BYTES = 1024;

/** The names that start something when a document is opened or clicked (ISO 32000-1, 12.6 and 7.11.4). */
const activeNames: Record<string, ActiveContent> = {
  JavaScript: "javascript",
  Launch: "launch-action",
  EmbeddedFile: "embedded-file",
  EmbeddedFiles: "embedded-file",
  GoToE: "embedded-file",
  XFA: "xfa-form",
  RichMedia: "rich-media",
  Rendition: "rich-media",
  Movie: "rich-media",
};
/** Filters of object streams that are not decoded here; programs that write PDFs compress these streams with Flate. */
const otherFilters = ["LZWDecode", "LZW", "ASCII85Decode", "A85", "ASCIIHexDecode", "AHx", "RunLengthDecode", "RL"];
const knownNames = [...Object.keys(activeNames), ...otherFilters, "XRef", "First", "Encrypt"];
const escapable = (character: string) => {
  const code = character
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return `(?:${character}|#${code})`;
};
/**
 * Matches one of `names`, any of whose characters may be written as `#` and two hexadecimal digits (ISO 32000-1, 7.3.5).
 * Other names are not even read: a document of 5 MB may hold a million.
 */
const patternOf = (names: string[]) =>
  new RegExp(
    `/(${names.map((name) => [...name].map(escapable).join("")).join("|") || "(?!)"})(?![0-9A-Za-z]|#[0-9A-Fa-f]{2})`,
    "g",
  );
const allNames = patternOf(knownNames);
/** The start of an object stream, which lists object numbers, and of other streams with text. */
const objectText = /^[\0\t\n\f\r ]*[\d%]/;

/**
 * Looks for active content in a PDF. Names are looked for in all bytes, whatever surrounds them, because a PDF refers to
 * its objects by position: what looks like a comment or a string may be an object. Object streams are decompressed first.
 */
export const inspectPdf: Inspector = async (content, found, time) => {
  const names = new Set<string>();
  // A name that was found is not looked for again: a document may repeat it a million times.
  let sought = allNames;
  let isProgramNamed = false;
  const read = async (bytes: Buffer) => {
    for await (const text of time.textSlices(bytes)) {
      sought.lastIndex = 0;
      for (let match = sought.exec(text); match; match = sought.exec(text)) {
        const name = unescaped(match[1] ?? "");
        names.add(name);
        if (activeNames[name]) found.add(activeNames[name]);
        sought = patternOf(knownNames.filter((name) => !names.has(name)));
        sought.lastIndex = match.index + 1;
      }
      isProgramNamed ||= namesProgram(text);
      if (isProgramNamed && found.has("embedded-file")) found.add("program");
    }
  };
  await read(content);
  const areStreamsRead = await inspectStreams(content, { found, time, read });
  const isElsewhere = names.has("XRef") && names.has("First") && otherFilters.some((filter) => names.has(filter));
  return names.has("Encrypt") ? "encrypted" : areStreamsRead && !isElsewhere ? "complete" : "partial";
};

interface StreamReading {
  found: Set<ActiveContent>;
  time: InspectionTime;
  /** Called with the decompressed text of each object stream. */
  read: (bytes: Buffer) => Promise<void>;
}

/** Reads the object streams, and looks for programs in all streams. Returns whether all of them could be read. */
async function inspectStreams(content: Buffer, { found, time, read }: StreamReading): Promise<boolean> {
  const inflater = new Inflater(time);
  let isComplete = true;
  let streams = 0;
  for (let at = content.indexOf("stream"); at !== -1; at = content.indexOf("stream", at + 6)) {
    await time.nextSlice();
    if (content.toString("latin1", at - 3, at) === "end") continue;
    const start = dataStart(content, at);
    const data = content.subarray(start);
    if (isProgram(data)) found.add("program");
    // The compression method in the first byte of zlib data (RFC 1950) is 8.
    if ((content[start] ?? 0) % 16 !== 8) continue;
    if (++streams > MAX_STREAMS) return false;
    const deflated = data.subarray(2);
    const head = await inflater.head(deflated);
    if (!head) continue;
    const isObjects = objectText.test(head.toString("latin1", 0, 64));
    if (isProgram(head)) found.add("program");
    if (isPredicted(content, start)) isComplete = false;
    if (!isObjects && !startsLikeWindowsProgram(head)) continue;
    const whole = await inflater.all(deflated);
    if (!whole) continue;
    if (isProgram(whole)) found.add("program");
    if (isObjects) await read(whole);
  }
  return isComplete && inflater.isComplete;
}

/** The position at which the data of a stream may start: after the keyword at `at` and a line break. */
function dataStart(content: Buffer, at: number): number {
  const space = /^[\t ]*\r?\n?/.exec(content.toString("latin1", at + 6, at + 16))?.[0] ?? "";
  return at + 6 + space.length;
}

/** Whether the data at `start` is an object stream whose text is hidden by a predictor, which no program needs. */
function isPredicted(content: Buffer, start: number): boolean {
  const before = content.toString("latin1", Math.max(0, start - DICTIONARY_BYTES), start);
  const dictionary = before.slice(before.lastIndexOf("endobj") + 1);
  return /\/First\b/.test(dictionary) && /\/Predictor\s+(?:[2-9]|1\d)/.test(dictionary);
}

const unescaped = (name: string) =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
