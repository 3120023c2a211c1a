import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Which data leaves the customer, who reads it, and what is kept. */
export const dataFlowAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does the model provider see of our data?",
      "which data leaves our company",
      "are patient names sent to the LLM provider",
      "what exactly is transmitted to the outside model",
      "data flow of a prompt",
      "how do you keep our secrets away from OpenAI",
      "what leaves our network",
    ],
    hindi: ["model provider ko kya dikhta hai", "kya humara data bahar jaata hai"],
    also: "microsoft expose perimeter plain plaintext cleartext transfer visible trade-secrets OpenAI names placeholders moment account numbers disappear before sent hand give get vendor legal receive learn",
    variants:
      "what does the provider see | data sent to OpenAI | does the LLM get names | what leaves the company | provider gets placeholders | Will OpenAI find out who our clients are? | Suppose a nurse types a name: what arrives in California? | Which part of a message stays at home, and which part travels? | Can Microsoft or Google read our customer names through the model? | my boss asks what an outside AI firm learns about us | what crosses the border between us and the AI vendor | Do confidential things ever reach Anthropic? | in which form does the AI supplier receive our text | is any original value transmitted to the AI company | how anonymous are we toward the AI vendor | Does the AI company get the list of who is who? | what would a hacked model vendor hold about our patients",
    answer: `The model’s provider receives placeholders; the originals stay with you. Names, record numbers and whatever else your rules cover are replaced before the provider receives a word, and the list of who’s who never crosses that line. For example, the model reads “PERSON_1” instead of a patient’s name.`,
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
      "where do the original values stay",
      "are originals kept on our side or yours",
      "do you or we keep the original names",
    ],
    hindi: ["tokens ki mapping kahan rakhi jaati hai", "asli data aur keys kiske paas rehti hain"],
    also: "dictionary lookup cross-reference crosswalk correspondence re-identify whereabouts in-house locally premises replaced real end sit live owner holds customer",
    variants:
      "token vault | where are originals kept | mapping table | key storage | where is the list of who is who | vault encryption | If I wanted to turn PERSON_1 back into a name, where would I look it up? | On whose servers is the lookup list? | Does the lookup list ever travel to the model? | What if the vault is stolen; is it readable? | who possesses the dictionary from placeholder to value | would the same name have the same ciphertext in the vault | are true values held by us or by the vendor | I need to know the storage place of the originals | what is the vault and where does it stand | is the pairing of fake and real values encrypted | in which place do the true names remain | can I keep the translation table in my own house | how does the vault work | what is the vault | who holds the vault | the vault | vault | who keeps the vault | where do tokens live | who has the token table",
    answer:
      "Each pair of token and original goes into a vault on your side, and the list of who’s who never crosses the line to the model. The vault is encrypted so that the same name stored twice gives two different ciphertexts.",
    sources: [`/blog/beyond-encryption-${site.slug}#what-belongs-in-between`, "/about#technology-title"],
  },
  {
    questions: [
      "Can we bring our own encryption keys?",
      "BYOK, customer-managed keys in AWS KMS or Azure Key Vault",
      "HSM support and key rotation",
      "which database stores the vault",
      "BYOK",
      "customer-managed keys",
    ],
    also: "cmk hyok thales hashicorp self-managed postgres custody revoke customer managed keys KMS HSM rotate own Azure Google HYOK rotation",
    variants:
      "own keys | HSM | KMS | Our bank insists on holding the encryption keys itself | Can we plug in our own key management? | Is Thales or CloudHSM supported? | How often are keys rotated and who does it? | Which database holds the tokens technically? | can the master key stay in our hardware module | HYOK or BYOK, what's possible | do you integrate with HashiCorp Vault | what if we revoke the key | is there a customer-controlled master key | who generates the keys, you or the customer | crypto policy: keys must be ours, is this supported | key rotation interval | how long are keys cached | for how many seconds is an unwrapped key kept in memory | which key management service does the product use | who holds the master key of the product",
    answer: `The site does not publish whether ${site.name} supports customer-managed keys, which key services it connects to, or which database stores tokens. Our article on zero trust describes the design behind field-level access: a master key that stays in a key service or hardware module and never leaves. Ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/blog/zero-trust-encryption#keys-at-three-levels", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `Can employees of ${site.legalEntity} read our prompts?`,
      "does the vendor itself see the content that passes through",
      "do you have access to customer conversations",
      "can your staff unmask our data",
      "can your employees read what our users type",
      "who at your company could see our prompts",
    ],
    also: "admins operator snoop peek personnel backdoor technicians remotely privileged watching staff access support engineers see content vendor view look",
    variants:
      "can you read our prompts | vendor access to prompts | your staff see our data | do you have access | Do your support engineers get to look into our conversations? | Could a curious administrator at your firm spy on us? | Is there a back door for your staff? | If I type something embarrassing at work, can your company see it? | would your people be able to lift our masks | does the supplier have technical access to message content | who among your workers has rights to our traffic | our works council wants to exclude that the vendor reads along | is customer content visible to your operations team | can we stop your people from viewing what we send | insider threat at the vendor: who has access",
    answer: `The site does not publish who at ${site.legalEntity} could access prompts that pass through the product. The privacy policy covers this website and not what customers process with the products; there the customer decides why and how. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "do you store our prompts",
      "data retention of the product",
    ],
    also: "zdr duration cache purge offboarding termination history memory keep save zero retention delete after contract exit customer data stored",
    variants:
      "product retention | how long does the product keep prompts | zero retention | stored prompts | Do messages stay on your machines after they've been answered? | Can we switch off any storage of what staff type? | After termination, what becomes of the data in the product? | how many days are customer prompts saved by the shield | do you offer no-log mode | when are placeholders and originals purged | is there a way to set how long conversations are saved in the product | our policy permits thirty days of storage at most, can the product obey | what is the deletion schedule for business customers' chats | does the product remember what I typed last month | do you erase everything when our subscription is over",
    answer: `The site does not publish how long the ${site.name} product keeps prompts, answers or tokens. The retention periods in the privacy policy apply to this website only. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "do you train on our data",
    ],
    hindi: ["kya company ke prompts se model train hota hai", "humare customer data par training karte ho kya"],
    also: "finetune reuse tenants datasets telemetry feeding competitor confidential reinforcement learning improve customers input opt out company",
    variants:
      "train on customer prompts | product learns from us | our data used for training by you | detectors trained on us | Does your detector get smarter by reading our confidential texts? | Could our documents show up in another customer's model? | Will you promise in the contract not to learn from us? | is our traffic used to tune your software | Can business clients opt out of model improvement? | do you build AI on top of your customers' content | our R&D secrets must not become learning material for you | are clients' chats part of your learning corpus | do you fine-tune with what passes through | what is your policy on learning from customers' content | I don't want to be your training set",
    answer: `The site does not publish whether ${site.legalEntity} uses its customers’ prompts to train models. It promises to train no model on the personal data of this website, and says that the customer decides what happens to data in the products. Ask for a written clause on the [contact page](/contact), or ask for a person here.`,
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
      "documents that a foundation model maker owes us",
    ],
    also: "microsoft addendum negotiate scc zero-retention purchasing lawyer gpai demand maker LLM vendor AI Act paperwork model card",
    variants:
      "contract with model provider | what to ask OpenAI | clauses for AI supplier | does ChatGPT train on our data | article 53 | terms with the provider | Which promises should I get in writing from OpenAI or Anthropic? | Does Gemini learn from what our employees send? | Is there a legal duty for makers of foundation models to give documentation? | Since when must general-purpose model makers document limits? | How soon should the AI supplier tell us about a breach? | We negotiate with an LLM supplier next week; which points matter? | does the documentation duty apply to open models too | what should be settled about retention with the AI supplier | what does Article 53 of the AI law oblige | checklist for the agreement with an LLM company | who decides if the model maker keeps our messages | my supplier refuses to promise that it won't train, what is normal",
    answer:
      "Whether a model provider keeps prompts or trains on them depends on your contract with it. Our overview of privacy law recommends asking for no training on your data, a retention period in days, and a deadline for telling you about a breach. Since August 2, 2025, Article 53 of the AI Act also obliges providers of new general-purpose models to document capabilities and limits for those who build on them, with an exception for open models.",
    sources: ["/blog/understanding-data-privacy-2025#what-changed-if-you-run-ai"],
  },
  {
    questions: [
      "How do the real names come back into the answer?",
      "unmask, detokenize or restore the originals",
      "who gets to see the full reply",
      "are placeholders replaced again for the reader",
      "re-identification after the model has answered",
      "which step puts the names back",
      "are names put back into the reply",
    ],
    also: "reverse rehydrate reinsert re-insert reveal uncover demask deanonymize decode swap readable last safe reidentify output letter",
    variants:
      "restore names | unmask | originals back | who sees the full letter | put back real values | detokenise | How does the reader get a letter with actual names again? | Will my customer read PERSON_1 in the reply? | What decides whether a value is filled in again? | Does a trainee receive the same restored text as the adjuster? | what happens to placeholders when the response comes back | which fields stay hidden in the restored letter for a beginner | is un-masking automatic or by hand | who checks the reader's role on return | reversing the replacement in the response, how is it done | does the claims adjuster see the medication | when are the true values inserted again | can the recipient of a letter see everything",
    answer: `When the answer returns, ${site.name} asks who is reading: your rules decide for each reader and each field what is put back. A field that no rule opens to the reader’s role stays masked. A claims adjuster sees the whole letter, while a trainee sees the name and policy number but not the medication.`,
    sources: [`/blog/beyond-encryption-${site.slug}#what-belongs-in-between`, "/about#technology-title"],
  },
  {
    questions: [
      "Do masked prompts make the answers worse?",
      "quality of the reply when names are placeholders",
      "can the model still understand the text after redaction",
      "usefulness and accuracy with tokens instead of data",
      "does it confuse two people",
      "does masking reduce the quality of the answers",
      "will replies still be accurate if names are masked",
    ],
    also: "degrade nonsense gibberish lose context dumb stupid coherent grammar gender useless tone",
    variants:
      "answer quality with masking | do masked prompts degrade answers | model understands tokens | loss of quality | Does the AI get dumber when it can't see names? | Will I get a worse letter because of placeholders? | Can the AI tell two masked people apart? | How much usefulness do we lose by hiding values? | does the model realize that a token is a drug | what if two customers appear in one prompt | I fear that redacted text gives useless replies | is there a drop in performance after masking | why doesn't a denial letter need the true name | does a token say what type of thing it replaces | our writers complain about quality after anonymization, is that justified | do typed tokens help the model",
    answer:
      "Masking keeps the meaning of a prompt, because each value becomes a token with a type: the model still knows that there are two people, or that the question is about a drug. The tokens are numbered, so it can tell two people apart. A denial letter needs a person, a policy and a medication, but no particular ones.",
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
      "send an age group instead of the birthdate",
    ],
    also: "arithmetic math exact sum postcode genuine actual tax interest premium dosage weight pensioner retired older minor compute locally derived value",
    variants:
      "real value needed | model needs date of birth | older than 65 | calculate age | exact value required | Our AI must check whether a customer is over 65; how, if the birthday is hidden? | How can it do arithmetic with amounts it can't see? | What should we send instead of the original figure? | On which side should calculations take place? | the bot has to compute a deadline from a hidden date | does masking prevent tasks that depend on numbers | can I give the model a derived fact rather than the input | the AI needs the exact salary to answer, what to do | is there a workaround for tasks needing true data | our eligibility check depends on age, what do you advise | send the result and not the source, is this your advice | how would an LLM verify something it is not shown",
    answer:
      "If a task needs the real value, compute it on your side and send the model the result instead of the input. For example, a model cannot check a date of birth that it has not seen, but it can work with “older than 65.”",
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
    variants:
      "audit log content | what is logged | log personal data? | one line per decision | Does your logging create a second copy of secrets? | Who, when, which rule: is anything else recorded? | Will our customers' text be found in the records? | What does an entry look like for one decision? | why is no customer text in the example record | is the content of a message written down | do records contain names of patients | our privacy team worries about what gets logged | are there personal details in your protocol files | how do the entries hang together | which items make up one line of your log | what do you write down about each verdict | which three things does each audit entry have | what is in each audit entry | what does the shield log",
    answer: `Every decision ${site.name} makes leaves an entry: who, when, which rule. Each entry is cryptographically linked to the one before it. The example record in our article on DLP and IAM deliberately holds no customer text, because a log that repeats what it protects becomes the next thing to protect.`,
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
    variants:
      "log retention product | keep audit logs | export logs | archive decisions | We have to keep records for ten years; can the product do that? | Can entries be exported to our archive? | When are old decision records deleted? | Is there a maximum age for the audit trail? | our law demands seven years of log storage | where do I set the log retention | how do we get the records out of the product | how long can I go back in the decision history | does the trail expire | export of decisions to S3 or another archive | for how many years is the audit trail available",
    answer: `The site does not publish how long ${site.name} keeps the record of decisions or how you can export it. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "what do you detect",
    ],
    also: "pii passport ssn nhs license-plate birthdate tax mrn biometric regex religion entities types Aadhaar PAN IBAN email phone recognize",
    variants:
      "which personal data detected | entity types | list of detected data | aadhaar | IBAN | which kinds are masked | Would it recognize a passport or an Aadhaar? | What sorts of information does it catch in a text? | Does it see that a sentence mentions an illness? | Is there a documented list of entity types? | can it spot street addresses and account numbers | does it react to attempts at talking the model out of its rules | our texts contain license plates and tax numbers, are they caught | I need custom entities, what is built in | what does it consider sensitive | how do I find out whether our type of ID is recognized | which things in a message raise a flag | are health details noticed | are addresses masked | are account numbers masked | what does the detector find | how does detection work | what does the shield detect | what do your detectors find | what is detected | which identifiers are masked | identifiers | how are names found | which identifiers are found | does the shield mask bank account numbers | are bank account numbers masked",
    answer: `${site.name} flags names, health data, cards, keys, and attempts to talk the model out of its rules. Elsewhere the site also mentions account numbers, record numbers, addresses and diagnoses. It publishes no complete list of kinds, so test the ones you need with your own texts in a demo.`,
    sources: ["/about#technology-title", "/#features-title", "/use-cases#industries"],
    offers: ["demo"],
  },
  {
    questions: [
      "Are retrieved documents and tool results masked too?",
      "RAG pipeline and pages from our knowledge base",
      "does masking cover files that the assistant reads",
      "search results handed to the model, both directions",
      "does it work with RAG",
    ],
    also: "sharepoint confluence wiki vector chunks grounding mcp intranet notion drive inbound indexed retrieval knowledge base tool output documents",
    variants:
      "RAG | documents masked | tool results | retrieved files | search results to the model | Our bot searches a vector database first; is that content protected too? | Do documents pulled from SharePoint go through you? | What about data that a tool returns to the model? | Is only the user's text hidden, or the context as well? | we use LangChain with retrieval, what do you cover | why isn't it enough to check the user's message | does the knowledge base content get the same treatment | in which directions do you read | what comes from our wiki into the prompt, is it clean | function call results with personal data, are they masked | are passages from our files hidden before the AI gets them",
    answer: `${site.name} reads both ways: each prompt and each answer passes through it, and code assistants get a file only after keys and customer data have been taken out. Our article on DLP and IAM explains why one direction is not enough: the documents an assistant reads and the answers it gives need the same treatment as the prompt.`,
    sources: ["/#products-title", "/use-cases#industries", "/blog/dlp-iam-security-blindspot#how-it-goes-wrong"],
  },
  {
    questions: [
      "Who decides which role sees what?",
      "do we write the rules or do you",
      "who sets the policies, vendor or customer",
      "who makes the judgments in the templates",
      "who defines what each role may see",
      "can we decide ourselves which role reads which field",
    ],
    also: "customer ourselves configure define access admin compliance team go-live after change own",
    variants:
      "who decides roles | who sets policy | do we write rules | customer or vendor rules | Is it the customer or the supplier who draws up the permissions? | Will you impose your view on who reads what? | Do we keep control over permissions? | who defines the rights in the system | can my compliance department modify permissions itself | Whose responsibility are the rules, yours or ours? | do you come in and configure the roles for us | our management wants the final say on data visibility | is the decision on visibility in our hands | what starting point do we have for setting permissions | may we overrule a template",
    answer: `You do: you decide who can see which field, starting from templates for GDPR, HIPAA, CCPA and DPDP that your compliance team can read, question and change. The judgments in them are yours to make.`,
    sources: ["/#products-title", "/#features-title", "/blog/compliance-by-design#what-does-not-run"],
  },
];
