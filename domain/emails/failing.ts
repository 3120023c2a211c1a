import type { ExpressionBuilder } from "kysely";
import type { Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { recordAction, recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countRows } from "../lists/list-part.ts";
import { emailMask } from "./mask.ts";
import type { FailingEmails, RetriedEmails } from "./schema.ts";

/**
 * The condition that the last delivery attempt of an email failed, whether it waits for a retry or was given up. The states
 * leave out what a release without `failedAt` has sent or canceled since.
 */
export const failing = ({ eb, and }: ExpressionBuilder<Tables, "mails">) =>
  and([eb("failedAt", "is not", null), eb("state", "in", ["waiting", "sending", "dead"])]);

/** The number of emails whose last delivery attempt failed, from a small index. */
export async function countFailingEmails(read: Queries): Promise<number> {
  return await countRows(read.selectFrom("mails").where(failing));
}

/** How many emails are failing, how many of them are being retried, and why the last delivery failed, if it did. For admins. */
export async function findFailingEmails(context: Context): Promise<FailingEmails> {
  requirePermission(context, "emails:read");
  const { read } = context.db;
  const count = await countFailingEmails(read);
  const retrying = await countRows(
    read
      .selectFrom("mails")
      .where(failing)
      .where(({ eb, or }) => or([eb("state", "=", "sending"), eb("dueAt", "<=", context.now())])),
  );
  const last = await findLastFailure(read);
  // Not the numbers: they change with every attempt.
  await recordView(context, { kind: "email-settings" }, last?.answer ?? null);
  return { count, retrying, last: last && { ...last, answer: emailMask(context).answer(last.answer) } };
}

/** The last delivery attempt, if it failed and its email was not canceled since. */
async function findLastFailure(read: Queries): Promise<FailingEmails["last"]> {
  const last = await read
    .selectFrom("mailAttempts")
    .innerJoin("mails", "mails.id", "mailAttempts.mailId")
    .select(["mailAttempts.outcome", "mailAttempts.answer", "mailAttempts.createdAt"])
    .where("mailAttempts.outcome", "in", ["accepted", "failed"])
    .where("mails.state", "!=", "cancelled")
    .orderBy("mailAttempts.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.outcome !== "failed") return null;
  return { at: new Date(last.createdAt).toISOString(), answer: last.answer };
}

/**
 * Retries every failing email now, with all its retries, and returns how many. For admins. Emails that are being sent or are
 * due already are left alone. `context.emailQueued` must keep the worker's pause after a failure of the mail server.
 */
export async function retryFailingEmails(context: Context): Promise<RetriedEmails> {
  requirePermission(context, "emails:change");
  const now = context.now();
  const retrying = await context.db.write(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable("mails")
      .set({ state: "waiting", attempts: 0, dueAt: now, settledAt: null })
      .where(failing)
      .where(({ eb, or, and }) =>
        or([eb("state", "=", "dead"), and([eb("state", "=", "waiting"), eb("dueAt", ">", now)])]),
      )
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    await recordAction(context, queries, { action: "change", kind: "email", count, fields: ["state"] });
    return count;
  });
  context.emailQueued?.();
  return { retrying };
}
