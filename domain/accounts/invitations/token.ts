import type { Database, Queries } from "#db/database.ts";
import type { InvitationRow } from "#db/tables.ts";
import { ConflictError, NotFoundError } from "../../kernel/errors.ts";
import { hashToken, newToken } from "../sessions/token.ts";
import { stateOf } from "./invitation.ts";

/**
 * Gives an invitation a new token and returns it; null when the invitation is no longer open. Only the hash is stored, so
 * each attempt to send the email makes a new one, and the link of an earlier attempt no longer works.
 */
export async function issueInvitationToken(db: Database, id: string, now: number): Promise<string | null> {
  const token = newToken();
  const isIssued = await db.write(async (queries) => {
    const row = await queries.selectFrom("invitations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row || stateOf(row, now) !== "open") return false;
    await queries
      .updateTable("invitations")
      .set({ tokenHash: hashToken(token) })
      .where("id", "=", id)
      .execute();
    return true;
  });
  return isIssued ? token : null;
}

/**
 * The open invitation with this token; locked on PostgreSQL until the transaction ends. Throws a `NotFoundError` for an
 * unknown token, and a `ConflictError` that says whether the invitation was used or revoked or has expired.
 */
export async function findOpenInvitation(queries: Queries, token: string, now: number): Promise<InvitationRow> {
  const row = await queries
    .selectFrom("invitations")
    .selectAll()
    .where("tokenHash", "=", hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFoundError("This link doesn’t match any invitation. Look for a newer email");
  const state = stateOf(row, now);
  if (state === "open") return row;
  const message = {
    used: "This invitation was used. Log in with the account that accepted it",
    revoked: "This invitation was revoked. Ask the person who invited you for a new one",
    expired: "This invitation has expired. Ask the person who invited you for a new one",
  }[state];
  throw new ConflictError({ token: [message] }, message);
}
