import type { EmailRow } from "#db/tables.ts";
import { recordAccess, recordView } from "../audit/record.ts";
import { inBatches, mapBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countRows, is, newestOf, readPart } from "../lists/list-part.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import { failing } from "./failing.ts";
import { emailMask } from "./mask.ts";
import { matchesText } from "./matches-text.ts";
import {
  type EmailPage,
  type EmailSearch,
  type EmailSelection,
  emailQuerySchema,
  emailSearchSchema,
  emailSelectionSchema,
  emailStates,
  isKnownKind,
  type OutboxEmail,
} from "./schema.ts";

/** One page of the outbox, newest first, and the number of emails in each state. For admins. `team` are the recipients. */
export async function listEmails(context: Context, query: unknown, team: readonly string[]): Promise<EmailPage> {
  requirePermission(context, "emails:read");
  return await readPage(context, parse(emailQuerySchema, query), team);
}

/** As `listEmails`, of the emails that match a search. `body` follows `emailSearchSchema`. */
export async function searchEmails(context: Context, body: unknown, team: readonly string[]): Promise<EmailPage> {
  requirePermission(context, "emails:read");
  return await readPage(context, parse(emailSearchSchema, body), team);
}

/**
 * All emails of a list in batches, newest first. `body` follows `emailSelectionSchema`. Resolves when the audit log says so.
 * `team` are the recipients.
 */
export async function allEmails(
  context: Context,
  body: unknown,
  team: readonly string[],
): Promise<AsyncGenerator<OutboxEmail[]>> {
  requirePermission(context, "emails:read");
  const selection = parse(emailSelectionSchema, body);
  const rows = inState(await matchingEmails(context, selection, team), selection.state);
  await recordAccess(context, { action: "export", kind: "email", count: await countRows(rows) });
  const read = rows.selectAll().orderBy("createdAt", "desc").orderBy("id", "desc");
  const batches = inBatches((limit, last?: EmailRow) =>
    (last ? read.where(is("createdAt", "<", { time: last.createdAt, id: last.id })) : read).limit(limit).execute(),
  );
  return mapBatches(batches, (batch) => batch.map((row) => toOutboxEmail(context, row, team)));
}

type EmailQuery = Omit<EmailSearch, "q"> & { q?: string };

async function readPage(context: Context, query: EmailQuery, team: readonly string[]): Promise<EmailPage> {
  const { state, page, pageSize } = query;
  const matching = await matchingEmails(context, query, team);
  const counts = await countByState(matching);
  const { failing: failingCount, ...byState } = counts;
  const all = Object.values(byState).reduce((sum, count) => sum + count, 0);
  const total = { ...byState, failing: failingCount, all }[state];
  const rows = inState(matching, state).selectAll();
  // The newest email of all, which takes no search to find.
  const upTo =
    query.upTo ?? (await newestOf(context.db.read.selectFrom("mails").select(["id", "createdAt"]), "createdAt"));
  const wanted = upTo ? { ...query, upTo } : query;
  const { items, ...part } = await readPart(rows, wanted, { total, column: "createdAt", direction: "desc" });
  const emails = { items: items.map((row) => toOutboxEmail(context, row, team)), ...part, page, pageSize, counts };
  await recordView(context, { kind: "email", count: items.length }, emails);
  return emails;
}

/** A search with at most so many matches reads the outbox once: the queries after it look them up. */
const MAX_MATCHES_BY_ID = 1000;

const inState = (emails: Awaited<ReturnType<typeof matchingEmails>>, state: EmailSelection["state"]) =>
  emails
    .$if(state === "failing", (all) => all.where(failing))
    .$if(state !== "failing" && state !== "all", (all) => all.where("state", "=", state as OutboxEmail["state"]));

/** The emails of the kind that the query names that match its text. */
async function matchingEmails(context: Context, { kind, q }: Pick<EmailQuery, "kind" | "q">, team: readonly string[]) {
  const all = context.db.read.selectFrom("mails");
  const ofKind = kind ? all.where("kind", "=", kind) : all;
  if (!q) return ofKind;
  const matching = ofKind.where(matchesText(q, team, isMaskedFor(context)));
  const found = await matching
    .select("id")
    .limit(MAX_MATCHES_BY_ID + 1)
    .execute();
  if (found.length > MAX_MATCHES_BY_ID) return matching;
  const ids = found.map(({ id }) => id);
  // PostgreSQL rejects an empty list of ids.
  return all.where((eb) => (ids.length > 0 ? eb("id", "in", ids) : eb.lit(false)));
}

async function countByState(emails: Awaited<ReturnType<typeof matchingEmails>>): Promise<EmailPage["counts"]> {
  const counted = await emails
    .select((select) => ["state", select.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = emailStates.map((one) => [one, Number(counted.find(({ state }) => state === one)?.count ?? 0)]);
  return { ...Object.fromEntries(counts), failing: await countRows(emails.where(failing)) };
}

/** A row of the outbox, for the dashboard. `team` are the recipients. */
export function toOutboxEmail(context: Context, row: EmailRow, team: readonly string[]): OutboxEmail {
  const moment = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  const { address, answer } = emailMask(context);
  const delivered: string[] = JSON.parse(row.deliveredTo);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    aboutId: row.aboutId,
    to: row.recipient === null ? [...team] : [address(row.recipient)],
    deliveredTo: row.recipient === null ? delivered : delivered.map(address),
    attempts: row.attempts,
    reason: row.reason && answer(row.reason),
    failedAt: moment(row.failedAt),
    nextAttemptAt: row.state === "waiting" && isKnownKind(row.kind) ? moment(row.dueAt) : null,
    createdAt: new Date(row.createdAt).toISOString(),
    settledAt: moment(row.settledAt),
  };
}
