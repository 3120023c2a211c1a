import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { NotFoundError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { queueAccountEmail } from "../account/queue-email.ts";
import { removeUnneededCodes } from "../second-factors/recovery-codes.ts";
import { lockUser } from "../sessions/issued.ts";
import { passkeyNameSchema } from "./schema.ts";

const notFound = () => new NotFoundError("You don’t have this passkey anymore");

/** Renames a passkey of the signed-in user; the name that it has already changes nothing. Throws a `NotFoundError` when the user has no such passkey. */
export async function renamePasskey(context: Context, id: string, body: unknown): Promise<void> {
  const user = requireUser(context);
  const { name } = parse(passkeyNameSchema, body);
  await context.db.write(async (queries) => {
    const own = queries.selectFrom("passkeys").select("name").where("id", "=", id).where("userId", "=", user.id);
    const before = await own.executeTakeFirst();
    if (!before) throw notFound();
    if (before.name === name) return;
    await queries.updateTable("passkeys").set({ name }).where("id", "=", id).execute();
    await recordAction(context, queries, { action: "change", kind: "user", id: user.id, fields: ["passkeyName"] });
  });
}

/**
 * Removes a passkey of the signed-in user, and with the last factor the recovery codes, and tells the user by email. Needs a
 * sign-in or a confirmation within ten minutes. Throws a `NotFoundError` when the user has no such passkey.
 */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const user = requireUser(context);
  await requireConfirmation(context);
  await context.db.write(async (queries) => {
    await lockUser(context, queries, user.id);
    const removed = queries.deleteFrom("passkeys").where("id", "=", id).where("userId", "=", user.id);
    const { numDeletedRows } = await removed.executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound();
    await removeUnneededCodes(queries, user.id);
    const now = context.now();
    await queueAccountEmail(queries, { kind: "passkey-removed", aboutId: user.id, recipient: user.email, now });
    await recordAction(context, queries, { action: "remove-passkey", kind: "user", id: user.id });
  });
  context.emailQueued?.();
}
