import { recordAccess, recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { UnauthenticatedError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { codeAcceptor, hasAuthenticator, wrongCode } from "../second-factors/verify-code.ts";
import { insertSession, newSession } from "../sessions/create.ts";
import { verifyPassword } from "./password.ts";
import { loginSchema, type User } from "./schema.ts";
import { toUser } from "./user.ts";

/**
 * Signs a user in (specification, sections 5 and 7): returns the user and the token of a new session, or null for a user
 * with a second factor when the password is right and the body has no code.
 * A wrong password, an unknown user and a disabled user get the same error after the same work.
 */
export async function logIn(context: Context, body: unknown): Promise<{ user: User; token: string } | null> {
  const { username, password, code } = parse(loginSchema, body);
  const row = await context.db.read
    .selectFrom("users")
    .selectAll()
    .where("usernameFolded", "=", normalizeForSearch(username))
    .executeTakeFirst();
  const matches = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !matches || row.disabledAt !== null) throw await refusal(context, row?.id);

  const user = toUser(row);
  const needsCode = await hasAuthenticator(context.db.read, row.id);
  if (needsCode && code === undefined) return null;
  const accept = await codeAcceptor(context.db);
  const session = newSession(row.id, context.now(), context.device);
  const outcome = await context.db.write(async (queries) => {
    // The password may have been changed, or the user disabled, while the password was verified.
    const unchanged = await queries
      .selectFrom("users")
      .select("id")
      .where("id", "=", row.id)
      .where("passwordHash", "=", row.passwordHash)
      .where("disabledAt", "is", null)
      .executeTakeFirst();
    if (!unchanged) return "changed";
    // Checked again: the second factor may have been set up since.
    if (
      (await hasAuthenticator(queries, row.id)) &&
      !(code && (await accept(queries, row.id, code, session.createdAt)))
    )
      return "wrong code";
    await insertSession(queries, session);
    await recordAction({ ...context, actor: user }, queries, { action: "sign-in", kind: "user", id: user.id });
    return "stored";
  });
  if (outcome !== "stored") {
    const error = await refusal(context, row.id);
    throw outcome === "wrong code" ? wrongCode() : error;
  }
  return { user, token: session.token };
}

/** The error of a failed attempt, once the audit log holds the account that it was for, if there is one. */
async function refusal(context: Context, id: string | undefined): Promise<UnauthenticatedError> {
  const attempt = { action: "sign-in-failed", kind: "user", ...(id === undefined ? {} : { id }) } as const;
  await recordAccess({ ...context, actor: null }, attempt);
  return new UnauthenticatedError("Invalid username or password");
}
