import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { recordAction } from "../../audit/record.ts";
import { isPlausibleAddress, mayEmail } from "../../emails/address.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, NotFoundError, ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { endIssued, lockUser } from "../sessions/issued.ts";
import { refuseConfigured } from "./configured.ts";
import { requireConfirmation } from "./confirmation.ts";
import { insertLink, removeEmailChange, takeLink } from "./link.ts";
import { queueAccountEmail } from "./queue-email.ts";
import { addressSchema, linkSchema } from "./schema.ts";

const taken = () => new ConflictError({ email: ["Email already exists"] }, "Email already exists");

/**
 * Asks for a new email address of the signed-in user: the address changes when the link in the email to it is confirmed.
 * A later request replaces an earlier one. The present address is told, with a link that stops the change. Throws a `ConflictError` when another account has the address.
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
    await lockUser(context, queries, user.id);
    const mayConfirm = await mayEmail(queries, "email-change", email, now);
    const pending = queries.selectFrom("accountLinks").select("id").where("userId", "=", user.id);
    // Without another email, the link in the earlier one to this address goes on working.
    if (!mayConfirm && (await pending.where("email", "=", email).executeTakeFirst())) return;
    await removeEmailChange(queries, user.id);
    const link = { userId: user.id, email, now };
    const id = await insertLink(queries, { purpose: "email-change", ...link });
    const stopId = await insertLink(queries, { purpose: "email-change-stop", ...link });
    await recordAction(context, queries, { action: "request-email-change", kind: "user", id: user.id });
    const emails = { recipientId: user.id, now };
    if (mayConfirm)
      await queueAccountEmail(queries, { kind: "email-change", aboutId: id, recipient: email, ...emails });
    const told = { kind: "email-change-requested", aboutId: stopId, recipient: user.email } as const;
    await queueAccountEmail(queries, { ...told, ...emails });
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
      const link = await takeLink(queries, "email-change", token, now);
      // Of two concurrent uses, one deletes the link.
      if (!link?.email || !(await removeEmailChange(queries, link.userId))) return null;
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
      await endIssued(context, queries, "email", { userId });
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

/** Stops the pending change of email of the signed-in user. Throws a `NotFoundError` when there is none. */
export async function stopEmailChange(context: Context): Promise<void> {
  const { id } = requireUser(context);
  await context.db.write((queries) => stop(context, queries, id));
}

/**
 * The same for the holder of the link in the email to the present address, signed in or not. Throws a `NotFoundError` when the
 * change was stopped or confirmed, or the link has expired.
 */
export async function stopEmailChangeByLink(context: Context, body: unknown): Promise<void> {
  const { token } = parse(linkSchema, body);
  await context.db.write(async (queries) => {
    const link = await takeLink(queries, "email-change-stop", token, context.now());
    await stop(context, queries, link?.userId ?? "");
  });
}

async function stop(context: Context, queries: Queries, userId: string): Promise<void> {
  if (!(await removeEmailChange(queries, userId)))
    throw new NotFoundError("No change of email is pending: it was stopped or confirmed, or a day has passed");
  await recordAction(context, queries, { action: "stop-email-change", kind: "user", id: userId });
}
