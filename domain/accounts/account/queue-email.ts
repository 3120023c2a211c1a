import type { Queries } from "#db/database.ts";
import { isPlausibleAddress, mayEmail } from "../../emails/address.ts";
import { queueEmails } from "../../emails/queue.ts";
import { DAY } from "../../kernel/days.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { type AccountEmailKind, accountEmails } from "./emails.ts";

/**
 * Queues an email to a user about their own account, if the address is plausible and, unless the user is of the team, has not had
 * its share of these emails. `aboutId` is the id of the link that it carries, else of the user; with a link, `recipientId` is the
 * user, since the link may end before the email. Call it in the transaction that changes the account, and
 * `context.emailQueued` after the commit.
 */
export async function queueAccountEmail(
  queries: Queries,
  email: {
    kind: AccountEmailKind;
    aboutId: string;
    recipient: string;
    recipientId?: string;
    now: number;
    delay?: number;
  },
): Promise<void> {
  const { kind, aboutId, recipient, recipientId = aboutId, now } = email;
  if (!isPlausibleAddress(recipient)) return;
  const user = queries.selectFrom("users").select(["role", "createdAt"]).where("id", "=", recipientId);
  const { role, createdAt = now } = (await user.executeTakeFirst()) ?? {};
  // A request for another address has been counted.
  const isBound = kind !== "email-change" && (role ?? "user") === "user";
  const isNew = createdAt > now - NEW_ACCOUNT_MS;
  if (!isBound || (await mayNotify(queries, kind, recipient, now, isNew))) await queueEmails(queries, [email]);
}

/** How long an account is new: strangers may have registered it to flood a mailbox, with another spelling of its address. */
const NEW_ACCOUNT_MS = 7 * DAY;

async function mayNotify(
  queries: Queries,
  kind: AccountEmailKind,
  address: string,
  now: number,
  isNew: boolean,
): Promise<boolean> {
  if (kind === "password-reset") return !isNew || (await mayEmail(queries, kind, address, now));
  const own = `notice ${kind} ${normalizeForSearch(address)}`;
  if (!(await mayEmail(queries, "notice", address, now, own))) return false;
  // New accounts with other spellings must use up neither what the owner of an old one gets, nor what stops a change.
  return !isNew || kind === "email-change-requested" || (await mayEmail(queries, "notices", address, now));
}

/**
 * Removes every email about a user's own account, and to them about mentions in notes and about interviews. Call it in the
 * transaction that deletes the user.
 */
export async function removeAccountEmails(queries: Queries, user: { id: string; email: string }): Promise<void> {
  const links = queries.selectFrom("accountLinks").select("id").where("userId", "=", user.id);
  await queries
    .deleteFrom("mails")
    .where("kind", "in", [
      ...(Object.keys(accountEmails) as AccountEmailKind[]),
      "note-mention",
      "interview-to-interviewer",
    ])
    .where(({ eb, or }) =>
      or([
        eb("aboutId", "=", user.id),
        eb("aboutId", "in", links),
        eb("recipient", "=", user.email),
        eb("recipientId", "=", user.id),
      ]),
    )
    .execute();
}
