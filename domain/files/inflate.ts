import { promisify } from "node:util";
import { constants, inflateRaw, inflateRawSync } from "node:zlib";

/** How much of a compressed part is read to recognize it; at most a thousand times as much comes out (RFC 1951). */
const HEAD_BYTES = 512;
/** What the head of damaged data counts, which may have been decompressed to as much before the damage. */
const FAILED_HEAD_BYTES = 64 * 1024;
/** How many decompressed bytes recognize a part. */
const MIN_HEAD_BYTES = 64;
/** The maximum size of one decompressed part. */
const MAX_PART_BYTES = 16 * 1024 * 1024;
// Ends without an error where the input ends, as viewers do with damaged files.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH, info: true };
const inflate = promisify(inflateRaw);

/** What zlib resolves with when `info` is set; the types of Node lack it. `bytesWritten` counts the input that was read. */
interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

/**
 * Decompresses parts of one document within a budget, so that a small file that unpacks to a huge one costs little.
 * Checksums are ignored, as viewers ignore them.
 */
export class Inflater {
  #budget: number;
  #isComplete = true;

  /** `budget` is the maximum number of bytes of all parts together, compressed and decompressed. */
  constructor(budget: number) {
    this.#budget = budget;
  }

  /** False once a part was damaged, larger than 16 MB, or larger than what was left of the budget. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** The first bytes of deflated data; null when it is not deflated data or cannot be read. */
  async head(deflated: Buffer): Promise<Buffer | null> {
    if (this.#budget <= 0) {
      this.#isComplete = false;
      return null;
    }
    const input = deflated.subarray(0, HEAD_BYTES);
    let head: Inflated;
    try {
      head = inflateRawSync(input, lenient) as unknown as Inflated;
    } catch {
      this.#budget -= FAILED_HEAD_BYTES;
      return null;
    }
    const bytes = this.#spend(head);
    // Tables and empty blocks may precede the first byte.
    const isTooShort = bytes.length < MIN_HEAD_BYTES && head.engine.bytesWritten >= HEAD_BYTES;
    return isTooShort ? await this.all(deflated) : bytes;
  }

  /** All deflated data; null when it cannot be read. */
  async all(deflated: Buffer): Promise<Buffer | null> {
    const maxOutputLength = Math.min(MAX_PART_BYTES, this.#budget);
    try {
      if (maxOutputLength > 0)
        return this.#spend((await inflate(deflated, { ...lenient, maxOutputLength })) as unknown as Inflated);
    } catch {
      // It may have cost as much as it was allowed to.
      this.#budget -= maxOutputLength;
    }
    this.#isComplete = false;
    return null;
  }

  /** Counts the input as well: a part of many megabytes may consist of empty blocks. */
  #spend({ buffer, engine }: Inflated): Buffer {
    this.#budget -= buffer.length + engine.bytesWritten;
    return buffer;
  }
}
