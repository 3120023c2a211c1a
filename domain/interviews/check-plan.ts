import type { Queries } from "#db/database.ts";
import { DAY } from "../kernel/days.ts";
import { ConflictError, ValidationError } from "../kernel/errors.ts";
import { colleaguesFor } from "../work/colleagues.ts";
import type { Interview, NewInterview } from "./schema.ts";

/** How far ahead an interview can start, in years of 366 days. */
const MAX_YEARS_AHEAD = 2;

/** What a plan replaces: nothing, when the interview is new; and the present time (epoch ms). */
interface Situation {
  before: Interview | null;
  now: number;
}

/**
 * Checks the plan of an interview in the transaction that stores it. Throws a `ValidationError` for a start that makes no sense
 * and for interviewers who may not read applications, and a `ConflictError` when one of them has another interview then, unless
 * the plan accepts it.
 */
export async function checkPlan(queries: Queries, wanted: NewInterview, { before, now }: Situation): Promise<void> {
  const start = Date.parse(wanted.startsAt);
  checkStart(start, wanted.durationMinutes, { before, now });
  // Locked on PostgreSQL, so that two plans for the same person at the same time see each other.
  const people = await colleaguesFor(queries, "application")
    .where("id", "in", wanted.interviewerIds)
    .forUpdate()
    .execute();
  if (people.length !== new Set(wanted.interviewerIds).size)
    throw new ValidationError({ interviewerIds: ["Choose colleagues with access to applications"] });
  if (wanted.despiteConflicts) return;
  const busy = await queries
    .selectFrom("interviewers")
    .innerJoin("interviews", "interviews.id", "interviewers.interviewId")
    .select(["interviewers.userId", "startsAt"])
    .where("interviewers.userId", "in", wanted.interviewerIds)
    .where("canceledAt", "is", null)
    .where("interviews.id", "!=", before?.id ?? "")
    .where("startsAt", "<", start + wanted.durationMinutes * 60_000)
    .where(({ eb, ref }) => eb(eb(ref("startsAt"), "+", eb(ref("durationMinutes"), "*", 60_000)), ">", start))
    .orderBy("startsAt")
    .execute();
  if (busy.length === 0) return;
  const { timeZone } = wanted;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const messages = busy.map(({ userId, startsAt }) => {
    const name = people.find(({ id }) => id === userId)?.name;
    return `${name} has another interview on ${format.format(startsAt).replace("\u202f", " ")} (${timeZone})`;
  });
  throw new ConflictError(
    { despiteConflicts: messages },
    `${messages.join(". ")}. Choose another time, or save it anyway`,
  );
}

/** A start that stays is not checked again. An interview that took place can be corrected, but no one can be invited to one. */
function checkStart(start: number, durationMinutes: number, { before, now }: Situation): void {
  if (before && Date.parse(before.startsAt) === start) return;
  if (start > now + MAX_YEARS_AHEAD * 366 * DAY)
    throw new ValidationError({ startsAt: ["Choose a start within the next two years"] });
  if (!before && start + durationMinutes * 60_000 <= now)
    throw new ValidationError({ startsAt: ["This interview would be over already. Choose a start in the future"] });
}
