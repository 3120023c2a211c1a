/** A text in pieces as they would be spoken, for an answer that is shown as it comes; joined they are the text. */
export function* inPieces(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,4}/g)) yield piece;
}
