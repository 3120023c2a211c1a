import * as z from "zod/mini";
import { line } from "./text.ts";

/** The query of a paged list: page from 1, up to 100 rows per page, a text to search for, an order. */
export const pageQuerySchema = z.object({
  page: z._default(
    z.coerce
      .number("Must be a number")
      .check(
        z.int("Must be a whole number"),
        z.gte(1, "Must be at least 1"),
        z.lte(1_000_000, "Must be at most 1000000"),
      ),
    1,
  ),
  pageSize: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "Must be at least 1"), z.lte(100, "Must be at most 100")),
    10,
  ),
  q: z._default(line(200), ""),
  sort: z._default(z.enum(["newest", "oldest"], "Must be newest or oldest"), "newest"),
});

/** One page of `item`s that can be searched. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** With a search at most 1,000. */
    total: z.number(),
    /** The search found more rows than it counts. */
    isMore: z.boolean(),
    page: z.number(),
    pageSize: z.number(),
  });
