import { resumeRules } from "./schema.ts";

const MAGIC = "d0cf11e0a1b11ae1";
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
/** Streams below it are kept among others, in sectors of their own size (MS-CFB, 2.2). */
const SMALLEST_OWN_STREAM = 4096;
/** The places in the header that name the sectors of the table. */
const TABLE_PLACES = 109;

/**
 * What is wrong with a file that is called a Word 97 document, or null: it is a compound file (MS-CFB) that holds a
 * stream named WordDocument, all of it.
 */
export function problemOfDoc(content: Buffer): string | null {
  if (content.toString("hex", 0, 8) !== MAGIC) return resumeRules.unsupported;
  if (content.length < HEADER_BYTES) return resumeRules.damaged;
  const shift = content.readUInt16LE(30);
  if (content.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return resumeRules.damaged;
  const file = new CompoundFile(content, 2 ** shift);
  const directory = file.chain(content.readUInt32LE(48));
  if (!directory) return resumeRules.damaged;
  const document = directory.flatMap((sector) => file.entriesIn(sector)).find(({ name }) => name === "WordDocument");
  if (document?.type !== 2 || document.size === 0) return resumeRules.unsupported;
  if (document.size < SMALLEST_OWN_STREAM) return null;
  const sectors = file.chain(document.start);
  return sectors && sectors.length * file.sectorBytes >= document.size ? null : resumeRules.damaged;
}

class CompoundFile {
  readonly sectorBytes: number;
  readonly #content: Buffer;

  constructor(content: Buffer, sectorBytes: number) {
    this.#content = content;
    this.sectorBytes = sectorBytes;
  }

  /** The sectors that follow each other from `first` on, or null when one is missing or they run in a circle. */
  chain(first: number): Buffer[] | null {
    const sectors: Buffer[] = [];
    const most = this.#content.length / this.sectorBytes;
    for (let next = first; next !== END_OF_CHAIN; ) {
      const sector = this.#sector(next);
      const after = this.#after(next);
      if (!sector || after === null || sectors.length > most) return null;
      sectors.push(sector);
      next = after;
    }
    return sectors;
  }

  /** The entries of a sector of the directory. */
  entriesIn(sector: Buffer): { name: string; type: number; start: number; size: number }[] {
    const entries = [];
    for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
      const nameBytes = Math.max(0, Math.min(64, sector.readUInt16LE(at + 64)) - 2);
      entries.push({
        name: sector.toString("utf16le", at, at + nameBytes),
        type: sector.readUInt8(at + 66),
        start: sector.readUInt32LE(at + 116),
        size: sector.readUInt32LE(at + 120),
      });
    }
    return entries;
  }

  #after(number: number): number | null {
    const inSector = this.sectorBytes / 4;
    const place = Math.floor(number / inSector);
    if (place >= TABLE_PLACES) return null;
    const tableSector = this.#content.readUInt32LE(76 + place * 4);
    const table = tableSector === FREE ? null : this.#sector(tableSector);
    return table ? table.readUInt32LE((number % inSector) * 4) : null;
  }

  /** The last may be cut short, as some programs leave it; whatever is read of it is checked by its reader. */
  #sector(number: number): Buffer | null {
    const start = (number + 1) * this.sectorBytes;
    if (start + this.sectorBytes > this.#content.length) return null;
    return this.#content.subarray(start, start + this.sectorBytes);
  }
}
