import type { Letter } from "#mail/letter.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { isPlausibleAddress } from "./address.ts";
import { acknowledgementFooter, hostOf, inWords, type Told, teamFooter } from "./letter-words.ts";

/** What a mail about an application is made of. */
export interface ToldApplication {
  fullName: string;
  email: string;
  phone: string;
  position: string;
  experience: string;
  message: string | null;
  resumePath: string | null;
  /** Of the uploaded resume. */
  fileName: string | null;
  applicationType: string;
  education: string | null;
  university: string | null;
  graduationYear: string | null;
  availabilityDate: string | null;
  /** The title of the listing that was applied for, as its owner wrote it. */
  listingTitle: string | null;
}

/** To the team: a visitor applies. The resume stays where it is; the dashboard records who opens it. */
export function applicationToTeam(application: ToldApplication, { id, at, origin }: Told): Letter {
  const { fullName, email, phone, position, experience, message, resumePath, fileName } = application;
  const { education, university, graduationYear, availabilityDate } = application;
  const isInternship = application.applicationType === "internship";
  const replyTo = isPlausibleAddress(email) ? email : null;
  const facts: [string, string | null][] = [
    ["Name", fullName],
    ["Email", email],
    ["Phone", phone],
    ["Position", position],
    ["Experience", experience],
    ["Education", education],
    ["University", university],
    ["Graduates", graduationYear],
    ["Available from", availabilityDate],
    ["Resume", fileName ?? resumePath],
    ["Message", message],
  ];
  return {
    subject: `${isInternship ? "Internship application" : "Job application"}: ${inSubject(`${fullName}, ${position}`)}`,
    preview: `Received ${inWords(at)}`,
    heading: isInternship ? "A visitor applies for an internship." : "A visitor applies for a job.",
    parts: [
      { kind: "paragraph", text: `It came from ${hostOf(origin)} on ${inWords(at)}.` },
      {
        kind: "facts",
        title: "What they wrote",
        facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      },
      {
        kind: "paragraph",
        text: "The resume is not in this mail. Open it in the dashboard, where it is kept and removed with the application.",
      },
      {
        kind: "link",
        label: "Open it in the dashboard",
        href: `${origin}/admin?tab=job-applications&open=${id}`,
      },
    ],
    footer: teamFooter(replyTo),
    replyTo,
  };
}

/** To who applied: it has arrived. Nothing that was typed is repeated; a position is named in its owner's words. */
export function applicationAcknowledged(application: ToldApplication, { id, at, origin }: Told): Letter {
  const isInternship = application.applicationType === "internship";
  const place = application.listingTitle ?? (isInternship ? "An internship" : "A job");
  return {
    subject: isInternship ? "We have your internship application" : "We have your application",
    preview: "It is stored, and a person reads it next.",
    heading: "We have your application.",
    parts: [
      {
        kind: "paragraph",
        text: `On ${inWords(at)} an application to ${site.name} was sent from ${hostOf(origin)} with this e-mail address.`,
      },
      {
        kind: "facts",
        title: "What we received",
        facts: [
          { label: "Applied for", value: place },
          { label: "Details", value: detailsOf(application) },
          { label: "Reference", value: id },
        ],
      },
      {
        kind: "steps",
        title: "What happens next",
        steps: [
          "A person in our team reads it. No machine ranks or rejects applicants.",
          "We write to this address, whatever we decide.",
          `After ${site.applicationRetentionMonths} months your application is deleted by itself.`,
        ],
      },
    ],
    footer: acknowledgementFooter(id),
    replyTo: site.email,
  };
}

/** The kinds of details that came, and none of them itself: who reads the mailbox need not be who applied. */
const detailsOf = ({ phone, education, availabilityDate, message }: ToldApplication) =>
  [
    "Name",
    "e-mail address",
    phone && "phone",
    "experience",
    education && "studies",
    availabilityDate && "availability",
    message && "message",
    "resume",
  ]
    .filter(Boolean)
    .join(", ");
