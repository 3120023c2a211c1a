import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { unindexed } from "#db/unindexed.ts";
import { site } from "#site";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { isPlausibleAddress, mayEmail } from "./address.ts";
import { type AccountEmailKind, accountEmailKinds, type EmailKind } from "./schema.ts";

interface NewEmail {
  kind: EmailKind;
  /** The id of the record that it is about. */
  aboutId: string;
  /** The visitor's address, or null for the team. */
  recipient: string | null;
  /** The colleague whose address it is, in emails about interviews. */
  recipientId?: string | null;
  now: number;
  /** The time before it is due (ms). */
  delay?: number;
}

/** A form that a visitor submitted. */
interface Submission {
  what: "inquiry" | "application";
  id: string;
  /** The address that the visitor entered. */
  email: string;
  now: number;
}

/**
 * Queues the emails about a form that a visitor submitted: one to the team, and an acknowledgment to the visitor if the
 * address is plausible and got none within the last hour. Call it in the transaction that stores the submission, and call
 * `context.emailQueued` after the commit.
 */
export async function queueEmailsAbout(queries: Queries, { what, id, email, now }: Submission): Promise<void> {
  const emails: NewEmail[] = [{ kind: `${what}-to-team`, aboutId: id, recipient: null, now }];
  if (isPlausibleAddress(email) && (await mayEmail(queries, "acknowledgment", email, now)))
    emails.push({ kind: `${what}-acknowledged`, aboutId: id, recipient: email, now });
  await queueEmails(queries, emails);
}

/**
 * Queues the email to the team when a visitor asks for a person. Call it in the transaction that hands the conversation
 * over, and call `context.emailQueued` after the commit.
 */
export async function queueHandOverEmail(
  queries: Queries,
  { conversationId, now }: { conversationId: string; now: number },
): Promise<void> {
  await queueEmails(queries, [{ kind: "conversation-to-team", aboutId: conversationId, recipient: null, now }]);
}

/** A visible chat panel polls every 5 s: a reply that is not read within this time is sent by email (ms). */
const REPLY_DELAY_MS = 60_000;

/**
 * Queues a team member's chat reply for a visitor who may have left, if the address is plausible. It is due after a
 * minute, unless `cancelReadReplies` cancels it. Call it in the transaction that stores the reply.
 */
export async function queueReplyEmail(
  queries: Queries,
  { messageId, email, now }: { messageId: string; email: string; now: number },
): Promise<void> {
  if (isPlausibleAddress(email))
    await queueEmails(queries, [
      { kind: "conversation-answered", aboutId: messageId, recipient: email, now, delay: REPLY_DELAY_MS },
    ]);
}

/**
 * Queues a reply of the team to the person of a record. It is sent at `dueAt` (epoch ms). Call it in the transaction that
 * stores the reply.
 */
export async function queueReplyToRecord(
  queries: Queries,
  { replyId, email, now, dueAt }: { replyId: string; email: string; now: number; dueAt: number },
): Promise<void> {
  await queueRepliesToRecords(queries, [{ replyId, email }], { now, dueAt });
}

/** The same for replies to several records, all sent at `dueAt`. */
export async function queueRepliesToRecords(
  queries: Queries,
  replies: readonly { replyId: string; email: string }[],
  { now, dueAt }: { now: number; dueAt: number },
): Promise<void> {
  await queueEmails(
    queries,
    replies.map(({ replyId, email }) => ({
      kind: "reply",
      aboutId: replyId,
      recipient: email,
      now,
      delay: dueAt - now,
    })),
  );
}

/** Queues an email to each colleague that a note mentions. Call it in the transaction that stores the note. */
export async function queueMentions(
  queries: Queries,
  { noteId, recipients, now }: { noteId: string; recipients: readonly string[]; now: number },
): Promise<void> {
  const plausible = recipients.filter(isPlausibleAddress);
  if (plausible.length > 0)
    await queueEmails(
      queries,
      plausible.map((recipient) => ({ kind: "note-mention", aboutId: noteId, recipient, now })),
    );
}

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
    .where("kind", "in", [...accountEmailKinds, "note-mention", "interview-to-interviewer"])
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

/**
 * Queues the email with the link of an invitation. Call it in the transaction that stores the invitation, and
 * `context.emailQueued` after the commit.
 */
export async function queueInvitation(
  queries: Queries,
  { invitationId, email, now }: { invitationId: string; email: string; now: number },
): Promise<void> {
  await queueEmails(queries, [{ kind: "invitation", aboutId: invitationId, recipient: email, now }]);
}

/** Cancels the waiting emails about the replies in this conversation: the visitor has read them in the chat. */
export async function cancelReadReplies({ db, now }: Context, conversationId: string): Promise<void> {
  const waiting = await db.read
    .selectFrom("mails")
    .select("id")
    .where("aboutId", "in", ({ selectFrom }) =>
      selectFrom("chatMessages").select("chatMessages.id").where("conversationId", "=", conversationId),
    )
    .where(unindexed("state"), "=", "waiting")
    .execute();
  // A panel polls every few seconds: avoid a write each time.
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await db.write((queries) =>
    queries
      .updateTable("mails")
      .set({
        state: "cancelled",
        dueAt: null,
        settledAt: now(),
        failedAt: null,
        reason: "The visitor read the reply in the chat.",
      })
      .where("id", "in", ids)
      // It may have been sent since it was read above.
      .where("state", "=", "waiting")
      .execute(),
  );
}

/**
 * Removes every email about these records, about the replies to them and the notes on them, and, if they are conversations,
 * about their messages. Those about interviews of applications go too. Call it before the records are deleted.
 */
export async function removeEmailsAbout(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.deleteFrom("mails").where("aboutId", "in", subjectsOf(queries, ids)).execute();
}

/** The ids that emails about these records are stored with: theirs, and those of their replies, notes, messages and interviews. */
export function subjectsOf(queries: Queries, ids: readonly string[]) {
  const given = sql<{ id: string }>`values ${sql.join(ids.map((id) => sql`(${id})`))}`;
  // One subquery: PostgreSQL would read all emails for conditions that are joined by "or".
  return queries
    .selectFrom("chatMessages")
    .select("id")
    .where("conversationId", "in", ids)
    .unionAll(
      queries
        .selectFrom("notes")
        .select("id")
        .where(({ eb, or }) =>
          or([eb("inquiryId", "in", ids), eb("jobApplicationId", "in", ids), eb("conversationId", "in", ids)]),
        ),
    )
    .unionAll(queries.selectFrom("replies").select("id").where("inquiryId", "in", ids))
    .unionAll(queries.selectFrom("replies").select("id").where("jobApplicationId", "in", ids))
    .unionAll(queries.selectFrom("interviews").select("id").where("jobApplicationId", "in", ids))
    .unionAll(given);
}

/** The Message-ID of the email with this id; of a record, that of its acknowledgment, from which its thread starts. */
export const messageIdOf = (id: string) => `<${id}@${site.email.split("@").at(-1)}>`;

/** Queues emails, each due after its delay. Call it in a transaction. */
export async function queueEmails(queries: Queries, emails: NewEmail[]): Promise<void> {
  await queries
    .insertInto("mails")
    .values(
      emails.map(({ kind, aboutId, recipient, recipientId = null, now, delay = 0 }) => {
        const id = newId(now);
        const messageId = messageIdOf(kind.endsWith("-acknowledged") ? aboutId : id);
        const row = { id, kind, aboutId, recipient, recipientId, messageId };
        return { ...row, state: "waiting", dueAt: now + delay, createdAt: now };
      }),
    )
    .execute();
}
