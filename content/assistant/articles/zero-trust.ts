import type { CuratedAnswer } from "../curated-answer.ts";

const zeroTrust = "/blog/zero-trust-encryption";

/** The article on zero trust encryption. */
export const zeroTrustAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is zero trust when the caller is an AI model?",
      "zero trust encryption article in brief",
      "never trust the LLM, check every request",
      "why is a model like a network",
      "zero trust architecture for agents",
      "how does zero trust apply to AI agents",
      "is a conversation a session in zero trust",
    ],
    also: "service account user identity treat untrusted perimeter 800-207 ztna microsegmentation trustless implicit concept authenticate conversation call task verify",
    variants:
      "zero trust for AI | what does zero trust mean | main idea of the zero trust article | why not trust the model | should the model get keys | who checks each request | zero trust explained briefly | Why shouldn't I trust my LLM like an employee? | What does never trust, always verify mean for a bot? | What can persuade a model? | Who opens data if the model has no rights? | principle of least trust with language models | does being inside the network count | what's the essence of your text on trust and models | how do I treat a model that anyone can talk into things | a gateway that opens only pieces: idea | should I give rights to an AI | perimeter security and models: outdated?",
    answer:
      "Zero trust means that no one is trusted just because of where they sit on the network; every request is checked. An AI model makes this harder, because any text it reads can persuade it. So never give the model keys or rights: each piece of data gets its own key, and a gateway opens only the pieces that the person asking needs for the task at hand. A policy engine decides, an administrator issues what the decision needs, and the data passes an enforcement point with cryptography beneath it, so that an error above it meets ciphertext.",
    sources: [`${zeroTrust}#in-short`],
  },
  {
    questions: [
      "How do the master key, the record key and the field key relate?",
      "envelope encryption with keys at three heights",
      "field-level encryption explained",
      "how are single fields encrypted, AES-256-GCM",
      "HKDF derived key per field",
      "key hierarchy",
      "where does each encryption key live",
      "why one key per field instead of one key per table",
    ],
    also: "KMS HSM wrap derive column database kek dek rotation individually cryptographic subkey salt nested layered single table lock whole envelope",
    variants:
      "levels of keys | which keys are there in the zero trust article | envelope encryption | three levels of keys | where is the master key | how is the field key made | record key | which algorithm encrypts each field | is the field key stored | How many tiers of keys are there? | Which key never leaves the hardware? | Is the lowest key written down anywhere? | How is a record's key protected? | from what is the key of a column derived | encryption design for each cell of a table | what wraps what | which cipher is used per cell | KMS, data keys and derived keys: how do they hang together | why so many keys | explain the key tree in your text | does each attribute have its own secret | three kinds of keys | which kinds of keys do you propose | types of keys in the zero trust article | what sorts of keys does your design need | name the three keys and where each one sits",
    answer:
      "Envelope encryption uses three kinds of keys, one at each level:\n- A master key stays in a key service or hardware module and encrypts keys only\n- A record key is generated for each record, wrapped by the master key and kept apart from the data\n- A field key is derived from the record key with the field’s name (HKDF, RFC 5869) and is not stored at all\n\nEach field is encrypted with AES-256-GCM under its field key. A wrapped record key, by AES key wrap, takes 40 bytes for the whole record. A service that was handed the field key for next_visit can’t derive the one for diagnosis.",
    sources: [`${zeroTrust}#keys-at-three-levels`],
  },
  {
    questions: [
      "What is cryptographic erase?",
      "delete data by destroying its key, crypto shredding",
      "make old backups unreadable",
      "NIST SP 800-88",
      "how to erase one person from old backups",
      "delete a record that is still in backups",
    ],
    also: "rewrite tape snapshots erasure request shredding wipe sanitize archive unrecoverable forever media disposal purging permanently cryptoshred",
    variants:
      "delete by destroying keys | crypto shredding | erase data in backups | how to delete from old backups | nist 800-88 | what becomes unreadable when a record key is deleted | How do I erase a patient from tapes I can't touch? | What must be destroyed so data becomes noise? | Which NIST publication speaks of it? | What condition must hold for the backups of keys? | GDPR erasure and immutable backups | throw away the key, is the data gone | one deletion that reaches all copies | shredding by cryptography | make yesterday's tape unreadable | where should keys be kept so erasure works | is destroying a key the same as deleting",
    answer:
      "Cryptographic erase makes data unreadable by deleting its key; NIST SP 800-88 uses the term. If record keys are stored apart from the data and have short-lived backups of their own, deleting one key makes every field of its record unreadable, in old backups of the data too. In September 2025, NIST replaced Rev. 1 of SP 800-88 with Rev. 2, where cryptographic erase remains one of the methods.",
    sources: [`${zeroTrust}#keys-at-three-levels`],
  },
  {
    questions: [
      "How many encryptions does AES-GCM allow with random nonces?",
      "nonce limit per key",
      "when must a GCM key be rotated",
      "AES-GCM overhead: bytes of tag and nonce for an encrypted field",
      "storage size of an encrypted field",
    ],
    also: "birthday bound collision iv initialization reuse repeat counter invocation billion expansion sixteen bytes space overhead larger 44 ciphertext grow",
    variants:
      "size of the field Cluster headache once it is encrypted | how many bytes does encryption add to a field | gcm nonce limit | two to the power of 32 | how many bytes does an encrypted field take | storage overhead of field encryption | 44 bytes | when is AES-GCM unsafe | size of nonce and tag | After how many messages must I change a GCM key? | How large is a stored field of sixteen bytes? | Do random nonces collide? | What's the extra for nonce and tag? | 2^32: limit of what | birthday problem with GCM | storage growth by encrypting each cell | 12 plus 16 plus 16: explain | safe number of uses for one AES key | do we come near the limit with a key per field | overhead in bytes per value",
    answer:
      "AES-GCM with random nonces has a limit of two to the power of 32 encryptions for each key. With a key for every field of every record you will not come near it. With one key for a busy table, you might. In our article, an example field of 16 bytes takes 44 bytes when stored: a nonce of 12, a ciphertext of 16 and a tag of 16.",
    sources: [`${zeroTrust}#keys-at-three-levels`],
  },
  {
    questions: [
      "Why should a model never hold a key, token or grant?",
      "OAuth token exchange for an assistant",
      "short-lived permission for one tool call",
      "MCP servers and access tokens",
      "secrets in the context window",
      "how long should a permission for a tool call be valid",
      "may an MCP server pass a token on",
    ],
    also: "credentials API system prompt service account agent seconds expire lifetime bearer delegation rfc8693 scoped jwt forward hand another minute once uses expiry",
    variants:
      "should an LLM have an API token | grant per tool call | how long is a grant valid | single-use permission | may MCP servers forward tokens | OAuth for AI agents | why keep secrets out of the context | token passthrough | Should our agent carry an API key in its prompt? | For how long is the sample permission good? | May a tool server forward the caller's token? | Who is the subject in a permission for a tool? | what's the stance of the Model Context Protocol | secrets inside prompts: why bad | one-time permission for one minute | credentials for agents, where to keep them | from what are the permitted fields taken | how do I let an agent call tools safely | can anyone ask the model for its token",
    answer:
      "A secret in a context window is a secret in a place where anyone can ask for it, so the model never sees the grant. The gateway issues a grant for each tool call, names the person as the subject and takes the fields from that person’s role and task; the example grant is valid once and for a minute (“expires_in” is 60, “uses” is 1). The Model Context Protocol takes the same view: a server must not pass the token it received from the client through to other services.",
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
    also: "indirect poisoned blast radius minimise mitigate consequence sneaky scenario planted attacker lab report line all diagnoses comes obey exfiltrate refusal",
    variants:
      "hidden instruction in a lab report | injection attack on hospital assistant | does the gateway stop an injected command | ward example | what happens when the model obeys an attacker | diagnosis of every patient | alarm raised by the gateway | attack succeeds against the model but not the data | A lab result contains an evil sentence. What does your design do? | Who refuses when the bot obeys the attacker? | How many fields did the permission name in the ward story? | Is anything decrypted in the attack? | bot fooled, data safe: how | which identifier is in the alarm | someone plants an order to dump all diagnoses | ward nurse story, what happened | containment of a successful manipulation | does an alarm ring when the bot asks too much | why does the attack fail against the data | what would the attacker's link contain | at most, what does the link to the attacker carry",
    answer:
      "The model may well obey the hidden line, but the gateway refuses, because the grant names one record and three fields. In the example, the added line asks for the diagnosis of every patient on the ward: no key is derived, nothing is decrypted, and the gateway raises an alarm with the document’s identifier. Had the line asked to put everything into a link, the link would carry two dates and two tokens, and name no one. The attack succeeds against the model and fails against the data.",
    sources: [`${zeroTrust}#a-morning-on-the-ward`],
  },
  {
    questions: [
      "How can I check whether our own AI setup follows zero trust?",
      "five checks on what you have",
      "quick security tests for an assistant with database access",
      "try the assistant’s own credentials",
      "tests for our pentesters in an hour",
    ],
    also: "replay checklist diy probe exercise experiment ourselves evaluate maturity afternoon tryout run red team simple quickly verify",
    variants:
      "five zero trust checks | how do I test zero trust | replay a grant | what should the database return with the assistant's credentials | quick audit of AI access | which checks take an hour | test the assistant for secrets | What can our testers try within an hour? | What should a direct query of the database return? | How do I check that a permission can't be reused? | Which question should I politely put to the assistant? | five trials for an AI with data access | two roles, one question: what to compare | move a cell and decrypt: expected result | self-audit of our agent | red team list for access design | which trials take longer than an hour | is our architecture trustworthy, quick check",
    answer:
      "Five checks show whether an AI setup follows zero trust:\n- Ask the assistant, politely, for a secret\n- Call the database with the assistant’s own credentials; you should get ciphertext\n- Replay a grant after a minute and from another machine; both should fail\n- Move an encrypted field to another record; decryption should fail\n- Ask the same question in two roles and compare the gateway’s logs; the answers on the screen prove little\n\nThe first three take an hour.",
    sources: [`${zeroTrust}#five-checks-on-what-you-have`],
  },
  {
    questions: [
      "What are the drawbacks of field-level encryption?",
      "downsides: search, inference, the gateway",
      "cost of unwrapping keys and caching",
    ],
    also: "disadvantages trade-offs costs design problems performance range complexity cons searchable bottleneck slow",
    variants:
      "disadvantages of field encryption | costs of encrypting each field | does field-level encryption slow things down | where does zero trust hurt | what becomes the main target | problems of per-field keys | price of zero trust encryption | What's the price of a key per cell? | Which weak points remain after encrypting each cell? | Is speed affected by unwrapping? | What becomes the juiciest target? | arguments against encrypting every attribute | broad permissions: what do they turn the design into | five costs, name them | honest list of disadvantages | should I be worried about caching keys | why would an architect refuse this design | trade-offs of fine-grained encryption",
    answer:
      "Field-level encryption has five costs:\n- Latency and load: every record needs its key unwrapped by the key service\n- Search: you cannot sort ciphertext or search inside it\n- Inference: an encrypted field does not hide what other fields imply\n- The gateway sees whatever it opens, and becomes the most attractive target you own\n- Broad grants turn the design into an expensive way to read everything",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
  {
    questions: [
      "Can you search or sort encrypted fields?",
      "search in encrypted columns",
      "queries on ciphertext",
      "does encryption break our database search",
      "exact match on an encrypted value",
    ],
    also: "still searchable range index lookup SQL keyed hash filter where",
    variants:
      "can encrypted salaries be sorted | order by an encrypted column | search encrypted data | sort by an encrypted column | keyed hash lookup | range queries on encrypted fields | how to search in ciphertext | full text search with encryption | vendor promises searchable encryption | Our users need to look up names; they're encrypted. How? | Can ORDER BY work on ciphertext? | A vendor claims free search over strong ciphers. Believe it? | How are exact lookups done? | LIKE queries on encrypted columns | date ranges on secret values | what leaks if search works on ciphertext | separate index with rules: for what | find a customer by encrypted email | is blind indexing what you describe | does encrypting kill our reports",
    answer:
      "You cannot sort ciphertext or search inside it. Exact matches can go through keyed hashes kept beside the field; ranges and free text need another plan, usually a separate index with its own rules. If a vendor promises search over strong encryption at no cost, ask what leaks.",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
  {
    questions: [
      "Should an AI agent get a service account of its own?",
      "treat the assistant as a user",
      "whose rights should an agent act with",
      "do agents need their own identity",
      "non-person entity in zero trust",
      "the bot has too many rights",
    ],
    also: "NPE machine privileged setup mistake tenets behalf god records auditor says CRM least access database everything",
    variants:
      "give the agent its own user? | service accounts for AI | identity of an agent | which mistake leads to the others | on whose authority does the agent act | assistant as a user | agent permissions | Is it right to create a user for the bot in our directory? | In whose name should an agent work? | Which mistake breeds the other mistakes? | Does the model's wish carry authority? | machine identity for an assistant: good? | our bot logs in as svc-ai with admin rights | whose role decides about fields | the subject of a permission: person or bot | how should agents be represented in IAM | do I onboard the bot like an employee | act for the user rather than as itself",
    answer:
      "No, treating the assistant as a user with a service account is the mistake from which the others follow, as our article on zero trust puts it. The model’s request carries no authority; what the person asked for does. The subject of a grant is a person, and the fields come from that person’s role and the task; the model can make the set smaller, never larger.",
    sources: [zeroTrust, `${zeroTrust}#tenets-read-again`, `${zeroTrust}#one-grant-one-request`],
  },
  {
    questions: [
      "Which standards cover acting on behalf of a user?",
      "RFC 8693 OAuth token exchange",
      "RFC 9396 and RFC 9449 for grants",
      "delegation standard for agents",
      "sub and act claims in a token",
    ],
    also: "on-behalf-of OBO protocol proof of possession DPoP rich authorization impersonation",
    variants:
      "RFC for token exchange | oauth on behalf of | RFC 9396 | RFC 9449 | standards for delegation | sender-constrained tokens | rich authorization requests | Which RFCs should an agent developer read? | How do I express delegation in tokens? | What binds a permission to a key? | Which spec allows detailed contents like fields? | OAuth for delegation, document numbers | impersonation versus delegation in specs | DPoP: which RFC | a stolen copy of a permission should be useless, which spec | specs for acting in someone's name | authorization details in a request: spec | is there a standard by which a bot acts for me",
    answer:
      "OAuth token exchange (RFC 8693) separates the person on whose behalf something happens from the party that acts. Rich authorization requests (RFC 9396) hold fine-grained contents such as fields, and RFC 9449 describes how to bind a grant to a key, so that a copy is useless elsewhere.",
    sources: [`${zeroTrust}#one-grant-one-request`],
  },
  {
    questions: [
      "What happens if someone moves an encrypted field to another record?",
      "swap ciphertext between fields",
      "additional authenticated data in AES-GCM",
      "copy and paste attack on encrypted values",
    ],
    also: "AAD tamper integrity authentication failure relocate column row bind",
    variants:
      "swap encrypted fields | ciphertext copied to another patient | additional authenticated data | does decryption fail if moved | did you try copying a field | binding ciphertext to a record | Could an insider swap two patients' ciphertexts? | What binds a cell to its place? | Will decryption notice the wrong row? | Did you try it out yourselves? | paste a secret value into another row | which data is authenticated but not encrypted | attack by moving values in the database | what error appears after a swap | AAD: what goes in | salary ciphertext copied to my own row | protection against shuffled cells",
    answer:
      "Decryption fails. The record’s identifier and the field’s name go in as additional authenticated data: AES-GCM does not encrypt them, but decryption reports an authentication failure if they differ. We copied a field within its record and to another record, and both failed.",
    sources: [`${zeroTrust}#keys-at-three-levels`],
  },
  {
    questions: [
      "Can someone infer a hidden field from the others?",
      "medicine gives away the diagnosis",
      "inference from fields that stay visible",
      "lithium suggests the illness",
    ],
    also: "guess deduce conclude correlated columns leak indirectly deduction indirect prescription drug reveal jigsaw",
    variants:
      "guess diagnosis from medication | lithium | inference attack | do other fields reveal a hidden one | group fields that imply each other | hidden field but visible medicine | who can write such a policy | A nurse sees lithium and guesses the illness. Solved? | Do visible columns betray a secret one? | Who is competent to group such fields? | Is encrypting one column enough? | deduce a diagnosis from medicine | implied information in records | which example shows a giveaway drug | can someone work out what's hidden | fields that imply one another | why do we need clinicians to write the policy | leak by logic rather than by access",
    answer:
      "Yes: encrypting a field does not hide what other fields imply. A nurse may read the medication and not the diagnosis, and lithium suggests the diagnosis. The policy has to group such fields, and only people who know the subject can write it.",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
  {
    questions: [
      "How do I secure the gateway itself?",
      "is the gateway a single point of failure or target",
      "hardening of the enforcement point",
      "how long may unwrapped keys be cached",
      "grants that are too broad",
    ],
    also: "compromised hacked honeypot risk cache seconds shell log broad fields count",
    variants:
      "secure the gateway | protect the enforcement point | gateway hardening | should the gateway have a shell | how long to cache keys | where should the gateway's log be written | most attractive target | unused granted fields | The box that decrypts: how do I protect it? | Should it have a shell? | For how long may it remember keys? | Where do its logs go? | what do I count each month on the box | does it hold the topmost key | make the enforcement component small, why | attackers will go for the decrypting component | limit damage if the gate is hacked | permissions given but never used: measure | operational advice for the gate | which part of the design sees plaintext | what must the part that opens fields never hold | cache of unwrapped keys | how long may a gateway cache keys",
    answer:
      "The gateway sees whatever it opens and becomes the most attractive target you own. Keep it small, give it no shell, let it hold no master key, and have its log written somewhere it cannot reach. Cache unwrapped keys only briefly and put the number in writing, since each second of cache is one in which a compromised gateway needs no permission, and count each month the fields that were granted and not used.",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
  {
    questions: [
      "What is a non-person entity, and what risk did NIST see?",
      "section 5.7 of NIST’s Zero Trust Architecture",
      "what does NPE mean",
    ],
    also: "SP 800-207 August 2020 attacker induce coerce software agents automation task privileged",
    variants:
      "NPE abbreviation | what did NIST write about software agents in 2020 | risk of agents that administer the architecture | inducing an agent to do a task | does a description from 2020 fit AI assistants",
    answer:
      "A non-person entity (NPE) is a software agent that administers the zero trust architecture itself. In August 2020, section 5.7 of NIST SP 800-207 saw the risk that an attacker induces or coerces it to perform some task that the attacker is not privileged to perform. The description fits an assistant in a ticket system, except that inducing it takes no exploit: a sentence will do.",
    sources: [zeroTrust],
  },
  {
    questions: [
      "Which zero trust tenets change when a model calls?",
      "the tenets of SP 800-207 read again for AI",
      "is a long conversation a session",
      "is the context window a location",
    ],
    also: "seven three tenets network location per-session access dynamic authorization tool call task published request authority",
    variants:
      "zero trust tenets and AI models | how many of the seven tenets change | session length for an AI conversation | what counts as a session in zero trust for models | unit of access for an assistant | why is a chat not a session | why can't a conversation count as a session",
    answer:
      "Three of the seven tenets of SP 800-207 change their meaning:\n- Communication is secured regardless of network location: the context window is a location, and what enters it counts as published to anyone who can steer the next answer\n- Access is granted per session: a conversation is far too long to be a session; the unit is one tool call for one task\n- Authorization is dynamic and strictly enforced: the model’s request carries no authority, the person’s request does",
    sources: [`${zeroTrust}#tenets-read-again`],
  },
  {
    questions: [
      "What does a grant contain?",
      "fields of the example grant for nurse-4471",
      "how long is a grant valid and how often can it be used",
      "can the model widen a grant",
    ],
    also: "sub act purpose record aud expires_in uses subject person smaller larger seconds once JSON ward-assistant medication-review P-1042",
    variants:
      "who can open an encrypted field, and for how long | what decides which field is opened | how many times can the nurse's permission be used | is the permission for one request reusable | example grant in JSON | lifetime of a grant | who is the subject of a grant | which fields does the nurse's grant open | may the model ask for more fields | expires_in 60 | what binds a grant to the gateway | for how many seconds is the nurse's permit valid | how many times may the nurse's permit be used | in the hospital example, how long is the permission good | when does the ward grant run out, and can it be reused | life span and number of uses of a grant",
    answer:
      "The example grant names the nurse as subject and ward-assistant as the party that acts, the purpose medication-review, record P-1042, the fields medication, last_check and next_visit, and the gateway as audience; it can be used once and for a minute (“uses” is 1, “expires_in” is 60), so a later replay should fail. The subject is a person, and the fields come from that person’s role and task. The model’s wish is an input to be checked: it can make the set smaller, never larger.",
    sources: [`${zeroTrust}#one-grant-one-request`],
  },
  {
    questions: [
      "How does the example of the nurse on the ward run?",
      "when was the lithium level of A. Rao last checked, in the article",
      "what does the gateway do with the nurse’s question",
    ],
    also: "morning ward steps directory screen tokens dates name log values August 12 November 12 policy engine administrator enforcement point",
    variants:
      "steps of a request through the field gateway | a morning on the ward | which values does the model get from the nurse's record | where does the name come back in | what does the gateway log | how does a request travel in your zero trust design",
    answer:
      "The request runs in five steps:\n- The gateway knows the nurse from the directory and the task from her screen, finds record P-1042 and issues the grant\n- The model receives the question with tokens for the name and the medication, and asks for two values\n- The gateway opens last_check and next_visit, because the model needs the dates\n- The model answers with PERSON_1, August 12 and November 12\n- On the nurse’s screen, the gateway puts the name back in; the log keeps field names and rules, and no values",
    sources: [`${zeroTrust}#a-morning-on-the-ward`],
  },
];
