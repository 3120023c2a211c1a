import type { EmailContent } from "#mail/email-content.ts";
import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { parse } from "../parse.ts";
import { applicationToTeam } from "./application-emails.ts";
import type { EmailContext } from "./email-text.ts";
import { exampleApplication, exampleInquiry } from "./examples.ts";
import { inquiryToTeam } from "./inquiry-emails.ts";
import { type TestEmail, testEmailSchema } from "./schema.ts";

/**
 * The test email (specification, section 7): the inquiry email, or with `type: "application"` the application email, with
 * invented content. For admins. `origin` is the site's origin, for links.
 */
export function composeTestEmail(context: Context, body: unknown, origin: string): RenderedEmail {
  requireAdmin(context);
  const { type } = parse(testEmailSchema, body);
  return renderEmail(testContent(type, { id: "test", at: context.now(), origin }));
}

/** The content of the test email. */
export function testContent(type: TestEmail["type"], context: EmailContext): EmailContent {
  const content =
    type === "inquiry" ? inquiryToTeam(exampleInquiry, context) : applicationToTeam(exampleApplication, context);
  const what = type === "inquiry" ? "inquiries" : "applications";
  return {
    subject: `Test: ${content.subject}`,
    preview: "It has arrived: the settings work.",
    heading: "This is a test.",
    parts: [
      { kind: "paragraph", text: `It has arrived, so mails about ${what} will. They look like this:` },
      ...content.parts.filter((part) => part.kind === "facts"),
      { kind: "link", label: "Back to the dashboard", href: `${context.origin}/admin?tab=email-settings` },
    ],
    footer: ["An admin asked for this mail, to try the settings. What it shows is invented."],
    replyTo: null,
  };
}
