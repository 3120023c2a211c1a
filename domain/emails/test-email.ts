import type { EmailContent } from "#mail/email-content.ts";
import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import { recordAccess } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import type { EmailDefinitions } from "./definition.ts";
import type { EmailContext } from "./email-text.ts";
import { type TestEmail, testEmailSchema } from "./schema.ts";

/**
 * The test email (specification, section 7): the inquiry email, or with `type: "application"` the application email, with
 * invented content, recorded in the audit log before it is sent.
 */
export async function composeTestEmail(
  context: Context,
  body: unknown,
  { definitions, origin }: { definitions: EmailDefinitions; origin: string },
): Promise<RenderedEmail> {
  requirePermission(context, "emails:change");
  const { type } = parse(testEmailSchema, body);
  await recordAccess(context, { action: "send", kind: "email-settings" });
  return renderEmail(testContent(definitions, type, { id: "test", at: context.now(), origin }));
}

/** The content of the test email. */
export function testContent(
  definitions: EmailDefinitions,
  type: TestEmail["type"],
  context: EmailContext,
): EmailContent {
  const content = definitions[`${type}-to-team`].example(context);
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
