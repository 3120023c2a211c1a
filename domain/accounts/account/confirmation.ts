import type { Queries } from "#db/database.ts";
import type { Context } from "../../kernel/context.ts";
import { ConfirmationNeededError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { passkeyAnswerSchema } from "../passkeys/schema.ts";
import { acceptPasskey, notAccepted, PasskeyRefusedError, verifyPasskey } from "../passkeys/verify.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { codeAcceptor } from "../second-factors/verify-code.ts";
import { verifyOwnPassword } from "./own-password.ts";
import { confirmationSchema } from "./schema.ts";

/** How long a session counts as confirmed (ms): a changed account should not follow from a device left unlocked. */
export const CONFIRMATION_MS = 10 * 60_000;

/** Throws a `ConfirmationNeededError` unless the user signed in or confirmed within the last ten minutes. */
export async function requireConfirmation(context: Context): Promise<void> {
  requireUser(context);
  const session = await context.db.read
    .selectFrom("sessions")
    .select("confirmedAt")
    .where("tokenHash", "=", context.sessionHash ?? "")
    .executeTakeFirst();
  const age = context.now() - (session?.confirmedAt ?? 0);
  if (Math.abs(age) >= CONFIRMATION_MS) throw new ConfirmationNeededError();
}

/**
 * Confirms the session for ten minutes with the user's password and, with a second factor, a code. Throws an
 * `UnauthenticatedError` when one of them is wrong, which the caller counts.
 */
export async function confirmSession(context: Context, body: unknown): Promise<void> {
  const { password, code } = parse(confirmationSchema, body);
  const user = { ...(await verifyOwnPassword(context, password)), isKnownDevice: true };
  const accept = await codeAcceptor(context.db);
  const now = context.now();
  const failure = await context.db.write(async (queries) => {
    const needsFactor = await hasSecondFactor(queries, user.id);
    const refusal = needsFactor ? await accept(queries, user, code ?? "", now) : null;
    if (!refusal) await markConfirmed(queries, context, user.id);
    return refusal;
  });
  context.emailQueued?.();
  if (failure) throw failure;
}

/**
 * Confirms the session for ten minutes with a passkey of the user alone. Throws a `PasskeyRefusedError`, which the caller
 * counts, when it is not accepted.
 */
export async function confirmSessionWithPasskey(context: Context, body: unknown): Promise<void> {
  const user = requireUser(context);
  const passkey = await verifyPasskey(context, parse(passkeyAnswerSchema, body));
  if (passkey.userId !== user.id) throw new PasskeyRefusedError("This passkey belongs to another account");
  await context.db.write(async (queries) => {
    if (!(await acceptPasskey(queries, passkey, context.now()))) throw notAccepted(user.id);
    await markConfirmed(queries, context, user.id);
  });
}

async function markConfirmed(queries: Queries, { sessionHash, now }: Context, userId: string): Promise<void> {
  await queries.updateTable("users").set({ wrongCodes: 0 }).where("id", "=", userId).execute();
  await queries
    .updateTable("sessions")
    .set({ confirmedAt: now() })
    .where("tokenHash", "=", sessionHash ?? "")
    .execute();
}
