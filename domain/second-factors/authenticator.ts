import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Queries } from "#db/database.ts";
import { site } from "#site";
import { requireConfirmation } from "../account/confirmation.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { queueAccountEmail } from "../emails/queue.ts";
import { ConflictError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requireUser } from "../permissions.ts";
import { findOrCreateKey } from "../secret-key.ts";
import { endSessionsOf } from "../sessions/end.ts";
import { encrypt } from "./encryption.ts";
import { codeSchema, type NewAuthenticator } from "./schema.ts";
import { codeAcceptor, hasAuthenticator, hashRecoveryCode, wrongCode } from "./verify-code.ts";

const RECOVERY_CODES = 10;

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
 * Turns the second factor on with a code of the app, ends the other sessions, and returns the recovery codes, of which only
 * hashes are stored. Throws an `UnauthenticatedError` when the code is wrong, which the caller counts.
 */
export async function confirmAuthenticator(context: Context, body: unknown): Promise<{ recoveryCodes: string[] }> {
  const user = requireUser(context);
  const { code } = parse(codeSchema, body);
  await requireConfirmation(context);
  const accept = await codeAcceptor(context.db);
  const now = context.now();
  const recoveryCodes = newRecoveryCodes();
  await context.db.write(async (queries) => {
    if (await hasAuthenticator(queries, user.id)) throw present();
    if (!(await accept(queries, user.id, code, now))) throw wrongCode();
    await queries.updateTable("authenticators").set({ confirmedAt: now }).where("userId", "=", user.id).execute();
    await storeRecoveryCodes(queries, user.id, recoveryCodes);
    await endSessionsOf(queries, user.id, context.sessionHash ?? null);
    await recordAction(context, queries, factorChange(user.id));
    await queueAccountEmail(queries, { kind: "factor-added", aboutId: user.id, recipient: user.email, now });
  });
  context.emailQueued?.();
  return { recoveryCodes };
}

/** Turns the second factor off and tells the user by email. Does nothing without one. */
export async function removeAuthenticator(context: Context): Promise<void> {
  const user = requireUser(context);
  await requireConfirmation(context);
  await context.db.write(async (queries) => {
    const had = await hasAuthenticator(queries, user.id);
    await removeFactors(queries, user.id);
    if (!had) return;
    await recordAction(context, queries, factorChange(user.id));
    const now = context.now();
    await queueAccountEmail(queries, { kind: "factor-removed", aboutId: user.id, recipient: user.email, now });
  });
  context.emailQueued?.();
}

/** Replaces the recovery codes of the signed-in user. Throws a `ConflictError` without a second factor. */
export async function replaceRecoveryCodes(context: Context): Promise<{ recoveryCodes: string[] }> {
  const user = requireUser(context);
  await requireConfirmation(context);
  const recoveryCodes = newRecoveryCodes();
  await context.db.write(async (queries) => {
    // Locked on PostgreSQL: of two requests at the same time, only the codes of the last one count.
    await queries.selectFrom("authenticators").select("userId").where("userId", "=", user.id).forUpdate().execute();
    if (!(await hasAuthenticator(queries, user.id))) {
      const message = "Set up an authenticator app first";
      throw new ConflictError({ authenticator: [message] }, message);
    }
    await storeRecoveryCodes(queries, user.id, recoveryCodes);
  });
  return { recoveryCodes };
}

/** Removes the second factor of a user with the recovery codes, in the transaction that turns it off. */
export async function removeFactors(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await queries.deleteFrom("authenticators").where("userId", "=", userId).execute();
}

async function storeRecoveryCodes(queries: Queries, userId: string, codes: string[]): Promise<void> {
  await queries.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
  await queries.insertInto("recoveryCodes").values(rows).execute();
}

/** The entry of the audit log about a second factor that was added or removed. */
const factorChange = (id: string) => ({ action: "change", kind: "user", id, fields: ["secondFactor"] }) as const;

/** 120 random bits each, in six groups of Base32, which has no characters that look alike. */
const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.match(/.{4}/g) ?? []).join("-"),
  );

const present = () => {
  const message = "You already have an authenticator app. Remove it first";
  return new ConflictError({ authenticator: [message] }, message);
};
