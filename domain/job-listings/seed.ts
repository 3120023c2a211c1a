import { newId } from "#db/id.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { toColumns } from "./job-listing.ts";
import { newJobListingSchema } from "./schema.ts";

/**
 * Inserts the first listings once per database, never again after an admin changed or removed them.
 * Returns the number of inserted listings.
 */
export async function seedJobListings({ db, now }: Omit<Context, "actor">, listings: readonly unknown[]) {
  const createdAt = now();
  const rows = listings.map((listing, sortOrder) => {
    return {
      ...toColumns(parse(newJobListingSchema, listing)),
      id: newId(createdAt),
      sortOrder,
      createdAt,
      updatedAt: createdAt,
    };
  });
  return await db.write(async (queries) => {
    const marked = await queries
      .insertInto("seedings")
      .values({ name: "job-listings", createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (marked.numInsertedOrUpdatedRows !== 1n) return 0;
    await queries.insertInto("jobListings").values(rows).execute();
    return rows.length;
  });
}
