import { createHash } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Database, Queries } from "#db/database.ts";
import { CodeRefusedError, UnauthenticatedError } from "../../kernel/errors.ts";
import { findKey } from "../../kernel/secret-key.ts";
import { queuePasswordUsedEmail } from "../sessions/new-device-email.ts";
import { decrypt } from "./encryption.ts";

/** How many steps of 30 seconds the clocks of a phone and the server may differ (RFC 6238, section 5.2). */
const WINDOW = 1;
/** After so many wrong codes in a row, the user is told by email, and the next one waits (ms). */
const FREE_WRONG_CODES = 10;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 900_000;
/** After so many, each is refused until a second factor is accepted or the password is changed (NIST SP 800-63B-4, section 3.2.2). */
const MAX_WRONG_CODES = 100;
/** The wrong codes of a user with a new password: ten more are allowed. The delay stays, for a stolen mailbox resets passwords. */
export const wrongCodesLeft = sql<number>`case when wrong_codes > 90 then 90 else wrong_codes end`;

/** The stored form of a recovery code, bound to its user. A plain hash is enough for 120 random bits. */
export const hashRecoveryCode = (userId: string, code: string) =>
  createHash("sha256")
    .update(`${userId} ${code.replace(/[\s-]/g, "").toUpperCase()}`)
    .digest("hex");

const wrong = "This code is wrong, has expired or was already used. Enter a new one";
const stopped =
  "Codes no longer work after so many wrong ones. Use a recovery code or a passkey, or reset your password";
const wrongCode = () => new UnauthenticatedError(wrong, { code: [wrong] });

/**
 * Returns the function that accepts a code once, and returns null, or why it is refused. The transaction in which it is called
 * must depend on that and commit either way, since wrong codes of a user's app are counted. A code of a step that is not later
 * than the last accepted one is refused (RFC 6238, section 5.2). With `isNewApp`, only a code of the app that is being set up
 * counts; otherwise a code of the app that was, or a recovery code, which is too long to guess.
 */
export async function codeAcceptor(db: Database) {
  const key = (await findKey(db, "factor-key")) ?? "";
  return async (
    queries: Queries,
    { id: userId, isNewApp, isKnownDevice }: { id: string; isNewApp?: boolean; isKnownDevice?: boolean },
    code: string,
    now: number,
  ): Promise<UnauthenticatedError | null> => {
    const digits = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(digits)) {
      if (isNewApp) return wrongCode();
      const { numDeletedRows } = await queries
        .deleteFrom("recoveryCodes")
        .where("userId", "=", userId)
        .where("codeHash", "=", hashRecoveryCode(userId, code))
        .executeTakeFirst();
      return numDeletedRows === 1n ? null : wrongCode();
    }
    const row = await queries
      .selectFrom("authenticators")
      .innerJoin("users", "users.id", "userId")
      .selectAll("users")
      .select(["secret", "lastStep"])
      .where("userId", "=", userId)
      .where("confirmedAt", isNewApp ? "is" : "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return wrongCode();
    const before = isNewApp ? 0 : row.wrongCodes;
    if (before >= MAX_WRONG_CODES) return new CodeRefusedError(stopped);
    // A known device waits no longer each time, so that its user gets in while a stranger with the password goes on.
    const delay = isKnownDevice ? FIRST_DELAY_MS : FIRST_DELAY_MS * 2 ** (before - FREE_WRONG_CODES);
    const waitMs = Math.min(LONGEST_DELAY_MS, delay) - Math.abs(now - (row.wrongCodeAt ?? 0));
    if (before >= FREE_WRONG_CODES && waitMs > 0) return new CodeRefusedError(wrong, waitMs);
    const secret = Secret.fromBase32(decrypt(row.secret, key, userId));
    const delta = TOTP.validate({ token: digits, secret, timestamp: now, window: WINDOW });
    const step = TOTP.counter({ timestamp: now }) + (delta ?? -Infinity);
    if (step > row.lastStep) {
      await queries.updateTable("authenticators").set({ lastStep: step }).where("userId", "=", userId).execute();
      return null;
    }
    const wrongCodes = before + 1;
    await queries.updateTable("users").set({ wrongCodes, wrongCodeAt: now }).where("id", "=", userId).execute();
    if (wrongCodes === FREE_WRONG_CODES) await queuePasswordUsedEmail(queries, row, now, true);
    return new CodeRefusedError(wrong);
  };
}
