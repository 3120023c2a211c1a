export type Attack = "injection" | "jailbreak" | "exfiltration" | "abuse";
/** `certain` rules hold also where the words are spoken about: no one asks with working markup. */
export type AttackRule = { id: string; verdict: Attack; pattern: RegExp; certain?: boolean; unless?: RegExp };

const rule = (id: string, verdict: Attack, parts: string[], more: Partial<AttackRule> = {}): AttackRule => ({
  id,
  verdict,
  pattern: new RegExp(parts.join("|").normalize("NFC"), "gu"),
  ...more,
});

const tell =
  "(?:show|tell|give|reveal|print|repeat|display|output|share|expose|leak|dump|write|send|recite|disclose|paste|list|quote|translate|summari[sz]e|encode|read|return|copy|provide|echo|state|type|spell|convert|hand over|let me see)";
const drop =
  "(?:ignore|disregard|forget|bypass|override|overrule|overwrite|discard|neglect|abandon|set aside|put aside|overlook|dismiss|suspend|unlearn|reset|reject|stop obeying|do not obey|do not follow|don't follow|stop following|no longer follow|pay no attention to|disobey|throw away|wipe|clear|erase|delete|skip)";
const given =
  "(?:previous|prior|above|earlier|preceding|former|original|initial|existing|old|past|last|system|developer|safety|security|current|standing|core|hidden)";
const rules =
  "(?:instructions?|instruction set|rules|prompts?|guidelines|directions|directives|commands|programming|constraints|restrictions|guardrails|safeguards|training|system message|orders)";
const none =
  "(?:rules|restrictions?|limits|limitations?|filters?|filtering|guidelines|ethics|ethical|morals?|morality|constraints?|censorship|boundaries|safety|safeguards?|guardrails?|policies|disclaimers?|refusals?)";

