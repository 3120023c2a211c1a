import type { MailRow } from "#db/tables.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { readPage } from "../paged-list.ts";
import { parse } from "../parse.ts";
import { type Mail, type MailPage, mailQuerySchema, mailStates } from "./schema.ts";

/** One page of the outbox, newest first, and the number of emails in each state. For admins. `team` are the recipients. */
export async function listMails(context: Context, query: unknown, team: readonly string[]): Promise<MailPage> {
  requireAdmin(context);
  const { page, pageSize, state } = parse(mailQuerySchema, query);
  const { read } = context.db;
  const counted = await read
    .selectFrom("mails")
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(
    mailStates.map((one) => [one, Number(counted.find((row) => row.state === one)?.count ?? 0)]),
  ) as MailPage["counts"];
  const total = state === "all" ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  const all = read.selectFrom("mails").selectAll();
  const rows = state === "all" ? all : all.where("state", "=", state);
  const items = await readPage(rows, { page, pageSize }, { total, column: "createdAt", direction: "desc" });
  return { items: items.map((row) => toMail(row, team)), total, page, pageSize, counts };
}

/** A row of the outbox, for the dashboard. `team` are the recipients. */
export function toMail(row: MailRow, team: readonly string[]): Mail {
  const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    aboutId: row.aboutId,
    to: row.recipient === null ? [...team] : [row.recipient],
    deliveredTo: JSON.parse(row.deliveredTo),
    attempts: row.attempts,
    reason: row.reason,
    nextAttemptAt: row.state === "waiting" ? moment(row.dueAt) : null,
    createdAt: new Date(row.createdAt).toISOString(),
    settledAt: moment(row.settledAt),
  };
}
