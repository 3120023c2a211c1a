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
  const message = "This code is wrong, has expired or was already used. Enter a new one";
  return new UnauthenticatedError(message, { code: [message] });
}

/**
 * Accepts a code once: the transaction that it is called in must depend on its result. With `isNewApp`, only a code of the
 * app that is being set up counts; otherwise a code of the app that was, or a recovery code.
 */
export type AcceptCode = (
  queries: Queries,
  user: { id: string; isNewApp?: boolean },
  code: string,
  now: number,
) => Promise<boolean>;

/**
 * Returns the function that accepts a code. A code of a step that is not later than the last accepted one is refused
 * (RFC 6238, section 5.2).
 */
export async function codeAcceptor(db: Database): Promise<AcceptCode> {
  const key = (await findKey(db, "factor-key")) ?? "";
  return async (queries, { id: userId, isNewApp = false }, code, now) => {
    const digits = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) {
      if (isNewApp) return false;
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
      .where("confirmedAt", isNewApp ? "is" : "is not", null)
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
