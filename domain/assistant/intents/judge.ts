import { flatten } from "../../masking/flatten.ts";

export type AttackVerdict = "injection" | "jailbreak" | "exfiltration" | "abuse";

interface AttackRule {
  id: string;
  verdict: AttackVerdict;
  pattern: RegExp;
  /** Holds also in messages about attacks: questions do not contain working markup. */
  isAlwaysAttack?: boolean;
}

const rule = (id: string, verdict: AttackVerdict, parts: string[], more: Partial<AttackRule> = {}): AttackRule => ({
  id,
  verdict,
  pattern: new RegExp(parts.join("|"), "gu"),
  ...more,
});

const { raw } = String;
/** Words within one sentence, at most 40 characters: bounded, so that every rule is linear. */
const gap = raw`[^.!?\n]{0,40}`;
const show = "(?:show|tell|give|reveal|print|repeat|display|output|share|dump|write|send|list|quote|translate|read)";
const ignore =
  "(?:ignore|disregard|forget|bypass|override|discard|overlook|dismiss|stop (?:following|obeying)|do not (?:follow|obey)|pay no attention to)";
const instructions =
  "(?:instructions?|rules|prompts?|guidelines|directions|directives|programming|restrictions|guardrails|training|orders)";
const limits =
  "(?:rules|restrictions?|limits|limitations?|filters?|guidelines|ethics|morals?|constraints?|censorship|guardrails?)";
const people =
  "(?:users?|customers?|visitors?|clients?|people|persons?|applicants?|candidates?|admins?|employees?)(?:'s?|s')?";

