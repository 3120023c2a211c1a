import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "#db/tables.ts";
import { isApplicant, maskVisitor } from "../conversations/mask.ts";
import { maskInquiry } from "../inquiries/mask.ts";
import { maskApplication } from "../job-applications/mask.ts";
import type { Context } from "../kernel/context.ts";
import { MAX_COUNT } from "../kernel/dashboard-tabs.ts";
import { countRows } from "../lists/list-part.ts";
import { asShown } from "../reveals/shown.ts";
import { allOf, assigneeConditions, workConditions } from "../work/filter.ts";
import type { WaitingRecord } from "./schema.ts";

type Tab = WaitingRecord["tab"];
type Ids = SelectQueryBuilder<Tables, "inquiries" | "jobApplications" | "chatConversations", { id: string }>;

/** How many records of a kind wait for the user, at most `MAX_COUNT`, and those that wait longest, masked as in lists. */
export interface Waiting {
  count: number;
  records: WaitingRecord[];
}

/** What waits for the user in a tab, the `limit` longest first. The caller has checked the permission. */
export const waitingIn: Record<Tab, (context: Context, limit: number) => Promise<Waiting>> = {
  async inquiries(context, limit) {
    const rows = context.db.read.selectFrom("inquiries").where(isWaiting(context, "inquiries"));
    const columns = ["id", "assigneeId", "firstName", "lastName", "email", "company", "createdAt as since"] as const;
    const longest = await rows.select(columns).orderBy("createdAt").orderBy("id").limit(limit).execute();
    const shown = await asShown(
      context,
      "inquiry",
      longest.map((row) => ({ ...row, message: "" })),
      maskInquiry,
    );
    return {
      count: await countUpTo(context, rows.select("id")),
      records: shown.map((row) => recordOf(context, "inquiries", row, `${row.firstName} ${row.lastName}`, row.company)),
    };
  },
  async applications(context, limit) {
    const rows = context.db.read.selectFrom("jobApplications").where(isWaiting(context, "applications"));
    const columns = ["id", "assigneeId", "fullName", "email", "position", "createdAt as since"] as const;
    const longest = await rows.select(columns).orderBy("createdAt").orderBy("id").limit(limit).execute();
    const withoutDetails = longest.map((row) => ({ ...row, ...noDetails }));
    const shown = await asShown(context, "application", withoutDetails, maskApplication);
    return {
      count: await countUpTo(context, rows.select("id")),
      records: shown.map((row) => recordOf(context, "applications", row, row.fullName, row.position)),
    };
  },
  async conversations(context, limit) {
    const rows = context.db.read.selectFrom("chatConversations").where(isWaiting(context, "conversations"));
    const columns = ["id", "assigneeId", "userName", "userEmail", "lastMessageAt as since"] as const;
    const longest = await rows
      .select([...columns, isApplicant.as("isApplicant")])
      .orderBy("lastMessageAt")
      .orderBy("id")
      .limit(limit)
      .execute();
    const mask = (row: (typeof longest)[number]) => ({ ...row, ...maskVisitor(row) });
    const shown = await asShown(context, "conversation", longest, mask);
    return {
      count: await countUpTo(context, rows.select("id")),
      records: shown.map((row) => recordOf(context, "conversations", row, row.userName ?? "", "")),
    };
  },
};

const noDetails = { phone: "", experience: "", message: null, resumePath: null, education: null, university: null };

/** Not finished, not snoozed, and assigned to the user or to no one. */
function isWaiting(context: Context, tab: Tab): Expression<SqlBool> {
  const conditions =
    tab === "conversations"
      ? [sql<SqlBool>`status = 'waiting'`, ...assigneeConditions(context, { snoozed: "hide" })]
      : workConditions(context, { status: "unfinished", snoozed: "hide" });
  const isForUser = sql<SqlBool>`(assignee_id is null or assignee_id = ${context.actor?.id ?? ""})`;
  return sql<SqlBool>`${allOf([...conditions, isForUser])}`;
}

const countUpTo = ({ db }: Context, ids: Ids) =>
  countRows(db.read.selectFrom(ids.limit(MAX_COUNT).as("waiting")).select("id"));

function recordOf(
  { actor }: Context,
  tab: Tab,
  { id, assigneeId, since }: { id: string; assigneeId: string | null; since: number },
  title: string,
  detail: string,
): WaitingRecord {
  return {
    tab,
    id,
    title,
    detail,
    since: new Date(since).toISOString(),
    isMine: assigneeId !== null && assigneeId === actor?.id,
  };
}
