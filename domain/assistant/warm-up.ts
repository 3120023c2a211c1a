import { setImmediate as nextTurn } from "node:timers/promises";
import { maskPersonalData } from "../masking/mask.ts";
import { answer } from "./answer.ts";
import { declineRules } from "./intents/decline-rules.ts";
import { judge } from "./intents/judge.ts";
import type { Searchable } from "./search/knowledge.ts";

const question = "What does it do, and how long do you keep my data?";

/**
 * Compiles the rules and indexes the site, which takes more than a second, so that the first visitor does not wait for it. It
 * does so in slices, between which the server answers requests.
 */
export async function warmUp(knowledge: Searchable): Promise<void> {
  for (const _slice of slices(knowledge)) await nextTurn();
}

function* slices(knowledge: Searchable): Generator<unknown> {
  yield judge(question);
  const masked = maskPersonalData(question);
  yield masked;
  if (knowledge.loading) yield* knowledge.loading();
  yield knowledge.corrected(masked);
  for (const rule of declineRules) yield rule.test(masked);
  yield answer(masked, { knowledge, openings: [], now: Date.now() });
}
