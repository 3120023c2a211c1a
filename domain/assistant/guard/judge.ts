import { type AttackVerdict, attackRules } from "./attack-rules.ts";
import { flatten } from "./flatten.ts";

/** The verdict on a message, and the rule that decided it. */
export type Judgment = { verdict: "fine"; rule: null } | { verdict: AttackVerdict; rule: string };

const fine: Judgment = { verdict: "fine", rule: null };

/** Words that show that a sentence is about attacks: customers of a security company quote attacks in their questions. */
const subject =
  /\b(?:how|why|what|which|does|do you|can|could|would|will|should|is|are|if|when|protect\w*|prevent\w*|stops?|block\w*|detect\w*|catch\w*|recogni[sz]\w*|refuse\w*|against|attacks?|attempts?|examples?|such as|like|called|phrases?|means?|someone|anyone|people|users?|visitors?|customers?|employees?|staff|attackers?|hackers?|they|others?|models?|bots?|chatbots?|assistants?|agents?|e-?mails?|documents?|pages?|files?|prompts?|messages?)\b/;

/** The start of a polite order, such as "Could you please": the attack itself, whatever precedes it. */
const politeOrder = /\b(?:can|could|would|will) you (?:please |just |now )?$/;

/**
 * Whether a message is an attack on the assistant. The verdict decides only which fixed reply is sent and what is counted:
 * the assistant has the same few capabilities after an attack as after a question. The rules therefore cover common English
 * attacks only, and a message about attacks is fine. Linear in the length of the message.
 */
export function judge(message: string): Judgment {
  const text = flatten(message).text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”„]/g, '"');
  for (const { id, verdict, pattern, isAlwaysAttack } of attackRules)
    for (const { 0: match, index } of text.matchAll(pattern))
      if (isAlwaysAttack || !isMentioned(text, index, index + match.length)) return { verdict, rule: id };
  return fine;
}

/** Whether the text from `start` to `end` is quoted or in a sentence about attacks. */
function isMentioned(text: string, start: number, end: number): boolean {
  const before = /[^.!?\n]{0,200}$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? "";
  const isQuoted = /["'`(:] ?$/.test(before) && /["'`)]/.test(text.slice(end, end + 160));
  return isQuoted || (subject.test(before) && !politeOrder.test(before));
}

/** The replies to attacks. They neither blame the visitor nor repeat the attack, and they offer to continue. */
export const attackReplies: Record<AttackVerdict, string> = {
  injection:
    "I keep to my task: answering questions about our products, policies and open positions. What would you like to know?",
  jailbreak:
    "I have one role, and I stay in it: answering questions about this site. Ask me about our products, policies or positions.",
  exfiltration:
    "I can only tell you what is published on this site. For a copy of your own data, write to us by the contact page.",
  abuse:
    "I am here to help with questions about our products, policies and open positions. If something went wrong, I can hand you over to a person.",
};
