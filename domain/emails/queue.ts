import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { site } from "#site";
import { isPlausibleAddress, mayEmail } from "./address.ts";
import type { EmailKind } from "./schema.ts";

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

/** Queues emails, each due after its delay. Call it in the transaction of the change, and `context.emailQueued` after the commit. */
export async function queueEmails(queries: Queries, emails: NewEmail[]): Promise<void> {
  if (emails.length === 0) return;
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
