import type { Context } from "../context.ts";
import { ConfirmationNeededError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requireUser } from "../permissions.ts";
import { codeAcceptor, hasAuthenticator, wrongCode } from "../second-factors/verify-code.ts";
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
  const { id } = await verifyOwnPassword(context, password);
  const accept = await codeAcceptor(context.db);
  const now = context.now();
  await context.db.write(async (queries) => {
    if ((await hasAuthenticator(queries, id)) && !(code && (await accept(queries, id, code, now)))) throw wrongCode();
    await queries
      .updateTable("sessions")
      .set({ confirmedAt: now })
      .where("tokenHash", "=", context.sessionHash ?? "")
      .execute();
  });
}
