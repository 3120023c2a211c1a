import { accountEmails } from "#domain/accounts/account/email-definitions.ts";
import { invitationEmails } from "#domain/accounts/invitations/email.ts";
import { conversationEmails } from "#domain/conversations/emails.ts";
import type { EmailDefinitions } from "#domain/emails/definition.ts";
import { inquiryEmails } from "#domain/inquiries/emails.ts";
import { interviewEmails } from "#domain/interviews/compose-email.ts";
import { applicationEmails } from "#domain/job-applications/emails.ts";
import { noteEmails } from "#domain/notes/mention-email.ts";
import { replyEmails } from "#domain/replies/emails.ts";

/** Every kind of email. Add those of a new noun here. */
export const emailDefinitions: EmailDefinitions = {
  ...inquiryEmails,
  ...applicationEmails,
  ...conversationEmails,
  ...replyEmails,
  ...noteEmails,
  ...accountEmails,
  ...invitationEmails,
  ...interviewEmails,
};
