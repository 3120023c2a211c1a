import { recordView } from "../audit/record.ts";
import { countFailingEmails } from "../emails/failing.ts";
import type { Context } from "../kernel/context.ts";
import { MAX_COUNT } from "../kernel/dashboard-tabs.ts";
import { hasPermission, requirePermission } from "../kernel/permissions.ts";
import { countRows } from "../lists/list-part.ts";
import type { CountedTab, TabCounts } from "./schema.ts";

/** What needs attention in each tab that the user's role may open. Counts only: no record is read. */
export async function countForTabs(context: Context): Promise<TabCounts> {
  const { id, role } = requirePermission(context, "dashboard:read");
  const { read } = context.db;
  const visits = await read.selectFrom("tabVisits").select(["tab", "openedAt"]).where("userId", "=", id).execute();
  const user = await read.selectFrom("users").select("createdAt").where("id", "=", id).executeTakeFirst();
  const newIn = (tab: CountedTab, table: "inquiries" | "jobApplications") => {
    // Before the first visit, everything is new that arrived since the account exists.
    const since = visits.find((visit) => visit.tab === tab)?.openedAt ?? user?.createdAt ?? context.now();
    const rows = read.selectFrom(table).select("id").where("createdAt", ">", since).limit(MAX_COUNT);
    return countRows(read.selectFrom(rows.as("newer")).select("id"));
  };
  const waiting = read.selectFrom("chatConversations").select("id").where("status", "=", "waiting").limit(MAX_COUNT);
  const counts: TabCounts = {};
  if (hasPermission(role, "inquiries:read")) counts.inquiries = await newIn("inquiries", "inquiries");
  if (hasPermission(role, "applications:read")) counts.applications = await newIn("applications", "jobApplications");
  if (hasPermission(role, "emails:read")) counts.email = Math.min(await countFailingEmails(read), MAX_COUNT);
  if (hasPermission(role, "conversations:read"))
    counts.conversations = await countRows(read.selectFrom(waiting.as("waiting")).select("id"));
  // One entry an hour says that the user has the dashboard open: the polls in between show no record.
  await recordView(context, { kind: "figures" }, "counts of the tabs");
  return counts;
}
