/** A phrase that can be hidden, and what its bar then says. */
export interface Choice {
  text: string;
  /** Punctuation that must not begin a line. */
  after?: string;
  label: string;
}

/** What a model is about to be asked, with the phrases that a visitor may hide. */
export const sentence: readonly (string | Choice)[] = [
  "Write ",
  { text: "kindly", label: "tone" },
  " to ",
  { text: "Meera Rao", after: ",", label: "name" },
  " account ",
  { text: "4471 0092", after: ":", label: "account" },
  " the loan for ",
  { text: "her brother’s operation", label: "health" },
  " is refused. Our branch explains why ",
  { text: "on Tuesday", after: ".", label: "day" },
];

/** The labels of what should be hidden; the first is hidden from the start, to show how. */
export const secrets: readonly string[] = ["account", "name", "health"];

/** How far a visitor is, in words: with `right` of the secrets hidden, and `wrong` phrases that the model needs. */
export function found(right: number, wrong: number): string {
  const count = `${right} of ${secrets.length} hidden`;
  if (wrong > 0) return `${count}, ${wrong} too many: without that there is no letter`;
  if (right < secrets.length) return `${count}. What else? Press it`;
  return `${count}, none too many. No pattern finds the operation: that is the work`;
}
