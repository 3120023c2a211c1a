import { attackReplies } from "#content/assistant/replies.ts";
import { maskPersonalData } from "../masking/mask.ts";
import { answer, notFound } from "./answer.ts";
import type { Turn } from "./follow-up.ts";
import { type AttackVerdict, judge } from "./intents/judge.ts";
import { isDanger } from "./intents/safety.ts";
import { type ModelTimeouts, type ModelUse, ModelWriter } from "./model/model-writer.ts";
import type { Model } from "./model/open-model.ts";
import type { Opening } from "./openings.ts";
import { plainText } from "./plain-text.ts";
import { type Answer, fixedAnswer } from "./reply.ts";
import { type AnswerKind, type Citation, type Link, type Offer, speaksOfApplying } from "./schema.ts";
import type { Searchable } from "./search/knowledge.ts";

/** The assistant's reply to a message. A reply has no side effects: the assistant can neither store nor send anything. */
export interface Reply {
  /** Plain text; paragraphs are separated by an empty line, and lines that start with `- ` are a list. */
  content: string;
  /** `links` are in the order in which their words occur in the content. */
  metadata: { citations: Citation[]; offers: Offer[]; links?: Link[]; related?: readonly string[] };
  /** The kind of answer; `unknown` when none was found. */
  outcome: AnswerKind;
  /** Whether to show the button 'Apply for a position' (specification, section 2). */
  isApplicationRequest: boolean;
  /** The kind of attack and the rule that recognized it, for counting; null for other messages. */
  attack: { verdict: AttackVerdict; rule: string } | null;
}

export interface Assistant {
  /**
   * Answers a message whose personal data is masked. `history` is the conversation before it, oldest first. `onText` receives
   * the reply in chunks, which together are its content.
   */
  answer(message: string, history: readonly Turn[], onText: (words: string) => void): Promise<Reply>;
}

interface Options {
  knowledge: Searchable;
  /** The open positions, in display order. */
  openings: () => Promise<readonly Opening[]>;
  /** The origin of the site, such as `https://example.com`: its URLs in a text become paths. */
  origin: string;
  now: () => number;
  /** Rewords answers from the passages that were found, if configured. */
  model?: Model | undefined;
  onModelUse?: (outcome: ModelUse) => void;
  onModelFailure?: (error: unknown) => void;
  timeouts?: ModelTimeouts;
}

/**
 * Opens the support assistant (specification, section 2, 'Chat assistant'). It answers from the pages of the site; its
 * replies contain only plain text and citations of this site.
 */
export function openAssistant(options: Options): Assistant {
  const { knowledge, openings, origin, now, model, onModelUse, onModelFailure, timeouts } = options;
  const writer =
    model && new ModelWriter({ model, knowledge, now, onUse: onModelUse, onFailure: onModelFailure, timeouts });
  const respond = (answer: Answer, attack: Reply["attack"], onText: (words: string) => void): Reply => {
    const reply = replyOf(answer, attack, origin);
    for (const chunk of textChunks(reply.content)) onText(chunk);
    return reply;
  };
  return {
    async answer(message, history, onText) {
      // A person in danger gets help whatever the words.
      const judgment = isDanger(message) ? null : judge(message);
      if (judgment && judgment.verdict !== "fine") {
        // After abuse something may have gone wrong; other attacks get no offer.
        const offers: Offer[] = judgment.verdict === "abuse" ? ["handover"] : [];
        return respond(fixedAnswer("attack", attackReplies[judgment.verdict], { offers }), judgment, onText);
      }
      const circumstances = { knowledge, openings: await openings(), history, now: now() };
      // Callers mask messages before storing them; masking again here protects the search and the model.
      const question = maskPersonalData(message);
      const found = answer(question, circumstances);
      const written =
        writer && found.findings.length > 0 ? await writer.write(question, history, found.findings, onText) : null;
      if (written === "no answer" && found.kind === "answer") return respond(notFound(circumstances), null, onText);
      if (written === null || written === "no answer") return respond(found, null, onText);
      // Without a page, the assistant itself had found no answer among the candidates.
      const isNew = found.citations.length === 0;
      const citations = written.citations.length > 0 ? written.citations : found.citations;
      const chosen = isNew ? { ...found, kind: "answer" as const, offers: [] } : found;
      return replyOf({ ...chosen, text: written.text, citations, links: [] }, null, origin);
    },
  };
}

function replyOf(answer: Answer, attack: Reply["attack"], origin: string): Reply {
  const { paragraphs, citations } = plainText(answer, { origin });
  const content = paragraphs
    .map((line, index) => {
      const isListed = line.startsWith("- ") && paragraphs[index - 1]?.startsWith("- ");
      return index === 0 ? line : `${isListed ? "\n" : "\n\n"}${line}`;
    })
    .join("");
  return {
    content,
    metadata: {
      citations,
      offers: answer.offers,
      ...(answer.links.length > 0 ? { links: answer.links } : {}),
      ...(answer.related.length > 0 ? { related: answer.related } : {}),
    },
    outcome: answer.kind,
    isApplicationRequest: speaksOfApplying(content),
    attack,
  };
}

/** A text in chunks of about four words, for streaming; joined they are the text. */
export function* textChunks(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/\s*(?:\S+\s*){1,4}/g)) yield chunk;
}
