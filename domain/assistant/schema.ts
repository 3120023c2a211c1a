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
const thing = "[\"'“‘(]?(?:jobs?|positions?|roles?|openings?|vacanc(?:y|ies)|internships?)\\b(?!-)";
const adverb = "(?:here|now|online|today|directly|form|again|early)\\s";
// Rules apply to a role, too, and they are applied; "to" or "every" means a position only where a person applies.
const person = `(?:^|[\\n.!?:,-]\\s{0,2}(?:please\\s)?|\\b(?:you|i|we|candidates|applicants|students|people|they(?=(?:\\shave)?\\sapplied))(?:\\s(?:can|may|could|have|already|also|want|would|like|wish|to)){0,3}\\s)(?:to\\s)?`;
// "How to apply" is about positions at the end of a clause or before such a word, not before what is applied.
const end = `(?=[.,:;!?…)\\]"'”’]|\\s*(?:$|[\\n(–—])|\\s(?:here|now|online|today|directly|by|via|through|on|at|in|as|is|are|if|when|before|below|or|using|with (?:your|an?)|and (?:what|who|where|when|how)|(?:to|for) (?:us|it|one|work|join|this|that)|for (?:them|an?|the|our|your|any) ${words(4)}${thing})\\b)`;
const applying = new RegExp(
  [
    `${person}appl(?:y|ied)\\s(?:${adverb})?(?:for|to)\\s(?!(?:every|each)\\b)${words(5)}${thing}`,
    `(?<!\\b(?:is|are|was|were|be|been)\\s)\\bappl(?:y|ying|ied|ication)\\s(?:${adverb})?for\\s(?!(?:every|each|all)\\b)${words(5)}${thing}`,
    `\\b(?:how (?:to|you can|can you|can i|do you|do i|should i|would i|does one) apply|(?:by|when|before|after|for|of) applying)${end}`,
    `\\binterest(?:ed)? in (?:(?!(?:how|what|which|who|whose|why|by|per)\\b)[^\\s.,:;!?]{1,40}\\s){0,5}?${thing}`,
    "\\bjob application(?: form)?\\b",
    "\\bapplication form\\b",
    `\\b(?:submit|send|upload|attach|drop)(?:ting|ing|ping)?\\s${words(4)}(?<!\\b(?:to|then|will|can|not|it|they|you|we)\\s)["'“‘(]?(?:r[eé]sum[eé]|cv)(?![\\p{L}\\p{N}_])`,
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
