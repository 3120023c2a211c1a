import { compose } from "./compose.ts";
import { type AnswerKind, type Citation, type Offer, speaksOfApplying } from "./schema.ts";
import type { Finding } from "./search/knowledge.ts";

/** A passage that covers less of the question, or scores lower, does not answer it. */
const MIN_COVERAGE = 0.58;
const MIN_SCORE = 4;
/** A passage with less than this share of the best score is dropped. */
const MIN_SCORE_SHARE = 0.33;
/** Another page from this share of the best score on is quoted as well, with at most this many characters. */
const SECOND_PAGE_SCORE_SHARE = 0.6;
const SECOND_PAGE_MAX_CHARACTERS = 240;

/** What the assistant answers, and everything it can do. */
export interface Answer {
  kind: AnswerKind;
  /** Plain text, never markup. */
  text: string;
  /** The pages of this site that it comes from. */
  citations: Citation[];
  offers: Offer[];
  /** The passages for a model that rewords the answer; empty for fixed answers. */
  findings: readonly Finding[];
}

/** An answer with a fixed text. */
export function fixedAnswer(
  kind: AnswerKind,
  text: string,
  rest: Partial<Pick<Answer, "citations" | "offers" | "findings">> = {},
): Answer {
  return { kind, text, citations: [], offers: [], findings: [], ...rest };
}

/** The findings that answer the question, best first; null when none covers enough of it. */
export function reliableFindings(findings: readonly Finding[]): [Finding, ...Finding[]] | null {
  const minScore = Math.max((findings[0]?.score ?? 0) * MIN_SCORE_SHARE, MIN_SCORE);
  const [best, ...rest] = findings.filter(({ coverage, score }) => coverage >= MIN_COVERAGE && score >= minScore);
  return best ? [best, ...rest] : null;
}

/** Quotes the best passage and, where another page scores nearly as well, a sentence or two of that. */
export function quotedAnswer(kind: AnswerKind, findings: readonly [Finding, ...Finding[]]): Answer {
  const [best] = findings;
  const quoted = [best];
  const texts = [compose(best)];
  const other = findings.find(({ passage }) => passage.path !== best.passage.path);
  if (other && other.score >= best.score * SECOND_PAGE_SCORE_SHARE) {
    const more = compose(other, SECOND_PAGE_MAX_CHARACTERS);
    if (more.length <= SECOND_PAGE_MAX_CHARACTERS && !texts.includes(more)) {
      quoted.push(other);
      texts.push(more);
    }
  }
  const text = texts.join("\n\n");
  return fixedAnswer(kind, text, {
    citations: quoted.map(citationOf),
    offers: speaksOfApplying(text) ? ["apply"] : [],
    findings: findings.slice(0, 4),
  });
}

/** The page and anchor of a passage. */
export function citationOf({ passage: { title, path, anchor } }: Finding): Citation {
  return { title, path: anchor ? `${path}#${anchor}` : path };
}
