import * as z from "zod/mini";
import { line } from "../kernel/text.ts";
import { colleagueSchema } from "../work/schema.ts";

/** The most interviewers of an interview. */
export const MAX_INTERVIEWERS = 10;

/** Whether a text names an IANA time zone that this system knows, such as `Asia/Kolkata`. */
export function isTimeZone(text: string): boolean {
  try {
    // Offsets such as `+05:30` are no zones: they know no summer time.
    return /^[A-Za-z]/.test(text) && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: text }));
  } catch {
    return false;
  }
}

/** Zones that browsers and servers still call by a former name of their city, which stays valid (CLDR, `timezone.xml`). */
const presentNames: Record<string, string> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
};

/** The name of a time zone for people, the same for each of its identifiers: 'Asia/Kolkata', 'America/New York'. */
export const zoneName = (timeZone: string): string => (presentNames[timeZone] ?? timeZone).replaceAll("_", " ");

const timeZone = z.string("Choose a time zone").check(
  z.maxLength(64, "Use at most 64 characters"),
  z.refine((text) => isTimeZone(text), "Choose a time zone such as Asia/Kolkata"),
);

const minutes = "Must be whole minutes, 5 to 480";

/** What the team plans. The time zone is that of the plan; the candidate may live in another. */
const plan = {
  title: line(120, "Enter a title"),
  startsAt: z.iso.datetime("Enter a day and a time"),
  durationMinutes: z.int(minutes).check(z.gte(5, minutes), z.lte(480, minutes)),
  timeZone,
  candidateTimeZone: timeZone,
  /** An address or a link; may be empty. */
  place: line(300),
  interviewerIds: z
    .array(line(36, "Must be the id of a colleague"), "Choose at least one interviewer")
    .check(
      z.minLength(1, "Choose at least one interviewer"),
      z.maxLength(MAX_INTERVIEWERS, `Choose at most ${MAX_INTERVIEWERS} interviewers`),
    ),
  /** Whether the candidate gets the invitation by email too. */
  invitesCandidate: z.boolean("Must be true or false"),
};

/** Plans the interview although an interviewer has another one at that time. */
const despiteConflicts = z._default(z.boolean("Must be true or false"), false);

const version = z.int("Must be the version of the interview that you saw").check(z.gte(1, "Must be at least 1"));

/** The body of `POST …/interviews`. */
export const newInterviewSchema = z.strictObject({ ...plan, despiteConflicts });
export type NewInterview = z.infer<typeof newInterviewSchema>;

/** The body of `PUT …/interviews/{interview}`: the whole plan, and the version that it replaces. */
export const interviewChangeSchema = z.strictObject({ ...plan, despiteConflicts, version });

/** The body of `POST …/interviews/{interview}/cancel`. */
export const cancellationSchema = z.strictObject({ version });

/** An interview in API responses. */
export const interviewSchema = z.object({
  id: z.string(),
  title: z.string(),
  startsAt: z.iso.datetime(),
  durationMinutes: z.number(),
  timeZone: z.string(),
  candidateTimeZone: z.string(),
  place: z.string(),
  invitesCandidate: z.boolean(),
  interviewers: z.array(colleagueSchema),
  isCanceled: z.boolean(),
  /** Increases with every change. A change names the version that it was based on. */
  version: z.number(),
});
export type Interview = z.infer<typeof interviewSchema>;
export const interviewsSchema = z.array(interviewSchema);
