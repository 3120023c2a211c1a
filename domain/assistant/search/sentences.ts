const splitter = new Intl.Segmenter("en", { granularity: "sentence" });
/** Abbreviations whose period does not end the sentence. */
const unfinished = /(?:\b(?:Mr|Ms|Mrs|Dr|St|No|Art|Rev|vs|e\.g|i\.e)|\b[A-Z]|[:,;])\.?$|[:,;]$/;

/** The sentences of a paragraph, trimmed. Initials and titles ('A. Rao', 'Dr. Iyer') end no sentence. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const { segment } of splitter.segment(paragraph.replace(/\s+/g, " ").trim())) {
    open += segment;
    if (unfinished.test(open.trimEnd())) continue;
    sentences.push(open.trim());
    open = "";
  }
  if (open.trim()) sentences.push(open.trim());
  return sentences;
}

const MAX_FRAGMENT_CHARACTERS = 110;
/** A sentence that starts like this is not understood without the previous one. */
export const dependsOnPrevious =
  /^(?:it|its|this one|they|their|them|(?:this|these|those|that)(?=,| (?:is|are|was|were|means|makes|takes|leaves|changes|has|had|can|will|would|does|protects|number|way|kind)\b)|he|she|his|her|both|neither|and|but|so|or|yet|also|then|there|here|instead|otherwise|one is|the (?:second|first|other|third|latter|former)|another|each of|without (?:the|a|it)|until (?:they|it|then)|what (?:replaced|left))\b/i;
/** A verb without its subject, 'Reads each answer': a determiner makes the word before it a verb. */
export const lacksSubject =
  /^(?:Stands|Talks|(?!Across|Always|Besides|Does|Perhaps|Plus|This|Thus|Unless)[A-Z][a-z]{2,}s (?=(?:an?|all|each|every|how|our|the|what|which|who|your)\b))/;
/** A word that makes the words before the first comma or colon a sentence. Without one they may be a fragment. */
const statement =
  /^[^,:;]*?\b(?:am|are|can(?:not)?|could|did|do|does|had|has|have|is|may|might|must|shall|should|was|were|will|would)\b|^(?:I|no one|they|we|you) /i;

/** A line of a list, or code that no sentence introduces. */
export const startsGroup = /^(?:- |\n)/;

/** Whether a sentence may not be understood without the heading above it. A long one, or one with a label, is taken as whole. */
export function needsHeading(sentence: string): boolean {
  const isShort = sentence.length <= MAX_FRAGMENT_CHARACTERS && !/^[^.:]+: [\p{Lu}“]/u.test(sentence);
  return (isShort && !statement.test(sentence)) || dependsOnPrevious.test(sentence) || lacksSubject.test(sentence);
}

/** A heading without its number, as a label. */
export const labelOf = (heading: string): string => heading.replace(/^[IVX]+ /, "");
