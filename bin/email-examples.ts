import { testContent } from "#domain/emails/test-email.ts";
import { applicationAcknowledged, applicationToTeam, exampleInternship } from "#domain/job-applications/emails.ts";
import type { EmailContent } from "#mail/email-content.ts";
import { emailDefinitions } from "#server/email-definitions.ts";

const context = {
  id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
  at: Date.UTC(2026, 0, 5, 9, 30),
  origin: "https://www.example.com",
};

/** Every email that this product sends, by name, filled with invented content. */
export const exampleEmails: Readonly<Record<string, EmailContent>> = {
  ...Object.fromEntries(Object.entries(emailDefinitions).map(([kind, { example }]) => [kind, example(context)])),
  "internship-to-team": applicationToTeam(exampleInternship, context),
  "internship-acknowledged": applicationAcknowledged(exampleInternship, context),
  "test-inquiry": testContent(emailDefinitions, "inquiry", context),
  "test-application": testContent(emailDefinitions, "application", context),
};
