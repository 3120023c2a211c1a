import type { Queries } from "#db/database.ts";
import type { MailRow } from "#db/tables.ts";
import type { Letter } from "#mail/letter.ts";
import type { Message } from "#mail/post.ts";
import { renderLetter } from "#mail/render.ts";
import { DAY } from "../days.ts";
import type { NewInquiry } from "../inquiries/schema.ts";
import { applicationAcknowledged, applicationToTeam } from "./application-letters.ts";
import { handOverToTeam, replyToVisitorLetter } from "./conversation-letters.ts";
import { inquiryAcknowledged, inquiryToTeam } from "./inquiry-letters.ts";
import type { Outcome } from "./settle.ts";

/** "We have your request" is said soon or not at all. */
const LATEST_ACKNOWLEDGEMENT = 3 * DAY;

interface Sender {
  /** The site's own address, without a slash at its end. */
  origin: string;
  /** The team. */
  recipients: readonly string[];
  now: number;
}

/**
 * The letter that a mail of the outbox is; null when what it tells of has been removed. Its words are made each time,
 * so that the outbox holds no second copy of what people wrote, and what is removed is in no mail any more.
 */
export async function composeLetter(
  queries: Queries,
  { kind, aboutId, createdAt }: Pick<MailRow, "kind" | "aboutId" | "createdAt">,
  origin: string,
): Promise<Letter | null> {
  switch (kind) {
    case "inquiry-to-team":
    case "inquiry-acknowledged": {
      const row = await queries.selectFrom("inquiries").selectAll().where("id", "=", aboutId).executeTakeFirst();
      if (!row) return null;
      const inquiry = { ...row, industry: row.industry as NewInquiry["industry"] };
      const told = { id: aboutId, at: row.createdAt, origin };
      return kind === "inquiry-to-team" ? inquiryToTeam(inquiry, told) : inquiryAcknowledged(inquiry, told);
    }
    case "application-to-team":
    case "application-acknowledged": {
      const row = await findApplication(queries, aboutId);
      if (!row) return null;
      const told = { id: aboutId, at: row.createdAt, origin };
      return kind === "application-to-team" ? applicationToTeam(row, told) : applicationAcknowledged(row, told);
    }
    case "conversation-to-team":
      return await composeHandOver(queries, { aboutId, createdAt }, origin);
    case "conversation-answered":
      return (await composeReply(queries, aboutId, origin)) ?? null;
  }
}

/** So many of a visitor's last messages go to the team with a hand-over. */
const LAST_WORDS = 3;

async function composeHandOver(queries: Queries, mail: Pick<MailRow, "aboutId" | "createdAt">, origin: string) {
  const { aboutId: id, createdAt: at } = mail;
  const row = await queries.selectFrom("chatConversations").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const said = await queries
    .selectFrom("chatMessages")
    .select("content")
    .where("conversationId", "=", id)
    .where("sender", "=", "user")
    .where("timestamp", "<=", at)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(LAST_WORDS)
    .execute();
  const words = said
    .map(({ content }) => content)
    .filter(Boolean)
    .reverse();
  return handOverToTeam({ ...row, words }, { id, at, origin });
}

async function composeReply(queries: Queries, aboutId: string, origin: string) {
  const row = await queries.selectFrom("chatMessages").selectAll().where("id", "=", aboutId).executeTakeFirst();
  return row && replyToVisitorLetter(row, { id: row.conversationId, at: row.timestamp, origin });
}

const findApplication = (queries: Queries, id: string) =>
  queries
    .selectFrom("jobApplications as application")
    .leftJoin("files as file", "file.jobApplicationId", "application.id")
    .leftJoin("jobListings as listing", "listing.id", "application.jobListingId")
    .selectAll("application")
    .select(["file.name as fileName", "listing.title as listingTitle"])
    .where("application.id", "=", id)
    .executeTakeFirst();

/** A mail of the outbox as it is handed to the mail server; or how it ends without being sent. */
export async function composeMail(
  queries: Queries,
  mail: MailRow,
  { origin, recipients, now }: Sender,
): Promise<{ message: Message } | { outcome: Outcome }> {
  const isAcknowledgement = mail.kind.endsWith("-acknowledged");
  if (isAcknowledgement && now - mail.createdAt > LATEST_ACKNOWLEDGEMENT)
    return ended("pointless", "It waited for more than three days: an acknowledgement that late is of no use.");
  const letter = await composeLetter(queries, mail, origin);
  if (!letter) return ended("pointless", "What it tells of has been removed.");
  const delivered: string[] = JSON.parse(mail.deliveredTo);
  const to = (mail.recipient === null ? recipients : [mail.recipient]).filter((one) => !delivered.includes(one));
  if (to.length === 0) return ended("accepted", "All recipients have it already.");
  return {
    message: {
      ...renderLetter(letter),
      to,
      replyTo: letter.replyTo,
      messageId: mail.messageId,
      headers: headersOf(mail, isAcknowledgement),
    },
  };
}

/** RFC 3834: automatic responders do not answer automatic emails. */
function headersOf({ kind }: MailRow, isAcknowledgement: boolean): Record<string, string> {
  if (kind === "conversation-answered") return {};
  return isAcknowledgement
    ? { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" }
    : { "Auto-Submitted": "auto-generated" };
}

const ended = (kind: "pointless" | "accepted", answer: string) => ({ outcome: { kind, by: [], answer } as Outcome });
