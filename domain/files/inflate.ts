import { promisify } from "node:util";
import { constants, inflateRaw, inflateRawSync } from "node:zlib";

/** How much of a compressed file is read to recognize it; at most a thousand times as much comes out (RFC 1951). */
const HEAD_BYTES = 128;
/** The maximum size of one decompressed part. */
const MAX_PART_BYTES = 16 * 1024 * 1024;
// Ends without an error where the input ends, as viewers do with damaged files.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const inflate = promisify(inflateRaw);

/**
 * Decompresses parts of one document within a budget, so that a small file that unpacks to a huge one costs little.
 * Checksums are ignored, as viewers ignore them.
 */
export class Inflater {
  #budget: number;

  /** `budget` is the maximum number of decompressed bytes of all parts together. */
  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Whether the budget is used up, so that nothing more is decompressed. */
  get isExhausted(): boolean {
    return this.#budget <= 0;
  }

  /** The first bytes of deflated data; null when it is no deflated data or the budget is used up. */
  head(deflated: Buffer): Buffer | null {
    if (this.isExhausted) return null;
    try {
      return this.#spend(inflateRawSync(deflated.subarray(0, HEAD_BYTES), lenient));
    } catch {
      return null;
    }
  }

  /** Deflated data; null when it is damaged, larger than 16 MB, or larger than what is left of the budget. */
  async all(deflated: Buffer): Promise<Buffer | null> {
    if (this.isExhausted) return null;
    const maxOutputLength = Math.min(MAX_PART_BYTES, this.#budget);
    try {
      return this.#spend(await inflate(deflated, { ...lenient, maxOutputLength }));
    } catch {
      // It may have cost as much as it was allowed to.
      this.#budget -= maxOutputLength;
      return null;
    }
  }

  #spend(bytes: Buffer): Buffer {
    this.#budget -= bytes.length;
    return bytes;
  }
}
