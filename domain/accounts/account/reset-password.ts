import { isPlausibleAddress } from "../../emails/address.ts";
import type { Context } from "../../kernel/context.ts";
import { NotFoundError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { countPasskeys } from "../passkeys/count.ts";
import { issued } from "../sessions/issued.ts";
import { hashPassword } from "../users/password.ts";
import { toUser } from "../users/user.ts";
import { refuseWeakPassword, storePassword } from "./change-own-password.ts";
import { isConfigured } from "./configured.ts";
import { findLink, insertLink, takeLink } from "./link.ts";
import { queueAccountEmail } from "./queue-email.ts";
import { addressSchema, passwordResetSchema } from "./schema.ts";

/** The shortest time between two reset emails to one address (ms), so that a stranger cannot flood it. */
export const RESET_INTERVAL_MS = 5 * 60_000;

/**
 * Sends a link to reset the password to the user with this email. An unknown address, a disabled user, and an address that
 * got a link within the last five minutes get the same answer after the same work, and no email.
 */
export async function requestPasswordReset(context: Context, body: unknown): Promise<void> {
  const { email } = parse(addressSchema, body);
  const now = context.now();
  await context.db.write(async (queries) => {
    const user = await queries
      .selectFrom("users")
      .select(["id", "email", "fromEnvironment"])
      .where("emailFolded", "=", normalizeForSearch(email))
      .where("disabledAt", "is", null)
      .executeTakeFirst();
    const recent = await queries
      .selectFrom("accountLinks")
      .select("id")
      .where("userId", "=", user?.id ?? "")
      .where("purpose", "=", "password-reset")
      .where("createdAt", ">", now - RESET_INTERVAL_MS)
      .executeTakeFirst();
    const recipient = user && !recent && !isConfigured(context, user) && isPlausibleAddress(user.email) ? user : null;
    // Without a recipient, a row that leads nowhere costs the same commit to disk.
    const id = await insertLink(queries, {
      purpose: "password-reset",
      userId: recipient?.id ?? null,
      email: null,
      now,
    });
    if (recipient) {
      const { id: recipientId, email } = recipient;
      await queueAccountEmail(queries, { kind: "password-reset", aboutId: id, recipient: email, recipientId, now });
    }
  });
  context.emailQueued?.();
}

/**
 * Sets the password of the user that a link stands for, once, and ends all sessions of that user. Returns how many passkeys
 * still log in to the account: a reset keeps them, because they prove more than an email does, unless the address is invited
 * to the team. Throws a `NotFoundError` when the link was used or has expired, and a `ValidationError` when the password is
 * too weak, which leaves the link valid.
 */
export async function resetPassword(context: Context, body: unknown): Promise<{ passkeys: number }> {
  const { token, password } = parse(passwordResetSchema, body);
  const { db, now } = context;
  const link = await findLink(db.read, "password-reset", token, now());
  const user = link
    ? await db.read
        .selectFrom("users")
        .selectAll()
        .where("id", "=", link.userId)
        .where("disabledAt", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!user) throw unusable();
  refuseWeakPassword(user, password, "password");
  const passwordHash = await hashPassword(password);
  const isStored = await db.write(async (queries) => {
    // Another request may have used the link while the password was hashed.
    const current = await takeLink(queries, "password-reset", token, now());
    if (!current) return false;
    // A session of this browser ends as well: it may be a stranger’s.
    const byUser = { ...context, actor: toUser(user), sessionHash: null };
    // A stranger who registered the address of a future colleague must not keep the colleague out with a factor.
    const invitation = await queries
      .selectFrom("invitations")
      .select("id")
      .where("emailFolded", "=", user.emailFolded)
      .where("usedAt", "is", null)
      .where("revokedAt", "is", null)
      .where("createdAt", ">", now() - issued.receivedInvitation.lifetimeMs)
      .executeTakeFirst();
    const ending = invitation && user.role === "user" ? "claimed" : "password";
    return await storePassword(byUser, queries, user, passwordHash, ending);
  });
  if (!isStored) throw unusable();
  context.emailQueued?.();
  return { passkeys: await countPasskeys(db.read, user.id) };
}

const unusable = () =>
  new NotFoundError("This link has been used or replaced by a later one, or is older than 30 minutes");
