import * as z from "zod/mini";
import { line } from "../kernel/text.ts";

/** A place in a list that is sorted by time and id. It stays valid when the row itself is removed. */
export interface Cursor {
  /** Milliseconds since 1970. */
  time: number;
  id: string;
}

/** A cursor as text. */
export const cursor = () =>
  z.pipe(
    z
      .string("Must be text")
      .check(z.regex(/^\d{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "Must be a cursor from a response")),
    z.transform((text): Cursor => {
      const dot = text.indexOf(".");
      return { time: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
    }),
  );

/** The text form of a cursor. */
export const cursorText = ({ time, id }: Cursor) => `${time}.${id}`;

const from1To = (max: number) => [
  z.int("Must be a whole number"),
  z.gte(1, "Must be at least 1"),
  z.lte(max, `Must be at most ${max}`),
];

/**
 * The query of a paged list: `page` from 1, up to 100 rows per page. The cursors come from an earlier response: with `upTo`
 * the list leaves out newer rows; `after` and `before` ask for the rows next to a cursor, whatever was removed since, and
 * then `page` is only a label. With `around` the page is the one that contains the row with that id, if the list has it.
 */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number("Must be a number").check(...from1To(1_000_000)), 1),
  pageSize: z._default(z.coerce.number("Must be a number").check(...from1To(100)), 10),
  upTo: z.optional(cursor()),
  after: z.optional(cursor()),
  before: z.optional(cursor()),
  around: z.optional(z.string("Must be text").check(z.regex(/^[\w-]{1,64}$/, "Must be an id"))),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** The page in a JSON body, where numbers are not text as they are in a query. */
export const pageInBody = {
  page: z._default(z.number("Must be a number").check(...from1To(1_000_000)), 1),
  pageSize: z._default(z.number("Must be a number").check(...from1To(100)), 10),
};

const selection = {
  q: z._default(line(200), ""),
  sort: z._default(z.enum(["newest", "oldest"], "Must be newest or oldest"), "newest"),
};

/** The query of a paged list with a text to search for and an order. */
export const searchQuerySchema = z.extend(pageQuerySchema, selection);
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** The body of a request for all rows of a list, without pages. */
export const listSelectionSchema = z.object(selection);
export type ListSelection = z.infer<typeof listSelectionSchema>;

/** One page of `item`s. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** With a search at most 1,000. */
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** How many rows of the list come before this page. */
    start: z.number(),
    /** How many rows are newer than `upTo`. */
    newer: z.number(),
    /** The cursor of the newest row when the list was first requested; null for an empty list. */
    upTo: z.nullable(z.string()),
    /** The cursors of the first and the last item. */
    first: z.nullable(z.string()),
    last: z.nullable(z.string()),
  });

/** One page of `item`s that can be searched. */
export const searchPageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageSchema(item), {
    /** The search found more rows than `total`. */
    isMore: z.boolean(),
  });
