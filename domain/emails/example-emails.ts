import type { EmailContent } from "#mail/email-content.ts";
import { applicationAcknowledged, applicationToTeam } from "./application-emails.ts";
import { handOverToTeam, replyToVisitor } from "./conversation-emails.ts";
import type { EmailContext } from "./email-text.ts";
import { exampleApplication, exampleHandOver, exampleInquiry, exampleInternship, exampleReply } from "./examples.ts";
import { inquiryAcknowledged, inquiryToTeam } from "./inquiry-emails.ts";
import { testContent } from "./test-email.ts";

const context: EmailContext = {
  id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
  at: Date.UTC(2026, 0, 5, 9, 30),
  origin: "https://www.example.com",
};

/** Every mail that this product sends, by name, filled with invented content. */
export const exampleEmails: Readonly<Record<string, EmailContent>> = {
  "inquiry-to-team": inquiryToTeam(exampleInquiry, context),
  "inquiry-acknowledged": inquiryAcknowledged(exampleInquiry, context),
  "application-to-team": applicationToTeam(exampleApplication, context),
  "application-acknowledged": applicationAcknowledged(exampleApplication, context),
  "internship-to-team": applicationToTeam(exampleInternship, context),
  "internship-acknowledged": applicationAcknowledged(exampleInternship, context),
  "conversation-to-team": handOverToTeam(exampleHandOver, context),
  "conversation-answered": replyToVisitor(exampleReply, context),
  "test-inquiry": testContent("inquiry", context),
  "test-application": testContent("application", context),
};
