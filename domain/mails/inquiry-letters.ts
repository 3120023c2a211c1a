import type { Letter } from "#mail/letter.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import type { NewInquiry } from "../inquiries/schema.ts";
import { isPlausibleAddress } from "./address.ts";
import { acknowledgementFooter, capitalised, hostOf, inWords, type Told, teamFooter } from "./letter-words.ts";

/** To the team: a visitor requests a demo. */
export function inquiryToTeam(inquiry: NewInquiry, { id, at, origin }: Told): Letter {
  const { firstName, lastName, email, company, industry, message } = inquiry;
  const name = `${firstName} ${lastName}`;
  const replyTo = isPlausibleAddress(email) ? email : null;
  return {
    subject: `Demo request: ${inSubject([name, company].filter(Boolean).join(", "))}`,
    preview: `Received ${inWords(at)}`,
    heading: "A visitor asks for a demo.",
    parts: [
      { kind: "paragraph", text: `It came from ${hostOf(origin)} on ${inWords(at)}.` },
      {
        kind: "facts",
        title: "What they wrote",
        facts: [
          { label: "Name", value: name },
          { label: "Email", value: email },
          ...(company ? [{ label: "Company", value: company }] : []),
          { label: "Industry", value: capitalised(industry) },
          { label: "Message", value: message },
        ],
      },
      { kind: "link", label: "Open it in the dashboard", href: `${origin}/admin?open=${id}` },
    ],
    footer: teamFooter(replyTo),
    replyTo,
  };
}

/**
 * To the visitor: a demo request has arrived. It repeats nothing that was typed, since the address may belong to
 * another person.
 */
export function inquiryAcknowledged({ industry }: Pick<NewInquiry, "industry">, { id, at, origin }: Told): Letter {
  return {
    subject: "We have your request for a demo",
    preview: "It is stored, and a person reads it next.",
    heading: "We have your request.",
    parts: [
      {
        kind: "paragraph",
        text: `On ${inWords(at)} a request for a demo of ${site.name} was sent from ${hostOf(origin)} with this e-mail address.`,
      },
      {
        kind: "facts",
        title: "What we received",
        facts: [
          { label: "Details", value: "Name, e-mail address, company if given, industry, message" },
          { label: "Industry", value: capitalised(industry) },
          { label: "Reference", value: id },
        ],
      },
      {
        kind: "steps",
        title: "What happens next",
        steps: [
          "A person in our team reads it.",
          "We write to this address to find a time and to ask what you would like to see.",
          `After ${site.inquiryRetentionMonths} months your request is deleted by itself.`,
        ],
      },
    ],
    footer: acknowledgementFooter(id),
    replyTo: site.email,
  };
}
