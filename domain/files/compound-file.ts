const MAGIC = "d0cf11e0a1b11ae1";
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const STREAM = 2;
const ROOT = 5;
/** Smaller streams share sectors with others in the mini stream (MS-CFB, 2.2). */
const MINI_STREAM_CUTOFF = 4096;
const MINI_SECTOR_BYTES = 64;
/** How many sectors of the allocation table (FAT) the header lists: enough for a file of 7 MB. */
const HEADER_FAT_SECTORS = 109;
/** How much of the directory is read: 4,096 entries. Reading it is not divided into slices. */
const MAX_DIRECTORY_BYTES = 512 * 1024;

/** A stream or storage of a compound file; `start` is its first sector, `size` its length in bytes. */
export interface CompoundEntry {
  name: string;
  isStream: boolean;
  start: number;
  size: number;
}

/**
 * A compound file (MS-CFB), the container of Word 97 documents and OLE objects. The library `cfb` copies every stream of
 * a file, which takes a hostile file of 1 MB ten seconds and 900 MB of memory; this reader copies only what it is asked for.
 */
export class CompoundFile {
  readonly entries: readonly CompoundEntry[];
  readonly hasAllEntries: boolean;
  readonly #content: Buffer;
  readonly #sectorBytes: number;
  readonly #miniTable: Buffer[];
  readonly #miniStream: Buffer[];

  private constructor(content: Buffer, sectorBytes: number) {
    this.#content = content;
    this.#sectorBytes = sectorBytes;
    const directory = this.#chain(content.readUInt32LE(48), MAX_DIRECTORY_BYTES) ?? [];
    this.hasAllEntries = directory.length * sectorBytes < MAX_DIRECTORY_BYTES;
    const entries = directory.flatMap((sector) => entriesIn(sector));
    this.entries = entries;
    const root = entries.find(({ type }) => type === ROOT);
    this.#miniTable = this.#chain(content.readUInt32LE(60)) ?? [];
    this.#miniStream = (root && this.#chain(root.start)) ?? [];
  }

  /** Whether these bytes start as a compound file does. */
  static isOne(content: Buffer): boolean {
    return content.toString("hex", 0, 8) === MAGIC;
  }

  /** Opens a compound file; null when it is damaged. */
  static open(content: Buffer): CompoundFile | null {
    if (!CompoundFile.isOne(content) || content.length < HEADER_BYTES) return null;
    const shift = content.readUInt16LE(30);
    if (content.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12)) return null;
    return new CompoundFile(content, 2 ** shift);
  }

  /** The first bytes of a stream, at most a sector. */
  head(entry: CompoundEntry): Buffer {
    if (entry.size < MINI_STREAM_CUTOFF) return this.#miniSector(entry.start) ?? Buffer.alloc(0);
    return this.#sector(entry.start)?.subarray(0, entry.size) ?? Buffer.alloc(0);
  }

  /** The content of a stream; null when a part of it is missing. */
  read(entry: CompoundEntry): Buffer | null {
    const sectors = entry.size < MINI_STREAM_CUTOFF ? this.#miniChain(entry) : this.#chain(entry.start, entry.size);
    const content = sectors && Buffer.concat(sectors);
    return content && content.length >= entry.size ? content.subarray(0, entry.size) : null;
  }

  /** Whether the file contains all of a stream. */
  isComplete({ start, size }: CompoundEntry): boolean {
    if (size < MINI_STREAM_CUTOFF) return true;
    const sectors = this.#chain(start, size);
    return sectors !== null && sectors.length * this.#sectorBytes >= size;
  }

  /** The chain of sectors that starts at `first`, `bytes` of it; null when a sector is missing or the chain is a cycle. */
  #chain(first: number, bytes = Number.POSITIVE_INFINITY): Buffer[] | null {
    const sectors: Buffer[] = [];
    const maxSectors = this.#content.length / this.#sectorBytes;
    for (let next = first; next !== END_OF_CHAIN && sectors.length * this.#sectorBytes < bytes; ) {
      const sector = this.#sector(next);
      const following = this.#nextSector(next);
      if (!sector || following === null || sectors.length > maxSectors) return null;
      sectors.push(sector);
      next = following;
    }
    return sectors;
  }

  #miniChain({ start, size }: CompoundEntry): Buffer[] | null {
    const sectors: Buffer[] = [];
    const entriesPerSector = this.#sectorBytes / 4;
    for (let next = start; sectors.length * MINI_SECTOR_BYTES < size; ) {
      const sector = this.#miniSector(next);
      if (!sector) return null;
      sectors.push(sector);
      const table = this.#miniTable[Math.floor(next / entriesPerSector)];
      next = table?.readUInt32LE((next % entriesPerSector) * 4) ?? END_OF_CHAIN;
    }
    return sectors;
  }

  #miniSector(number: number): Buffer | null {
    const start = number * MINI_SECTOR_BYTES;
    const sector = this.#miniStream[Math.floor(start / this.#sectorBytes)];
    const offset = start % this.#sectorBytes;
    return sector?.subarray(offset, offset + MINI_SECTOR_BYTES) ?? null;
  }

  #nextSector(number: number): number | null {
    const entriesPerSector = this.#sectorBytes / 4;
    const index = Math.floor(number / entriesPerSector);
    if (index >= HEADER_FAT_SECTORS) return null;
    const tableSector = this.#content.readUInt32LE(76 + index * 4);
    const table = tableSector === FREE ? null : this.#sector(tableSector);
    return table ? table.readUInt32LE((number % entriesPerSector) * 4) : null;
  }

  /** A whole sector; null when the file does not contain all of it. */
  #sector(number: number): Buffer | null {
    const start = (number + 1) * this.#sectorBytes;
    if (start + this.#sectorBytes > this.#content.length) return null;
    return this.#content.subarray(start, start + this.#sectorBytes);
  }
}

/** The directory entries in a sector. */
function entriesIn(sector: Buffer): (CompoundEntry & { type: number })[] {
  const entries = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = Math.max(0, Math.min(64, sector.readUInt16LE(at + 64)) - 2);
    const type = sector.readUInt8(at + 66);
    entries.push({
      name: sector.toString("utf16le", at, at + nameBytes),
      type,
      isStream: type === STREAM,
      start: sector.readUInt32LE(at + 116),
      size: sector.readUInt32LE(at + 120),
    });
  }
  return entries;
}
