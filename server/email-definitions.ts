import { accountEmails } from "#domain/accounts/account/emails.ts";
import { invitationEmails } from "#domain/accounts/invitations/emails.ts";
import { conversationEmails } from "#domain/conversations/emails.ts";
import type { EmailDefinitions } from "#domain/emails/definition.ts";
import { inquiryEmails } from "#domain/inquiries/emails.ts";
import { interviewEmails } from "#domain/interviews/emails.ts";
import { applicationEmails } from "#domain/job-applications/emails.ts";
import { noteEmails } from "#domain/notes/emails.ts";
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
