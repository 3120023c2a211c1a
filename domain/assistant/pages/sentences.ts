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
