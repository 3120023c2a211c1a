import * as z from "zod/mini";
import { tabsWithNews } from "./tabs.ts";

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
  q: z.string("Must be text").check(z.trim(), z.minLength(2, "Type at least 2 characters"), z.maxLength(200)),
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
