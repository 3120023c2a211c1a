import type { Letter } from "#mail/letter.ts";
import { type Content, renderLetter } from "#mail/render.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { parse } from "../parse.ts";
import { applicationToTeam } from "./application-letters.ts";
import { exampleApplication, exampleInquiry } from "./examples.ts";
import { inquiryToTeam } from "./inquiry-letters.ts";
import type { Told } from "./letter-words.ts";
import { type TestEmail, testEmailSchema } from "./schema.ts";

/**
 * The mail that tries the settings (specification, section 7): the one about an inquiry unless the body says
 * `application`, filled with invented content. Admins alone. `origin` is the site's own address, for links.
 */
export function composeTestMail(context: Context, body: unknown, origin: string): Content {
  requireAdmin(context);
  const { type } = parse(testEmailSchema, body);
  return renderLetter(testLetter(type, { id: "test", at: context.now(), origin }));
}

/** What is sent to try the settings: a mail about an inquiry or an application, named for the test it is. */
export function testLetter(type: TestEmail["type"], told: Told): Letter {
  const letter = type === "inquiry" ? inquiryToTeam(exampleInquiry, told) : applicationToTeam(exampleApplication, told);
  const what = type === "inquiry" ? "inquiries" : "applications";
  return {
    subject: `Test: ${letter.subject}`,
    preview: "It has arrived: the settings work.",
    heading: "This is a test.",
    parts: [
      { kind: "paragraph", text: `It has arrived, so mails about ${what} will. They look like this:` },
      ...letter.parts.filter((part) => part.kind === "facts"),
      { kind: "link", label: "Back to the dashboard", href: `${told.origin}/admin?tab=email-settings` },
    ],
    footer: ["An admin asked for this mail, to try the settings. What it shows is invented."],
    replyTo: null,
  };
}
