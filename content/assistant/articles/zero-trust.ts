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
      "key hierarchy",
      "where does each encryption key live",
      "why one key per field instead of one key per table",
    ],
    also: "KMS HSM wrap derive column database kek dek rotation individually cryptographic subkey salt nested layered single table lock whole envelope",
    answer:
      "Envelope encryption uses keys at three levels:\n- A master key stays in a key service or hardware module and encrypts keys only\n- A record key is made fresh for each record, wrapped by the master key and kept apart from the data\n- A field key is derived from the record key with the field’s name and is not stored at all\n\nEach field is encrypted with AES-256-GCM under its field key.",
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
    answer:
      "Cryptographic erase makes data unreadable by deleting its key; NIST SP 800-88 uses the term. If record keys lie apart from the data and have short-lived backups of their own, deleting one key makes every field of its record unreadable, in old backups of the data too.",
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
    answer:
      "No, treating the assistant as a user with a service account is the mistake from which the others follow, says our article on zero trust. The model’s request carries no authority; what the person asked for does. The subject of a grant is a person, and the fields come from that person’s role and the task.",
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
    answer:
      "The gateway sees whatever it opens and becomes the most attractive target you own. Keep it small, give it no shell, let it hold no master key, and have its log written somewhere it cannot reach. Cache unwrapped keys only briefly and put the number in writing, and count each month the fields that were granted and not used.",
    sources: [`${zeroTrust}#where-it-hurts`],
  },
];
