import * as z from "zod/mini";

/**
 * What the server counts by day. A form counts as opened when a browser asks for its program, which browsers do on the
 * visitor's first touch of the form; a browser that keeps the program does not ask again.
 */
export const countedEvents = [
  "opened",
  "prefetched",
  "inquiry-form",
  "inquiry-sent",
  "application-form",
  "application-sent",
  "handed-over",
] as const;
export type CountedEvent = (typeof countedEvents)[number];

/** How often something happened on one day (UTC, as `2026-01-31`). Holds nothing about a visitor. */
export interface DailyCount {
  day: string;
  event: CountedEvent;
  /** The path of the page; empty unless a page was opened or prefetched. */
  page: string;
  /** The linking host or the campaign that led to an opened page, `other`, or empty without either. */
  source: string;
  count: number;
}

/** Stands for all pages, or all sources, beyond the maximum per day. */
export const OTHER = "other";

/** A count below this number never leaves the server. */
export const SMALLEST_SHOWN = 5;

/** The query of the insights: the number of days, the last of which is yesterday. */
export const insightsQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "Must be at least 1"), z.lte(92, "Must be at most 92")),
    30,
  ),
});

/** The numbers by day: every event, and the pages that start a funnel. */
export const seriesNames = [
  ...countedEvents,
  "contact-opened",
  "contact-prefetched",
  "position-opened",
  "position-prefetched",
] as const;
export type SeriesName = (typeof seriesNames)[number];

const shown = z.nullable(z.number());

/** Numbers for the dashboard, each the sum of counts of at least five. Null where no count reached five. */
export const insightsSchema = z.object({
  /** Every day from the first to the last, which is yesterday in UTC. */
  days: z.array(z.string()),
  /** One number per day for each series. */
  series: z.record(z.enum(seriesNames), z.array(shown)),
  /** The most opened pages, at most fifty. */
  pages: z.array(z.object({ path: z.string(), opened: shown, prefetched: shown })),
  /** What led visitors here, at most fifty: the pages opened from there, the contact page and positions also alone. */
  sources: z.array(z.object({ source: z.string(), opened: z.number(), contact: shown, positions: shown })),
});
export type Insights = z.infer<typeof insightsSchema>;
