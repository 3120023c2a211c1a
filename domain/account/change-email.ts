import { violatedUniqueColumn } from "#db/failures.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueAccountEmail } from "../emails/queue.ts";
import { ConflictError, NotFoundError, ValidationError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { requireUser } from "../permissions.ts";
import { refuseConfigured } from "./configured.ts";
import { requireConfirmation } from "./confirmation.ts";
import { findLink, insertLink, removeLinks } from "./link.ts";
import { addressSchema, linkSchema } from "./schema.ts";

const taken = () => new ConflictError({ email: ["Email already exists"] }, "Email already exists");

/**
 * Asks for a new email address of the signed-in user: the address changes when the link in the email to it is confirmed.
 * A later request replaces an earlier one. Throws a `ConflictError` when another account has the address.
 */
export async function requestEmailChange(context: Context, body: unknown): Promise<{ pendingEmail: string }> {
  const user = requireUser(context);
  const { email } = parse(addressSchema, body);
  if (normalizeForSearch(email) === normalizeForSearch(user.email))
    throw new ValidationError({ email: ["This is already your email"] });
  if (!isPlausibleAddress(email))
    throw new ValidationError({ email: ["We can’t send email to this address. Enter another one"] });
  await requireConfirmation(context);
  const rows = await context.db.read
    .selectFrom("users")
    .select(["id", "fromEnvironment"])
    .where(({ eb, or }) => or([eb("id", "=", user.id), eb("emailFolded", "=", normalizeForSearch(email))]))
    .execute();
  for (const row of rows) {
    if (row.id !== user.id) throw taken();
    refuseConfigured(context, row);
  }
  const now = context.now();
  await context.db.write(async (queries) => {
    await removeLinks(queries, user.id, "email-change");
    const id = await insertLink(queries, { purpose: "email-change", userId: user.id, email, now });
    await queueAccountEmail(queries, { kind: "email-change", aboutId: id, recipient: email, now });
  });
  context.emailQueued?.();
  return { pendingEmail: email };
}

/**
 * Changes the email address that a link stands for, once, and tells the old address. For the holder of the link, signed in
 * or not. Throws a `NotFoundError` when the link was used or has expired.
 */
export async function confirmEmailChange(context: Context, body: unknown): Promise<{ email: string }> {
  const { token } = parse(linkSchema, body);
  const now = context.now();
  try {
    const changed = await context.db.write(async (queries) => {
      const link = await findLink(queries, "email-change", token, now);
      // Of two concurrent uses, one deletes the link.
      if (!link?.email || !(await removeLinks(queries, link.userId, "email-change"))) return null;
      const { email, userId } = link;
      const before = await queries
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .where("disabledAt", "is", null)
        .executeTakeFirst();
      if (!before) return null;
      await queries
        .updateTable("users")
        .set({ email, emailFolded: normalizeForSearch(email) })
        .where("id", "=", userId)
        .execute();
      await queueAccountEmail(queries, { kind: "email-changed", aboutId: userId, recipient: before.email, now });
      await recordAction(context, queries, { action: "change", kind: "user", id: userId, fields: ["email"] });
      return email;
    });
    if (changed === null)
      throw new NotFoundError("This link has been used or replaced by a later one, or is older than a day");
    context.emailQueued?.();
    return { email: changed };
  } catch (error) {
    // Another account took the address after the link was sent.
    if (violatedUniqueColumn(error, "users") === "email_folded") throw taken();
    throw error;
  }
}
