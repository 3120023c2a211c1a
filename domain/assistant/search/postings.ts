/** More documents than an index has: a key and a document are sorted as one number. */
const MAX_DOCUMENTS = 2 ** 16;

/**
 * Which documents contain a key, in two sorted arrays, which take far less memory than sets. Keys are whole numbers below 2³²,
 * documents below 2¹⁶.
 */
export class Postings {
  readonly #keys: Uint32Array;
  readonly #documents: Uint16Array;

  /** `keysOf[n]` are the keys of document n. */
  constructor(keysOf: readonly Iterable<number>[]) {
    const entries = keysOf.flatMap((keys, document) =>
      Array.from(new Set(keys), (key) => key * MAX_DOCUMENTS + document),
    );
    const sorted = Float64Array.from(entries).sort();
    this.#keys = Uint32Array.from(sorted, (entry) => Math.floor(entry / MAX_DOCUMENTS));
    this.#documents = Uint16Array.from(sorted, (entry) => entry % MAX_DOCUMENTS);
  }

  /** The documents that contain a key, in ascending order. */
  of(key: number): Uint16Array {
    return this.#documents.subarray(this.#firstFrom(key), this.#firstFrom(key + 1));
  }

  /** The index of the first key that is not less than `key`. */
  #firstFrom(key: number): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
