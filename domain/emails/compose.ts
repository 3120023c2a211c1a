import type { Database, Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import type { EmailContent } from "#mail/email-content.ts";
import { renderEmail } from "#mail/render.ts";
import type { Message } from "#mail/smtp-transport.ts";
import {
  emailChange,
  emailChanged,
  emailChangeRequested,
  newDevice,
  passwordChanged,
  passwordReset,
} from "../accounts/account/emails.ts";
import { issueToken } from "../accounts/account/link.ts";
import { invitationToPerson } from "../accounts/invitations/email.ts";
import { issueInvitationToken } from "../accounts/invitations/token.ts";
import { countPasskeys } from "../accounts/passkeys/count.ts";
import {
  factorAdded,
  factorRemoved,
  factorsReset,
  noFactor,
  passkeyAdded,
  passkeyRemoved,
} from "../accounts/second-factors/emails.ts";
import { handOverToTeam, replyToVisitor } from "../conversations/emails.ts";
import { isApplicant, maskMessage, maskVisitor } from "../conversations/mask.ts";
import { inquiryAcknowledged, inquiryToTeam } from "../inquiries/emails.ts";
import { maskInquiry } from "../inquiries/mask.ts";
import type { NewInquiry } from "../inquiries/schema.ts";
import { composeInterview } from "../interviews/compose-email.ts";
import { applicationAcknowledged, applicationToTeam } from "../job-applications/emails.ts";
import { maskApplication } from "../job-applications/mask.ts";
import { DAY } from "../kernel/days.ts";
import { maskFileName } from "../masking/mask-fields.ts";
import { mentionToColleague } from "../notes/mention-email.ts";
import { composeLetter, hasWaitedTooLong } from "../replies/emails.ts";
import type { Outcome } from "./settle.ts";
import { threadOf } from "./thread.ts";

/** An acknowledgment older than this is no longer sent (ms). */
const MAX_ACKNOWLEDGMENT_AGE_MS = 3 * DAY;

interface Sender {
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** The addresses of the team. */
  recipients: readonly string[];
  /** Whether colleagues of every role see candidates masked. */
  masksEveryone?: boolean;
  now: number;
}

type ComposedRow = Pick<EmailRow, "kind" | "aboutId" | "createdAt" | "recipient" | "recipientId">;

/**
 * Returns the content of an email in the outbox, or null when its record is removed or hidden from the recipient. It is composed
 * for each use, so that the outbox holds no copy of what visitors wrote and no token, and removed data is in no email.
 */
export async function composeContent(
  queries: Queries,
  { kind, aboutId, createdAt, recipient, recipientId }: ComposedRow,
  origin: string,
  /** The token of the link that it carries, none in a preview; and whether visitors’ personal data is masked. */
  { token = "", isMasked = false }: { token?: string; isMasked?: boolean } = {},
): Promise<EmailContent | null> {
  switch (kind) {
    case "inquiry-to-team":
    case "inquiry-acknowledged": {
      const row = await queries.selectFrom("inquiries").selectAll().where("id", "=", aboutId).executeTakeFirst();
      if (!row) return null;
      const stored = { ...row, industry: row.industry as NewInquiry["industry"] };
      const inquiry = isMasked ? maskInquiry(stored) : stored;
      const context = { id: aboutId, at: row.createdAt, origin };
      return kind === "inquiry-to-team" ? inquiryToTeam(inquiry, context) : inquiryAcknowledged(inquiry, context);
    }
    case "application-to-team":
    case "application-acknowledged": {
      const stored = await findApplication(queries, aboutId);
      if (!stored) return null;
      const row = isMasked
        ? { ...maskApplication(stored), fileName: stored.fileName && maskFileName(stored.fileName) }
        : stored;
      const context = { id: aboutId, at: row.createdAt, origin };
      return kind === "application-to-team" ? applicationToTeam(row, context) : applicationAcknowledged(row, context);
    }
    case "conversation-to-team":
      return await composeHandOver(queries, { aboutId, createdAt }, origin, isMasked);
    case "conversation-answered":
      return await composeReply(queries, aboutId, origin, isMasked);
    case "reply":
      return await composeLetter(queries, aboutId, origin, isMasked);
    case "note-mention":
      return await composeMention(queries, aboutId, { at: createdAt, origin });
    case "email-change":
    case "email-change-requested":
    case "password-reset": {
      const link = await queries
        .selectFrom("accountLinks")
        .innerJoin("users", "users.id", "accountLinks.userId")
        .select("username")
        .where("accountLinks.id", "=", aboutId)
        .executeTakeFirst();
      if (!link) return null;
      return linkEmails[kind]({ ...link, at: createdAt, origin, token });
    }
    case "email-changed":
    case "password-changed":
    case "password-used":
    case "new-device":
    case "factor-added":
    case "factor-removed":
    case "factors-reset":
    case "passkey-added":
    case "passkey-removed": {
      const users = queries.selectFrom("users").select(["username", "wrongCodes"]);
      const user = await users.where("id", "=", aboutId).executeTakeFirst();
      if (!user) return null;
      const session = await queries
        .selectFrom("sessions")
        .select("device")
        .where("userId", "=", aboutId)
        .where("createdAt", "=", createdAt)
        .executeTakeFirst();
      const passkeys = await countPasskeys(queries, aboutId);
      const context = { ...user, device: session?.device ?? null, passkeys, at: createdAt, origin };
      return accountNotices[kind](context);
    }
    case "interview-to-interviewer":
    case "interview-to-candidate":
      return await composeInterview(queries, { kind, aboutId, recipient, recipientId }, origin, isMasked);
    case "invitation": {
      const row = await queries.selectFrom("invitations").selectAll().where("id", "=", aboutId).executeTakeFirst();
      const users = queries.selectFrom("users").select("name");
      const inviter = await users.where("id", "=", row?.invitedBy ?? "").executeTakeFirst();
      return row
        ? invitationToPerson({ ...row, inviter: inviter?.name ?? null }, { at: createdAt, origin, token })
        : null;
    }
  }
}

const linkEmails = {
  "email-change": emailChange,
  "email-change-requested": emailChangeRequested,
  "password-reset": passwordReset,
};

const accountNotices = {
  "email-changed": emailChanged,
  "factor-added": factorAdded,
  "factor-removed": factorRemoved,
  "factors-reset": factorsReset,
  "passkey-added": passkeyAdded,
  "passkey-removed": passkeyRemoved,
  "password-changed": passwordChanged,
  "password-used": noFactor,
  "new-device": newDevice,
};

/** Number of the visitor's last messages in a hand-over email. */
const LAST_MESSAGES = 3;

async function composeHandOver(
  queries: Queries,
  email: Pick<EmailRow, "aboutId" | "createdAt">,
  origin: string,
  isMasked: boolean,
) {
  const { aboutId: id, createdAt: at } = email;
  const row = await queries
    .selectFrom("chatConversations")
    .selectAll()
    .select(isApplicant.as("isApplicant"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const rows = await queries
    .selectFrom("chatMessages")
    .select("content")
    .where("conversationId", "=", id)
    .where("sender", "=", "user")
    .where("timestamp", "<=", at)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(LAST_MESSAGES)
    .execute();
  const messages = rows
    .map(({ content }) => content)
    .filter(Boolean)
    .reverse();
  const shown = isMasked
    ? messages.map((content) => maskMessage({ content, sender: "user", metadata: {} }, row).content)
    : messages;
  return handOverToTeam({ ...row, ...(isMasked && maskVisitor(row)), messages: shown }, { id, at, origin });
}

async function composeReply(queries: Queries, aboutId: string, origin: string, isMasked: boolean) {
  const row = await queries
    .selectFrom("chatMessages")
    .innerJoin("chatConversations", "chatConversations.id", "chatMessages.conversationId")
    .select(["conversationId", "content", "timestamp", "userName", "userEmail", isApplicant.as("isApplicant")])
    .where("chatMessages.id", "=", aboutId)
    .executeTakeFirst();
  if (!row) return null;
  const reply = { content: row.content, sender: "bot", metadata: { author: "team" } } as const;
  const shown = isMasked ? maskMessage(reply, row) : reply;
  return replyToVisitor(shown, { id: row.conversationId, at: row.timestamp, origin });
}

async function composeMention(queries: Queries, noteId: string, context: { at: number; origin: string }) {
  const note = await queries
    .selectFrom("notes")
    .leftJoin("users", "users.id", "notes.authorId")
    .select(["inquiryId", "jobApplicationId", "conversationId", "users.name as author"])
    .where("notes.id", "=", noteId)
    .executeTakeFirst();
  if (!note) return null;
  const { inquiryId, jobApplicationId, conversationId, author } = note;
  const kind = inquiryId ? "inquiry" : jobApplicationId ? "application" : "conversation";
  const recordId = inquiryId ?? jobApplicationId ?? conversationId ?? "";
  return mentionToColleague({ kind, recordId, author }, context);
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

/** The message for the mail server, or the outcome if the email need not be sent. */
export async function composeEmail(
  db: Database,
  email: EmailRow,
  { origin, recipients, masksEveryone = false, now }: Sender,
): Promise<{ message: Message } | { outcome: Outcome }> {
  const isAcknowledgment = email.kind.endsWith("-acknowledged");
  if (isAcknowledgment && now - email.createdAt > MAX_ACKNOWLEDGMENT_AGE_MS)
    return ended("obsolete", "It waited for more than three days, which is too late for a confirmation.");
  if (email.kind === "reply" && (await hasWaitedTooLong(db.read, email, now)))
    return ended(
      "obsolete",
      "It waited for more than seven days after its scheduled time, because email was not set up.",
    );
  const token = await tokenFor(db, email, now);
  if (token === null) return ended("obsolete", "The link in this email was used, replaced or revoked, or has expired.");
  const isMasked = masksEveryone && email.kind === "interview-to-interviewer";
  const content = await composeContent(db.read, email, origin, { token, isMasked });
  if (!content) return ended("obsolete", "The record has been deleted, or the recipient may no longer see it.");
  const delivered: string[] = JSON.parse(email.deliveredTo);
  const to = (email.recipient === null ? recipients : [email.recipient]).filter((one) => !delivered.includes(one));
  if (to.length === 0) return ended("accepted", "All recipients have already received it.");
  return {
    message: {
      ...renderEmail(content),
      to,
      replyTo: content.replyTo,
      messageId: email.messageId,
      ...(await threadOf(db.read, email)),
      headers: headersOf(email, isAcknowledgment),
    },
  };
}

/** A new token for the link that an email carries: empty when it carries none, null when the link no longer works. */
async function tokenFor(db: Database, { kind, aboutId }: EmailRow, now: number): Promise<string | null> {
  if (kind in linkEmails) return await issueToken(db, aboutId, now);
  return kind === "invitation" ? await issueInvitationToken(db, aboutId, now) : "";
}

/** RFC 3834: automatic responders do not answer automatic emails. */
function headersOf({ kind }: EmailRow, isAcknowledgment: boolean): Record<string, string> {
  if (kind === "conversation-answered" || kind === "reply") return {};
  return isAcknowledgment
    ? { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" }
    : { "Auto-Submitted": "auto-generated" };
}

const ended = (kind: "obsolete" | "accepted", answer: string) => ({ outcome: { kind, by: [], answer } as Outcome });
