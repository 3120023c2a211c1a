import { compose } from "./compose.ts";
import { type AnswerKind, type Citation, type Offer, speaksOfApplying } from "./schema.ts";
import type { Finding } from "./search/knowledge.ts";

/** Below this the assistant does not claim to have found an answer. */
const CERTAIN = 0.7;
/** What scores less than this share of the best is no answer, however certain. */
const NEARLY_AS_GOOD = 0.33;
/** From what share of the best score on another page is told of as well, and in how many characters. */
const AS_GOOD = 0.6;
const ADDED = 240;

/** What the assistant says, and all that it can do. */
export interface Answer {
  kind: AnswerKind;
  /** Plain text, never markup. */
  text: string;
  /** The pages that it comes from, on this site alone. */
  citations: Citation[];
  offers: Offer[];
  /** What was found, for a model that words the answer anew; empty for answers that are fixed. */
  findings: readonly Finding[];
}

/** An answer in words of its own. */
export function said(
  kind: AnswerKind,
  text: string,
  rest: Partial<Pick<Answer, "citations" | "offers" | "findings">> = {},
): Answer {
  return { kind, text, citations: [], offers: [], findings: [], ...rest };
}

/** The findings from the best on that can be relied on; null when what fits best does not answer what was asked. */
export function certainOnes(findings: readonly Finding[]): [Finding, ...Finding[]] | null {
  const least = (findings[0]?.score ?? 0) * NEARLY_AS_GOOD;
  const [best, ...rest] = findings.filter(({ certainty, score }) => certainty >= CERTAIN && score >= least);
  return best ? [best, ...rest] : null;
}

/** What the best passage says; and, where another page fits nearly as well, a little of that. */
export function found(kind: AnswerKind, findings: readonly [Finding, ...Finding[]]): Answer {
  const [best] = findings;
  const told = [best];
  const texts = [compose(best)];
  const other = findings.find(({ passage }) => passage.path !== best.passage.path);
  if (other && other.score >= best.score * AS_GOOD) {
    const more = compose(other, ADDED);
    if (more.length <= ADDED && !texts.includes(more)) {
      told.push(other);
      texts.push(more);
    }
  }
  const text = texts.join("\n\n");
  return said(kind, text, {
    citations: told.map(citationOf),
    offers: speaksOfApplying(text) ? ["apply"] : [],
    findings: findings.slice(0, 4),
  });
}

/** A passage as the page that it stands on. */
export function citationOf({ passage: { title, path, anchor } }: Finding): Citation {
  return { title, path: anchor ? `${path}#${anchor}` : path };
}
