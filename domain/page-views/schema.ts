import * as z from "zod/mini";

/** How far back a summary looks, in days. */
export const pageViewSummaryQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "At least 1"), z.lte(800, "At most 800")),
    30,
  ),
});

/** Where a visitor came from when there were more places in a day than are told apart. */
export const otherHosts = "other";

/**
 * Pages as they were asked for, by day, page and the site that linked to them: counts, and no visitor behind any of them.
 * `fetchedAhead` counts pages that a browser asked for before its visitor followed the link; when he does, it does not ask
 * again. Days are those of UTC, as `2026-01-31`.
 */
export const pageViewSummarySchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Every day from the first to the last. */
  days: z.array(z.object({ day: z.string(), opened: z.number(), fetchedAhead: z.number() })),
  /** The pages asked for most, at most fifty. */
  pages: z.array(z.object({ path: z.string(), opened: z.number(), fetchedAhead: z.number() })),
  /** The hosts that most visitors came from, at most fifty. */
  referrers: z.array(z.object({ host: z.string(), opened: z.number() })),
});
export type PageViewSummary = z.infer<typeof pageViewSummarySchema>;
