import type { Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import type { EmailContent } from "#mail/email-content.ts";
import { maskApplication } from "../job-applications/mask.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { interviewToCandidate, interviewToInterviewer } from "./interview-emails.ts";

type ComposedRow = Pick<EmailRow, "kind" | "aboutId" | "recipient" | "recipientId">;

/**
 * The content of an email about an interview as it is planned now: an invitation, or a cancellation for a canceled interview
 * and for those who no longer belong to it. Null when the interview has been removed.
 */
export async function composeInterview(
  queries: Queries,
  { kind, aboutId, recipient, recipientId }: ComposedRow,
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
    .select(["users.id", "name", "email"])
    .where("interviewId", "=", row.id)
    .orderBy("name")
    .execute();
  const application = isMasked ? maskApplication(stored) : stored;
  const mask = maskOf({ name: stored.fullName, email: stored.email });
  const isForCandidate = kind === "interview-to-candidate";
  // A release before `recipientId` queued the address alone, which may have changed.
  const isRecipient = (one: (typeof people)[number]) =>
    recipientId === null ? one.email === recipient : one.id === recipientId;
  const belongs = isForCandidate ? row.invitesCandidate === 1 : people.some(isRecipient);
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
