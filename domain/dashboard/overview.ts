import { site } from "#site";
import { recordView } from "../audit/record.ts";
import type { AuditKind } from "../audit/schema.ts";
import { expiredConversations } from "../conversations/expired.ts";
import type { Context } from "../kernel/context.ts";
import { DAY, dayOf } from "../kernel/days.ts";
import { hasPermission, type Permission, requirePermission } from "../kernel/permissions.ts";
import { countRows } from "../lists/list-part.ts";
import type { RetentionStep } from "../retention/step.ts";
import { recordsOlderThan } from "../work/expired-records.ts";
import type { Overview, WaitingRecord } from "./schema.ts";
import { waitingIn } from "./waiting.ts";

const MAX_WAITING = 10;
/** What retention removes within this time is due soon (ms). */
const SOON = 7 * DAY;

interface Kind {
  kind: AuditKind;
  permission: Permission;
  retention: RetentionStep;
  arrivedBetween: (context: Context, start: number, end: number) => Promise<number>;
}

const kinds: Record<WaitingRecord["tab"], Kind> = {
  inquiries: {
    kind: "inquiry",
    permission: "inquiries:read",
    retention: recordsOlderThan("inquiry", "inquiries", site.inquiryRetentionMonths),
    arrivedBetween: ({ db: { read } }, start, end) =>
      countRows(read.selectFrom("inquiries").where("createdAt", ">=", start).where("createdAt", "<", end)),
  },
  applications: {
    kind: "application",
    permission: "applications:read",
    retention: recordsOlderThan("application", "job applications", site.applicationRetentionMonths),
    arrivedBetween: ({ db: { read } }, start, end) =>
      countRows(read.selectFrom("jobApplications").where("createdAt", ">=", start).where("createdAt", "<", end)),
  },
  conversations: {
    kind: "conversation",
    permission: "conversations:read",
    retention: expiredConversations(site.conversationRetentionDays),
    arrivedBetween: ({ db: { read } }, start, end) =>
      countRows(
        read
          .selectFrom("chatConversations")
          .where("messageCount", ">", 0)
          // No index has the start. No conversation starts after its last message, by which there is one.
          .where("lastMessageAt", ">=", start)
          .where("startedAt", ">=", start)
          .where("startedAt", "<", end),
      ),
  },
};

/**
 * What waits for the user, oldest first; how much arrived on the day before (UTC); and what retention removes within a
 * week: of the kinds that the role may read, masked as in their lists.
 */
export async function readOverview(context: Context): Promise<Overview> {
  const { role } = requirePermission(context, "dashboard:read");
  const now = context.now();
  const day = dayOf(now - DAY);
  const start = Date.parse(day);
  const overview: Overview = { waiting: [], waitingCounts: {}, yesterday: { day }, expiring: {} };
  const readable = (Object.keys(kinds) as WaitingRecord["tab"][]).filter((tab) =>
    hasPermission(role, kinds[tab].permission),
  );
  for (const tab of readable) {
    const { retention, arrivedBetween } = kinds[tab];
    const { records, count } = await waitingIn[tab](context, MAX_WAITING);
    overview.waiting.push(...records);
    overview.waitingCounts[tab] = count;
    overview.yesterday[tab] = await arrivedBetween(context, start, start + DAY);
    overview.expiring[tab] = await retention.count({ ...context, now: () => now + SOON });
  }
  overview.waiting = overview.waiting.sort((a, b) => a.since.localeCompare(b.since)).slice(0, MAX_WAITING);
  for (const tab of readable) {
    const shown = overview.waiting.filter((record) => record.tab === tab);
    await recordView(context, { kind: kinds[tab].kind, count: shown.length }, shown);
  }
  await recordView(context, { kind: "figures" }, overview);
  return overview;
}
