import { Secret, TOTP } from "otpauth";
import { site } from "#site";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { findOrCreateKey } from "../../kernel/secret-key.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { queueAccountEmail } from "../account/queue-email.ts";
import { endIssued, issued, lockUser } from "../sessions/issued.ts";
import { encrypt } from "./encryption.ts";
import { hasAuthenticator, hasSecondFactor } from "./has-second-factor.ts";
import { removeUnneededCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { codeSchema, type NewAuthenticator } from "./schema.ts";
import { codeAcceptor } from "./verify-code.ts";

/**
 * Makes the secret of an authenticator app for the signed-in user. It counts once a code of the app confirms it; until then
 * a further call replaces it. Throws a `ConflictError` when the user has one already.
 */
export async function startAuthenticator(context: Context): Promise<NewAuthenticator> {
  const user = requireUser(context);
  await requireConfirmation(context);
  const secret = new Secret({ size: 20 });
  const row = {
    userId: user.id,
    secret: encrypt(secret.base32, await findOrCreateKey(context.db, "factor-key"), user.id),
    createdAt: context.now(),
  };
  const isStored = await context.db.write(async (queries) => {
    await lockUser(context, queries, user.id);
    const stored = await queries
      .insertInto("authenticators")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("userId")
          .doUpdateSet({ secret: row.secret, createdAt: row.createdAt, lastStep: 0 })
          .where("authenticators.confirmedAt", "is", null),
      )
      .returning("userId")
      .executeTakeFirst();
    return stored !== undefined;
  });
  if (!isStored) throw present();
  return { secret: secret.base32, uri: new TOTP({ issuer: site.name, label: user.username, secret }).toString() };
}

/**
 * Lets the app count after a code of it, ends the other sessions, and returns the recovery codes, of which only hashes are
 * stored: none when the user has some already. Throws an `UnauthenticatedError` when the code is wrong, which the caller counts.
 */
export async function confirmAuthenticator(context: Context, body: unknown): Promise<{ recoveryCodes: string[] }> {
  const user = requireUser(context);
  const { code } = parse(codeSchema, body);
  await requireConfirmation(context);
  const accept = await codeAcceptor(context.db);
  const now = context.now();
  const recoveryCodes = await context.db.write(async (queries) => {
    await lockUser(context, queries, user.id);
    if (await hasAuthenticator(queries, user.id)) throw present();
    await queries
      .deleteFrom("authenticators")
      .where("userId", "=", user.id)
      .where("createdAt", "<=", now - issued.pendingFactor.lifetimeMs)
      .execute();
    const refusal = await accept(queries, { ...user, isNewApp: true }, code, now);
    if (refusal) throw refusal;
    const isFirst = !(await hasSecondFactor(queries, user.id));
    await queries.updateTable("authenticators").set({ confirmedAt: now }).where("userId", "=", user.id).execute();
    const codes = isFirst ? await storeRecoveryCodes(queries, user.id) : [];
    await queueAccountEmail(queries, { kind: "factor-added", aboutId: user.id, recipient: user.email, now });
    await recordAction(context, queries, { action: "add-authenticator", kind: "user", id: user.id });
    await endIssued(context, queries, "factor-added", { userId: user.id, keptSession: context.sessionHash ?? null });
    return codes;
  });
  context.emailQueued?.();
  return { recoveryCodes };
}

/** Removes the app, and with the last factor the recovery codes, and tells the user by email. Does nothing without one. */
export async function removeAuthenticator(context: Context): Promise<void> {
  const user = requireUser(context);
  await requireConfirmation(context);
  await context.db.write(async (queries) => {
    await lockUser(context, queries, user.id);
    const had = await hasAuthenticator(queries, user.id);
    await queries.deleteFrom("authenticators").where("userId", "=", user.id).execute();
    if (!had) return;
    await removeUnneededCodes(queries, user.id);
    const now = context.now();
    await queueAccountEmail(queries, { kind: "factor-removed", aboutId: user.id, recipient: user.email, now });
    await recordAction(context, queries, { action: "remove-authenticator", kind: "user", id: user.id });
  });
  context.emailQueued?.();
}

const present = () => {
  const message = "You already have an authenticator app. Remove it first";
  return new ConflictError({ authenticator: [message] }, message);
};
