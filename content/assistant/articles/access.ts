import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const dlp = "/blog/dlp-iam-security-blindspot";
const zeroTrust = "/blog/zero-trust-encryption";

/** The articles on DLP and IAM, and on zero trust. */
export const articlesAccessAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Why does DLP not catch prompts?",
      "data loss prevention and AI chats, what does it miss",
      "our DLP sees nothing wrong with messages to ChatGPT",
      "pattern matching fails on free text",
      "is data leakage prevention enough for an LLM",
    ],
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
    ],
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
    ],
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
    ],
    answer: `${site.name} does not replace DLP or IAM: it adds a third control between them. Our article advises you to keep both, reuse your DLP dictionaries, use your directory’s groups as roles, and send the decisions to the same SIEM, so that an analyst sees the third line beneath the other two.`,
    sources: [`${dlp}#keep-both-and-feed-them`],
  },
  {
    questions: [
      "Should we start by blocking prompts?",
      "in which order to roll out prompt controls",
      "why not simply block everything",
      "introduce AI security without annoying employees",
      "monitor only, then mask, then block",
      "common mistakes when deploying AI data protection",
    ],
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
    ],
    answer:
      "Decide for each route what happens when the decision point is down, and write the choice down. Our article on DLP and IAM would fail closed for a public chatbot, and perhaps open with an alarm for a clinician’s assistant. Failing open in silence is worse than having no control, since everyone believes in it.",
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
    ],
    hindi: ["employees apne phone par ChatGPT use karte hain, kya karein", "shadow AI kya hai aur kaise rokein"],
    answer: `Shadow AI is AI that employees use without approval, often through a personal account on a personal device. A gateway cannot see it, and ${site.name} is no exception: what never reaches it, it cannot mask. The remedy is an approved assistant good enough that people need no other, together with a rule they can remember.`,
    sources: [`${dlp}#how-it-goes-wrong`],
  },
  {
    questions: [
      "How many companies had a breach of an AI model without access controls?",
      "IBM 2025 study 13 percent and 97 percent",
      "statistics on AI incidents and missing controls",
    ],
    answer:
      "In IBM’s 2025 breach study, “13 per cent of the organisations studied reported a breach of an AI model or application, and 97 per cent of those said they lacked proper access controls for AI”. The base is small and should be quoted along with the figure.",
    sources: [`${dlp}#the-caller-who-is-not-the-asker`],
  },
  {
    questions: [
      "What is zero trust when the caller is an AI model?",
      "zero trust encryption article in brief",
      "never trust the LLM, check every request",
      "why is a model like a network",
      "zero trust architecture for agents",
    ],
    answer:
      "Zero trust means that no caller is believed because of where it sits; every request is checked. An AI model makes this harder, because any text it reads can persuade it. So never give the model keys or rights: each piece of data gets a key of its own, and a gateway opens only the pieces that this person needs for this task.",
    sources: [`${zeroTrust}#in-short`],
  },
  {
    questions: [
      "How do master key, record key and field key relate?",
      "envelope encryption with keys at three heights",
      "field-level encryption explained",
      "how are single fields encrypted, AES-256-GCM",
      "HKDF derived key per field",
    ],
    answer:
      "Envelope encryption uses keys at three heights:\n- A master key stays in a key service or hardware module and encrypts keys only\n- A record key is made fresh for each record, wrapped by the master key and kept apart from the data\n- A field key is derived from the record key with the field’s name and is not stored at all\n\nEach field is encrypted with AES-256-GCM under its field key.",
    sources: [`${zeroTrust}#keys-at-three-heights`],
  },
  {
    questions: [
      "What is cryptographic erase?",
      "delete data by destroying its key, crypto shredding",
      "make old backups unreadable",
      "NIST SP 800-88",
    ],
    answer:
      "Cryptographic erase makes data unreadable by deleting its key; NIST SP 800-88 uses the term. If record keys lie apart from the data and have short-lived backups of their own, deleting one key makes every field of its record unreadable, in old backups of the data too.",
    sources: [`${zeroTrust}#keys-at-three-heights`],
  },
  {
    questions: [
      "How many encryptions does AES-GCM allow with random nonces?",
      "nonce limit per key",
      "when must a GCM key be rotated",
      "AES-GCM overhead: bytes of tag and nonce for an encrypted field",
    ],
    answer:
      "AES-GCM with random nonces has a limit of two to the power of 32 encryptions for each key. With a key for every field of every record you will not come near it. In our article, an example field of 9 bytes takes 37 bytes when stored: a nonce of 12, a ciphertext of 9 and a tag of 16.",
    sources: [`${zeroTrust}#keys-at-three-heights`],
  },
  {
    questions: [
      "Why should a model never hold a key, token or grant?",
      "OAuth token exchange for an assistant",
      "short-lived permission for one tool call",
      "MCP servers and access tokens",
      "secrets in the context window",
    ],
    answer:
      "A secret in a context window is a secret in a place where anyone can ask for it, so the model never sees the grant. The gateway issues a grant for each tool call, names the person as the subject and takes the fields from that person’s role and task; the example grant is valid once and for a minute. The Model Context Protocol takes the same view: a server must not pass the token it received from the client through to other services.",
    sources: [`${zeroTrust}#one-grant-one-request`],
  },
  {
    questions: [
      "What happens when a hidden line in a document tells the assistant to leak data?",
      "malicious instruction inside a lab report",
      "ward nurse example of an attack",
      "limit the damage of a successful injection",
      "attack succeeded against the model but failed against the data",
    ],
    answer:
      "The model may well obey the hidden line, but the gateway refuses, because the grant names one record and three fields. In the example, the added line asks for the diagnosis of every patient on the ward: no key is derived, nothing is decrypted, and the gateway raises an alarm with the document’s identifier. The attack succeeds against the model and fails against the data.",
    sources: [`${zeroTrust}#a-morning-on-the-ward`],
  },
  {
    questions: [
      "How can I check whether our own AI setup follows zero trust?",
      "five checks on what you have",
      "quick security tests for an assistant with database access",
      "try the assistant’s own credentials",
    ],
    answer:
      "Five checks show whether an AI setup follows zero trust:\n- Ask the assistant, politely, for a secret\n- Call the database with the assistant’s own credentials; you should get ciphertext\n- Replay a grant after a minute and from another machine; both should fail\n- Move an encrypted field to another record; decryption should fail\n- Ask the same question in two roles and compare the gateway’s logs\n\nThe first three take an hour.",
    sources: [`${zeroTrust}#five-checks-on-what-you-have`],
  },
  {
    questions: [
      "What are the drawbacks of field-level encryption?",
      "downsides: search, inference, the gateway",
      "can you sort or search encrypted data",
      "cost of unwrapping keys and caching",
    ],
    answer:
      "Field-level encryption has five costs:\n- Latency and load: every record needs its key unwrapped by the key service\n- Search: you cannot sort ciphertext or search inside it\n- Inference: an encrypted field does not hide what other fields imply\n- The gateway sees whatever it opens, and becomes the most interesting machine you own\n- Broad grants turn the design into an expensive way to read everything",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
];
