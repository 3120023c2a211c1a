import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import type { EmailDefinition } from "../emails/definition.ts";
import { type EmailContext, emailToTeam, factsOf, hostOf, officeTime } from "../emails/email-text.ts";
import { dashboardAddress } from "../kernel/dashboard-tabs.ts";
import { isApplicant, maskMessage, maskVisitor } from "./mask.ts";

/** The data of a conversation that its hand-over email uses. */
interface HandOverDetails {
  userName: string | null;
  userEmail: string | null;
  /** The visitor's last messages, oldest first, with personal data already masked. */
  messages: string[];
}

/** To the team: a visitor asked for a person. `context` is the conversation and the time of the hand-over. */
function handOverToTeam(
  { userName, userEmail, messages }: HandOverDetails,
  { id, at, origin }: EmailContext,
): EmailContent {
  return emailToTeam({
    subject: ["A visitor asked for a person", userName || userEmail],
    email: userEmail,
    preview: `Asked ${officeTime(at)}`,
    heading: "A visitor asked for a person.",
    parts: [
      {
        kind: "paragraph",
        text: `On ${officeTime(at)}, the Support Assistant on ${hostOf(origin)} handed this conversation over to you. It has stopped answering.`,
      },
      {
        kind: "facts",
        title: "The visitor and their last messages",
        facts: factsOf([
          ["Name", userName],
          ["Email", userEmail],
          ["Last messages", messages.join("\n\n")],
        ]),
      },
      {
        kind: "paragraph",
        text: "Reply in the dashboard. The visitor gets your reply in the chat, or by email if they’ve left.",
      },
      { kind: "link", label: "Open the conversation", href: origin + dashboardAddress("conversations", id) },
    ],
  });
}

/**
 * To a visitor who has left: a team member's reply in the chat. It repeats nothing that the visitor wrote. `context` is the
 * conversation and the time of the reply.
 */
function replyToVisitor({ content }: { content: string }, { id, at, origin }: EmailContext): EmailContent {
  return {
    subject: `${site.name} replied to you`,
    preview: "A person on our team replied in the chat.",
    heading: "We replied to you.",
    parts: [
      {
        kind: "paragraph",
        text: `You wrote to us in the chat on ${hostOf(origin)}. On ${officeTime(at)}, a person on our team replied:`,
      },
      { kind: "quote", text: content },
      {
        kind: "paragraph",
        text: "To continue, reply to this email, or open the chat again in the same browser.",
      },
      { kind: "link", label: "Back to the site", href: `${origin}/` },
    ],
    footer: [
      `You received this email because this address was entered in the chat. To have the conversation deleted, reply to this email or email ${site.email} and include the reference ${id}.`,
      "If it wasn’t you, another person may have entered your address by mistake. You don’t need to do anything: you are not on any list.",
    ],
    replyTo: site.email,
  };
}

/** Number of the visitor's last messages in a hand-over email. */
const LAST_MESSAGES = 3;

const handOver: EmailDefinition = {
  async compose(queries, { aboutId: id, createdAt: at }, { origin, isMasked }) {
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
  },
  example: (context) =>
    handOverToTeam(
      {
        userName: "Example Visitor",
        userEmail: "visitor@example.com",
        messages: ["Does it run inside our own network?", "And who can see the audit trail? I’d rather ask a person."],
      },
      context,
    ),
};

const reply: EmailDefinition = {
  async compose(queries, { aboutId }, { origin, isMasked }) {
    const row = await queries
      .selectFrom("chatMessages")
      .innerJoin("chatConversations", "chatConversations.id", "chatMessages.conversationId")
      .select(["conversationId", "content", "timestamp", "userName", "userEmail", isApplicant.as("isApplicant")])
      .where("chatMessages.id", "=", aboutId)
      .executeTakeFirst();
    if (!row) return null;
    const sent = { content: row.content, sender: "bot", metadata: { author: "team" } } as const;
    const shown = isMasked ? maskMessage(sent, row) : sent;
    return replyToVisitor(shown, { id: row.conversationId, at: row.timestamp, origin });
  },
  example: (context) =>
    replyToVisitor(
      {
        content:
          "Yes, all of it can run inside your network.\nOnly the roles you choose can read the audit trail. Would Thursday work for a demo?",
      },
      context,
    ),
  isPersonal: true,
};

export const conversationEmails = { "conversation-to-team": handOver, "conversation-answered": reply };
