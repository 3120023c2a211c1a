import type { Queries } from "#db/database.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueEmails } from "../emails/queue.ts";
import { colleaguesFor } from "../work/colleagues.ts";

interface Changed {
  /** The id of the interview. */
  id: string;
  /** Who takes part now or did before the change. Those who may no longer read applications get no email. */
  interviewerIds: readonly string[];
  /** Whether the candidate is invited now or was before the change. */
  candidate: boolean;
  now: number;
}

/**
 * Queues the emails about a new, changed or canceled interview, and drops those to the same people that still wait: each
 * tells the present plan. Call it in the transaction of the change, and `context.emailQueued` after the commit.
 */
export async function queueInterviewEmails(
  queries: Queries,
  { id, interviewerIds, candidate, now }: Changed,
): Promise<void> {
  const people = await colleaguesFor(queries, "application").where("id", "in", interviewerIds).execute();
  const applicant = await queries
    .selectFrom("interviews")
    .innerJoin("jobApplications", "jobApplications.id", "interviews.jobApplicationId")
    .select("email")
    .where("interviews.id", "=", id)
    .executeTakeFirstOrThrow();
  const emails = [
    ...people.map((one) => ({ kind: "interview-to-interviewer" as const, recipient: one.email, recipientId: one.id })),
    ...(candidate ? [{ kind: "interview-to-candidate" as const, recipient: applicant.email, recipientId: null }] : []),
  ].filter(({ recipient }) => isPlausibleAddress(recipient));
  if (emails.length === 0) return;
  await queries
    .deleteFrom("mails")
    .where("aboutId", "=", id)
    .where("state", "=", "waiting")
    // The cancellation for a person who was taken off the plan before still has to arrive.
    .where(({ eb, or }) =>
      or([
        eb(
          "recipient",
          "in",
          emails.map(({ recipient }) => recipient),
        ),
        eb(
          "recipientId",
          "in",
          emails.map(({ recipientId }) => recipientId ?? ""),
        ),
      ]),
    )
    .execute();
  await queueEmails(
    queries,
    emails.map((email) => ({ ...email, aboutId: id, now })),
  );
}
