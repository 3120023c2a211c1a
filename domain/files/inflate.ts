import { constants, inflateRawSync } from "node:zlib";
import type { InspectionTime } from "./inspection-time.ts";

/** How much of a compressed part is read to recognize it; at most a thousand times as much comes out (RFC 1951). */
const HEAD_BYTES = 512;
/** How many decompressed bytes recognize a part. */
const MIN_HEAD_BYTES = 64;
/**
 * How much of a part is decompressed at most, and what may come out of it. The server answers no other request meanwhile: zlib
 * takes up to 130 ms for a megabyte of blocks without content, and up to 5 ms for one that comes out.
 */
const MAX_PACKED_BYTES = 96 * 1024;
const MAX_PART_BYTES = 3 * 1024 * 1024;

/** Decompresses parts of one document. Checksums are ignored, as viewers ignore them. */
export class Inflater {
  readonly #time: InspectionTime;
  /** False once a part was damaged or too large to be read to its end. */
  isComplete = true;
  /** What the last head was of, where that was not longer. */
  #whole: Buffer | null = null;

  constructor(time: InspectionTime) {
    this.#time = time;
  }

  /** The first bytes of deflated data; null when it is not deflated data or cannot be read. */
  async head(deflated: Buffer): Promise<Buffer | null> {
    const head = inflated(deflated.subarray(0, HEAD_BYTES));
    this.#whole = head && head.engine.bytesWritten < HEAD_BYTES ? head.buffer : null;
    // Tables and empty blocks may precede the first byte.
    const isTooShort = head && head.buffer.length < MIN_HEAD_BYTES && head.engine.bytesWritten >= HEAD_BYTES;
    return isTooShort ? await this.all(deflated) : (head?.buffer ?? null);
  }

  /** The deflated data whose head was read last, to its end if it is not too large; null when it cannot be read. */
  async all(deflated: Buffer): Promise<Buffer | null> {
    if (this.#whole) return this.#whole;
    await this.#time.nextSlice();
    const all = inflated(deflated.subarray(0, MAX_PACKED_BYTES));
    if (!all || all.engine.bytesWritten >= MAX_PACKED_BYTES) this.isComplete = false;
    return all?.buffer ?? null;
  }
}

/** What zlib returns when `info` is set; the types of Node lack it. `bytesWritten` counts the input that was read. */
interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

function inflated(deflated: Buffer): Inflated | null {
  // Ends without an error where the input ends, as viewers do with damaged files.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, info: true, maxOutputLength: MAX_PART_BYTES };
  try {
    return inflateRawSync(deflated, options) as unknown as Inflated;
  } catch {
    return null;
  }
}
