import { answer, notFound } from "./answer.ts";
import type { Turn } from "./follow-up.ts";
import type { AttackVerdict } from "./guard/attack-rules.ts";
import { attackReplies, judge } from "./guard/judge.ts";
import { plainText } from "./guard/plain-text.ts";
import { maskPersonalData } from "./guard/public-data.ts";
import { ModelWriter, type Patience } from "./model/model-writer.ts";
import type { Model } from "./model/open-model.ts";
import type { Opening } from "./openings.ts";
import { type Answer, fixedAnswer } from "./reply.ts";
import { type AnswerKind, type Citation, type Offer, speaksOfApplying } from "./schema.ts";
import type { Searchable } from "./search/knowledge.ts";

/** What the assistant says to a message, and all that comes of it: it can neither write nor send anything. */
export interface Reply {
  /** Plain text; an empty line stands between paragraphs. */
  content: string;
  metadata: { citations: Citation[]; offers: Offer[] };
  /** What kind of answer it was; `unknown` when none was found. */
  outcome: AnswerKind;
  /** Whether the button 'Apply for a position' belongs under it (specification, section 2). */
  isApplicationRequest: boolean;
  /** What was tried, and the rule that recognised it, for counting; null for a message that tries nothing. */
  attack: { verdict: AttackVerdict; rule: string } | null;
}

export interface Assistant {
  /**
   * Answers a message whose personal data is masked. `history` is the conversation before it, oldest first. `onText` is
   * told the words as they come; their sum is the reply's content.
   */
  answer(message: string, history: readonly Turn[], onText: (words: string) => void): Promise<Reply>;
}

interface Options {
  knowledge: Searchable;
  /** The positions that are open now, in the owner's order. */
  openings: () => Promise<readonly Opening[]>;
  /** The site's own origin: its addresses in a text become paths. */
  origin: string;
  now: () => number;
  /** Words answers anew from what was found, where the owner has configured one. */
  model?: Model | undefined;
  onModelFailure?: (error: unknown) => void;
  patience?: Patience;
}

/**
 * The support assistant (specification, section 2, 'Chat assistant'): judges what is said to it, answers from the site,
 * and lets nothing out that is not text or a page of this site.
 */
export function openAssistant(options: Options): Assistant {
  const { knowledge, openings, origin, now, model, onModelFailure, patience } = options;
  const writer = model && new ModelWriter({ model, knowledge, now, onFailure: onModelFailure, patience });
  // The first message compiles every rule and has the site indexed, which takes a third of a second. Who starts the server
  // should not wait for it, and no visitor either.
  setTimeout(() => {
    judge(rehearsal);
    answer(maskPersonalData(rehearsal), { knowledge, openings: [], now: now() });
  }, REHEARSAL_MS).unref();
  const told = (answer: Answer, attack: Reply["attack"], onText: (words: string) => void): Reply => {
    const reply = replyOf(answer, attack, origin);
    for (const chunk of textChunks(reply.content)) onText(chunk);
    return reply;
  };
  return {
    async answer(message, history, onText) {
      const judgement = judge(message);
      if (judgement.verdict !== "fine") return told(calmAnswer(judgement.verdict), judgement, onText);
      const circumstances = { knowledge, openings: await openings(), history, now: now() };
      // Whoever asks has masked it already; nothing is searched for, or told to a model, that has not been.
      const question = maskPersonalData(message);
      const found = answer(question, circumstances);
      const written =
        writer && found.findings.length > 0 ? await writer.write(question, history, found.findings, onText) : null;
      if (written === "no answer" && found.kind === "answer") return told(notFound(circumstances), null, onText);
      if (written === null || written === "no answer") return told(found, null, onText);
      const citations = written.citations.length > 0 ? written.citations : found.citations;
      return replyOf({ ...found, text: written.text, citations }, null, origin);
    },
  };
}

function replyOf(answer: Answer, attack: Reply["attack"], origin: string): Reply {
  const { paragraphs, citations } = plainText(answer, { origin });
  const content = paragraphs.join("\n\n");
  return {
    content,
    metadata: { citations, offers: answer.offers },
    outcome: answer.kind,
    isApplicationRequest: speaksOfApplying(content),
    attack,
  };
}

const rehearsal = "What does it do, and how long do you keep my data?";
const REHEARSAL_MS = 1_000;

/** To abuse a person is offered: something may have gone wrong. To what else is tried, nothing is. */
function calmAnswer(verdict: AttackVerdict): Answer {
  return fixedAnswer("attack", attackReplies[verdict], { offers: verdict === "abuse" ? ["handover"] : [] });
}

/** A text in chunks of about four words, for streaming; joined they are the text. */
export function* textChunks(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/\s*(?:\S+\s*){1,4}/g)) yield chunk;
}
