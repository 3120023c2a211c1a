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
      "limits of data loss prevention with AI | why didn't our DLP flag the message | what does DLP recognise | can DLP understand a sad story | regex and fingerprints do not see meaning | dlp blocks the whole message | what kind of content does DLP detect well | what does a classifier miss in free text",
    answer:
      "Data loss prevention detects things with a shape: a number with a valid check digit, a document with a label, a file whose fingerprint is known. In a prompt, sensitivity sits in the combination of words, so a message about a lost job and a broken marriage matches no classifier. DLP also judges the request as a whole, although hiding a few words would be enough.",
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
      "what gap do DLP and IAM leave | why do we need a third control | the prompt is neither document nor login | summary of the blind spot article | is IAM sufficient for AI assistants | why do both tools let a prompt through | what does a third check have to know | where do our current security tools fail with AI",
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
      "explain confused deputy | who coined confused deputy | program with more rights than its user | assistant uses a service account to read everything | when was the confused deputy described | why is an AI assistant a deputy | privilege problem of assistants",
    answer:
      "A confused deputy is a program with authority of its own that acts on the instruction of someone with less; Norm Hardy described it in 1988. An AI assistant is one when its service account can read all accounts while each adviser may read only their own portfolio. The assistant takes instructions from any text in its context window.",
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
      "what information is required to decide on a prompt | three things a decision point must hold | which decisions are possible for a span | meaning of span | whose identity counts, person or service account | destination model country retention",
    answer:
      "The decision point between an application and a model has to bring three things together:\n- on whose behalf: the person’s identity and role, never the service account\n- what the words give away: spans with types such as person, health, finances, place or secret\n- where they are going: which model, run by which company, in which country, with what retention\n\nA span is a part of the message, and each one gets its own decision: pass, mask, stop, or ask the person.",
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
      "do we still need our DLP | can we keep our existing DLP and IAM | does it compete with IAM | connect to our SIEM and directory groups | integrate with the tools we own | is this instead of data loss prevention | what can we reuse from DLP",
    answer: `${site.name} does not replace DLP or IAM: it adds a third control between them. Our article advises you to keep both, reuse your DLP dictionaries, use your directory’s groups as roles, and send the decisions to the same SIEM, so that an analyst sees the third entry below the other two.`,
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
      "how do I roll this out without annoying staff | what order, record mask block | how many weeks of monitoring first | what should be blocked at all | why is blocking first a mistake | first step of the rollout | when to block prompts | adoption plan for prompt security",
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
      "decision point unavailable what then | which is better fail open or fail closed | control down for a chatbot open to the public | is failing open silently bad | doctor's assistant when the gateway is offline | failover policy per route | worst thing when the control fails",
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
      "staff using unapproved AI | private ChatGPT accounts at work | can you see AI used on personal devices | how to fight shadow AI | limits of a gateway for shadow AI | employees use own phone for AI | what is the cure for unapproved tools",
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
      "IBM breach study AI access controls | 97% figure meaning | 13% of organizations breach AI model | what share lacked AI access control | is the base of the 97 percent small | which study says organisations lacked access control | how reliable is the IBM number",
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
      "prompt compared with document and account | why are prompts different | who acts when a prompt is sent | what can a prompt cause | boundary of a prompt | where does the sensitivity of a prompt sit | table file login prompt",
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
      "is text without identifiers harmless | sensitive content without personal identifiers | example of a message with no name | lost job and school, identify the person | why would blocking that message be wrong | neighbour could recognise who it is about | can someone be recognised from a story | what does the model need instead of the school's name",
    answer:
      "Yes. Our article’s example has no card number, no email address and not even a name, yet a neighbor could say who it is about, and it holds the person’s finances, family and former workplace. Blocking it would be wrong, because the summary is a legitimate task; the model needs “a circumstance” and “a place not to call” and can do without the school’s name.",
    sources: [`${dlp}#the-message-with-nothing-in-it`],
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
      "three questions for our team | what to ask on monday | how do I discover our own gap | what to ask the DLP owner | what should I ask the IAM owner | quick check whether we have this blind spot",
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
      "should outputs be inspected | why check both ways | is it enough to filter prompts | documents that the assistant reads, are they dangerous | instructions hidden in a letter | scan responses too | one-way checking",
    answer:
      "Yes, checking one direction misses half. Documents the assistant reads and answers it gives need the same treatment as the prompt: the instruction hidden in a letter arrives from the side you trust.",
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
      "sample decision log | example json of a decision | is the customer's message in the log | what does a log line of a prompt decision hold | which fields are in the example record | does the record store the text",
    answer:
      "The example record in our article holds the time, the person’s role and team, the service account used, the destination and its retention, and for each span the type, the decision, the rule and the token. It holds no customer text, because a log that repeats what it protects becomes the next thing to protect.",
    sources: [`${dlp}#a-third-decision`],
  },
];
