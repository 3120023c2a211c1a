import type { EmailDefinition } from "../emails/definition.ts";
import type { EmailContext } from "../emails/email-text.ts";
import { maskApplication } from "../job-applications/mask.ts";
import { masksRole } from "../kernel/permissions.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { colleaguesFor } from "../work/colleagues.ts";
import { type InterviewDetails, interviewToCandidate, interviewToInterviewer } from "./email-texts.ts";

/**
 * The content of an email about an interview as it is planned now: an invitation, or a cancellation for a canceled interview
 * and for those who no longer belong to it. Who sees the candidate masked in the dashboard does so here, too: a reveal ends,
 * an email stays. Null when the interview has been removed, or when a colleague may no longer read applications.
 */
const compose: EmailDefinition["compose"] = async (queries, email, { origin, isMasked: isMaskedForAll }) => {
  const { kind, aboutId, recipient, recipientId } = email;
  const row = await queries.selectFrom("interviews").selectAll().where("id", "=", aboutId).executeTakeFirst();
  const stored = await queries
    .selectFrom("jobApplications as application")
    .leftJoin("jobListings as listing", "listing.id", "application.jobListingId")
    .selectAll("application")
    .select("listing.title as listingTitle")
    .where("application.id", "=", row?.jobApplicationId ?? "")
    .executeTakeFirst();
  const isForCandidate = kind === "interview-to-candidate";
  // A release before `recipientId` queued the address alone, which may have changed.
  const [column, value] = recipientId === null ? (["email", recipient] as const) : (["id", recipientId] as const);
  const colleagues = colleaguesFor(queries, "application").select("role");
  const colleague = isForCandidate ? null : await colleagues.where(column, "=", value ?? "").executeTakeFirst();
  if (!row || !stored || colleague === undefined) return null;
  const isMasked = isMaskedForAll || (colleague !== null && masksRole(colleague.role));
  const people = await queries
    .selectFrom("interviewers")
    .innerJoin("users", "users.id", "interviewers.userId")
    .select(["users.id", "name"])
    .where("interviewId", "=", row.id)
    .orderBy("name")
    .execute();
  const application = isMasked ? maskApplication(stored) : stored;
  const mask = maskOf({ name: stored.fullName, email: stored.email }, { keepsLinks: true });
  const belongs = isForCandidate ? row.invitesCandidate === 1 : people.some((one) => one.id === colleague?.id);
  const address = recipient ?? "";
  const details = {
    ...row,
    ...(isMasked && { title: mask.short(row.title), place: mask.short(row.place) }),
    applicationId: stored.id,
    interviewers: people.map(({ name }) => name),
    candidate: application.fullName,
    position: application.position,
    listingTitle: stored.listingTitle,
  };
  const shown = {
    recipient: isMasked && isForCandidate ? maskEmail(address) : address,
    isCanceled: row.canceledAt !== null || !belongs,
    isWithdrawn: isForCandidate && !belongs,
    origin,
  };
  return isForCandidate ? interviewToCandidate(details, shown) : interviewToInterviewer(details, shown);
};

const exampleOf = ({ id, at }: EmailContext): InterviewDetails => ({
  id,
  applicationId: id,
  title: "Technical interview",
  startsAt: Date.UTC(2026, 0, 15, 9, 30),
  durationMinutes: 45,
  timeZone: "Asia/Kolkata",
  candidateTimeZone: "Europe/Berlin",
  place: "https://meet.example.com/interview",
  version: 1,
  changedAt: at,
  interviewers: ["Example Colleague", "Another Colleague"],
  candidate: "Example Applicant",
  position: "Privacy Engineer",
  listingTitle: "Privacy Engineer",
});

export const interviewEmails = {
  "interview-to-interviewer": {
    compose,
    example: (context) =>
      interviewToInterviewer(exampleOf(context), {
        recipient: "interviewer@example.com",
        isCanceled: false,
        origin: context.origin,
      }),
    isMaskedForTeam: true,
  },
  "interview-to-candidate": {
    compose,
    example: (context) =>
      interviewToCandidate(exampleOf(context), {
        recipient: "applicant@example.com",
        isCanceled: true,
        origin: context.origin,
      }),
  },
} satisfies Record<string, EmailDefinition>;
