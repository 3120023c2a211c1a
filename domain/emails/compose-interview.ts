import type { Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import type { EmailContent } from "#mail/email-content.ts";
import { maskApplication } from "../job-applications/mask.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { interviewToCandidate, interviewToInterviewer } from "./interview-emails.ts";

/**
 * The content of an email about an interview as it is planned now: an invitation, or a cancellation for a canceled interview
 * and for those who no longer belong to it. Null when the interview has been removed.
 */
export async function composeInterview(
  queries: Queries,
  { kind, aboutId, recipient }: Pick<EmailRow, "kind" | "aboutId" | "recipient">,
  origin: string,
  isMasked: boolean,
): Promise<EmailContent | null> {
  const row = await queries.selectFrom("interviews").selectAll().where("id", "=", aboutId).executeTakeFirst();
  const stored = await queries
    .selectFrom("jobApplications as application")
    .leftJoin("jobListings as listing", "listing.id", "application.jobListingId")
    .selectAll("application")
    .select("listing.title as listingTitle")
    .where("application.id", "=", row?.jobApplicationId ?? "")
    .executeTakeFirst();
  if (!row || !stored) return null;
  const people = await queries
    .selectFrom("interviewers")
    .innerJoin("users", "users.id", "interviewers.userId")
    .select(["name", "email"])
    .where("interviewId", "=", row.id)
    .orderBy("name")
    .execute();
  const application = isMasked ? maskApplication(stored) : stored;
  const mask = maskOf({ name: stored.fullName, email: stored.email });
  const isForCandidate = kind === "interview-to-candidate";
  const belongs = isForCandidate ? row.invitesCandidate === 1 : people.some(({ email }) => email === recipient);
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
  const email = {
    recipient: isMasked && isForCandidate ? maskEmail(address) : address,
    isCanceled: row.canceledAt !== null || !belongs,
    isWithdrawn: isForCandidate && !belongs,
    origin,
  };
  return isForCandidate ? interviewToCandidate(details, email) : interviewToInterviewer(details, email);
}
