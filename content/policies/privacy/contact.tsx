import { site } from "#site";
import { emailLink } from "../email-link.tsx";
import type { PolicySection } from "../policy-section.ts";

const { answerDays } = site.privacyNotice;

/** How the notice changes, and the contact details: sections XIII to XV. */
export const contact: readonly PolicySection[] = [
  {
    id: "changes",
    title: "Changes",
    plain: "This page changes before our practice does, and its date with it.",
    body: (
      <p>
        If we come to collect something new, use it otherwise or share it with someone, you read it here first, under a
        new date. If it concerns data that you have already given us, we write to you before, and where the Act asks for
        your consent we ask for it again. Earlier versions are yours for the asking.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    plain: `Write to ${site.email}. You have an answer within ${answerDays} days.`,
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
          The {answerDays} days run from the day your message arrives. If we cannot finish in that time, the answer says
          why and by when.
        </p>
      </>
    ),
  },
  {
    id: "grievance-officer",
    title: "Grievance Officer",
    plain: "If our answer does not satisfy you, one office looks at it again. After that, you can go to the Board.",
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
          Say what happened and what you would like us to do. The office answers within {answerDays} days of receiving
          your message. If that does not settle it, or no answer comes, you may complain to the Data Protection Board of
          India (section 13 of the Act).
        </p>
      </>
    ),
  },
];
