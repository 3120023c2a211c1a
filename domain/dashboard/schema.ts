import * as z from "zod/mini";
import { tabsWithNews } from "../kernel/dashboard-tabs.ts";
import { line } from "../kernel/text.ts";

/**
 * What needs attention in the tabs that the user's role may open: inquiries and applications that arrived since the user
 * last opened the tab, emails whose last delivery failed, and conversations that wait for a person. At most `MAX_COUNT`.
 */
export const tabCountsSchema = z.object({
  inquiries: z.optional(z.number()),
  applications: z.optional(z.number()),
  email: z.optional(z.number()),
  conversations: z.optional(z.number()),
});
export type TabCounts = z.infer<typeof tabCountsSchema>;

/** The tab that the user opened. Only these have records that can be new. */
export const openedTabSchema = z.object({
  tab: z.enum(tabsWithNews, `Must be ${tabsWithNews.join(" or ")}`),
});
export type CountedTab = z.infer<typeof openedTabSchema>["tab"];

/** A search over all records. In a body: a person's name or address must not become part of an address or a log. */
export const findSchema = z.object({
  q: line(200).check(z.minLength(2, "Type at least 2 characters")),
});

/** A record that contains the text. Its title and detail are masked as in its list. */
export const foundRecordSchema = z.object({
  tab: z.enum(["inquiries", "applications"]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  createdAt: z.iso.datetime(),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

/** A record that waits for the user: assigned to them or to no one, not finished, and not snoozed. */
export const waitingRecordSchema = z.object({
  tab: z.enum(["inquiries", "applications", "conversations"]),
  id: z.string(),
  /** Who wrote, masked as in the list; empty for a visitor without a name. */
  title: z.string(),
  /** The company or the position; empty for a conversation. */
  detail: z.string(),
  /** Since when: its arrival, or a conversation's last message. */
  since: z.iso.datetime(),
  isMine: z.boolean(),
});
export type WaitingRecord = z.infer<typeof waitingRecordSchema>;

const counts = z.object({
  inquiries: z.optional(z.number()),
  applications: z.optional(z.number()),
  conversations: z.optional(z.number()),
});

/** The user's day at a glance, with what the role may read. */
export const overviewSchema = z.object({
  /** The ten records that wait longest, and how many there are of each kind, at most `MAX_COUNT`. */
  waiting: z.array(waitingRecordSchema),
  waitingCounts: counts,
  /** What arrived on the day before in UTC, such as `2026-01-31`. */
  yesterday: z.extend(counts, { day: z.iso.date() }),
  /** What retention removes within a week. */
  expiring: counts,
});
export type Overview = z.infer<typeof overviewSchema>;
