import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import type { Queries } from "#db/database.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError } from "../../kernel/errors.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { lockUser } from "../sessions/issued.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import { hashRecoveryCode } from "./verify-code.ts";

const RECOVERY_CODES = 10;

/** Replaces the recovery codes of the signed-in user. Throws a `ConflictError` without a second factor. */
export async function replaceRecoveryCodes(context: Context): Promise<{ recoveryCodes: string[] }> {
  const user = requireUser(context);
  await requireConfirmation(context);
  const recoveryCodes = await context.db.write(async (queries) => {
    await lockUser(context, queries, user.id);
    if (!(await hasSecondFactor(queries, user.id))) {
      const message = "Set up an authenticator app or a passkey first";
      throw new ConflictError({ authenticator: [message] }, message);
    }
    const codes = await storeRecoveryCodes(queries, user.id);
    await recordAction(context, queries, { action: "change", kind: "user", id: user.id, fields: ["recoveryCodes"] });
    return codes;
  });
  return { recoveryCodes };
}

/** Stores new recovery codes instead of the present ones, and returns them. Only hashes are stored. */
export async function storeRecoveryCodes(queries: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await queries.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) }));
  await queries.insertInto("recoveryCodes").values(rows).execute();
  return codes;
}

/** Removes the recovery codes of a user whose last factor has just been removed. Returns whether it was the last one. */
export async function removeUnneededCodes(queries: Queries, userId: string): Promise<boolean> {
  if (await hasSecondFactor(queries, userId)) return false;
  await queries.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  return true;
}

/** 120 random bits, in six groups of Base32, which has no characters that look alike. */
const newRecoveryCode = () =>
  (new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.match(/.{4}/g) ?? []).join("-");
