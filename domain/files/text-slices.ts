import { setImmediate } from "node:timers/promises";

const SLICE_BYTES = 64 * 1024;
/** How much of the next slice is in each one, so that whatever is shorter is in one of them. */
const OVERLAP_BYTES = 512;

/** The bytes as text of one character per byte, in slices between which the server answers other requests. */
export async function* textSlices(bytes: Buffer): AsyncGenerator<string> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.toString("latin1", at, at + SLICE_BYTES + OVERLAP_BYTES);
    await nextSlice();
  }
}

/** Resolves after the server has answered what is waiting. */
export const nextSlice = (): Promise<void> => setImmediate();
