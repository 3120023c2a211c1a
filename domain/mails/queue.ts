import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { site } from "#site";
import type { Context } from "../context.ts";
import { isPlausibleAddress, mayAcknowledge } from "./address.ts";
import type { MailKind } from "./schema.ts";

interface NewMail {
  kind: MailKind;
  /** What it tells of. */
  aboutId: string;
  /** The visitor's address; null for the team. */
  recipient: string | null;
  now: number;
  /** How long it waits before it is sent (ms). */
  delay?: number;
}

/** What a visitor sent, as the outbox needs to know it. */
interface Received {
  what: "inquiry" | "application";
  id: string;
  /** The address that the visitor gave. */
  email: string;
  now: number;
}

/**
 * Queues what is to be said of something that a visitor sent: to the team, and an acknowledgement to the visitor
 * where the address is one that mail can go to and has had none within the hour. Part of the transaction that stores
 * what was sent: with it both are safe, or neither is. The caller calls `context.mailQueued` after the commit.
 */
export async function queueMailsAbout(queries: Queries, { what, id, email, now }: Received): Promise<void> {
  const mails: NewMail[] = [{ kind: `${what}-to-team`, aboutId: id, recipient: null, now }];
  if (isPlausibleAddress(email) && (await mayAcknowledge(queries, email, now)))
    mails.push({ kind: `${what}-acknowledged`, aboutId: id, recipient: email, now });
  await queueMails(queries, mails);
}

/**
 * Queues what is to be said when a visitor asks for a person: to the team. Part of the transaction that hands over; `context.mailQueued` after the commit.
 */
export async function queueHandOverMail(
  queries: Queries,
  { conversationId, now }: { conversationId: string; now: number },
): Promise<void> {
  await queueMails(queries, [{ kind: "conversation-to-team", aboutId: conversationId, recipient: null, now }]);
}

/** How long an answer waits for its visitor to read it in the chat before it is mailed: a panel in sight asks every 5 s (ms). */
const TIME_TO_READ = 60_000;

/**
 * Queues what a person of ours answered in the chat, for a visitor who has gone: it waits a minute, in which
 * `cancelReadReplies` may take it back. Nothing where the address is no person's. Part of the transaction that stores the
 * answer.
 */
export async function queueReplyMail(
  queries: Queries,
  { messageId, email, now }: { messageId: string; email: string; now: number },
): Promise<void> {
  if (isPlausibleAddress(email))
    await queueMails(queries, [
      { kind: "conversation-answered", aboutId: messageId, recipient: email, now, delay: TIME_TO_READ },
    ]);
}

/** Keeps those mails from being sent which bring these answers of ours: the visitor has them in the chat. */
export async function cancelReadReplies({ db, now }: Context, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const waiting = await db.read
    .selectFrom("mails")
    .select("id")
    .where("aboutId", "in", messageIds)
    .where("state", "=", "waiting")
    .execute();
  // Who looks asks every few seconds: nothing is written each time.
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await db.write((queries) =>
    queries
      .updateTable("mails")
      .set({ state: "cancelled", dueAt: null, settledAt: now(), reason: "The visitor read it in the chat." })
      .where("id", "in", ids)
      // What is being sent by now, or was, is not taken back.
      .where("state", "=", "waiting")
      .execute(),
  );
}

/** Takes back every mail about these conversations and the answers in them, which must still be there. */
export async function removeMailsAboutConversations(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries
    .deleteFrom("mails")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("aboutId", "in", ids),
        eb("aboutId", "in", selectFrom("chatMessages").select("chatMessages.id").where("conversationId", "in", ids)),
      ]),
    )
    .execute();
}

async function queueMails(queries: Queries, mails: NewMail[]): Promise<void> {
  await queries
    .insertInto("mails")
    .values(
      mails.map(({ kind, aboutId, recipient, now, delay = 0 }) => {
        const id = newId(now);
        const messageId = `<${id}@${site.email.split("@").at(-1)}>`;
        return { id, kind, aboutId, recipient, messageId, state: "waiting", dueAt: now + delay, createdAt: now };
      }),
    )
    .execute();
}

/** Takes back every mail about something that is removed: nothing of it is sent any more, or remembered. */
export async function removeMailsAbout(queries: Queries, aboutId: string): Promise<void> {
  await queries.deleteFrom("mails").where("aboutId", "=", aboutId).execute();
}
