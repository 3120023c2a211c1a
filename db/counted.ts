import type { Database } from "./database.ts";

/** Wraps `write` so that each write is counted before its caller gets the result. */
export function counted(write: Database["write"]): Pick<Database, "write" | "writes"> {
  let ended = 0;
  return {
    writes: () => ended,
    async write(work) {
      try {
        return await write(work);
      } finally {
        ended += 1;
      }
    },
  };
}
