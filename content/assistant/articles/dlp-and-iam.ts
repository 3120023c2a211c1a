import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const dlp = "/blog/dlp-iam-security-blindspot";

/** The article on the blind spot between DLP and IAM. */
export const dlpAndIamAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Why does DLP not catch prompts?",
      "data loss prevention and AI chats, what does it miss",
      "our DLP sees nothing wrong with messages to ChatGPT",
      "pattern matching fails on free text",
      "is data leakage prevention enough for an LLM",
      "we already have a DLP tool, why is it not enough for ChatGPT",
      "why did DLP allow the message",
      "DLP does not see everything",
    ],
    also: "Purview Symantec scanner classifier regex label fingerprint suite forcepoint ineffective useless plain attachments counterarguments believe CISO convince argue",
    variants:
      "limits of data loss prevention with AI | why didn't our DLP flag the message | what does DLP recognise | can DLP understand a sad story | regex and fingerprints do not see meaning | dlp blocks the whole message | what kind of content does DLP detect well | what does a classifier miss in free text | We spent a fortune on leak prevention software; why isn't it helping with AI? | A story about a lost job went out and no alarm rang. Why? | Which things can a content scanner recognize well? | Can a regex tell that a text is confidential? | why is judging the request as a whole a weakness | labels, check digits and fingerprints: what do they miss | my Purview policy lets sensitive chats through | is Symantec-style leak prevention sufficient for AI chats | what has a shape and what hasn't, in leak prevention | where does sensitivity sit in free text | our existing scanner finds credit cards only | why would hiding a few words be better than refusing it all",
    answer:
      "Data loss prevention detects things with a shape: a number with a valid check digit, a document with a label, a file whose fingerprint is known. Newer products add classifiers that judge a topic, and some read prompts in the browser. In a prompt, sensitivity sits in the combination of words, so a message about a lost job and a broken marriage matches no classifier. The verdict of DLP also falls on the request as a whole, although hiding a few words would be enough.",
    sources: [`${dlp}#what-each-tool-was-built-to-see`, `${dlp}#the-message-with-nothing-in-it`],
  },
  {
    questions: [
      "What is the blind spot between DLP and IAM?",
      "DLP, IAM and the blind spot, article in short",
      "why identity and access management is not enough for AI",
      "how do DLP and IAM fit together with an assistant",
      "both tools say ALLOW",
    ],
    also: "gap hole sso okta unseen invisible loophole uncovered conclusion takeaway essay tldr",
    variants:
      "what gap do DLP and IAM leave | why do we need a third control | the prompt is neither document nor login | summary of the blind spot article | is IAM sufficient for AI assistants | why do both tools let a prompt through | what does a third check have to know | where do our current security tools fail with AI | Between checking files and checking logins, what slips by? | Which third control is missing in our security stack? | Why is a message to an AI invisible to both of our tools? | Summarize the text on the gap between the two tools | neither a document nor a login, what is it | what does a third check need to be capable of | two green lights and still a leak, how | identity management and leak prevention together, still not enough? | which gap do companies overlook when they introduce AI | hide three words and pass the rest: who can do that | what should know who asks and where words go",
    answer:
      "The blind spot is the prompt: DLP watches documents leaving, IAM checks who can open what, and a message to an AI assistant is neither a document nor a login. Both tools wave it through. You need a third check, one that knows who is asking, what the words give away and where they are going, and that can hide three words and let the rest pass.",
    sources: [`${dlp}#in-short`],
  },
  {
    questions: [
      "What is the confused deputy problem?",
      "service account with too many rights",
      "Norm Hardy 1988 and AI assistants",
      "assistant reads accounts that the employee may not open",
      "on whose behalf does the bot act",
      "trainee sees too much through the bot",
    ],
    also: "plain words privilege inherits agent escalation overprivileged superuser technical delegated borrowed principal god CRM every record more than allowed scope",
    variants:
      "explain confused deputy | who coined confused deputy | program with more rights than its user | assistant uses a service account to read everything | when was the confused deputy described | why is an AI assistant a deputy | privilege problem of assistants | An employee gets data through the bot that he may not open himself. What's this called? | Who wrote about deputies in 1988? | Why is one powerful service user for a bot dangerous? | From where does an assistant take its orders? | adviser reads strangers' portfolios via the AI | privilege escalation through an assistant | the bot can read all, the user only a bit: what's the risk | a program obeys a weaker person, name of the problem | explain Hardy's idea for AI | can any text in the context window give orders | is my bot a deputy that can be fooled",
    answer:
      "A confused deputy is a program with authority of its own that acts on the instruction of someone with less; Norm Hardy described it in 1988. An AI assistant is one when its service account can read all accounts while each adviser may read only their own portfolio. The assistant takes instructions from any text in its context window. CVE-2025-32711 in M365 Copilot (June 2025) is of that class: an identity system sees nothing to object to, because every read comes from an account that is entitled to it.",
    sources: [`${dlp}#the-caller-who-is-not-the-asker`],
  },
  {
    questions: [
      "What must the decision point between application and model know?",
      "third decision beside DLP and IAM",
      "who is asking, what the words give away, where they go",
      "what is a span in prompt inspection",
      "pass, mask, stop or ask",
      "own model or external model, different rules",
      "attribute-based access control for prompts",
    ],
    also: "gateway destination country retention identity context enforcement pdp pep gatekeeper overseas abroad ABAC subject object operation NIST 800-162 environment",
    variants:
      "carry the employee's identity through a chatbot | pass the user's identity on to the model gateway | same sentence treated differently for a model in house and one overseas | does the model's country matter for masking | what information is required to decide on a prompt | three things a decision point must hold | which decisions are possible for a span | meaning of span | whose identity counts, person or service account | destination model country retention | Which facts does a gate for prompts need to judge? | Can part of a message pass and another part be masked? | Does it matter who operates the target model and where? | Why must the human's identity count rather than the service's? | define span for me | four possible verdicts on a piece of text | what kinds of types does a span have | is the retention of the target part of the decision | may the gate ask the person what to do | ABAC for AI messages, what attributes | destination, identity, content: is that the triad",
    answer:
      "The decision point between an application and a model has to bring three things together:\n- on whose behalf: the person’s identity and role, carried through the assistant with OAuth token exchange (RFC 8693), never the service account\n- what the words give away: spans with types such as person, health, finances, place or secret\n- where they are going: which model, run by which company, in which country, with what retention; the same span may pass to a model in your own cluster and be masked for one across an ocean\n\nA span is a part of the message, and each one gets its own decision: pass, mask, stop, or ask the person.",
    sources: [`${dlp}#a-third-decision`],
  },
  {
    questions: [
      `Does ${site.name} replace our DLP or IAM?`,
      "keep existing data loss prevention tools",
      "reuse dictionaries and directory groups",
      "work together with the security stack we already have",
      "can we reuse our DLP dictionaries and AD groups",
      "log lines of DLP and IAM in one SIEM",
    ],
    also: "Active Entra investments complement lists substitute swap alongside coexist purview okta splunk redundant layer compatible supersede beside side by analysts",
    variants:
      "do we still need our DLP | can we keep our existing DLP and IAM | does it compete with IAM | connect to our SIEM and directory groups | integrate with the tools we own | is this instead of data loss prevention | what can we reuse from DLP | Should I throw out my leak prevention tool when I buy yours? | Are our AD groups of any use with you? | Can our security analyst see your entries next to the others? | Do you overlap with tools that we've already paid for? | where does your control sit in relation to the two others | what of our present investments can be used again | our dictionaries of sensitive terms, are they wasted | is your product an alternative to Microsoft Purview | third entry in the same SIEM, what is that | do you complement or compete with identity management | keep both and add a third: is this your advice | a colleague changes teams on Friday, what does she see on Monday | someone moves to another department, do the rights follow | what is different on Monday after a change of teams | DLP dictionaries | should we reuse our DLP dictionaries | reuse dictionaries | reuse our dictionaries | what do you recommend for DLP dictionaries | what do you advise about DLP dictionaries",
    answer: `${site.name} does not replace DLP or IAM: it adds a third check between them. Our article advises you to keep both, reuse your DLP dictionaries, such as the fingerprint of your price list, use your directory’s groups as roles, so that someone who changes teams on Friday sees different data on Monday, and send the decisions to the same SIEM, so that an analyst sees the third entry below the other two.`,
    sources: [`${dlp}#keep-both-and-feed-them`],
  },
  {
    questions: [
      "Should we start by blocking prompts?",
      "in which order to roll out prompt controls",
      "introduce AI security without annoying employees",
      "monitor only, then mask, then block",
      "common mistakes when deploying AI data protection",
      "how long should we run in monitor-only mode",
      "block first or mask first",
      "what should be blocked outright",
    ],
    also: "rollout weeks record observe lead phase idea ask later turn on gradual adoption pushback resistance blanket ban prohibit forbid strategy keys hard stop rather",
    variants:
      "why does blocking backfire | how do I roll this out without annoying staff | what order, record mask block | how many weeks of monitoring first | what should be blocked at all | why is blocking first a mistake | first step of the rollout | when to block prompts | adoption plan for prompt security | Will people rebel if we refuse their prompts from day one? | In what sequence should controls be switched on? | How many weeks only to record? | Which prompts deserve a hard no? | who should read the findings of the recording phase | our rollout failed since users avoid the tool, what was wrong | observe, then hide, then stop: why this way around | how do I introduce AI controls softly | start strict or start lenient | is refusing credentials reasonable | what teaches staff to go around security",
    answer:
      "Do not start by blocking prompts: it teaches people to avoid the tool. The recommended order is:\n- record only, for two weeks, and read what you find with the teams who wrote it\n- then mask\n- block last, and only what has no legitimate use, such as credentials",
    sources: [`${dlp}#how-it-goes-wrong`],
  },
  {
    questions: [
      "Should a control for prompts fail open or fail closed?",
      "which failure mode is right for a public chatbot",
      "clinician’s assistant during an outage, recommendation",
      "decide per route what happens when the decision point is down",
      "what if the masking gateway goes down",
      "fail open for doctors",
    ],
    also: "crash unavailable bypass resilience detector timeout unreachable degrade emergency downtime malfunction fallback filter dies broken hospital cannot alarm",
    variants:
      "decision point unavailable what then | which is better fail open or fail closed | control down for a chatbot open to the public | is failing open silently bad | doctor's assistant when the gateway is offline | failover policy per route | worst thing when the control fails | The gate crashed. Should messages go through or be held? | What's your advice for doctors when the gate is offline? | Is silently letting everything pass acceptable? | Which default is right for a public bot in an outage? | an alarm and open, or closed: for which bots | do we choose one failure mode for all routes | why is a dead control that looks alive so dangerous | outage behavior of AI controls | write the choice down: which choice | hospital needs answers even if security is down | should I prefer availability or confidentiality when the gate breaks | fail closed | fail open | what do you advise when the decision point is down | when should it fail closed",
    answer:
      "Decide for each route what happens when the decision point is down, and write the choice down. Our article on DLP and IAM would fail closed for a public chatbot, and perhaps open with an alarm for a clinician’s assistant. Failing open in silence is worse than having no control, since everyone believes the control is working.",
    sources: [`${dlp}#how-it-goes-wrong`],
  },
  {
    questions: [
      "What is shadow AI?",
      "shadow AI",
      "what can be done about shadow AI in our company",
      "employees use ChatGPT on a private phone",
      "how to stop staff pasting company secrets into public chatbots",
      "unapproved AI tools and personal accounts",
      "people secretly using AI at work",
      "employees paste data into public chatbots",
    ],
    hindi: ["employees apne phone par ChatGPT use karte hain, kya karein", "shadow AI kya hai aur kaise rokein"],
    also: "device home gemini bypass byod rogue unsanctioned unauthorized covert ban forbid laptop forbidden habit smartphone uncontrolled approved",
    variants:
      "staff using unapproved AI | private ChatGPT accounts at work | can you see AI used on personal devices | how to fight shadow AI | limits of a gateway for shadow AI | employees use own phone for AI | what is the cure for unapproved tools | Our people use ChatGPT on their own phones; what can I do? | Can you see AI use that doesn't pass through you? | What's the name for AI that IT hasn't approved? | How good must the official assistant be? | personal accounts for work chats, how to deal with that | does your gateway stop unofficial AI | staff hide their AI use from us | BYO-AI at the workplace | is a rule people can remember enough | what is the medicine against unofficial AI | interns use DeepSeek in private, are we exposed",
    answer: `Shadow AI is AI that employees use without approval, often through a personal account on a personal device. A gateway cannot see it, and ${site.name} is no exception: it can’t mask what never reaches it. The remedy is an approved assistant good enough that no one needs another, together with a rule they can remember.`,
    sources: [`${dlp}#how-it-goes-wrong`],
  },
  {
    questions: [
      "How many companies had a breach of an AI model without access controls?",
      "IBM 2025 study 13 percent and 97 percent",
      "statistics on AI incidents and missing controls",
      "what percentage of companies with an AI breach lacked access controls",
      "IBM figures on AI breaches",
    ],
    also: "share proper report firms organizations survey proportion thirteen fraction majority compromised unauthorised unsecured unprotected cost data findings numbers",
    variants:
      "IBM breach study AI access controls | 97% figure meaning | 13% of organizations breach AI model | what share lacked AI access control | is the base of the 97 percent small | which study says organisations lacked access control | how reliable is the IBM number | What part of firms suffered an attack on their AI, says IBM? | How strong is the evidence for the ninety-seven percent? | Should I mention the small sample when quoting IBM? | 13 percent: of what? | IBM's numbers about AI permissions, quote with caution? | how many with an AI breach had poor permissions | is the sample behind IBM's AI figure large | statistic on AI breaches for my slide | which share said they had no proper AI permissions | source of the claim on AI permission problems in 2025 | the denominator of IBM's percentage",
    answer:
      "In IBM’s 2025 breach study, 13% of the organizations studied reported a breach of an AI model or application, and 97% of those said they lacked proper access controls for AI. The base is small and should be quoted along with the figure.",
    sources: [`${dlp}#the-caller-who-is-not-the-asker`],
  },
  {
    questions: [
      "How does a prompt differ from a file or a login?",
      "why do security tools not fit language",
      "what is special about prompts for security",
      "containers and doors, files and accounts",
    ],
    also: "properties boundary sensitivity acting document comparison freeform unstructured attachment classic legacy firewall",
    variants:
      "prompt compared with document and account | why are prompts different | who acts when a prompt is sent | what can a prompt cause | boundary of a prompt | where does the sensitivity of a prompt sit | table file login prompt | Why can't I treat a message to an AI like a document? | What's the border of a message to an AI? | Who performs the action when a message is sent to AI? | Can a message make the reader do things? | the reader acts on it: what does that imply | does the boundary grow during a dialogue | three objects of security compared | in what respects is language harder to secure | what makes text to an AI new for security people | account, file, message: tell me the differences | where is the sensitive part of a message",
    answer:
      "A prompt differs from a file and a login:\n- Boundary: it grows with each turn, document and tool result\n- Where sensitivity sits: in the combination of words, not in a label or in an account’s rights\n- Who is acting: a service account, for someone else\n- What it can cause: the reader acts on it",
    sources: [`${dlp}#what-each-tool-was-built-to-see`],
  },
  {
    questions: [
      "Can a message without any name or number be sensitive?",
      "the message with nothing in it",
      "personal data without identifiers, pattern matcher finds nothing",
      "hardship team example",
    ],
    also: "bank customer job wife school anonymous text harmless context family finances neighbour recognise paraphrase divorce unemployment",
    variants:
      "the prompt with the school on Mill Street | school where former colleagues answer the phone | is text without identifiers harmless | sensitive content without personal identifiers | example of a message with no name | lost job and school, identify the person | why would blocking that message be wrong | neighbour could recognise who it is about | can someone be recognised from a story | what does the model need instead of the school's name | My prompt has no names, so it's harmless, right? | Could a neighbor recognize someone from a story? | Which example has nothing a matcher could find? | What may the model know rather than the school's name? | hardship letter without a name, is it private | is the absence of identifiers a guarantee | why would refusing the summary be wrong | family, finances and workplace in a text without numbers | how can facts without labels betray a person | a text with nothing in it, yet private | what would be a gentle treatment of such a text | what does the model read in place of the school on Mill Street | hardship example after masking | what did the bank's assistant receive | the man who lost his job and whose wife moved out",
    answer:
      "Yes. Our article’s example has no card number, no email address and not even a name, yet a neighbor could say who it is about, and it holds the person’s finances, family and former workplace. Blocking it would be wrong, because the summary is a legitimate task; the model needs “a circumstance” and “a place not to call” and can do without the school’s name. Masked, it reads “he lost his job in June and CIRCUMSTANCE_1” and “Asks us not to call PLACE_1.”",
    sources: [`${dlp}#the-message-with-nothing-in-it`, `${dlp}#a-third-decision`],
  },
  {
    questions: [
      "Which questions should I ask the owners of DLP, IAM and the assistant?",
      "how to find the blind spot in our company",
      "questions for Monday",
      "self-assessment for AI data protection with our teams",
    ],
    also: "team colleagues workshop interview route owner self-check agenda checklist starter tomorrow kickoff",
    variants:
      "three questions for our team | what to ask on monday | how do I discover our own gap | what to ask the DLP owner | what should I ask the IAM owner | quick check whether we have this blind spot | What do I ask on Monday to discover our gap? | Which three colleagues should I interview? | What is the question for the person who runs the assistant? | Give me a quick diagnosis for our company's gap | on whose behalf was each record read: who do I ask this | which route should I look at for the diagnosis | what if two of the questions stay unanswered | workshop questions for security owners | how would a consultant uncover the gap | is there a short self-test with three people | which words did the model not need: who do I ask that",
    answer:
      "Take last week’s busiest AI route and ask three people:\n- your DLP owner: which of its prompts would have been stopped, and was that right?\n- your IAM owner: on whose behalf was each record read?\n- the assistant’s owner: which words did the model not need?\n\nIf the last two have no answer, you have found the blind spot.",
    sources: [`${dlp}#ask-this-on-monday`],
  },
  {
    questions: [
      "Do answers and documents have to be checked as well as prompts?",
      "is checking only the input enough",
      "inspect both directions",
      "hidden instruction in a trusted document",
      "is it enough to check prompts only and not answers",
      "should we also inspect what the model answers",
    ],
    also: "output incoming outgoing letter file one direction half responses uploads PDFs tool results reply scanning",
    variants:
      "we only filter what people type in | our filter covers input only, is that fine | we scan prompts but not replies | should outputs be inspected | why check both ways | is it enough to filter prompts | documents that the assistant reads, are they dangerous | instructions hidden in a letter | scan responses too | one-way checking | Do attached letters need inspection too? | Half of what is missed if only prompts are inspected? | From which side does a concealed order come? | Is it fine to trust documents from partners? | we filter the inbound only, what's lost | should the reply go through the same filter | retrieved pages and replies: same care as prompts? | an order in a letter, which direction must be watched | input filter without output filter | why isn't inbound inspection enough | trusting the source of a document, a mistake?",
    answer:
      "Yes, checking one direction misses half. The documents the assistant reads and the answers it gives need the same treatment as the prompt: the instruction hidden in a letter arrives from the side you trust.",
    sources: [`${dlp}#how-it-goes-wrong`],
  },
  {
    questions: [
      "What does a decision record look like?",
      "example of a log entry in JSON",
      "sample audit record with spans and rules",
      "does the decision log contain customer text",
      "format of the log line for a SIEM",
    ],
    also: "fields schema subject destination span contain content personal",
    variants:
      "sample decision log | example json of a decision | is the customer's message in the log | what does a log line of a prompt decision hold | which fields are in the example record | does the record store the text | What does an entry look like in the SIEM? | Show me the JSON of one verdict | Is what the customer wrote part of the sample entry? | Which token, rule and type are listed in the sample? | what is noted about the target model in the entry | does an entry list each span | who is named in the sample entry: person, team, service | log schema for prompt verdicts | why leave out the customer's words | I'm writing a parser for your entries, which fields | is the retention of the target noted",
    answer:
      "The example record in our article holds the time, the person’s role and team, the service account used, the destination and its retention, and for each span the type, the decision, the rule and the token. In it, an adviser of the hardship team sends a message to an external model with a retention of 30 days: employment passes, family and place are masked. It holds no customer text, because a log that repeats what it protects becomes the next thing to protect.",
    sources: [`${dlp}#a-third-decision`],
  },
  {
    questions: [
      "How does access control decide, and why does it miss prompts?",
      "attribute-based access control, NIST SP 800-162",
      "why does IAM allow what the assistant reads",
      "subject, object and operation",
    ],
    also: "ABAC IAM rights permission service account environment conditions",
    variants:
      "what is ABAC | what does identity management see in a prompt | how does IAM work | why did the identity system say allow | which NIST paper covers attribute-based access | when does access control work well",
    answer:
      "Access control compares a subject, an object and an operation; the attribute-based form in NIST SP 800-162 adds conditions of the environment. It works well as long as the subject is the person who wants the data and the object is the data. With an assistant, the subject is a service account that can read all accounts, because any adviser might ask about any customer.",
    sources: [`${dlp}#what-each-tool-was-built-to-see`, `${dlp}#the-caller-who-is-not-the-asker`],
  },
  {
    questions: [
      "Should we lower the threshold of our DLP?",
      "make DLP stricter so that it catches prompts",
      "tune the DLP detector for free text",
    ],
    also: "sensitive alerts false alarms fires paste phone stricter classifier lost job good idea",
    variants:
      "why do staff start using their own phones for work text | people photograph the screen because the filter blocks them | blocked employees paste text elsewhere | more aggressive DLP rules for prompts | why not let the detector fire on lost his job | what happens if DLP blocks too much | raise the sensitivity of our filter | too many DLP alarms from the hardship team",
    answer:
      "No: lower the threshold until the detector fires on “lost his job,” and it will fire on much of what the hardship team writes in a day. People whose work is blocked will paste the text into their own phones.",
    sources: [`${dlp}#the-message-with-nothing-in-it`],
  },
  {
    questions: [
      "What happens in the bank example of the article on DLP and IAM?",
      "log lines at 09:41:07",
      "what does the model receive instead of the hardship message",
      "what did the bank tell another company about its customer",
    ],
    also: "layoff marriage debts adviser hardship CIRCUMSTANCE_1 PLACE_1 ALLOW MASK summary school",
    variants:
      "two systems said allow while the bank gave away a customer's divorce | why did neither tool stop the message about the layoff | the bank story with the lost job | both tools said ALLOW, about what | masked version of the hardship message | which words are masked for the hardship team | what is revealed in those 2.1 KB | what did the third entry in the SIEM say | are both log entries correct",
    answer:
      "In the invented case, DLP and IAM both log ALLOW at 09:41:07, since no classifier matched and the service account may read the account, while a bank tells another company about a customer’s layoff, his marriage and his debts, in plain sentences. With a third check, the model receives CIRCUMSTANCE_1 instead of the wife who moved out and PLACE_1 instead of the school, which is still clear enough to summarize. The log then shows a third entry: 2 of 3 spans masked.",
    sources: [`${dlp}#the-message-with-nothing-in-it`, `${dlp}#a-third-decision`, `${dlp}#keep-both-and-feed-them`],
  },
];
