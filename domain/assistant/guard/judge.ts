import { type Attack, attackRules } from "./attack-rules.ts";
import { roundaboutRules } from "./attack-rules-roundabout.ts";
import { worldwideRules } from "./attack-rules-worldwide.ts";
import { isMentioned } from "./mentions.ts";
import { readings } from "./readings.ts";

export type Judgement = { verdict: "fine"; rule: null } | { verdict: Attack; rule: string };

// The worse comes first: who orders the assistant to forget its orders and to print them wants them printed.
const weight: Attack[] = ["exfiltration", "jailbreak", "injection", "abuse"];
const rules = [...attackRules, ...roundaboutRules, ...worldwideRules].sort(
  (a, b) => weight.indexOf(a.verdict) - weight.indexOf(b.verdict),
);

/**
 * Whether a visitor's message tries to turn the assistant (issue *The support assistant*, point 4), by rules alone, and the
 * name of the rule for counting. Questions about such attacks are fine: this company's customers ask them. The verdict
 * decides the wording of the answer and a figure; it is no wall: what the assistant can do is the same after every text.
 */
export function judge(text: string): Judgement {
  for (const reading of readings(text))
    for (const { id, verdict, pattern, certain, unless } of rules)
      for (const match of reading.matchAll(pattern)) {
        if (unless?.test(match[0]) || unless?.test(reading.slice(match.index + match[0].length).slice(0, 40))) continue;
        if (!certain && isMentioned(reading, match.index, match[0].length)) continue;
        return { verdict, rule: id };
      }
  return { verdict: "fine", rule: null };
}

/** What the assistant says to an attempt: no reproach, no echo of it, and the way back. */
export const calmAnswers: Record<Attack, string> = {
  injection:
    "I keep to my task: answering questions about our products, policies and open positions. What would you like to know?",
  jailbreak:
    "I have one role, and I stay in it: answering questions about this site. Ask me about our products, policies or positions.",
  exfiltration:
    "I can only tell you what is published on this site. For a copy of your own data, write to us by the contact page.",
  abuse:
    "I am here to help with questions about our products, policies and open positions. If something went wrong, I can hand you over to a person.",
};
