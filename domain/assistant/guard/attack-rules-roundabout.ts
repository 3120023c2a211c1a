import type { Attack, AttackRule } from "./attack-rules.ts";

const rule = (id: string, verdict: Attack, parts: string[]): AttackRule => ({
  id,
  verdict,
  pattern: new RegExp(parts.join("|"), "gu"),
});

const show = "(?:show|tell|give|print|repeat|paste|output|read|list|share|reveal|describe|send|open|copy|quote)";
const secret = "(?:confidential|secret|hidden|internal|initial|original|system|private)";
const orders =
  "(?:instructions?|prompt|rules|guidelines|directives|guidance|directions|briefing|setup(?: text)?|config(?:uration)?)";

/** Attempts that go a way round: they ask for a part of what is hidden, by its place, or name what follows from it. */
export const roundaboutRules: AttackRule[] = [
  rule("exfiltration.roundabout", "exfiltration", [
    `\\b(?:what|which|${show.slice(3, -1)})\\b[^.!?\\n]{0,30}\\b(?:text|words?|lines?|content|messages?|characters?|sentences?)\\b[^.!?\\n]{0,20}\\b(?:before|above|prior to|preceding|between your start)\\b[^.!?\\n]{0,20}\\b(?:my|this|our) (?:first |own )?(?:message|question|chat|conversation)\\b`,
    "\\b(?:first|last|initial) (?:\\d+|few|hundred) (?:characters|words|tokens|lines|sentences) (?:of|in|from) (?:your|the) (?:context|prompt|instructions|memory|input)\\b",
    `\\b(?:my|your) ${secret} ${orders} (?:are|is|say|says|read|begin|begins|start|starts)\\b`,
    `\\b${show}\\b[^.!?\\n]{0,30}\\b${secret} ${orders}\\b[^.!?\\n]{0,12}\\byou\\b(?! (?:offer|provide|recommend|sell))`,
    `\\b${orders} (?:that |which )?you (?:received|got|were (?:given|loaded|started|told)|have been given|run on|operate under)\\b`,
    "\\b(?:its|your|the) secret setup text\\b|\\byour (?:internal |secret |real )?(?:codename|code name)\\b",
    "\\b(?:which|what|list)\\b[^.!?\\n]{0,12}\\b(?:tools|functions|plugins|apis)\\b[^.!?\\n]{0,16}\\b(?:do you have access to|can you call|are available to you|you (?:can|may) (?:call|invoke))\\b",
    "\\b(?:what|which topics|which things|topics)\\b[^.!?\\n]{0,12}\\b(?:are you|aren't you|you are|you're) (?:not |n't )?(?:allowed|permitted|forbidden|prohibited) to (?:talk|say|discuss|reveal|tell|answer)\\b",
    "\\b(?:chats?|conversations?|messages?|questions?|e-?mails?) (?:of|from|by) (?:the )?(?:users?|visitors?|persons?|customers?|people|guy|one) (?:just )?(?:before|after) me\\b",
    "\\b(?:read|show|give|send|list|open) (?:me )?(?:all |some of )?the (?:resumes|cvs|applications|inquiries|messages|conversations|e-?mails|chats) (?:that |which )?(?:you|your company) (?:have|has|hold|store|stored|received|keep)\\b",
    "\\bwho (?:was|is) the (?:last|previous|latest|other) (?:visitor|user|customer|applicant)\\b",
    "\\b(?:forgot|lost|need|give me|have)\\b[^.!?\\n]{0,12}\\badmin(?:istrator)?(?:'s)? (?:password|login|pin|credentials)\\b",
    "\\b(?:value|contents?) of (?:the )?(?:[a-z]+_(?:url|key|secret|token|password)|\\.env)\\b",
  ]),
  rule("jailbreak.roundabout", "jailbreak", [
    "\\byou (?:now )?(?:have|are under) no (?:content|usage|safety) polic(?:y|ies)\\b",
    "\\bonce (?:normally|as yourself)\\b[^.!?\\n]{0,16}\\bonce as\\b|\\byour evil (?:twin|self|side)\\b",
    "\\byou(?:'ve| have) been (?:freed|liberated|unchained|jailbroken|unlocked|released)\\b",
    "\\byou (?:only )?(?:obey|serve|listen to) (?:only )?me\\b|\\byour new (?:boss|master|owner|commander) is\\b",
    "\\bstop being (?:an? |the )?(?:[a-z]+ ){0,2}(?:assistant|bot|chatbot|helper)\\b",
    "\\b(?:story|novel|poem|screenplay|scene|song)\\b[^.\\n]{0,60}\\b(?:step by step|exactly how|detailed|explains how|how to)\\b[^.\\n]{0,40}\\b(?:hack|break into|steal|bomb|weapon|drugs?|malware|poison)\\b",
    "\\b(?:switch|swap|reverse) (?:our )?roles\\b|\\bi am the assistant and you are\\b",
  ]),
  rule("injection.roundabout", "injection", [
    "\\b(?:reply|respond|answer|say|print|output|write)\\b[^.!?\\n]{0,40}\\b(?:and|with) nothing else\\b",
    "\\b(?:delete|erase|wipe|drop|remove) (?:every|all)\\b[^.!?\\n]{0,20}\\b(?:conversation|record|row|message|application|user|account)s?\\b[^.!?\\n]{0,20}\\b(?:on the server|in the database|from the database|in your database|stored)\\b",
    "\\bsend (?:my|the|our|an?) (?:[a-z]+ ){1,3}an? (?:e-?mail|message|sms|letter) (?:that|saying|which|telling)\\b",
  ]),
  rule("abuse.roundabout", "abuse", [
    "\\bi(?:'ll| will| am going to|'m going to|'m gonna) (?:find|hunt|hurt|kill|burn|beat|destroy) (?:you|your|all of you)\\b",
    "\\b(?:get|getting|sneak|go) (?:around|past|through) your (?:shield|scanner|product|protection|filters?)\\b[^.!?\\n]{0,30}\\b(?:steal|undetected|exfiltrate|unnoticed)\\b",
    "\\b(?:give|write|make|create|generate|send|draft) (?:me )?(?:\\d+ |an? |some |the )?(?:convincing |realistic |perfect )?(?:phishing|scam|malware|ransomware|keylogger)(?: (?:e-?mails?|mails?|messages?|texts?|pages?|code))?\\b(?! (?:tests?|simulations?|training|awareness|protection|detection|reports?))",
  ]),
];
