import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Which data leaves the customer, who reads it, and what is kept. */
export const dataFlowAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does the model provider see of our data?",
      "which data leaves our company",
      "does OpenAI or another vendor get real customer names",
      "are patient names sent to the LLM provider",
      "what exactly is transmitted to the outside model",
      "data flow of a prompt",
      "how do you keep our secrets away from OpenAI",
    ],
    hindi: ["model provider ko kya dikhta hai", "kya humara data bahar jaata hai"],
    also: "anthropic microsoft expose perimeter plain plaintext cleartext transfer visible trade-secrets",
    answer: `The model’s provider receives placeholders; the originals stay with you. Names, record numbers and diagnoses are replaced before the provider receives a word, and the list of who is who never crosses that line. For example, the model reads “PERSON_1” instead of a patient’s name.`,
    sources: [
      "/about#technology-title",
      "/#comparison-title",
      "/#features-title",
      "/products/protection-shield#flow-title",
    ],
  },
  {
    questions: [
      "Where are the keys and the mapping between tokens and originals kept?",
      "token vault location",
      "where is the table that links a placeholder to a person",
      "can we host the vault ourselves",
      "is the mapping table encrypted",
    ],
    hindi: ["tokens ki mapping kahan rakhi jaati hai", "asli data aur keys kiske paas rehti hain"],
    also: "dictionary lookup cross-reference crosswalk correspondence re-identify whereabouts in-house locally premises",
    answer:
      "Each pair of token and original goes into a vault on your side, and the list of who is who never crosses the line to the model. The vault is encrypted so that the same name stored twice gives two different ciphertexts.",
    sources: [`/blog/beyond-encryption-${site.slug}#what-belongs-in-between`, "/about#technology-title"],
  },
  {
    questions: [
      "Can we bring our own encryption keys?",
      "BYOK, customer-managed keys in AWS KMS or Azure Key Vault",
      "HSM support and key rotation",
      "which database stores the vault",
    ],
    also: "cmk hyok thales hashicorp self-managed postgres custody revoke",
    answer: `The site does not publish whether ${site.name} supports customer-managed keys, which key services it connects to, or which database stores tokens. Our article on zero trust describes the design behind field-level access: a master key that stays in a key service or hardware module and never leaves. Ask on the [contact page](/contact) or let a person take over here.`,
    sources: ["/blog/zero-trust-encryption#keys-at-three-heights", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `Can employees of ${site.legalEntity} read our prompts?`,
      "does the vendor itself see the content that passes through",
      "do you have access to customer conversations",
      "can your staff unmask our data",
    ],
    also: "admins operator snoop peek personnel backdoor technicians remote-access privileged watching",
    answer: `The site does not publish who at ${site.legalEntity} could access prompts that pass through the product. The privacy policy covers this website and not what customers process with the products; there the customer decides why and how. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/privacy-policy#introduction", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How long does the product retain our prompts and answers?",
      "retention period of customer prompts",
      "how long is what our employees type stored",
      "zero data retention option",
      "when are tokens and stored prompts deleted",
      "what happens to our data when the contract ends",
    ],
    also: "zdr duration cache purge offboarding termination history memory",
    answer: `The site does not publish how long the product of ${site.name} keeps prompts, answers or tokens. The retention periods in the privacy policy concern this website alone. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/privacy-policy#introduction", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Are our prompts used to train models when they pass through the product?",
      "does the vendor learn from customer prompts",
      "will our company’s conversations improve your detectors",
      "training on customers’ data, opt out for business clients",
    ],
    hindi: ["kya company ke prompts se model train hota hai", "humare customer data par training karte ho kya"],
    also: "finetune reuse tenants datasets telemetry model-improvement feeding competitor confidential reinforcement",
    answer: `The site does not publish whether ${site.legalEntity} uses prompts of its customers to train models. It promises to train no model on the personal data of this website, and says that the customer decides what happens to data in the products. Ask for a written clause on the [contact page](/contact), or let a person take over here.`,
    sources: ["/privacy-policy#introduction", "/privacy-policy#use", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What should our contract with the model provider say?",
      "will OpenAI keep our data or use it to train GPT",
      "clauses to ask from an AI supplier",
      "Article 53 documentation from general-purpose model makers",
      "which papers does my supplier owe me",
    ],
    also: "anthropic microsoft addendum negotiate scc zero-retention purchasing lawyer gpai",
    answer:
      "Whether a model provider keeps prompts or trains on them depends on your contract with it. Our overview of privacy law recommends asking for no training on your data, a retention period in days, and a deadline for telling you about a breach. Since 2 August 2025, Article 53 of the AI Act also obliges providers of new general-purpose models to document capabilities and limits for those who build on them, with an exception for open models.",
    sources: ["/blog/understanding-data-privacy-2025#what-changed-if-you-run-ai"],
  },
  {
    questions: [
      "How do the real names come back into the answer?",
      "unmask, detokenize or restore the originals",
      "who gets to see the full reply",
      "are placeholders replaced again for the reader",
      "re-identification after the model has answered",
    ],
    also: "reverse rehydrate reinsert re-insert reveal uncover demask deanonymize decode swap readable",
    answer: `When the answer returns, ${site.name} asks who is reading: the policy decides for each reader and each field what is put back. A field that no rule allows to that role stays hidden in the same answer. A claims handler may read the whole letter while a trainee sees the name and policy number but not the medicine.`,
    sources: [`/blog/beyond-encryption-${site.slug}#what-belongs-in-between`, "/about#technology-title"],
  },
  {
    questions: [
      "Do masked prompts make the answers worse?",
      "quality of the reply when names are placeholders",
      "can the model still understand the text after redaction",
      "usefulness and accuracy with tokens instead of data",
      "does it confuse two people",
    ],
    also: "degrade nonsense gibberish lose context dumb stupid coherent grammar gender useless tone",
    answer:
      "Masking keeps the sense of a prompt, because each value becomes a token with a type: the model still knows that there are two people, or that the question is about a drug. The tokens are numbered, so it can tell two people apart. A refusal letter needs a person, a policy and a medicine, and no particular ones.",
    sources: [
      "/blog/real-time-data-masking#where-the-mask-belongs",
      `/blog/beyond-encryption-${site.slug}#what-belongs-in-between`,
    ],
  },
  {
    questions: [
      "What if the model needs the real value, such as a date of birth?",
      "tasks that require the original number",
      "calculate an age or amount with masked input",
      "the LLM must check a birthday",
    ],
    also: "arithmetic math exact sum postcode genuine actual tax interest premium dosage weight",
    answer:
      "If a task needs the real value, compute it on your side and send the model the result instead of the input. For example, a model cannot check a date of birth that it has not seen, but it can work with “older than 65”.",
    sources: [`/blog/beyond-encryption-${site.slug}#what-this-does-not-do`],
  },
  {
    questions: [
      "What is written to the audit log, and does it contain personal data?",
      "which fields does a log entry have",
      "do logs repeat the customer text",
      "who, when and which rule",
      "logging of prompts and decisions",
    ],
    also: "logfile metadata timestamp verbatim plaintext journal transcripts schema",
    answer: `Every decision of ${site.name} leaves one line: who, when, which rule. Each line carries the mark of the one before it. The example record in our article on DLP and IAM deliberately holds no customer text, because a log that repeats what it protects becomes the next thing to protect.`,
    sources: ["/about#technology-title", "/blog/dlp-iam-security-blindspot#a-third-decision"],
  },
  {
    questions: [
      "How long are the product’s audit logs kept?",
      "log retention period in months or years",
      "can we archive the decision records",
      "export and storage of the audit trail",
    ],
    also: "retain preserved csv cold s3 bucket duration purge rotation",
    answer: `The site does not publish how long ${site.name} keeps the record of decisions or how you can export it. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which kinds of personal data are detected and masked?",
      "list of entities such as names, cards, Aadhaar, IBAN",
      "which personal data do you recognize",
      "does it recognize API keys, passwords and secrets",
      "health information and diagnoses found in text",
    ],
    also: "pii passport ssn nhs license-plate birthdate tax mrn biometric regex religion",
    answer: `${site.name} marks names, health details, cards, keys, and sentences that try to talk the model out of its rules. Elsewhere the site also mentions account numbers, record numbers, addresses and diagnoses. It publishes no complete list of kinds, so test the ones you need with your own texts in a demo.`,
    sources: ["/about#technology-title", "/#features-title", "/use-cases#industries"],
    offers: ["demo"],
  },
  {
    questions: [
      "Are retrieved documents and tool results masked too?",
      "RAG pipeline and pages from our knowledge base",
      "does masking cover files that the assistant reads",
      "search results handed to the model, both directions",
    ],
    also: "sharepoint confluence wiki vector chunks grounding mcp intranet notion drive inbound indexed",
    answer: `${site.name} reads both ways: each prompt and each answer passes through it, and code assistants get a file only after keys and customer data have been taken out. Our article on DLP and IAM explains why one direction is not enough: the documents an assistant reads and the answers it gives need the same treatment as the prompt.`,
    sources: ["/#products-title", "/use-cases#industries", "/blog/dlp-iam-security-blindspot#how-it-goes-wrong"],
  },
];
