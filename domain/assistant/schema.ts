import * as z from "zod/mini";

/** The kinds of answers: `unknown` when the site has no answer, `language` for other languages than English, `declined` for questions that the assistant does not answer. */
export const answerKinds = [
  "answer",
  "greeting",
  "thanks",
  "jobs",
  "handover",
  "declined",
  "unknown",
  "language",
  "attack",
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The source of an answer: a path on this site, with the id of the nearest heading if there is one. */
export const citationSchema = z.object({ title: z.string(), path: z.string() });
export type Citation = z.infer<typeof citationSchema>;

/** A link in the text of an answer: its words, and a path on this site. */
export type Link = { text: string; path: string };

/** The actions that the assistant can offer. */
export const offers = ["apply", "demo", "handover"] as const;
export type Offer = (typeof offers)[number];

// A job title may stand between the keywords, in quotes or with a slash; the end of a sentence or clause ends the gap.
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
 * Whether a message is about applying: for a job, position or role, how to apply, interest in a position, the job
 * application form, or submitting a resume (specification, section 2, 'Chat assistant'). The chat shows the button
 * 'Apply for a position' under such a message of the assistant.
 */
export function speaksOfApplying(content: string): boolean {
  return applying.test(content.normalize());
}
