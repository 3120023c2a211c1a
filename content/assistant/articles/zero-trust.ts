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
