import type { UserRow } from "#db/tables.ts";
import { type Action, recordAccess, recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { UnauthenticatedError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import type { User } from "../../kernel/user.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import type { PasskeyAnswer } from "../passkeys/schema.ts";
import { acceptPasskey, notAccepted, PasskeyRefusedError, verifyPasskey } from "../passkeys/verify.ts";
import { hasPasskey, hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { codeAcceptor } from "../second-factors/verify-code.ts";
import { insertSession, newSession } from "../sessions/create.ts";
import { queueNewDeviceEmail, queuePasswordUsedEmail } from "../sessions/new-device-email.ts";
import { verifyPassword } from "./password.ts";
import { loginSchema } from "./schema.ts";
import { toUser } from "./user.ts";

/** The second factors that a user can be asked for: a code, and a passkey if there is one. */
export interface AskedFactors {
  hasPasskey: boolean;
}

/**
 * Signs a user in (specification, sections 5 and 7): returns the user and the token of a new session or, for a user with a
 * second factor when the password is right and the body has neither a code nor a passkey, what to ask for.
 * A sign-in on a device that is not known is told by email, as is a right password there that no second factor follows.
 * A wrong password, an unknown user and a disabled user get the same error after the same work. Throws as `makeRoomFor`.
 */
export async function logIn(
  context: Context,
  body: unknown,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<{ user: User; token: string } | AskedFactors> {
  const { username, password, code, passkey: answer } = parse(loginSchema, body);
  const row = await context.db.read
    .selectFrom("users")
    .selectAll()
    .where("usernameFolded", "=", normalizeForSearch(username))
    .executeTakeFirst();
  const matches = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !matches || row.disabledAt !== null) {
    await recordFailedSignIn(context, row?.id);
    throw invalid();
  }

  const user = toUser(row);
  await context.makeRoomFor?.(user.role);
  const needsFactor = await hasSecondFactor(context.db.read, row.id);
  const told = isKnownDevice ? null : row;
  if (needsFactor && code === undefined && answer === undefined) {
    await recordFailedSignIn(context, row.id, { action: "password-accepted", told });
    return { hasPasskey: await hasPasskey(context.db.read, row.id) };
  }
  const passkey = needsFactor && answer ? await passkeyOf(context, row.id, answer, told) : null;
  const accept = await codeAcceptor(context.db);
  const session = newSession(row.id, context.now(), context.device);
  const failure = await context.db.write(async (queries) => {
    // The password may have been changed, or the user disabled, while the password was verified; locked as in `lockUser`.
    const unchanged = await queries
      .selectFrom("users")
      .select("id")
      .where("id", "=", row.id)
      .where("passwordHash", "=", row.passwordHash)
      .where("disabledAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!unchanged) return invalid();
    // Checked again: the second factor may have been set up since.
    if (await hasSecondFactor(queries, row.id)) {
      const user = { ...row, isKnownDevice };
      if (!passkey) {
        const refusal = await accept(queries, user, code ?? "", session.createdAt);
        if (refusal) return refusal;
      } else if (!(await acceptPasskey(queries, passkey, session.createdAt))) return notAccepted(row.id);
    }
    await insertSession(queries, session);
    if (!isKnownDevice) await queueNewDeviceEmail(queries, row, session.createdAt);
    await recordAction({ ...context, actor: user }, queries, { action: "sign-in", kind: "user", id: user.id });
    return null;
  });
  context.emailQueued?.();
  if (failure) {
    const { errors } = failure;
    await recordFailedSignIn(context, row.id, errors && { fields: Object.keys(errors), told });
    throw failure;
  }
  return { user, token: session.token };
}

/** The passkey as the second factor of a user. Throws a `PasskeyRefusedError` for one of another user as well. */
async function passkeyOf(context: Context, userId: string, answer: PasskeyAnswer, told: UserRow | null) {
  try {
    const passkey = await verifyPasskey(context, answer);
    if (passkey.userId !== userId) throw new PasskeyRefusedError("This passkey belongs to another account");
    return passkey;
  } catch (error) {
    if (error instanceof PasskeyRefusedError) await recordFailedSignIn(context, userId, { fields: ["passkey"], told });
    throw error;
  }
}

const invalid = () => new UnauthenticatedError("Invalid username or password");

type Failure = Partial<Action> & { told?: UserRow | null };

/**
 * Records a failed attempt in the audit log, with the account that it was for, if there is one, and what was wrong. An email
 * tells the user `told` that the password was right. While only the space for the team is left, attempts without the right
 * password are not recorded: strangers would use it up.
 */
export async function recordFailedSignIn(context: Context, id: string | undefined, failure: Failure = {}) {
  const { told, ...entry } = failure;
  if (told === undefined && (await context.hasRoom?.()) === false) return;
  const attempt = { action: "sign-in-failed", kind: "user", ...(id === undefined ? {} : { id }), ...entry } as const;
  const visitor = { ...context, actor: null };
  if (id === undefined) return await recordAccess(visitor, attempt);
  await context.db.write(async (queries) => {
    await recordAction(visitor, queries, attempt);
    if (told) await queuePasswordUsedEmail(queries, told, context.now());
  });
}
