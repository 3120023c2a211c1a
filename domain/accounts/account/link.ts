import type { Database, Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { AccountLinksTable } from "#db/user-tables.ts";
import { expiredRows } from "../../retention/expired-rows.ts";
import { issued } from "../sessions/issued.ts";
import { CLOCK_DIFFERENCE_MS } from "../sessions/limits.ts";
import { hashToken, newToken } from "../sessions/token.ts";

type Purpose = AccountLinksTable["purpose"];

/** Stores a request for a link and returns its id. The link gets its token when the email with it is sent. */
export async function insertLink(
  queries: Queries,
  link: { purpose: Purpose; userId: string | null; email: string | null; now: number },
): Promise<string> {
  const { now, ...values } = link;
  const id = newId(now);
  await queries
    .insertInto("accountLinks")
    .values({ id, ...values, tokenHash: null, createdAt: now })
    .execute();
  return id;
}

/**
 * Gives a link a new token of 256 random bits and returns it; null when the link was used or has expired. Only its hash is
 * stored, so each attempt to send the email makes a new one, and the link of an earlier attempt no longer works.
 */
export async function issueToken(db: Database, id: string, now: number): Promise<string | null> {
  const token = newToken();
  const issued = await db.write(async (queries) => {
    const link = await queries.selectFrom("accountLinks").selectAll().where("id", "=", id).executeTakeFirst();
    if (!link || hasExpired(link, now)) return false;
    await queries
      .updateTable("accountLinks")
      .set({ tokenHash: hashToken(token) })
      .where("id", "=", id)
      .execute();
    return true;
  });
  return issued ? token : null;
}

/** A link that works. */
export interface ValidLink {
  id: string;
  userId: string;
  email: string | null;
}

/** The link with this token; null when the token is unknown, was used, or has expired. */
export async function findLink(
  queries: Queries,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<ValidLink | null> {
  const link = await queries
    .selectFrom("accountLinks")
    .selectAll()
    .where("tokenHash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (!link || link.userId === null || hasExpired(link, now)) return null;
  return { id: link.id, userId: link.userId, email: link.email };
}

/** The same in the transaction that uses the link. Locks the row of its user first: an event may end the link meanwhile. */
export async function takeLink(...link: Parameters<typeof findLink>): Promise<ValidLink | null> {
  const [queries] = link;
  const found = await findLink(...link);
  if (!found) return null;
  await queries.selectFrom("users").select("id").where("id", "=", found.userId).forUpdate().execute();
  return await findLink(...link);
}

/** Deletes the links of a pending change of email, in the transaction that ends it. Returns whether one was pending. */
export async function removeEmailChange(queries: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("accountLinks")
    .where("userId", "=", userId)
    .where("purpose", "in", ["email-change", "email-change-stop"])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A start in the future comes from a clock that was wrong. */
function hasExpired({ purpose, createdAt }: { purpose: Purpose; createdAt: number }, now: number): boolean {
  return now - createdAt >= issued[purpose].lifetimeMs || createdAt - now > CLOCK_DIFFERENCE_MS;
}

/** The retention step for links that were never used. */
export const expiredLinks = expiredRows({
  what: "links to confirm an email or to reset a password",
  kind: null,
  period: "a day",
  table: "accountLinks",
  select: (queries, now) =>
    queries
      .selectFrom("accountLinks")
      .select("id")
      .where("createdAt", "<=", now - issued["email-change"].lifetimeMs),
});
