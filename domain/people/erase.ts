import type { Queries } from "#db/database.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { deleteConversation } from "../conversations/remove.ts";
import { ConflictError } from "../errors.ts";
import { deleteInquiry } from "../inquiries/remove.ts";
import { deleteJobApplication } from "../job-applications/remove.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { deleteUser } from "../users/remove.ts";
import { unmarkDuplicates } from "../work/unmark-duplicates.ts";
import { addressesOf, isAddress } from "./address.ts";
import { eraseSchema, MAX_COUNT, recordKinds, type TimelineKind } from "./schema.ts";
import type { Source } from "./source.ts";
import { readableSources } from "./sources.ts";

/** How many rows go in one transaction: taking one out of SQLite's search index takes about ten milliseconds. */
const AT_ONCE = 50;

/**
 * Erases everything about a person: inquiries, applications with their files, conversations, emails to them, and an account
 * without a role in the team. Each record has an entry in the audit log, in the same transaction; very many records take
 * several transactions, and one that was interrupted is continued by erasing again. The consent log stays: no receipt leads
 * to a person. Throws a `ConfirmationNeededError`, and a `ConflictError` when the numbers in `body` are not what there is:
 * nothing goes that the user did not see.
 */
export async function erasePerson(context: Context, id: string, body: unknown): Promise<void> {
  requirePermission(context, "people:change");
  const { counts } = parse(eraseSchema, body);
  await requireConfirmation(context);
  const sources = readableSources(context);
  for (let isFirst = true, left = true; left; isFirst = false) {
    left = await context.db.write(async (queries) => {
      const own = await addressesOf(queries, id);
      const addresses = own.map(({ address }) => address);
      if (isFirst) await requireSameCounts(queries, sources, addresses, counts);
      if (await eraseSome(context, queries, sources, addresses)) return true;
      await queries.deleteFrom("personAddresses").where("personId", "=", own[0].personId).execute();
      await recordAction(context, queries, { action: "remove", kind: "person", id: own[0].personId });
      return false;
    });
  }
}

async function requireSameCounts(
  queries: Queries,
  sources: readonly Source[],
  addresses: readonly string[],
  counts: Partial<Record<TimelineKind, number>>,
): Promise<void> {
  for (const source of sources) {
    const count = await source.count(queries, addresses);
    const message = "Something has changed since you opened this page. Check again what will be erased";
    if (count !== (counts[source.kind] ?? 0) && count < MAX_COUNT)
      throw new ConflictError({ counts: [message] }, message);
  }
}

/** Erases up to `AT_ONCE` rows; whether there may be more. */
async function eraseSome(
  context: Context,
  queries: Queries,
  sources: readonly Source[],
  addresses: readonly string[],
): Promise<boolean> {
  let room = AT_ONCE;
  for (const source of sources)
    for (const address of addresses) {
      const found = await source.find(queries, address, room);
      const ids = found.map((row) => row.id);
      const kind = recordKinds.find((one) => one === source.kind);
      if (kind && ids.length > 0 && (await unmarkDuplicates(queries, kind, ids))) return true;
      if (ids.length > 0) await erase[source.kind](context, queries, ids);
      room -= ids.length;
      if (room === 0) return true;
    }
  for (const address of addresses) {
    // Conversations without messages are not listed.
    const empty = await queries
      .selectFrom("chatConversations")
      .select("id")
      .where(isAddress("userEmail", address))
      .limit(room)
      .execute();
    for (const conversation of empty) await deleteConversation(context, queries, conversation.id);
    if (empty.length === room) return true;
  }
  return false;
}

const eachOf =
  (remove: (context: Context, queries: Queries, id: string) => Promise<void>) =>
  async (context: Context, queries: Queries, ids: readonly string[]) => {
    for (const id of ids) await remove(context, queries, id);
  };

const erase: Record<TimelineKind, (context: Context, queries: Queries, ids: string[]) => Promise<void>> = {
  inquiry: eachOf(deleteInquiry),
  application: eachOf(deleteJobApplication),
  conversation: eachOf(deleteConversation),
  async email(context, queries, ids) {
    await queries.deleteFrom("mails").where("id", "in", ids).execute();
    await recordAction(context, queries, { action: "remove", kind: "email", count: ids.length });
  },
  async account(context, queries, ids) {
    const rows = await queries.selectFrom("users").selectAll().where("id", "in", ids).execute();
    for (const user of rows) await deleteUser(context, queries, user);
  },
};
