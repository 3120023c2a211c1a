import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { site } from "#site";
import { isPlausibleAddress, mayAcknowledge } from "./address.ts";
import type { MailKind } from "./schema.ts";

interface NewMail {
  kind: MailKind;
  /** What it tells of. */
  aboutId: string;
  /** The visitor's address; null for the team. */
  recipient: string | null;
  now: number;
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

/**
 * Queues what a person of ours answered in the chat, for a visitor who has gone; nothing where the address is no person's.
 * Part of the transaction that stores the answer; `context.mailQueued` after the commit.
 */
export async function queueReplyMail(
  queries: Queries,
  { messageId, email, now }: { messageId: string; email: string; now: number },
): Promise<void> {
  if (isPlausibleAddress(email))
    await queueMails(queries, [{ kind: "conversation-answered", aboutId: messageId, recipient: email, now }]);
}

/** Takes back every mail about a conversation and the answers in it, which must still be there. */
export async function removeMailsAboutConversation(queries: Queries, conversationId: string): Promise<void> {
  await queries
    .deleteFrom("mails")
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("aboutId", "=", conversationId),
        eb(
          "aboutId",
          "in",
          selectFrom("chatMessages").select("chatMessages.id").where("conversationId", "=", conversationId),
        ),
      ]),
    )
    .execute();
}

async function queueMails(queries: Queries, mails: NewMail[]): Promise<void> {
  await queries
    .insertInto("mails")
    .values(
      mails.map(({ kind, aboutId, recipient, now }) => {
        const id = newId(now);
        const messageId = `<${id}@${site.email.split("@").at(-1)}>`;
        return { id, kind, aboutId, recipient, messageId, state: "waiting", dueAt: now, createdAt: now };
      }),
    )
    .execute();
}

/** Takes back every mail about something that is removed: nothing of it is sent any more, or remembered. */
export async function removeMailsAbout(queries: Queries, aboutId: string): Promise<void> {
  await queries.deleteFrom("mails").where("aboutId", "=", aboutId).execute();
}
