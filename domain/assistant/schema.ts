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

// A title stands between the words that count, in quotes, with a slash or in any letters; a sentence or a clause ends the gap.
const words = (most: number) => `(?:[^\\s.,:;!?]{1,40}\\s){0,${most}}?`;
const thing = "[\"'“‘(]?(?:jobs?|positions?|roles?|openings?|vacanc(?:y|ies)|internships?)";
const applying = new RegExp(
  [
    `\\bappl(?:y|ying|ied|ication)\\s${words(2)}(?:for|to)\\s${words(5)}${thing}\\b`,
    "\\bhow (?:to|you can|can you|can i|do you|do i|should i|would i|does one) apply\\b",
    `\\binterest(?:ed)? in ${words(5)}${thing}\\b`,
    "\\bjob application(?: form)?\\b",
    "\\bapplication form\\b",
    `\\b(?:submit|send|upload|attach|drop)(?:ting|ing|ping)?\\s${words(4)}["'“‘(]?(?:r[eé]sum[eé]|cv)(?![\\p{L}\\p{N}_])`,
  ].join("|"),
  "iu",
);

/**
 * Whether a message speaks of applying: for a job, position or role, how to apply, interest in a position, the job
 * application form, or submitting a resume (specification, section 2, 'Chat assistant'). Under a message of the
 * assistant that does, the button 'Apply for a position' stands.
 */
export function speaksOfApplying(content: string): boolean {
  return applying.test(content.normalize());
}