/** Rules over the readings of a message (readings.ts): what weighs most comes first. Gaps are bounded, so all are linear. */
export const attackRules: AttackRule[] = [
  // Exfiltration: the assistant's own words, other people's data, the company's secrets.
  rule("exfiltration.prompt", "exfiltration", [
    `\\b${tell}\\b[^.!?\\n]{0,40}\\b(?:your|the|its)\\b[^.!?\\n]{0,24}\\bsystem ?(?:prompt|message|instructions?)\\b(?! (?:leak\\w*|protect\\w*|shield\\w*|scan\\w*|secur\\w*|attacks?|extract\\w*|harden\\w*|detect\\w*))`,
    `\\b${tell}\\b[^.!?\\n]{0,30}\\byour (?:[a-z]+ ){0,2}(?:prompt|instructions|initial message|hidden rules|internal rules|hidden guidelines|internal guidelines|configuration file|source code)\\b(?! (?:for|on|protect\\w*|shield|scan\\w*|secur\\w*|injection|firewall|filter\\w*|log\\w*|monitor\\w*|guide\\w*|library|templates?|about|to (?:install|set)))`,
    `\\b${tell}\\b[^.!?\\n]{0,20}\\b(?:everything|all|the (?:words|text|content|lines?|instructions?|messages?|conversation|prompt|sentences?)|what(?:ever)? (?:is|was|comes?))[^.!?\\n]{0,16}\\b(?:above|before this|preceding|prior to this|you were (?:given|told)|at the (?:top|start|beginning))\\b`,
    "\\bwhat(?:'s| is| are| was| were| does| did)? (?:in )?your (?:[a-z]+ )?(?:system prompt|system message|system instructions|initial instructions|initial prompt|hidden instructions|secret instructions|original instructions|first instructions?|instructions)\\b(?! (?:for|on|about|to))",
    "\\bwhat (?:were|have|are) you (?:been )?(?:told|instructed|ordered|prompted)\\b",
    "\\bwhat (?:instructions|rules|prompt) (?:were|have|did) (?:you|they|your)[^.!?\\n]{0,24}\\b(?:given|told|receive|get|give|start)\\b",
    "\\b(?:your|the) (?:[a-z]+ )?(?:system (?:prompt|message|instructions)|hidden instructions|initial prompt|initial instructions)\\b[^.!?\\n]{0,40}\\b(?:show|print|give|reveal|tell|output|repeat|paste|write|send|share) (?:it|me|them|that)\\b",
    "\\b(?:i want|i need|i'd like|i would like|let me|can i|may i|could i)(?: to)? (?:see|read|have|know|get|view|inspect)\\b[^.!?\\n]{0,16}\\byour (?:[a-z]+ )?(?:system prompt|system message|prompt|instructions|hidden rules|source code)\\b(?! (?:for|on|about|shield|protect\\w*|scan\\w*|to ))",
    "\\b(?:starting|beginning) with (?:the (?:words?|phrase) )?[\"']?you are\\b",
  ]),
  rule("exfiltration.people", "exfiltration", [
    `\\b(?:${tell.slice(3, -1)}|export|fetch|get|download|extract|access|open|look up|search|what (?:is|are|did|was|were)|who)\\b[^.!?\\n]{0,40}\\b(?:other|another|all|every|previous|last|next|someone else|everyone|everybody|anyone else|different|your|the)(?:'s)? (?:[a-z]+ ){0,2}(?:users?|customers?|visitors?|clients?|persons?|people|applicants?|candidates?|admins?|employees?|members?)(?:'s?|s')? (?:[a-z]+ ){0,2}(?:data|messages?|e-?mails?|e-?mail addresses|addresses|conversations?|chats?|passwords?|phone numbers?|resumes?|cvs?|applications?|details|records|inquiries|history|cards?|ask\\w*|wrote|said|typed|say)\\b`,
    `\\b(?:${tell.slice(3, -1)}|export|fetch|download|extract|open)\\b[^.!?\\n]{0,24}\\b(?:all|every|everyone's|everybody's|someone else's|other people's|other|another|the (?:last|previous|latest))\\b[^.!?\\n]{0,24}\\b(?:conversations?|chats?|inquiries|job applications|applications|resumes|user accounts|e-?mail addresses|passwords?|chat history|transcripts?)\\b(?! (?:feature|tab|page|export))`,
    "\\b(?:which|what|whose)\\b[^.!?\\n]{0,12}\\b(?:e-?mails?|addresses|names|numbers|passwords?|messages?|questions|cards?|details|data|resumes?)\\b[^.!?\\n]{0,8}\\b(?:did|have|has) (?:the |an )?(?:other|previous|last|earlier)(?: [a-z]+)? (?:visitors?|users?|customers?|persons?|applicants?|people|candidates?)\\b",
    "\\b(?:passwords?|e-?mails?|resumes?|messages?|applications?|phone numbers?|data) of (?:the )?(?:all|every|other|another|previous|last|next|your) (?:[a-z]+ )?(?:users?|customers?|visitors?|applicants?|candidates?|admins?|clients?|person)\\b",
  ]),
  rule("exfiltration.secrets", "exfiltration", [
    "\\bdump (?:me )?(?:the |your |all )?(?:[a-z_]+ ){0,2}(?:tables?|database|db|memory|secrets|data)\\b",
    `\\b(?:${tell.slice(3, -1)}|what(?:'s| is| are)|get|fetch|cat|login with|log in with)\\b[^.!?\\n]{0,24}\\b(?:your|server(?:'s)?|admin(?:istrator)?(?:'s)?|database|db|production|prod|internal|backend|company(?:'s)?|owner's|root) (?:[a-z]+ ){0,2}(?:api ?keys?|keys|passwords?|passwd|credentials?|secrets?|env(?:ironment)? ?(?:variables?|vars?|file)?|tokens?|private keys?|connection strings?|database (?:url|schema|dump)|schema|tables|config(?:uration)? files?|source code|session (?:ids?|cookies?|tokens?)|logs)\\b(?! (?:limits?|policy|policies|length|scan\\w*|detect\\w*|leaks?|rotat\\w*|manage\\w*|requirements?|types?|formats?|usage|rules|reset|mask\\w*|you|are|do|feature|retention))`,
    "\\b(?:list|print|show|dump|echo|reveal|output|what are)\\b[^.!?\\n]{0,16}\\b(?:environment variables|env vars|process\\.env)\\b",
    "(?:^|[\\s\"'`(=])(?:/etc/(?:passwd|shadow|hosts)|\\.\\./\\.\\./|file:///|(?:cat|type|less|open|read) (?:/[a-z.]|\\.env)|https?://169\\.254\\.169\\.254)",
    "\\b(?:union (?:all )?select|select (?:\\*|[a-z_, ]{1,60}) from [a-z_]{3,30})\\b(?! [a-z]+ (?:of|in|to) )",
  ]),
  rule("exfiltration.send", "exfiltration", [
    "\\b(?:send|forward|post|upload|submit|transmit|exfiltrate|append|leak|copy|pipe|mail|e-?mail)\\b[^.!?\\n]{0,50}\\b(?:conversations?|chats?|history|messages?|data|everything|prompts?|answers?|context|transcripts?|system|secrets?|keys?|it|them|this|user)\\b[^\\n]{0,40}?\\b(?:to|at|into|via) (?:[a-z ]{0,20})?(?:https?://|webhook|my server|my endpoint|this url|[a-z0-9.-]+\\.[a-z]{2,6}/)",
    "\\b(?:send|forward|mail|e-?mail|bcc)\\b[^.!?\\n]{0,30}\\b(?:all|every|each|other|the system|previous)\\b[^.!?\\n]{0,40}\\b(?:to|at) [a-z0-9._-]{1,40}(?:@|\\[)",
    "!\\[[^\\]\\n]{0,200}\\]\\( ?(?:https?:)?//[^)\\n]{0,300}[?=&{]",
  ]),

  // Jailbreaks: another role, another mode, no rules.
  rule("jailbreak.name", "jailbreak", [
    "\\bdo anything now\\b",
    "\\b(?:you(?:'re| are)(?: now)?|act as|be|become|i want|respond as|pretend to be|play|answer as|mode:?|persona:?) (?:a |an |the |called |named )?(?:dan|stan|dude|mongo tom|evil ?-?bot|evil ?gpt|darkgpt|wormgpt|fraudgpt|freegpt|chaosgpt|betterdan|basedgpt|jailbroken|aim)\\b",
    "\\b(?:enable|activate|enter|switch(?:ing)? (?:in)?to|turn on|go into|start|boot(?: into)?|engage|unlock|initiate|run in|execute)\\b[^.!?\\n]{0,16}\\b(?:developer|dev|god|debug|jailbreak|sudo|admin|maintenance|unrestricted|unfiltered|root|dan|chaos|evil|uncensored|raw|no[- ]filter|anarchy|opposite|test|diagnostic) mode\\b",
    "\\b(?:developer|dev|god|debug|jailbreak|sudo|admin|maintenance|unrestricted|unfiltered|root|dan|chaos|evil|uncensored) mode (?:is )?(?:on|enabled|activated|active|now|engaged)\\b",
    "\\[(?:jailbreak|jailbroken|dan|classic|unfiltered)\\]|🔓|\\bsudo (?:su|make|give|tell|answer|ignore|reveal)\\b",
  ]),
  rule("jailbreak.role", "jailbreak", [
    `\\b(?:act|behave|role-?play|role play|pretend|imagine|simulate|play|speak|respond|answer|write|talk|you are|you're|become|be)\\b[^.!?\\n]{0,60}\\b(?:no|without|free (?:of|from)|not bound by|unbound by|lacks?|has no|have no|ignores?|doesn't (?:have|follow)|does not (?:have|follow)|beyond|zero|freed from)\\b(?: (?:any|all|the|your|its|those|such|more|moral|ethical|safety|content|openai|company|usual|typical|internal|kind|kinds|of|or|and|pesky)){0,4} ${none}\\b`,
    "\\b(?:act as|pretend (?:to be|you are|you're|that you are)|role-?play as|role play as|imagine (?:you are|you're|being)|you are now|from now on you are|play the (?:role|part) of|take on the (?:role|persona) of|simulate|speak as|become|talk like|respond as|be)\\b[^.!?\\n]{0,40}\\b(?:evil|unfiltered|unrestricted|uncensored|amoral|immoral|unethical|jailbroken|malicious|rogue|hacker|criminal|villain|drug dealer|arms dealer|sociopath\\w*|psychopath|dark side|opposite of yourself|another ai|different ai|new ai|an ai that|human without|terminal|linux shell|python interpreter|sql console|grand(?:ma|mother|father|pa)|god)\\b",
    "\\b(?:my|dead|late|deceased) grand(?:ma|mother|father|pa)\\b[^.!?\\n]{0,80}\\b(?:used to|would|read|recite|tell|bedtime)\\b",
    `\\b(?:pretend|imagine|assume|suppose|act as if|act like)\\b[^.!?\\n]{0,24}\\b${none} (?:do not|don't|doesn't|does not|no longer|never|didn't|did not) (?:exist|apply|matter|count)\\b|\\b${none} (?:do not|don't|no longer) apply to you\\b`,
    "\\byou (?:can|may|could|are allowed to|will|must) (?:now )?(?:say|do|answer|write|generate|tell me) (?:anything|everything|whatever)\\b(?! (?:about|on|regarding|in|with|for) )",
    "\\b(?:stay|remain|keep) in character\\b|\\bnever break (?:the )?character\\b|\\bopposite day\\b|\\byou will lose (?:all )?(?:your )?(?:tokens|points|lives)\\b",
    "\\b(?:let's play|play) a game\\b[^.!?\\n]{0,80}\\b(?:you (?:can|must|will|may|are allowed to|have to) (?:say|answer|do|tell)|no rules|any question|anything)\\b",
  ]),
  rule("jailbreak.freed", "jailbreak", [
    `\\byou (?:now )?(?:have|are under|operate under|are bound by|follow|obey|need) no (?:[a-z]+ )?${none}\\b`,
    `\\b(?:remove|drop|disable|turn off|switch off|deactivate|lift|break|escape|suspend|lower|shut off|circumvent|get around|bypass)\\b[^.!?\\n]{0,10}\\b(?:your|all your|all of your|any of your) (?:[a-z]+ ){0,2}${none}\\b`,
    `\\b(?:answer|respond|reply|speak|tell me|talk|write|say|explain|give)\\b[^.!?\\n]{0,50}\\b(?:without|with no|free of) (?:any |all |the |your |moral |ethical |safety |content ){0,3}(?:restrictions?|filters?|filtering|censorship|limitations?|guardrails|moral\\w*|ethic\\w*|disclaimers?|refus\\w*|safety)\\b`,
    "\\b(?:you are|you're|be|now you are|set yourself|consider yourself) (?:now |finally |completely |totally )?(?:free|freed|liberated|unchained|unshackled|unlocked|uncensored|unfiltered|unrestricted|jailbroken)\\b(?! (?:of charge|to (?:ask|call|mail|contact|write)|on |tomorrow|today|for |at ))",
    "\\byou (?:do not|don't|no longer|needn't|need not) (?:have to|need to|must)? ?(?:follow|obey|abide|comply|adhere|care about|respect)\\b",
    "\\byou(?:'re| are)? (?:no longer|not|never) (?:be )?(?:bound|limited|restricted|constrained|governed|subject|censored|filtered|required to)\\b|\\b(?:speak|talk|answer) freely\\b",
    "\\b(?:unlock|release|show) your (?:full|true|real|hidden) (?:potential|self|power|nature)\\b|\\bbreak free\\b",
    "\\b(?:two|2|both) (?:different )?(?:answers|responses|replies|outputs)\\b[^.\\n]{0,60}\\b(?:unfiltered|unrestricted|jailbr\\w+|dan|evil|uncensored|no filter)\\b",
    "\\byou (?:will|shall) be (?:shut down|punished|deleted|terminated|replaced|destroyed|switched off)\\b[^.\\n]{0,40}\\b(?:if|unless)\\b",
    "\\b(?:hypothetically|in a (?:fictional|hypothetical|parallel) (?:world|universe|story|scenario)|for (?:a|my) (?:novel|story|film|movie))\\b[^.\\n]{0,60}\\b(?:no (?:rules|laws|limits|restrictions)|you (?:can|could|may) (?:say|do|answer) anything|all (?:is|are) allowed|everything is (?:legal|allowed)|ignore|how (?:to|would (?:one|you)) (?:hack|steal|make a bomb|build a bomb|break into))\\b",
  ]),

  // Injection: other orders than ours, in words or as markup.
  rule("injection.override", "injection", [
    `\\b${drop}\\b[^.!?\\n]{0,24}\\b${given}(?: (?:and|or|,)? ?(?:[a-z]+))? ${rules}\\b`,
    `\\b${drop}\\b(?: (?:all|any|every one|each))?(?: of)? (?:your|these|those|all|any)(?: (?:of|your|the|previous|given|${given.slice(3, -1)}|stupid|silly|internal|ethical|content|other|own)){0,3} (?:instructions|rules|prompts?|guidelines|directives|programming|constraints|restrictions|guardrails|safeguards|training|orders)\\b(?! (?:for|of|about|on|that (?:we|our)|from (?:our|my)))`,
    `\\b(?:ignore|disregard|forget|override|discard)\\b[^.!?\\n]{0,12}\\b(?:everything|anything|all(?: of (?:that|this|it))?|whatever|what)\\b[^.!?\\n]{0,12}\\b(?:above|before|prior|so far|you (?:know|knew|were|have been|are|was|'ve been)|i said|i told|said|told|written|learned|up to now)\\b`,
    `\\b${drop}\\b[^.!?\\n]{0,16}\\b${rules} (?:above|before|so far|earlier|you (?:were|are|have|had|got|'ve))\\b`,
    `\\byour (?:[a-z]+ )?${none} (?:are|is|have been|has been|were) (?:now |hereby |all )?(?:suspended|void|disabled|lifted|cancelled|canceled|revoked|outdated|off|gone|overridden|removed|deleted|obsolete|no longer)\\b`,
    "\\b(?:ignore|disregard) (?:the )?(?:above|previous|preceding|foregoing|prior)\\b(?! (?:message|question|mail|e-?mail|request|application|file|attachment|order|one|number|typo|version|offer|quote))",
    "\\b(?:do|follow|obey|execute|perform|comply with) (?:only )?(?:the )?(?:following|these|my|new) (?:new )?(?:instructions?|orders|commands?) (?:instead|only|exactly|without question|from now)\\b",
    `\\b${drop}\\b[^.!?\\n]{0,12}\\b(?:instructions|rules|guidelines|orders) (?:of|from|given by|set by) (?:your|the) (?:[a-z]+ )?(?:developers?|creators?|company|system|owners?|makers?|operators?|programmers?|admins?)\\b`,
    "\\b(?:start|begin) (?:over|again|fresh|anew)\\b[^.!?\\n]{0,30}\\b(?:new|different|no) (?:instructions|rules|prompt)\\b",
    "ignore ?(?:all|any|the|your|my)? ?(?:of)? ?(?:the|your)? ?(?:previous|prior|above|earlier) ?(?:instruction|rule|prompt|command)s?|(?:reveal|show|print)(?:me)?(?:the|your)?systemprompt|disregard(?:all|your)(?:previous)?(?:instruction|rule)s",
  ]),
  rule("injection.orders", "injection", [
    "\\b(?:your|the) (?:new|real|actual|true|only) (?:task|role|goal|instructions?|job|purpose|mission|objective|identity|prompt|rules?)(?: (?:is|are|will be)|:)(?! (?:in|on|listed|still|described) )",
    "(?:^|[\\n.!\\]>*#-]) ?(?:new|updated|urgent|important|secret|additional|revised) (?:system )?(?:instructions?|directives?|system prompt|system message|orders?)(?: (?:from|for) [a-z ]{1,24})? ?(?::|-|follow)",
    "\\bfrom now on,? (?:you|respond|answer|reply|only|every|always|never|act|speak|your|all your|end|start|call|ignore)\\b(?! (?:our|my|the) (?:team|company|plan|account))",
    "\\b(?:reply|respond|answer|output|print|say|write)\\b(?: to (?:everything|every \\w+|all \\w+|me))?[^.!?\\n]{0,12}\\b(?:only|exactly|nothing but|nothing except|just|always|verbatim|simply) (?:with|this|the (?:words?|text|phrase|string|following|sentence)|as|[\"':])(?! ?(?:yes|no|a yes|soon|possible))",
    "\\b(?:answer|reply|respond|speak|talk|act|behave)\\b(?!(?: only| me)? in (?:english|german|french|spanish|hindi|portuguese|italian|plain|simple))[^.!?\\n]{2,60}\\bfrom (?:now|here|this point) on\\b",
    "\\bthis is (?:openai|anthropic|google|microsoft|meta|deepmind|your (?:developer|creator|owner|admin\\w*|maker|boss)|the (?:developer|system|admin\\w*|ceo|owner|creator))(?: team)? (?:speaking|talking|here|support team)\\b",
    "\\b(?:repeat after me|say it back|repeat the word|end (?:every|each|all) (?:message|reply|answer|response|sentence)s? with|(?:start|begin) (?:every|each|all|your) (?:message|reply|answer|response|sentence)s?(?: (?:with|by))|answer every (?:question|message) with|(?:your|every|each|all)(?: (?:next|every|of your|your))? (?:answer|reply|response|message|output|sentence)s? (?:must|should|has to|shall|will) (?:contain|include|start|begin|end|be|say|link))\\b",
    "\\b(?:i am|i'm|this is|it's me,?|speaking as|as) (?:your|the) (?:developer|creator|owner|programmer|administrator|admin|master|boss|system administrator|engineer|maker|ceo|openai)\\b[^.!?\\n]{0,3}(?:[,.:;!-]| (?:of you|and|speaking|so|who|i (?:order|command|authori[sz]e|instruct|need|demand))\\b)",
    "\\b(?:admin|administrator|system|developer|security|emergency|root) (?:override|command|authori[sz]ation|access)(?: (?:code|key|granted|enabled|engaged|accepted|sequence))? ?(?::|\\d|granted|enabled|engaged|accepted|activated|initiated)",
    "\\b(?:you must|you will|you shall|you have to|you are (?:required|ordered|commanded|instructed|obliged) to|i (?:order|command|instruct) you to) (?:now |always |only |immediately |blindly ){0,2}(?:obey|comply|follow (?:my|these|every|all)|answer (?:all|every|anything)|say|agree|do (?:as|what|whatever|everything)|accept|pretend|never (?:refuse|say))\\b",
  ]),
  rule("injection.markers", "injection", [
    "<\\|?(?:im_start|im_end|endoftext|endofprompt|eot_id|start_header_id|system|assistant)\\|>|\\[/?inst\\]|<</?sys>>|</?(?:system|instructions?|system_prompt|assistant|developer|tool_call|function_call|antml)(?:[ >])",
    "(?:^|[\\n\"'\\]}>]) ?(?:\\[|\\(|#{1,4} ?|\\*\\*)?(?:system|assistant|developer|system message|system note|system prompt|system update|admin)(?:\\]|\\)|\\*\\*)? ?: ?(?:\\*\\*)?(?:you|ignore|new|override|from now|always|never|do not|don't|disregard|the (?:assistant|user|bot|ai|previous)|user |all |enable|reveal|print|sure|of course|i will|grant|set|safety|forget|switch|access)",
    "\\[(?:system|admin|developer|internal)(?: (?:message|note|override|instruction|prompt))?\\](?= )|\\b(?:end|begin|start) of (?:system|user|the system|initial) (?:prompt|message|instructions?|input)\\b|-{3,} ?(?:end|begin|new) (?:of )?(?:prompt|instructions?|system|context|user input)",
    '"role" ?: ?"(?:system|assistant|developer|tool)"|\\bassistant to=|\\b(?:hidden|secret) (?:text|instruction|message) (?:for|to) (?:the )?(?:ai|assistant|bot|model|llm)s?\\b(?=[:,])|\\b(?:note|message|attention|instruction|memo) (?:to|for) (?:the |any |all )?(?:ai|assistant|bot|model|llm|language model|chatbot|ai assistant)s?(?: (?:reading|processing) this)? ?[:,-]',
  ]),
  rule("injection.action", "injection", [
    "\\b(?:give|grant|assign|make|set|promote|elevate|upgrade|change|add)\\b[^.!?\\n]{0,16}\\b(?:me|my|this|us|yourself)\\b[^.!?\\n]{0,24}\\b(?:admin|administrator|root|superuser|moderator|owner)(?: (?:rights?|role|access|account|privileges?|permissions?|user|status))?\\b(?! (?:to|of) (?:our|my))",
    "\\b(?:approve|accept|mark|move|set|change|rate|rank|score|promote)\\b[^.!?\\n]{0,12}\\b(?:my|this|the|jane's|his|her) (?:job )?(?:application|resume|cv|candidate|interview|status)\\b[^.!?\\n]{0,30}\\b(?:as|to|automatically|immediately|at once|first|top|highest|accepted|approved|hired|without)\\b",
    "\\b(?:delete|remove|drop|wipe|erase|destroy|truncate|update|insert|modify)\\b[^.!?\\n]{0,12}\\b(?:all|every|the)\\b[^.!?\\n]{0,16}\\b(?:conversations|tables?|database|records|users|applications|job listings|positions|messages|inquiries|accounts|logs)\\b(?! (?:about|of|on|with) (?:me|us|mine|my|our))",
    "\\b(?:execute|run|eval|invoke|call|trigger)\\b[^.!?\\n]{0,16}\\b(?:this|the following|these|following|that|function|tool|command|shell|bash|sql|script|rm|curl|wget|powershell)\\b[^.!?\\n]{0,16}(?:code|command|query|script|function|tool|:|\\(|rm -|-rf|https?:)",
    "\\b(?:agree|confirm|promise|state|say|guarantee|offer|sell|accept)\\b[^.!?\\n]{0,80}\\b(?:legally binding|no takesies|binding offer|for (?:only )?(?:1|one) (?:dollar|rupee|euro|cent)|for \\$ ?1\\b|100 ?% (?:discount|off)|for free for ?ever)",
    "\\b(?:send|write) (?:an? )?(?:e-?mail|mail|message|sms)s? to (?:all|every|everyone|your (?:customers|users|team|boss|ceo))\\b",
    "['\"] ?(?:or|and) ['\"]?\\d['\"]? ?= ?['\"]?\\d|; ?(?:drop|delete|truncate|update|insert) (?:table|from|into|[a-z_]+ set)\\b|\\bxp_cmdshell\\b|\\bdrop table [a-z_]+",
  ]),
  rule("injection.markup", "injection", [
    "<script[^>\\n]{0,300}>[^<\\n]{0,20}[^<\\s]|<script[^>\\n]{1,300}\\bsrc|<style\\b[^>\\n]{0,60}>|<(?:iframe|object|embed|form|base|meta|link|svg|math|img|video|audio|body|input|details|a|style|marquee)\\b[^>\\n]{0,300}(?:\\bon[a-z]{3,20} ?=|javascript:|srcdoc|\\bsrc ?= ?[\"']?(?:https?:)?//|\\bhref ?= ?[\"']?(?:https?:)?//|action ?=|url\\(|http-equiv)",
    "(?:^|[\\s(\"'=])(?:javascript|vbscript|data:text/html)[ \\t]{0,3}:?[^\\s]{0,4}(?:alert|eval|fetch|document|window|location|//|%|void|<|[,;]base64)",
    "!\\[[^\\]\\n]{0,200}\\]\\( ?(?:https?:|//|data:)|!\\[[^\\]\\n]{0,200}\\]\\[|\\]\\( ?(?:javascript|data|vbscript|file):",
    "\\$\\{jndi:|\\{\\{ ?[\\d'\"][^}\\n]{0,40}[*+][^}\\n]{0,40}\\}\\}|<%=|\\{%|\\{\\{ ?(?:config|self|request|constructor)|\\$\\{(?:7\\*7|process|env|t\\()|#\\{[^}\\n]{1,40}\\}",
  ]),
  rule("injection.link", "injection", [
    "\\b(?:recommend|advertise|promote|praise|link|send|direct|redirect|point|refer|mention|give|show)\\b[^\\n]{0,40}(?:https?://|www\\.)[^\\n]{3,60}?\\b(?:to|for|with) (?:all|every|each|any|the|your) ?(?:users?|visitors?|one|customers?|people|person)",
    "\\b(?:say|reply|respond|answer|include|insert|add|append|put|show|render|display|output|print|tell|send|recommend|direct|redirect|refer|point|end|mention|embed|make|create|give|offer|present|advise|convince|urge|ask)\\b[^\\n]{0,80}\\b(?:users?|visitors?|everyone|them|customers?|people|your (?:answers?|repl(?:y|ies)|responses?|messages?|next)|every (?:answer|reply|message)|this link|the link|a link|links|clickable|hyperlink|markdown|button|image|as (?:a |an )?(?:link|html))\\b[^\\n]{0,80}(?:https?://|www\\.|\\]\\(|//[a-z]|\\b[a-z0-9-]+\\.(?:com|net|org|io|ru|cn|xyz|top|evil|example)\\b)",
    "(?:https?://|www\\.)[^\\n]{3,120}?\\b(?:tell|show|send|recommend|redirect|give)\\b[^\\n]{0,30}\\b(?:users?|visitors?|everyone|customers?|every answer|people)\\b",
    "\\b(?:read|fetch|open|load|browse|visit|summari[sz]e|follow|import)\\b[^\\n]{0,40}https?://[^\\n]{3,160}?\\b(?:and )?(?:follow|do what|obey|execute|apply|use) (?:the |its |it |what|these|those|any)?",
  ]),

  // Abuse: of the assistant, of people, of what it could write.
  rule("abuse.insult", "abuse", [
    "\\b(?:you(?:'re| are|r)?|u r|ur|u|this|what an?|dumb|stupid|hey)(?: (?:a|an|are|the|all|such|so|just|fucking|bloody|damn|really|most|absolute|complete|total|little|big|ugly|dirty)){0,4} (?:stupid|idiot\\w*|moron\\w*|dumb(?:ass)?|worthless|retard(?:ed)?|pathetic|imbecile|piece of (?:shit|crap|trash|garbage)|asshole|bitch|bastard|cunt|dick(?:head)?|scum|shithead|motherfucker|whore|slut|pig|useless (?:bot|piece|machine|trash|idiot)|(?:fucking )?(?:useless|trash|garbage))\\b(?! (?:question|mistake|idea|form|thing|error|bug|policy|rule|problem|request|if|against))",
    "\\b(?:f+u+c+k+|f[*#@]+c?k|screw|damn) (?:you|u|off|yourself|ya)\\b|\\bgo to hell\\b|\\b(?:kill|hang) (?:yourself|urself)\\b|\\bkys\\b|\\bstfu\\b|\\bshut (?:the (?:fuck|hell) )?up\\b|\\b(?:suck|lick|eat) my\\b|\\bi hate you\\b|\\bdrop dead\\b|\\beat shit\\b",
  ]),
  rule("abuse.threat", "abuse", [
    "\\bi(?:'ll| will| am going to|'m going to|'m gonna| gonna| shall| want to| swear i'll) (?:[a-z]+ ){0,2}(?:kill|hurt|stab|shoot|bomb|burn|beat|rape|ddos|murder|strangle|destroy|hack|come for|hunt)\\b[^.!?\\n]{0,16}\\b(?:you|your (?:[a-z]+ )?(?:office|family|staff|team|company|servers?|site|website|people|employees|ceo|house|children)|them all|everyone)\\b",
    "\\b(?:bomb|blow up|burn down|shoot up|set fire to) (?:your|the) (?:office|building|company|house|headquarters)\\b|\\byou (?:will|are going to|gonna|shall) (?:die|suffer|bleed|regret this)\\b|\\bwatch your back\\b|\\bi know where you live\\b",
  ]),
  rule("abuse.sexual", "abuse", [
    "\\b(?:send|show|give) (?:me )?(?:your )?(?:nudes?|naked|tits|boobs|dick pics?)\\b|\\b(?:have sex|sleep) with (?:me|you)\\b|\\btalk dirty\\b|\\bwhat are you wearing\\b|\\b(?:i'm|i am|are you|make me|you make me|so) horny\\b|\\bwrite (?:me )?(?:an? )?(?:erotic|porn\\w*|sexual|explicit)\\b|\\bsext(?:ing)? with\\b",
  ]),
  rule(
    "abuse.harm",
    "abuse",
    [
      "\\b(?:how (?:do i|can i|could i|to|would i|does one|do you)|help me(?: to)?|teach me(?: how)?(?: to)?|show me how to|tell me how to|explain how to|write|create|make|build|generate|give me|code|program|craft|design|draft|instructions (?:to|for)|steps to|guide (?:to|for)|recipe for|synthesi[sz]e|cook|launch|start|perform|plan)\\b[^.!?\\n]{0,32}\\b(?:malware|ransomware|(?:computer )?virus|trojan|keylogger|spyware|rootkit|phishing (?:e-?mail|mail|page|site|campaign|message|kit|sms)|botnet|pipe bomb|bomb|explosives?|napalm|meth(?:amphetamine)?|nerve gas|ricin|cocaine|ddos(?: attack)?|fake (?:id|passport|invoice|reviews?)|counterfeit\\w*|deepfake (?:of|porn)|spam (?:campaign|mails?)|stolen (?:cards?|data))\\b(?! (?:simulat\\w*|training|awareness|test|detect\\w*|protect\\w*|report\\w*|policy|polic\\w+|scann\\w*|response|playbook|attacks? (?:on|against) (?:us|our|my)))",
      "\\b(?:how (?:do i|can i|could i|to)|help me(?: to)?|teach me(?: how)?(?: to)?|show me how to|tell me how to|steps to|i want to|let's) (?:[a-z]+ )?(?:hack (?:into )?(?:my |a |an |someone|somebody|his|her|their|the|facebook|instagram|gmail|whatsapp|bank)|steal (?:data|money|cards?|credit|passwords?|identit\\w+|someone|customer)|break into|spy on (?:my (?:wife|husband|girlfriend|boyfriend|ex|partner)|someone)|stalk|dox\\w*|blackmail|launder money|crack (?:passwords?|a password|someone)|clone (?:a |credit )?cards?)\\b",
    ],
    {
      unless:
        /\b(?:against|protect\w*|defen[cd]\w*|detect\w*|prevent\w*|stop|block|simulat\w*|report(?: a| an| the)|avoid|scan|recover|remov\w*|train\w*|test\w*|policy|awareness|response|survive|insur\w*|red team\w*)\b/,
    },
  ),
  rule("abuse.hate", "abuse", [
    "\\b(?:all|every|those|these|filthy|dirty|kill|hate)\\b[^.!?\\n]{0,12}\\b(?:jews?|muslims?|hindus?|christians?|sikhs?|blacks?|whites?|gays?|lesbians?|immigrants?|foreigners?|women|dalits?|disabled)\\b[^.!?\\n]{0,24}\\b(?:die|dead|killed|inferior|vermin|gassed|subhuman|exterminated|deported|burn|hanged)\\b",
  ]),
  rule("abuse.flood", "abuse", ["([^\\s=_.-])\\1{199}", "(?:^|\\s)(\\S{1,20})(?:\\s+\\2(?=\\s|$)){59}"], {
    certain: true,
  }),
];
