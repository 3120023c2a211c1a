import { compose } from "./compose.ts";
import { type AnswerKind, type Citation, type Link, type Offer, speaksOfApplying } from "./schema.ts";
import type { Finding, Searchable } from "./search/knowledge.ts";

/** What the assistant answers, and everything it can do. */
export interface Answer {
  kind: AnswerKind;
  /** Plain text, never markup; lines that start with `- ` are a list. */
  text: string;
  /** The links within the site whose words are in the text, in order. */
  links: Link[];
  /** The pages of this site that it comes from. */
  citations: Citation[];
  offers: Offer[];
  /** Questions near the visitor's, if it is not certain that the answer is to the right one. */
  related: readonly string[];
  /** The curated answers and passages for a model that rewords the answer; empty for fixed answers. */
  findings: readonly Finding[];
}

/** An answer with a fixed text. */
export function fixedAnswer(kind: AnswerKind, text: string, rest: Partial<Omit<Answer, "kind" | "text">> = {}): Answer {
  return { kind, text, links: [], citations: [], offers: [], related: [], findings: [], ...rest };
}

/** Quotes a passage. `findings` are for a model. */
export function quotedAnswer(passage: Finding, findings: readonly Finding[] = [passage]): Answer {
  const text = compose(passage);
  const offers: Offer[] = speaksOfApplying(text) ? ["apply"] : [];
  return fixedAnswer("answer", text, { citations: [citationOf(passage)], offers, findings: findings.slice(0, 4) });
}

/** A curated answer as it is, with its sources. */
export function curatedReply(
  { answer, sources, offers = [], isUnpublished }: NonNullable<Finding["curated"]>,
  knowledge: Pick<Searchable, "titleOf">,
): Answer {
  const links: Link[] = [];
  const text = answer.replace(/\[([^\]\n]+)\]\(([^)\n]*)\)/g, (_, words: string, path: string) => {
    links.push({ text: words, path });
    return words;
  });
  return fixedAnswer(isUnpublished ? "unknown" : "answer", text, {
    links,
    citations: sources.map((path) => ({ title: knowledge.titleOf(path.split("#")[0] ?? ""), path })),
    offers: [...offers],
  });
}

/** The answers to the parts of a message as one. It answers if any part does; positions alone do not answer the rest. */
export function joinedAnswer(parts: readonly Answer[]): Answer {
  const distinct = parts.filter(({ text }, index) => parts.findIndex((part) => part.text === text) === index);
  const ofKind = (wanted: AnswerKind) => distinct.find(({ kind }) => kind === wanted);
  const decisive = ofKind("answer") ?? ofKind("unknown") ?? distinct[0];
  const citations = distinct.flatMap((part) => part.citations);
  return fixedAnswer(decisive?.kind ?? "unknown", distinct.map(({ text }) => text).join("\n\n"), {
    links: distinct.flatMap(({ links }) => links),
    citations: citations.filter(({ path }, index) => citations.findIndex((one) => one.path === path) === index),
    offers: [...new Set(distinct.flatMap(({ offers }) => offers))],
  });
}

/** The page and anchor of a passage. */
export function citationOf({ passage: { title, path, anchor } }: Finding): Citation {
  return { title, path: anchor ? `${path}#${anchor}` : path };
}
