import { answer } from "#domain/assistant/answer.ts";
import { calmAnswers, judge } from "#domain/assistant/guard/judge.ts";
import { plainText } from "#domain/assistant/guard/plain-text.ts";
import type { Knowledge } from "#domain/assistant/knowledge.ts";
import { speaksOfApplying } from "#domain/assistant/schema.ts";
import type { Context } from "#domain/context.ts";
import type { Assistant } from "#domain/conversations/assistant.ts";
import { openJobListings } from "#domain/job-listings/list.ts";

interface Surroundings {
  db: Context["db"];
  now: () => number;
  knowledge: Knowledge;
  /** This site's own origin, whose addresses may stand in an answer. */
  origin: string;
  /** Whether there is such a page. */
  isPage: (path: string) => boolean;
}

/**
 * The assistant that answers from this site alone, in process. What comes out of it is text and links within the site,
 * whatever went in.
 */
export function siteAssistant({ db, now, knowledge, origin, isPage }: Surroundings): Assistant {
  return {
    async answer(question, history, onWords) {
      const { verdict } = judge(question);
      if (verdict !== "fine") {
        onWords(calmAnswers[verdict]);
        return { content: calmAnswers[verdict], metadata: {}, outcome: verdict, isApplicationRequest: false };
      }
      const openings = await openJobListings({ db, now });
      const { kind, text, citations, offers } = answer(question, { knowledge, openings, history, now: now() });
      const safe = plainText({ text, citations }, { origin, isPage });
      const content = safe.paragraphs.join("\n\n");
      onWords(content);
      return {
        content,
        metadata: { citations: safe.citations, offers },
        outcome: kind,
        isApplicationRequest: speaksOfApplying(content),
      };
    },
  };
}
