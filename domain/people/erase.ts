import type { Queries } from "#db/database.ts";
import { requireConfirmation } from "../accounts/account/confirmation.ts";
import { deleteUser } from "../accounts/users/remove.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { deleteRecord } from "../work/remove.ts";
import { unmarkDuplicates } from "../work/unmark-duplicates.ts";
import { addressesOf, isAddress } from "./address.ts";
import { isRecordKind, keyOf, type Row, rowsOf, versionOf } from "./find.ts";
import { lockAddresses } from "./merge.ts";
import { eraseSchema, MAX_COUNT } from "./schema.ts";
import type { Source } from "./source.ts";
import { readableSources } from "./sources.ts";

/** How many rows go in one transaction: taking one out of SQLite's search index takes about ten milliseconds. */
const AT_ONCE = 50;

/**
 * Erases everything about a person: inquiries, applications with their files, conversations, emails to them, and an account
 * without a role in the team. Each record has an entry in the audit log, in the same transaction; very many records take
 * several transactions, and one that was interrupted is continued by erasing again. The consent log stays: no receipt leads
 * to a person. Throws a `ConfirmationNeededError`, and a `ConflictError` when there is not what `body` says, or when something
 * arrives or is merged during the erasure: nothing goes that the user did not see.
 */
export async function erasePerson(context: Context, id: string, body: unknown): Promise<void> {
  requirePermission(context, "people:change");
  const { counts, version } = parse(eraseSchema, body);
  await requireConfirmation(context);
  const sources = readableSources(context);
  let isShown = (rows: readonly Row[]) =>
    (version === undefined || version === versionOf(rows)) &&
    sources.every(({ kind }) => {
      const count = rows.filter((one) => one.kind === kind).length;
      return Math.min(count, MAX_COUNT) === (counts[kind] ?? 0);
    });
  for (;;) {
    const left = await context.db.write((queries) => eraseSome(context, queries, id, sources, isShown));
    if (left === null) return;
    const shown = new Set(left.map(keyOf));
    isShown = (rows) => rows.every((one) => shown.has(keyOf(one)));
  }
}

/** Erases up to `AT_ONCE` rows if the user has seen all there is, and returns what that was; null once nothing is left. */
async function eraseSome(
  context: Context,
  queries: Queries,
  id: string,
  sources: readonly Source[],
  isShown: (rows: readonly Row[]) => boolean,
): Promise<Row[] | null> {
  await lockAddresses(queries, [(await addressesOf(queries, id))[0].personId]);
  const own = await addressesOf(queries, id);
  const addresses = own.map(({ address }) => address);
  const all = await rowsOf(queries, sources, addresses, true);
  if (!isShown(all)) {
    const message = "Something has changed since you opened this page. Check again what will be erased";
    throw new ConflictError({ counts: [message] }, message);
  }
  const rows = all.slice(0, AT_ONCE);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map((row) => row.id);
    if (!isRecordKind(kind)) await (kind === "email" ? eraseEmails : eraseAccounts)(context, queries, ids);
    else if (await unmarkDuplicates(queries, kind, ids)) return all;
    else for (const one of ids) await deleteRecord(context, queries, kind, one);
  }
  if (rows.length === AT_ONCE) return all;
  // Conversations without messages are not listed.
  const empty = await queries
    .selectFrom("chatConversations")
    .select("id")
    .where(({ or }) => or(addresses.map((address) => isAddress("userEmail", address))))
    .where("messageCount", "=", 0)
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const { id: one } of empty) await deleteRecord(context, queries, "conversation", one);
  if (empty.length === AT_ONCE) return all;
  await queries.deleteFrom("personAddresses").where("address", "in", addresses).execute();
  await recordAction(context, queries, { action: "remove", kind: "person", id: own[0].personId });
  return null;
}

async function eraseEmails(context: Context, queries: Queries, ids: readonly string[]): Promise<void> {
  // Those about erased records are gone already.
  const { numDeletedRows } = await queries.deleteFrom("mails").where("id", "in", ids).executeTakeFirst();
  const count = Number(numDeletedRows);
  if (count > 0) await recordAction(context, queries, { action: "remove", kind: "email", count });
}

async function eraseAccounts(context: Context, queries: Queries, ids: readonly string[]): Promise<void> {
  const rows = await queries.selectFrom("users").selectAll().where("id", "in", ids).execute();
  for (const user of rows) await deleteUser(context, queries, user);
}
