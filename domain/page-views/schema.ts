import * as z from "zod/mini";

/** The query of a summary: the number of days it covers. */
export const pageViewSummaryQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "Must be at least 1"), z.lte(800, "Must be at most 800")),
    30,
  ),
});

/** Stands for all linking hosts beyond the maximum per day. */
export const otherHosts = "other";

/**
 * Page views by day, page and linking host, without data about visitors. `fetchedAhead` counts prefetched pages; a
 * browser does not request such a page again when its visitor opens it. Days are in UTC, as `2026-01-31`.
 */
export const pageViewSummarySchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Every day from the first to the last. */
  days: z.array(z.object({ day: z.string(), opened: z.number(), fetchedAhead: z.number() })),
  /** The most viewed pages, at most fifty. */
  pages: z.array(z.object({ path: z.string(), opened: z.number(), fetchedAhead: z.number() })),
  /** The most frequent linking hosts, at most fifty. */
  referrers: z.array(z.object({ host: z.string(), opened: z.number() })),
});
export type PageViewSummary = z.infer<typeof pageViewSummarySchema>;
