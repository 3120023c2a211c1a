import type { EmailContent } from "#mail/email-content.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import type { EmailDefinition } from "../emails/definition.ts";
import { hostOf, officeTime } from "../emails/email-text.ts";
import { dashboardAddress } from "../kernel/dashboard-tabs.ts";
import type { RecordKind } from "../work/schema.ts";

const tabs = { inquiry: "inquiries", application: "applications", conversation: "conversations" } as const;
const names = { inquiry: "an inquiry", application: "a job application", conversation: "a conversation" } as const;

/** The note that mentions a colleague. */
interface Mention {
  kind: RecordKind;
  recordId: string;
  /** Null once the account is removed. */
  author: string | null;
}

/** To a colleague that a note mentions: who wrote it, and where. It says nothing of the note or of the visitor. */
function mentionToColleague(
  { kind, recordId, author }: Mention,
  { at, origin }: { at: number; origin: string },
): EmailContent {
  const name = author ?? "A former colleague";
  return {
    subject: `${inSubject(name)} mentioned you in a note`,
    preview: `On ${names[kind]} in the dashboard`,
    heading: "You were mentioned in a note.",
    parts: [
      {
        kind: "paragraph",
        text: `On ${officeTime(at)}, ${name} mentioned you in a note on ${names[kind]} in the dashboard of ${hostOf(origin)}.`,
      },
      { kind: "link", label: "Read the note", href: origin + dashboardAddress(tabs[kind], recordId) },
    ],
    footer: [
      "The note isn’t part of this email, because it can contain personal data.",
      `This email was sent automatically to a member of the ${site.name} team. Please don’t reply to it.`,
    ],
    replyTo: null,
  };
}

export const noteEmails: Record<"note-mention", EmailDefinition> = {
  "note-mention": {
    async compose(queries, { aboutId, createdAt: at }, { origin }) {
      const note = await queries
        .selectFrom("notes")
        .leftJoin("users", "users.id", "notes.authorId")
        .select(["inquiryId", "jobApplicationId", "conversationId", "users.name as author"])
        .where("notes.id", "=", aboutId)
        .executeTakeFirst();
      if (!note) return null;
      const { inquiryId, jobApplicationId, conversationId, author } = note;
      const kind = inquiryId ? "inquiry" : jobApplicationId ? "application" : "conversation";
      const recordId = inquiryId ?? jobApplicationId ?? conversationId ?? "";
      return mentionToColleague({ kind, recordId, author }, { at, origin });
    },
    example: (context) =>
      mentionToColleague({ kind: "inquiry", recordId: context.id, author: "Example Colleague" }, context),
  },
};
