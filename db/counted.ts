import type { Database } from "./database.ts";

/** Counts the writes that have come to an end, before whoever asked for one is told. */
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
