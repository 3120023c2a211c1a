/** A phrase that can be hidden, and the label of its bar. */
export interface Choice {
  text: string;
  /** Punctuation that must stay on the phrase's line. */
  after?: string;
  label: string;
}

/** A prompt with the phrases that a visitor can hide. */
export const sentence: readonly (string | Choice)[] = [
  "Write ",
  { text: "kindly", label: "tone" },
  " to ",
  { text: "Meera Nair", after: ",", label: "name" },
  " account ",
  { text: "4471 0092", after: ":", label: "account" },
  " the loan for ",
  { text: "her brother’s operation", label: "health" },
  " was declined. Our branch will explain why ",
  { text: "on Tuesday", after: ".", label: "day" },
];

/** The labels of the phrases to hide; the first is hidden from the start as an example. */
export const secrets: readonly string[] = ["account", "name", "health"];

/** The progress text: `correct` is the number of secrets hidden, `wrong` the number of hidden phrases that the model needs. */
export function progressText(correct: number, wrong: number): string {
  const count = `${correct} of ${secrets.length} hidden`;
  if (wrong > 0) return `${count}, ${wrong} too many: the letter needs ${wrong === 1 ? "it" : "them"}`;
  if (correct < secrets.length) return `${count}. What else?`;
  return `${count}, and nothing else. No pattern finds the operation. That’s the job.`;
}
