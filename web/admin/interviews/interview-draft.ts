import type { Interview } from "#domain/interviews/schema.ts";
import { localTime, momentOf, ownTimeZone } from "./zoned-time.ts";

/** An interview as the fields of its form hold it. */
export type InterviewDraft = ReturnType<typeof draftOf>;

/** What the fields show for an interview; null for a new one. */
export function draftOf(interview: Interview | null) {
  const zone = interview?.timeZone ?? ownTimeZone();
  return {
    title: interview?.title ?? "",
    local: interview ? localTime(Date.parse(interview.startsAt), zone) : "",
    durationMinutes: interview?.durationMinutes ?? 45,
    timeZone: zone,
    candidateTimeZone: interview?.candidateTimeZone ?? zone,
    place: interview?.place ?? "",
    interviewerIds: interview?.interviewers.map(({ id }) => id) ?? [],
    invitesCandidate: interview?.invitesCandidate ?? false,
  };
}

/** What the API gets for a draft; `startsAt` is empty where no time is chosen. */
export function planOf({ local, ...plan }: InterviewDraft) {
  const startsAt = momentOf(local, plan.timeZone);
  return { ...plan, startsAt: Number.isNaN(startsAt) ? "" : new Date(startsAt).toISOString() };
}
