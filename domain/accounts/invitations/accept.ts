import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { InvitationRow, UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, type FieldErrors, ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import type { User } from "../../kernel/user.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { queueAccountEmail } from "../account/queue-email.ts";
import { insertSession, newSession } from "../sessions/create.ts";
import { endIssued } from "../sessions/issued.ts";
import { adminPasswordProblem } from "../users/admin-password.ts";
import { markOf } from "../users/change-member.ts";
import { hashPassword } from "../users/password.ts";
import { refuseTaken, takenIn } from "../users/register.ts";
import { toUser } from "../users/user.ts";
import { acceptanceSchema } from "./schema.ts";
import { findOpenInvitation } from "./token.ts";

/**
 * Accepts an invitation and signs the person in: returns the user and the token of the session. Creates an account with the
 * invited address. If one has it already, its user must be signed in, unless the link came by email to that address: a
 * stranger may have registered it. That account becomes a new one: the role, a new password and, from a
 * person who is not signed in, username and name; nothing issued before works. Throws as `findOpenInvitation` does, a
 * `ValidationError` by field, and a `ConflictError` when the username is taken or the account with the address is not signed
 * in, is disabled, or has a role.
 */
export async function acceptInvitation(context: Context, body: unknown): Promise<{ user: User; token: string }> {
  const { token, username = "", name = "", password } = parse(acceptanceSchema, body);
  const now = context.now();
  const invitation = await findOpenInvitation(context.db.read, token, now);
  const account = await findAccount(context.db.read, invitation, context);
  const isUser = account !== null && account.id === context.actor?.id;
  if (!isUser) refuseMissing({ username, name });
  const problem = adminPasswordProblem(password, isUser ? account : { username, email: invitation.email });
  if (problem) throw new ValidationError({ password: [`The password ${problem}`] });
  const usernameFolded = normalizeForSearch(username);
  if (!isUser) await refuseTaken(context.db.read, { usernameFolded, emailFolded: invitation.emailFolded }, account?.id);

  const { email, emailFolded, role, invitedBy } = invitation;
  const values = { role, passwordHash: await hashPassword(password), disabledAt: null };
  const named = { username, usernameFolded, email, emailFolded, name };
  const created = { id: newId(now), ...named };
  try {
    const accepted = await context.db.write(async (queries) => {
      // Another request may have used the link, or changed the account, while the password was hashed.
      const { id } = await findOpenInvitation(queries, token, now);
      const current = await findAccount(queries, invitation, context);
      await queries.updateTable("invitations").set({ usedAt: now }).where("id", "=", id).execute();
      if (current) {
        const changed = { ...values, ...(isUser ? {} : named), ...markOf(current, invitedBy, now) };
        await queries.updateTable("users").set(changed).where("id", "=", current.id).execute();
      } else {
        // The account may have been deleted in the meantime.
        refuseMissing({ username, name });
        await queries
          .insertInto("users")
          .values({ ...created, ...values, fromEnvironment: 0, createdAt: now })
          .execute();
      }
      const user = toUser({ ...(current ?? { ...created, createdAt: now }), ...(isUser ? {} : named), role });
      const byUser = { ...context, actor: user };
      const action = current ? "change-role" : "register";
      await recordAction(byUser, queries, { action, kind: "user", id: user.id });
      if (current) {
        await endIssued(byUser, queries, "accepted", { userId: user.id });
        const email = { kind: "password-changed", aboutId: user.id, recipient: current.email, now } as const;
        await queueAccountEmail(queries, email);
      }
      const session = newSession(user.id, now, context.device);
      await insertSession(queries, session);
      return { user, token: session.token };
    });
    context.emailQueued?.();
    return accepted;
  } catch (error) {
    throw takenIn(error) ?? error;
  }
}

/** The account with the invited address, if there is one that the person may accept for. */
async function findAccount(
  queries: Queries,
  { emailFolded, delivery }: InvitationRow,
  { actor }: Context,
): Promise<UserRow | null> {
  const row = await queries.selectFrom("users").selectAll().where("emailFolded", "=", emailFolded).executeTakeFirst();
  if (!row) return null;
  const message =
    row.role !== "user"
      ? "This address already belongs to a person on the team"
      : row.disabledAt !== null
        ? "The account with this address is disabled. Ask the person who invited you to have it enabled"
        : row.id !== actor?.id && delivery === "link"
          ? "An account already has this address. Log in to it, then open the link again"
          : null;
  if (message) throw new ConflictError({ email: [message] }, message);
  return row;
}

function refuseMissing({ username, name }: { username: string; name: string }): void {
  const errors: FieldErrors = {};
  if (!username) errors.username = ["Username must be at least 3 characters"];
  if (!name) errors.name = ["Name is required"];
  if (Object.keys(errors).length > 0) throw new ValidationError(errors);
}
