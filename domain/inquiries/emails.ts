import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import type { EmailDefinition } from "../emails/definition.ts";
import { acknowledgment, capitalize, type EmailContext, submissionToTeam } from "../emails/email-text.ts";
import { dashboardAddress } from "../kernel/dashboard-tabs.ts";
import { maskInquiry } from "./mask.ts";
import type { NewInquiry } from "./schema.ts";

/** To the team: a visitor requests a demo. */
function inquiryToTeam(inquiry: NewInquiry, context: EmailContext): EmailContent {
  const { firstName, lastName, email, company, industry, message } = inquiry;
  const name = `${firstName} ${lastName}`;
  return submissionToTeam(
    {
      subject: ["Demo request", [name, company].filter(Boolean).join(", ")],
      heading: "A visitor requested a demo.",
      facts: [
        ["Name", name],
        ["Email", email],
        ["Company", company ?? null],
        ["Industry", capitalize(industry)],
        ["Message", message],
      ],
      path: dashboardAddress("inquiries", context.id),
      email,
    },
    context,
  );
}

/** To the visitor: we received the demo request. */
function inquiryAcknowledged({ industry }: Pick<NewInquiry, "industry">, context: EmailContext): EmailContent {
  return acknowledgment(
    {
      subject: "We received your demo request",
      heading: "We received your request.",
      sent: `a demo request for ${site.name}`,
      facts: [
        ["Details", "Name, email address, company if given, industry, message"],
        ["Industry", capitalize(industry)],
      ],
      steps: [
        "A person on our team reads it.",
        "We email you to find a time and to ask what you would like to see.",
        `After ${site.inquiryRetentionMonths} months your request is deleted automatically.`,
      ],
    },
    context,
  );
}

const example: NewInquiry = {
  firstName: "Example",
  lastName: "Visitor",
  email: "visitor@example.com",
  company: "Example Clinic",
  industry: "healthcare",
  message:
    "We would like to see how you keep patients’ names out of prompts.\n\nOur assistant answers nurses on four wards. A link such as https://www.example.com/plan is shown as text, not as a link.",
};

const definitionOf = (content: typeof inquiryToTeam): EmailDefinition => ({
  async compose(queries, { aboutId }, { origin, isMasked }) {
    const row = await queries.selectFrom("inquiries").selectAll().where("id", "=", aboutId).executeTakeFirst();
    if (!row) return null;
    const stored = { ...row, industry: row.industry as NewInquiry["industry"] };
    return content(isMasked ? maskInquiry(stored) : stored, { id: aboutId, at: row.createdAt, origin });
  },
  example: (context) => content(example, context),
});

export const inquiryEmails = {
  "inquiry-to-team": definitionOf(inquiryToTeam),
  "inquiry-acknowledged": definitionOf(inquiryAcknowledged),
};
