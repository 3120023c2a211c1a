/** More documents than an index has: a key and a document are one number. */
const MAX_DOCUMENTS = 2 ** 16;

/** Which documents contain a key, in one sorted array, which takes far less memory than sets. Keys and documents are whole numbers from 0. */
export class Postings {
  readonly #entries: Float64Array;

  /** `keysOf[n]` are the keys of document n. */
  constructor(keysOf: readonly Iterable<number>[]) {
    const entries = keysOf.flatMap((keys, document) =>
      Array.from(new Set(keys), (key) => key * MAX_DOCUMENTS + document),
    );
    this.#entries = Float64Array.from(entries).sort();
  }

  /** The documents that contain a key, in ascending order. */
  of(key: number): number[] {
    const found = this.#entries.subarray(
      this.#firstFrom(key * MAX_DOCUMENTS),
      this.#firstFrom((key + 1) * MAX_DOCUMENTS),
    );
    return Array.from(found, (entry) => entry % MAX_DOCUMENTS);
  }

  /** The index of the first entry that is not less than `value`. */
  #firstFrom(value: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
