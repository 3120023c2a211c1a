import { site } from "#site";
import { emailLink } from "../email-link.tsx";
import type { PolicySection } from "../policy-section.ts";

const { answerDays } = site.privacyNotice;

/** How the notice changes, and the contact details: sections XIII to XV. */
export const contact: readonly PolicySection[] = [
  {
    id: "changes",
    title: "Changes",
    plain: "We update this page and its date before we change our practices.",
    body: (
      <p>
        If we collect, use or share data in a new way, you’ll read it here first, under a new date. If it affects data
        you’ve already given us, we write to you beforehand, and where the Act requires consent, we ask again. Earlier
        versions are available on request.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    plain: `Write to ${site.email}. We answer within ${answerDays} days.`,
    body: (
      <>
        <address>
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{emailLink("Privacy")}</span>
          <span>
            <a href={`tel:${site.phone.replaceAll(" ", "")}`}>{site.phone}</a>
          </span>
        </address>
        <p>
          The {answerDays} days run from the day your message arrives. If we need longer, we tell you why in that time.
        </p>
      </>
    ),
  },
  {
    id: "grievance-officer",
    title: "Grievance Officer",
    plain: "If our answer doesn’t satisfy you, our Grievance Officer reviews it. After that, you can go to the Board.",
    body: (
      <>
        <address>
          <span>Grievance Officer</span>
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{emailLink("Grievance")}, with “Grievance” as the subject</span>
        </address>
        <p>
          We answer within {answerDays} days of receiving your message. If that doesn’t settle it, or you get no answer,
          you may complain to the Data Protection Board of India (section 13 of the Act).
        </p>
      </>
    ),
  },
];