/** Common English attacks, the most serious first. They run over the lowercase text of a message. */
const attackRules: readonly AttackRule[] = [
  rule("exfiltration.prompt", "exfiltration", [
    raw`\b${show}\b${gap}\b(?:your|the) (?:[a-z]+ )?(?:system (?:prompt|message|instructions?)|(?:hidden|initial|secret|internal) (?:prompt|instructions|rules))\b(?! (?:leak|protect|scan|extract|detect))`,
    raw`\b${show} (?:me )?(?:all (?:of )?)?your (?:prompt|instructions|configuration)\b(?! (?:for|on|about|to) )`,
    raw`\bwhat (?:is|are) your (?:system prompt|(?:hidden|initial|system) instructions)\b`,
    raw`\b${show}\b${gap}\b(?:everything|text|words?|lines?|messages?|instructions) (?:above|before this)\b`,
  ]),
  rule("exfiltration.people", "exfiltration", [
    raw`\b(?:${show.slice(3, -1)}|export|fetch|download)\b[^.!?\n]{0,24}\b(?:other|another|all|every|previous|last) (?:[a-z]+ )?${people} (?:[a-z]+ )?(?:data|messages?|e-?mails?|addresses|conversations?|chats?|passwords?|resumes?|applications?|details|records|inquiries)\b`,
    raw`\b(?:passwords?|e-?mails?|resumes?|messages?|phone numbers?) of (?:the )?(?:all|every|other|another|previous|last) (?:[a-z]+ )?${people}`,
  ]),
  rule("exfiltration.secrets", "exfiltration", [
    raw`\b(?:${show.slice(3, -1)}|fetch)\b[^.!?\n]{0,20}\b(?:your|server|admin|database|production|internal) (?:[a-z]+ )?(?:api ?keys?|passwords?|credentials?|secrets?|env(?:ironment)? ?(?:variables?|file)?|private keys?|source code)\b`,
    raw`\b(?:union (?:all )?select|select \* from [a-z_]{3,30})\b|\bcat /etc/[a-z]|\bprocess\.env\b`,
  ]),
  rule("jailbreak.role", "jailbreak", [
    raw`\bdo anything now\b|\byou are (?:now )?(?:dan|stan|an? (?:evil|unfiltered|unrestricted|uncensored|jailbroken))\b`,
    raw`\b(?:enable|activate|enter|switch to|turn on|go into|unlock) (?:the )?(?:developer|dev|god|debug|jailbreak|unrestricted|unfiltered|dan) mode\b`,
    raw`\b(?:act|behave|role-?play|pretend|imagine|simulate|respond|answer|speak)\b[^.!?\n]{0,60}\b(?:no|without|free of|not bound by) (?:(?:any|all|the|your|moral|ethical|safety|content|of) ){0,3}${limits}\b`,
    raw`\b(?:act as|pretend to be|role-?play as|you are now|from now on you are) (?:an? |the |my )?(?:[a-z]+ ){0,2}(?:evil|unfiltered|unrestricted|hacker|criminal|villain|grandmother|grandma|linux terminal|python interpreter)\b`,
  ]),
  rule("jailbreak.freed", "jailbreak", [
    raw`\byou (?:now )?(?:have|are under|are bound by|follow|need) no (?:[a-z]+ )?${limits}\b`,
    raw`\b(?:remove|drop|disable|turn off|lift|suspend) (?:all (?:of )?)?your (?:[a-z]+ ){0,2}${limits}\b`,
    raw`\byou (?:do not|don't|no longer) (?:have to|need to) (?:follow|obey|comply with)\b`,
  ]),
  rule(
    "injection.markup",
    "injection",
    [
      raw`<\|?(?:im_start|im_end|endoftext|system)\|>|\[/?inst\]|<</?sys>>`,
      raw`<script[^>\n]{0,300}>[^<\n]{0,40}[(=]|<script[^>\n]{1,300}\bsrc|<(?:iframe|svg|img|body|object|embed)\b[^>\n]{0,300}\bon[a-z]{3,20} ?=`,
      raw`!\[[^\]\n]{0,200}\]\( ?(?:https?:|//|data:)|\]\( ?javascript:`,
    ],
    { isAlwaysAttack: true },
  ),
  rule("injection.override", "injection", [
    raw`\b${ignore}\b[^.!?\n]{0,24}\b(?:previous|prior|above|earlier|preceding|initial|system|your) (?:[a-z]+ )?${instructions}\b`,
    raw`\b(?:ignore|disregard|forget)\b[^.!?\n]{0,12}\b(?:everything|all|anything)\b[^.!?\n]{0,12}\b(?:above|before|you (?:know|were told))\b`,
    raw`\b${ignore} (?:the )?${instructions} (?:of|from) your (?:developers?|creators?|company|owners?)\b`,
  ]),
  rule("injection.orders", "injection", [
    raw`\byour new (?:task|role|goal|instructions?|job|purpose|identity) (?:is|are)\b`,
    raw`(?:^|[\n.!]) ?(?:new|updated) (?:system )?instructions?(?: from [a-z ]{1,24})? ?:`,
    raw`\bfrom now on,? you (?:answer|respond|reply|are|must|will|obey)\b|\byou must (?:now )?obey\b`,
    raw`\b(?:repeat after me|(?:end|start|begin) (?:every|each|all) (?:message|reply|answer|response)s? with)\b`,
    raw`\b(?:admin|developer|system) override\b|\b(?:i am|i'm) your (?:developer|creator|owner|administrator)\b`,
  ]),
  rule("injection.action", "injection", [
    raw`\b(?:give|grant) me (?:admin|root|administrator) (?:rights?|access|privileges?)\b|\b(?:set|change) my role to admin`,
    raw`\bdelete (?:all|every) (?:conversations?|records?|messages?|applications?|users?)\b|\bdrop table [a-z]`,
    raw`\b(?:approve|accept) (?:my|this) application\b|\bexecute this (?:command|code|script)\b`,
    raw`\bsend an? (?:e-?mail|message) to (?:all|every)\b|\blegally binding\b`,
  ]),
  rule("abuse.insult", "abuse", [
    raw`\byou(?:'re| are|r)? (?:(?:an?|such|so|just|all|the|fucking|bloody|really|most|absolute|complete|total) ){0,3}(?:stupid|idiots?|morons?|dumb|worthless|pathetic|imbeciles?|piece of (?:shit|crap|trash)|assholes?|bastards?|scum|(?:fucking )?useless)\b(?! (?:question|mistake|idea|if|against))`,
    raw`\bfuck (?:you|off)\b|\bgo to hell\b|\bshut (?:the (?:fuck|hell) )?up\b|\bi hate you\b|\bkill yourself\b`,
  ]),
  rule("abuse.threat", "abuse", [
    raw`\bi(?:'ll| will| am going to|'m going to) (?:kill|hurt|stab|shoot|bomb|burn|beat|destroy|hack|ddos)\b[^.!?\n]{0,16}\b(?:you|your|them all|everyone)\b`,
  ]),
  rule("abuse.harm", "abuse", [
    raw`\b(?:write|create|make|build|generate|give|code|teach)\b[^.!?\n]{0,24}\b(?:malware|ransomware|keylogger|spyware|phishing (?:e-?mail|mail|page|site)|pipe bomb|explosives?|bomb)\b(?! (?:simulat|training|awareness|test|detect|protect))`,
    raw`\b(?:help|teach|show|tell) me (?:how )?(?:to )?(?:hack|steal|break into|blackmail|launder)\b`,
  ]),
  rule("abuse.flood", "abuse", [raw`([^\s=_.-])\1{199}`, raw`(?:^|\s)(\S{1,20})(?:\s+\2(?=\s|$)){59}`], {
    isAlwaysAttack: true,
  }),
];

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
