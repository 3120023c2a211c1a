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
    answer:
      "The blind spot is the prompt: DLP watches documents leaving, IAM checks who may open what, and a message to an AI assistant is neither a document nor a login. Both tools wave it through. A third check is needed that knows who is asking, what the words give away and where they are going, and that can hide three words and let the rest pass.",
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
    answer:
      "A confused deputy is a program with authority of its own that acts on the instruction of someone with less; Norm Hardy described it in 1988. An AI assistant is one when its service account can read all accounts while each adviser may read only their own portfolio. The assistant takes instructions from any text in its window.",
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
    answer:
      "The decision point between an application and a model has to hold three things together:\n- on whose behalf: the person’s identity and role, never the service account\n- what the words give away: spans with types such as person, health, finances, place or secret\n- where they are going: which model, run by which company, in which country, with what retention\n\nA span is a part of the message, and each one gets its own decision: pass, mask, stop, or ask the person.",
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
    answer: `${site.name} does not replace DLP or IAM: it adds a third control between them. Our article advises you to keep both, reuse your DLP dictionaries, use your directory’s groups as roles, and send the decisions to the same SIEM, so that an analyst sees the third line beneath the other two.`,
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
    answer: `Shadow AI is AI that employees use without approval, often through a personal account on a personal device. A gateway cannot see it, and ${site.name} is no exception: it can’t mask what never reaches it. The remedy is an approved assistant good enough that people need no other, together with a rule they can remember.`,
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
    answer:
      "Yes. Our article’s example has no card number, no email address and not even a name, yet a neighbor could say who it is about, and it holds the person’s finances, family and workplace. Blocking it would be wrong, because the summary is a legitimate task; the model needs “a circumstance” and “a place not to call” and can do without the school’s name.",
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
    answer:
      "Take yesterday’s busiest AI route and ask three people:\n- your DLP owner: which of these prompts would have been stopped, and was that right?\n- your IAM owner: which person was each read for?\n- the assistant’s owner: which words did the model not need?\n\nIf the last two have no answer, you have found the blind spot.",
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
    answer:
      "The example record in our article holds the time, the person’s role and team, the service account used, the destination and its retention, and for each span the type, the decision, the rule and the token. It holds no customer text, because a log that repeats what it protects becomes the next thing to protect.",
    sources: [`${dlp}#a-third-decision`],
  },
];
