import * as z from "zod/mini";
import { recordAccess } from "../audit/record.ts";
import { inBatches, mapBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countRows } from "../lists/list-part.ts";
import { exported } from "../reveals/shown.ts";
import { allOf, assigneeConditions } from "../work/filter.ts";
import { toConversation } from "./conversation.ts";
import { isApplicant, maskVisitor } from "./mask.ts";
import { type Conversation, conversationQuerySchema } from "./schema.ts";

/** The body of a request for all conversations of a list. */
export const conversationSelectionSchema = z.pick(conversationQuerySchema, {
  status: true,
  assignee: true,
  snoozed: true,
});

/** A conversation without what was said in it. */
export type ExportedConversation = Conversation & { messages: number; unread: number; isApplicant: number | boolean };

/**
 * All conversations of a list without their messages, latest start first, in batches. `body` follows
 * `conversationSelectionSchema`. Resolves when the audit log says so.
 */
export async function allConversations(
  context: Context,
  body: unknown,
): Promise<AsyncGenerator<ExportedConversation[]>> {
  requirePermission(context, "conversations:read");
  const { status, ...work } = parse(conversationSelectionSchema, body);
  const rows = context.db.read
    .selectFrom("chatConversations")
    .where("messageCount", ">", 0)
    .$if(status !== undefined, (all) => all.where("status", "=", status ?? "active"))
    .where((eb) => allOf(assigneeConditions(context, work)) ?? eb.lit(true));
  await recordAccess(context, { action: "export", kind: "conversation", count: await countRows(rows) });
  const read = rows.selectAll().select(isApplicant.as("isApplicant")).orderBy("id", "desc");
  type Row = Awaited<ReturnType<typeof read.execute>>[number];
  // Ids begin with the time of the start, which never changes.
  const batches = inBatches((limit, last?: Row) =>
    (last ? read.where("id", "<", last.id) : read).limit(limit).execute(),
  );
  const toExported = (row: Row): ExportedConversation => ({
    ...toConversation(row),
    messages: row.messageCount,
    unread: row.unread,
    isApplicant: row.isApplicant,
  });
  return exported(
    context,
    mapBatches(batches, (rows) => rows.map(toExported)),
    (row) => ({ ...row, ...maskVisitor(row) }),
  );
}
