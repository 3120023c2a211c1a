import type { Queries } from "#db/database.ts";

/** The size of all stored files together, in bytes. */
export async function storedFileBytes(queries: Queries): Promise<number> {
  const sums = await queries
    .selectFrom("files")
    .select(({ fn }) => fn.sum<number | null>("size").as("bytes"))
    .unionAll(queries.selectFrom("chatAttachments").select(({ fn }) => fn.sum<number | null>("size").as("bytes")))
    .execute();
  return sums.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
}
