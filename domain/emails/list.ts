import type { EmailRow } from "#db/tables.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { readPart } from "../list-part.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { type EmailPage, emailQuerySchema, emailStates, type OutboxEmail } from "./schema.ts";

/** One page of the outbox, newest first, and the number of emails in each state. For admins. `team` are the recipients. */
export async function listEmails(context: Context, query: unknown, team: readonly string[]): Promise<EmailPage> {
  requirePermission(context, "emails:read");
  const { state, ...wanted } = parse(emailQuerySchema, query);
  const { read } = context.db;
  const counted = await read
    .selectFrom("mails")
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(
    emailStates.map((one) => [one, Number(counted.find((row) => row.state === one)?.count ?? 0)]),
  ) as EmailPage["counts"];
  const total = state === "all" ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  const all = read.selectFrom("mails").selectAll();
  const rows = state === "all" ? all : all.where("state", "=", state);
  const { page, pageSize } = wanted;
  const { items, ...part } = await readPart(rows, wanted, { total, column: "createdAt", direction: "desc" });
  const emails = { items: items.map((row) => toOutboxEmail(row, team)), ...part, page, pageSize, counts };
  await recordView(context, { kind: "email", count: items.length }, emails);
  return emails;
}

/** A row of the outbox, for the dashboard. `team` are the recipients. */
export function toOutboxEmail(row: EmailRow, team: readonly string[]): OutboxEmail {
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
