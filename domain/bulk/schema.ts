import * as z from "zod/mini";
import { workChangeSchema, workSchema } from "../work/schema.ts";

/** How many records one request can change or delete. */
export const MAX_BULK = 100;

const listOf = <Item extends z.ZodMiniType<unknown, unknown>>(item: Item) =>
  z
    .array(item, "Must be a list")
    .check(z.minLength(1, "Must not be empty"), z.maxLength(MAX_BULK, `Use at most ${MAX_BULK} records`));

const id = z.string("Must be text").check(z.regex(/^[\w-]{36}$/, "Must be the id of a record"));

/** The body of a request that deletes several records of a kind. */
export const bulkRemovalSchema = z.strictObject({ ids: listOf(id) });

/** The body of a request that changes the work on several records of a kind, each as `PATCH …/work` would. */
export const bulkChangeSchema = z.strictObject({
  changes: listOf(z.object({ id, change: workChangeSchema })),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** What became of each record, in the order of the request. */
export const bulkResultsSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      /** `stale`: a colleague changed it in the meantime; `missing`: it no longer exists; `refused`: it cannot be changed so. */
      outcome: z.enum(["done", "stale", "missing", "refused"]),
      /** Why it was not done. */
      detail: z.optional(z.string()),
      /** The state of the work on it after a change. */
      work: z.optional(workSchema),
    }),
  ),
});
export type BulkResults = z.infer<typeof bulkResultsSchema>;
