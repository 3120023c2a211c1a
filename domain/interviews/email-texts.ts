import { calendarText } from "#mail/calendar.ts";
import type { EmailContent } from "#mail/email-content.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { factsOf, hostOf } from "../emails/email-text.ts";
import { dashboardAddress } from "../kernel/dashboard-tabs.ts";
import { zoneName } from "./schema.ts";

/** An interview as its emails describe it. Times are epoch milliseconds. */
export interface InterviewDetails {
  id: string;
  applicationId: string;
  title: string;
  startsAt: number;
  durationMinutes: number;
  timeZone: string;
  candidateTimeZone: string;
  /** An address or a link; may be empty. */
  place: string;
  version: number;
  changedAt: number;
  interviewers: string[];
  candidate: string;
  position: string;
  /** The title of the job listing; null when the application names none. */
  listingTitle: string | null;
}

/** The recipient of an email, and whether it invites or takes the invitation back. */
export interface InterviewEmail {
  recipient: string;
  isCanceled: boolean;
  /** Whether the interview goes on without the candidate: what is planned now is not theirs to know. */
  isWithdrawn?: boolean;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

/** A time in a zone, such as 'Thursday, January 15, 2027, at 3:00 PM (Asia/Kolkata)'. */
export function timeIn(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone });
  return `${format.format(at).replace("\u202f", " ").replace(" at ", ", at ")} (${zoneName(timeZone)})`;
}

/** To a member of the team who interviews. */
export function interviewToInterviewer(interview: InterviewDetails, email: InterviewEmail): EmailContent {
  const { title, candidate, position, startsAt, timeZone, candidateTimeZone } = interview;
  return {
    subject: `${prefixOf(interview, email)}: ${inSubject(`${title}, ${candidate}`)}`,
    preview: timeIn(timeZone, startsAt),
    heading: headingOf(interview, email),
    parts: [
      {
        kind: "facts",
        title: "Interview",
        facts: factsOf([
          ["Title", title, true],
          ["Candidate", candidate],
          ["Position", position],
          ["Time", timeIn(timeZone, startsAt)],
          ["Time for the candidate", candidateTimeZone === timeZone ? null : timeIn(candidateTimeZone, startsAt)],
          ...commonFacts(interview),
        ]),
      },
      {
        kind: "link",
        label: "Open the application in the dashboard",
        href: email.origin + dashboardAddress("applications", interview.applicationId),
      },
    ],
    footer: [`The attached calendar file ${email.isCanceled ? "removes" : "adds"} the interview.`, automatic],
    replyTo: site.email,
    calendar: calendarOf(interview, email, `${title}: ${candidate}`),
  };
}

/** To the candidate. It names the position by the title of its listing, and repeats nothing that the candidate typed. */
export function interviewToCandidate(plan: InterviewDetails, email: InterviewEmail): EmailContent {
  const { isWithdrawn = false } = email;
  const interview = isWithdrawn ? { ...plan, title: "Interview", place: "", interviewers: [] } : plan;
  const { title, startsAt, candidateTimeZone, listingTitle } = interview;
  return {
    subject: isWithdrawn ? prefixOf(interview, email) : `${prefixOf(interview, email)}: ${inSubject(title)}`,
    preview: isWithdrawn ? headingOf(interview, email) : timeIn(candidateTimeZone, startsAt),
    heading: headingOf(interview, email),
    parts: [
      {
        kind: "paragraph",
        text: `This is about your application to ${site.name}${listingTitle ? ` for ${listingTitle}` : ""}, sent from ${hostOf(email.origin)}.`,
      },
      ...(isWithdrawn
        ? []
        : [
            {
              kind: "facts" as const,
              title: "Interview",
              facts: factsOf([
                ["Title", title, true],
                ["Time", timeIn(candidateTimeZone, startsAt)],
                ...commonFacts(interview),
              ]),
            },
          ]),
    ],
    footer: [
      `The attached calendar file ${email.isCanceled ? "removes the interview from" : "adds the interview to"} your calendar.`,
      `${email.isCanceled ? "Questions? Reply" : "If the time doesn’t work for you, reply"} to this email. A person reads your reply.`,
      `To have your application deleted, reply or email ${site.email}.`,
    ],
    replyTo: site.email,
    calendar: calendarOf(interview, email, `${title} (${site.name})`),
  };
}

const automatic = `This email was sent automatically. Questions? Email ${site.email}.`;

const commonFacts = ({ durationMinutes, place, interviewers }: InterviewDetails): [string, string, boolean?][] => [
  ["Duration", `${durationMinutes} minutes`],
  ["Place", place, true],
  ["Interviewers", interviewers.join(", ")],
];

const prefixOf = ({ version }: InterviewDetails, { isCanceled }: InterviewEmail) =>
  isCanceled ? "Interview canceled" : version > 1 ? "Interview changed" : "Interview";

const headingOf = ({ version }: InterviewDetails, { isCanceled }: InterviewEmail) =>
  isCanceled
    ? "The interview is canceled."
    : version > 1
      ? "The interview has changed."
      : "You’re invited to an interview.";

function calendarOf(interview: InterviewDetails, { recipient, isCanceled }: InterviewEmail, summary: string) {
  const method = isCanceled ? "CANCEL" : "REQUEST";
  const text = calendarText({
    method,
    uid: `${interview.id}@${site.email.split("@").at(-1)}`,
    sequence: interview.version - 1,
    stamp: interview.changedAt,
    start: interview.startsAt,
    end: interview.startsAt + interview.durationMinutes * 60_000,
    summary,
    location: interview.place,
    description: interview.interviewers.length > 0 ? `Interviewers: ${interview.interviewers.join(", ")}` : "",
    organizer: { name: site.name, address: site.email },
    attendee: recipient,
  });
  return { method, text } as const;
}
