import * as z from "zod/mini";

/** What kind of answer was given; `unknown` when the site does not say, `language` when it was asked in another than English, `declined` when it is not for this assistant. */
export const answerKinds = [
  "answer",
  "greeting",
  "thanks",
  "pricing",
  "contact",
  "privacy-request",
  "jobs",
  "demo",
  "handover",
  "declined",
  "unknown",
  "language",
  "attack",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A page that an answer comes from: a path on this site, with the heading it stands under where the page has an id. */
export const citationSchema = z.object({ title: z.string(), path: z.string() });
export type Citation = z.infer<typeof citationSchema>;

/** All that the assistant can offer to do besides answering. */
export const offers = ["apply", "demo", "handover"] as const;
export type Offer = (typeof offers)[number];

const thing = "(?:jobs?|positions?|roles?|openings?|vacanc(?:y|ies)|internships?)";
const applying = new RegExp(
  [
    `\\bappl(?:y|ying|ied|ication) (?:[\\w'-]+ ){0,2}?(?:for|to) (?:[\\w'-]+ ){0,5}?${thing}\\b`,
    "\\bhow (?:to|you can|can you|can i|do you|do i|should i|would i|does one) apply\\b",
    `\\binterest(?:ed)? in (?:[\\w'-]+ ){0,5}?${thing}\\b`,
    "\\bjob application(?: form)?\\b",
    "\\bapplication form\\b",
    "\\b(?:submit|send|upload|attach|drop)(?:ting|ing|ping)? (?:[\\w'-]+ ){0,2}?(?:resume|résumé|cv)\\b",
  ].join("|"),
  "i",
);

/**
 * Whether a message speaks of applying: for a job, position or role, how to apply, interest in a position, the job
 * application form, or submitting a resume (specification, section 2, 'Chat assistant'). Under a message of the
 * assistant that does, the button 'Apply for a position' stands.
 */
export function speaksOfApplying(content: string): boolean {
  return applying.test(content);
}
