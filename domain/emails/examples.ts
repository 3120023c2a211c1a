import type { EmailContent } from "#mail/email-content.ts";
import {
  emailChange,
  emailChanged,
  emailChangeRequested,
  newDevice,
  passwordChanged,
  passwordReset,
} from "../accounts/account/emails.ts";
import { invitationToPerson } from "../accounts/invitations/email.ts";
import {
  factorAdded,
  factorRemoved,
  factorsReset,
  noFactor,
  passkeyAdded,
  passkeyRemoved,
} from "../accounts/second-factors/emails.ts";
import { type HandOverDetails, handOverToTeam, replyToVisitor } from "../conversations/emails.ts";
import { inquiryAcknowledged, inquiryToTeam } from "../inquiries/emails.ts";
import type { NewInquiry } from "../inquiries/schema.ts";
import { type InterviewDetails, interviewToCandidate, interviewToInterviewer } from "../interviews/emails.ts";
import { type ApplicationDetails, applicationAcknowledged, applicationToTeam } from "../job-applications/emails.ts";
import { mentionToColleague } from "../notes/mention-email.ts";
import { letter } from "../replies/letter.ts";
import type { EmailContext } from "./email-text.ts";
import type { TestEmail } from "./schema.ts";

// Invented content for test emails and previews.

const exampleInquiry: NewInquiry = {
  firstName: "Example",
  lastName: "Visitor",
  email: "visitor@example.com",
  company: "Example Clinic",
  industry: "healthcare",
  message:
    "We would like to see how you keep patients’ names out of prompts.\n\nOur assistant answers nurses on four wards. A link such as https://www.example.com/plan is shown as text, not as a link.",
};

const exampleApplication: ApplicationDetails = {
  fullName: "Example Applicant",
  email: "applicant@example.com",
  phone: "+91 00000 00000",
  position: "Privacy Engineer",
  experience: "3–5 years",
  message: "I take systems apart to see what they remember.",
  resumePath: null,
  fileName: "resume.pdf",
  applicationType: "job",
  education: null,
  university: null,
  graduationYear: null,
  availabilityDate: null,
  listingTitle: "Privacy Engineer",
};

export const exampleInternship: ApplicationDetails = {
  ...exampleApplication,
  position: "Internship Position",
  applicationType: "internship",
  experience: "Two university projects",
  education: "Bachelor's Degree",
  university: "Example University",
  graduationYear: "2027",
  availabilityDate: "2027-01-15",
  listingTitle: null,
};

const exampleHandOver: HandOverDetails = {
  userName: "Example Visitor",
  userEmail: "visitor@example.com",
  messages: ["Does it run inside our own network?", "And who can see the audit trail? I’d rather ask a person."],
};

const exampleReply = {
  content:
    "Yes, all of it can run inside your network.\nOnly the roles you choose can read the audit trail. Would Thursday work for a demo?",
};

/** The content of the test email. */
export function testContent(type: TestEmail["type"], context: EmailContext): EmailContent {
  const content =
    type === "inquiry" ? inquiryToTeam(exampleInquiry, context) : applicationToTeam(exampleApplication, context);
  const what = type === "inquiry" ? "inquiries" : "applications";
  return {
    subject: `Test: ${content.subject}`,
    preview: "It arrived, so your email settings work.",
    heading: "This is a test.",
    parts: [
      { kind: "paragraph", text: `Your email settings work. Emails about ${what} look like this:` },
      ...content.parts.filter((part) => part.kind === "facts"),
      { kind: "link", label: "Back to the dashboard", href: `${context.origin}/admin/email` },
    ],
    footer: ["An admin sent this email to test the settings. The details are sample data."],
    replyTo: null,
  };
}

const context: EmailContext = {
  id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
  at: Date.UTC(2026, 0, 5, 9, 30),
  origin: "https://www.example.com",
};

const exampleInterview: InterviewDetails = {
  id: context.id,
  applicationId: context.id,
  title: "Technical interview",
  startsAt: Date.UTC(2026, 0, 15, 9, 30),
  durationMinutes: 45,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/Berlin",
  place: "https://meet.example.com/interview",
  version: 1,
  changedAt: context.at,
  interviewers: ["Example Colleague", "Another Colleague"],
  candidate: exampleApplication.fullName,
  position: exampleApplication.position,
  listingTitle: exampleApplication.listingTitle,
};

const accountContext = { username: "example", at: context.at, origin: context.origin };

/** Every email that this product sends, by name, filled with invented content. */
export const exampleEmails: Readonly<Record<string, EmailContent>> = {
  "inquiry-to-team": inquiryToTeam(exampleInquiry, context),
  "inquiry-acknowledged": inquiryAcknowledged(exampleInquiry, context),
  "application-to-team": applicationToTeam(exampleApplication, context),
  "application-acknowledged": applicationAcknowledged(exampleApplication, context),
  "internship-to-team": applicationToTeam(exampleInternship, context),
  "internship-acknowledged": applicationAcknowledged(exampleInternship, context),
  "conversation-to-team": handOverToTeam(exampleHandOver, context),
  "conversation-answered": replyToVisitor(exampleReply, context),
  reply: letter(
    {
      subject: "Your request to us",
      text: "Dear Example,\n\nYes, all of it can run inside your network. Would Thursday at 3 PM work for a demo?",
      signature: "Example Colleague\nSales",
      kind: "inquiry",
    },
    context,
  ),
  "email-change": emailChange({ ...accountContext, token: "example-token" }),
  "email-change-requested": emailChangeRequested({ ...accountContext, token: "example-token" }),
  "email-changed": emailChanged(accountContext),
  "password-changed": passwordChanged({ ...accountContext, passkeys: 2 }),
  "factor-added": factorAdded(accountContext),
  "factor-removed": factorRemoved(accountContext),
  "factors-reset": factorsReset(accountContext),
  "passkey-added": passkeyAdded(accountContext),
  "passkey-removed": passkeyRemoved(accountContext),
  "new-device": newDevice({ ...accountContext, device: "Firefox on Windows" }),
  "password-used": noFactor({ ...accountContext, wrongCodes: 10 }),
  "password-reset": passwordReset({ ...accountContext, token: "example-token" }),
  invitation: invitationToPerson(
    { role: "sales", inviter: "Example Admin" },
    { at: context.at, origin: context.origin, token: "example-token" },
  ),
  "note-mention": mentionToColleague({ kind: "inquiry", recordId: context.id, author: "Example Colleague" }, context),
  "interview-to-interviewer": interviewToInterviewer(exampleInterview, {
    recipient: "interviewer@example.com",
    isCanceled: false,
    origin: context.origin,
  }),
  "interview-to-candidate": interviewToCandidate(exampleInterview, {
    recipient: exampleApplication.email,
    isCanceled: true,
    origin: context.origin,
  }),
  "test-inquiry": testContent("inquiry", context),
  "test-application": testContent("application", context),
};
