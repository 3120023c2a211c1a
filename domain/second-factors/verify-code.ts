import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Database, Queries } from "#db/database.ts";
import { UnauthenticatedError } from "../errors.ts";
import { findKey } from "../secret-key.ts";
import { decrypt } from "./encryption.ts";

/** How many steps of 30 seconds the clocks of a phone and the server may differ (RFC 6238, section 5.2). */
const WINDOW = 1;

/** The stored form of a recovery code, bound to its user. A plain hash is enough for 120 random bits. */
export const hashRecoveryCode = (userId: string, code: string) =>
  createHash("sha256")
    .update(`${userId} ${code.replace(/[\s-]/g, "").toUpperCase()}`)
    .digest("hex");

/** The error for a code that is wrong, has expired, or was used. */
export function wrongCode(): UnauthenticatedError {
  const message = "This code is wrong, has expired, or was used already";
  return new UnauthenticatedError(message, { code: [message] });
}

/** Whether the user must enter a code to sign in. */
export async function hasAuthenticator(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("authenticators")
    .select("userId")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepts a code once: the transaction that it is called in must depend on its result. */
export type AcceptCode = (queries: Queries, userId: string, code: string, now: number) => Promise<boolean>;

/**
 * Returns the function that accepts a code of the user's authenticator app, or a recovery code, each once: a code of a step
 * that is not later than the last accepted one is refused (RFC 6238, section 5.2).
 */
export async function codeAcceptor(db: Database): Promise<AcceptCode> {
  const key = (await findKey(db, "factor-key")) ?? "";
  return async (queries, userId, code, now) => {
    const digits = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) {
      const { numDeletedRows } = await queries
        .deleteFrom("recoveryCodes")
        .where("userId", "=", userId)
        .where("codeHash", "=", hashRecoveryCode(userId, code))
        .executeTakeFirst();
      return numDeletedRows === 1n;
    }
    const row = await queries
      .selectFrom("authenticators")
      .select("secret")
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (!row) return false;
    const secret = Secret.fromBase32(decrypt(row.secret, key, userId));
    const delta = TOTP.validate({ token: digits, secret, timestamp: now, window: WINDOW });
    if (delta === null) return false;
    const step = TOTP.counter({ timestamp: now }) + delta;
    const { numUpdatedRows } = await queries
      .updateTable("authenticators")
      .set({ lastStep: step })
      .where("userId", "=", userId)
      .where("lastStep", "<", step)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
}
