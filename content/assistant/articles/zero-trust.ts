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
      "zero trust for AI | what does zero trust mean | main idea of the zero trust article | why not trust the model | should the model get keys | who checks each request | zero trust explained briefly",
    answer:
      "Zero trust means that no one is trusted just because of where they sit on the network; every request is checked. An AI model makes this harder, because any text it reads can persuade it. So never give the model keys or rights: each piece of data gets its own key, and a gateway opens only the pieces that the person asking needs for the task at hand.",
    sources: [`${zeroTrust}#in-short`],
  },
  {
    questions: [
      "How do master key, record key and field key relate?",
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
      "levels of keys | which keys are there in the zero trust article | envelope encryption | three levels of keys | where is the master key | how is the field key made | record key | which algorithm encrypts each field | is the field key stored",
    answer:
      "Envelope encryption uses keys at three levels:\n- A master key stays in a key service or hardware module and encrypts keys only\n- A record key is generated for each record, wrapped by the master key and kept apart from the data\n- A field key is derived from the record key with the field’s name and is not stored at all\n\nEach field is encrypted with AES-256-GCM under its field key.",
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
      "delete by destroying keys | crypto shredding | erase data in backups | how to delete from old backups | nist 800-88 | what becomes unreadable when a record key is deleted",
    answer:
      "Cryptographic erase makes data unreadable by deleting its key; NIST SP 800-88 uses the term. If record keys are stored apart from the data and have short-lived backups of their own, deleting one key makes every field of its record unreadable, in old backups of the data too.",
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
      "gcm nonce limit | two to the power of 32 | how many bytes does an encrypted field take | storage overhead of field encryption | 44 bytes | when is AES-GCM unsafe | size of nonce and tag",
    answer:
      "AES-GCM with random nonces has a limit of two to the power of 32 encryptions for each key. With a key for every field of every record you will not come near it. In our article, an example field of 16 bytes takes 44 bytes when stored: a nonce of 12, a ciphertext of 16 and a tag of 16.",
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
      "should an LLM have an API token | grant per tool call | how long is a grant valid | single-use permission | may MCP servers forward tokens | OAuth for AI agents | why keep secrets out of the context | token passthrough",
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
    also: "indirect poisoned blast radius minimise mitigate consequence sneaky scenario planted attacker lab report line all diagnoses comes obey exfiltrate refusal",
    variants:
      "hidden instruction in a lab report | injection attack on hospital assistant | does the gateway stop an injected command | ward example | what happens when the model obeys an attacker | diagnosis of every patient | alarm raised by the gateway | attack succeeds against the model but not the data",
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
      "tests for our pentesters in an hour",
    ],
    also: "replay checklist diy probe exercise experiment ourselves evaluate maturity afternoon tryout run red team simple quickly verify",
    variants:
      "five zero trust checks | how do I test zero trust | replay a grant | what should the database return with the assistant's credentials | quick audit of AI access | which checks take an hour | test the assistant for secrets",
    answer:
      "Five checks show whether an AI setup follows zero trust:\n- Ask the assistant, politely, for a secret\n- Call the database with the assistant’s own credentials; you should get ciphertext\n- Replay a grant after a minute and from another machine; both should fail\n- Move an encrypted field to another record; decryption should fail\n- Ask the same question in two roles and compare the gateway’s logs\n\nThe first three take an hour.",
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
      "disadvantages of field encryption | costs of encrypting each field | does field-level encryption slow things down | where does zero trust hurt | what becomes the main target | problems of per-field keys | price of zero trust encryption",
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
      "search encrypted data | sort by an encrypted column | keyed hash lookup | range queries on encrypted fields | how to search in ciphertext | full text search with encryption | vendor promises searchable encryption",
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
      "give the agent its own user? | service accounts for AI | identity of an agent | which mistake leads to the others | on whose authority does the agent act | assistant as a user | agent permissions",
    answer:
      "No, treating the assistant as a user with a service account is the mistake from which the others follow, as our article on zero trust puts it. The model’s request carries no authority; what the person asked for does. The subject of a grant is a person, and the fields come from that person’s role and the task.",
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
      "RFC for token exchange | oauth on behalf of | RFC 9396 | RFC 9449 | standards for delegation | sender-constrained tokens | rich authorization requests",
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
      "swap encrypted fields | ciphertext copied to another patient | additional authenticated data | does decryption fail if moved | did you try copying a field | binding ciphertext to a record",
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
      "guess diagnosis from medication | lithium | inference attack | do other fields reveal a hidden one | group fields that imply each other | hidden field but visible medicine | who can write such a policy",
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
      "secure the gateway | protect the enforcement point | gateway hardening | should the gateway have a shell | how long to cache keys | where should the gateway's log be written | most attractive target | unused granted fields",
    answer:
      "The gateway sees whatever it opens and becomes the most attractive target you own. Keep it small, give it no shell, let it hold no master key, and have its log written somewhere it cannot reach. Cache unwrapped keys only briefly and put the number in writing, and count each month the fields that were granted and not used.",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
];
