import { normalizeMessage } from "./intents/normalize.ts";
import { contentWords } from "./search/terms.ts";
import { plain } from "./search/words.ts";

/** An earlier message of the conversation. */
export interface Turn {
  sender: "user" | "bot";
  content: string;
}

/** A longer question is cut. */
export const MAX_QUESTION_CHARACTERS = 500;
/** How far back a follow-up question looks for its topic, in messages of the visitor. */
const MAX_EARLIER_QUESTIONS = 5;
/** A subject alone has no more words, articles included. */
const MAX_SUBJECT_WORDS = 4;

/** Starts a question: 'what', 'since when', 'to what extent', 'whether'. */
const opener =
  /^(?:(?:and|but|so|also|ok|okay|please|hi|hello|hey|then|or|like)[, ]+)*(?:(?:since|until|till|from|by|at|in|on|for|to|with|of|about|under|through) (?=what|which|when|how|whose))?(?:what|who|whose|where|which|when|why|how|whether|do|does|did|is|are|was|were|can|could|will|would|should|shall|may|must|has|have|am|tell|show|explain|describe|list|give|compare|any|i (?:want|need|would like) to know)\b/;
/** Between the clauses of a message: 'our bank is in Pune, | does the act apply', 'my boss asks | whether you mask'. */
const clauseBoundary = /(?<=[.,;:!?]) | [-–—] | (?=whether\b)/;

/** Whether a clause of a message asks something, rather than stating it or naming a subject. */
function isQuestion(message: string): boolean {
  return normalizeMessage(message)
    .replace(/\b(asks?|asked|know|wonder|wonders|wondering|unsure) if\b/g, "$1 whether")
    .split(clauseBoundary)
    .some((text) => text.includes("?") || opener.test(text));
}

/** A sentence about the visitor's company that neither wishes nor complains. */
const statement =
  /^(?:hi |hello |hey )?(?:we|we are|our|i (?:have|am|work|run|use|build))\b(?!.*\b(?:want|wanna|need|like|love|look\w*|interested|wonder\w*|can ?not|can't|could not|forgot\w*|lost|locked|would|wish|hope|did not|never|curious|worried|unsure|know|apply\w*|send|delete|remove|withdraw|sick|tired|sad|single)\b)/;

/** Whether a message only tells something about the visitor or the visitor's company. */
export function isStatement(message: string): boolean {
  return !isQuestion(message) && statement.test(normalizeMessage(message));
}

/** Whether a message only names a subject, in one or two words. */
export function isSubject(message: string): boolean {
  return (
    !isQuestion(message) && contentWords(message).length < 3 && message.trim().split(/\s+/).length <= MAX_SUBJECT_WORDS
  );
}

/** Between two questions of one message. */
const boundary =
  /(?<=[?!.])\s+|[,;]?\s+(?:and|also|plus)\s+(?:also\s+)?(?=(?:what|who|where|which|when|why|how|do|does|is|are|can|could|will|would|should)\b)|\n+/i;

/** The questions of a message; a statement belongs to the question after it, or to the last one. The message itself if it has fewer than two. */
export function questionsIn(message: string): string[] {
  const found: string[] = [];
  let statement = "";
  for (const part of message.split(boundary).filter((one) => contentWords(one).length > 0)) {
    if (isQuestion(part)) {
      found.push(`${statement}${part}`);
      statement = "";
    } else statement += `${part} `;
  }
  return found.length < 2 ? [message] : found;
}

/** Whether a question depends on the previous one: it is short, or starts like a continuation. */
function needsContext(message: string): boolean {
  const text = plain(message).trim();
  return (
    /^(?:and|but|so|also|what about|how about|why|for how long|since when|which ones?|what else|really|more)\b/.test(
      text,
    ) ||
    (contentWords(message).length < 4 &&
      /\b(?:it|that|this|they|them|those|these|there|one|ones|its|their|his|her)\b/.test(text))
  );
}

/** The question that this one depends on: the last one that stands on its own. Empty when it depends on none. */
export function earlierQuestion(message: string, history: readonly Turn[]): string {
  if (!needsContext(message)) return "";
  const asked = history
    .filter(({ sender }) => sender === "user")
    .slice(-MAX_EARLIER_QUESTIONS)
    .map(({ content }) => content.slice(0, MAX_QUESTION_CHARACTERS));
  return asked.findLast((one) => !needsContext(one)) ?? asked.at(-1) ?? "";
}
