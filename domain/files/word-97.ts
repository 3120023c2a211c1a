import { resumeRules } from "./schema.ts";

const MAGIC = "d0cf11e0a1b11ae1";
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
/** Smaller streams share sectors with others in the mini stream (MS-CFB, 2.2). */
const MINI_STREAM_CUTOFF = 4096;
/** How many sectors of the allocation table (FAT) the header lists. */
const HEADER_FAT_SECTORS = 109;

/**
 * The error message for a file named as a Word 97 document, or null: it must be a compound file (MS-CFB) with a complete
 * stream named WordDocument. The library `cfb` copies every stream of a file, which takes a hostile file of 1 MB ten
 * seconds and 900 MB of memory; this reader follows two chains.
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
  if (document.size < MINI_STREAM_CUTOFF) return null;
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

  /** The chain of sectors that starts at `first`; null when a sector is missing or the chain is a cycle. */
  chain(first: number): Buffer[] | null {
    const sectors: Buffer[] = [];
    const maxSectors = this.#content.length / this.sectorBytes;
    for (let next = first; next !== END_OF_CHAIN; ) {
      const sector = this.#sector(next);
      const following = this.#nextSector(next);
      if (!sector || following === null || sectors.length > maxSectors) return null;
      sectors.push(sector);
      next = following;
    }
    return sectors;
  }

  /** The directory entries in a sector. */
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

  #nextSector(number: number): number | null {
    const entriesPerSector = this.sectorBytes / 4;
    const index = Math.floor(number / entriesPerSector);
    if (index >= HEADER_FAT_SECTORS) return null;
    const tableSector = this.#content.readUInt32LE(76 + index * 4);
    const table = tableSector === FREE ? null : this.#sector(tableSector);
    return table ? table.readUInt32LE((number % entriesPerSector) * 4) : null;
  }

  /** A whole sector; null when the file does not contain all of it. */
  #sector(number: number): Buffer | null {
    const start = (number + 1) * this.sectorBytes;
    if (start + this.sectorBytes > this.#content.length) return null;
    return this.#content.subarray(start, start + this.sectorBytes);
  }
}
