import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The nine techniques on the use cases page. */
export const techniqueAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What are the nine techniques?",
      "powered by section",
      "which technologies are under the hood",
      "list of methods on the use cases page",
      `techniques ${site.name} uses`,
      "how many techniques are there",
      "what is it built on",
    ],
    also: "number underlying inside stack building components approach science foundation tiles pillars core mechanisms tech",
    variants: "nine techniques | technologies used | powered by | which methods | under the hood",
    answer: `${site.name}’s use cases are powered by nine techniques:\n\n- Encryption That Stays Useful\n- Adaptive Tokenization\n- Data Classification\n- Policy Engine\n- Role-Based Views\n- Attack Detection\n- AI-to-AI Map\n- Audit Trail\n- Compliance Templates`,
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What is Encryption That Stays Useful?",
      "kinds of encryption on the use cases page",
      "Which encryption techniques do you use?",
      "AES-GCM and Paillier examples",
      "work with data while it is encrypted",
      "searchable or computable encryption",
    ],
    also: "cryptography cipher scheme crypto fhe usable variants cypher encipher",
    variants:
      "encryption that stays useful | three kinds of encryption | polymorphic homomorphic role based | which encryption do you use",
    answer:
      "Encryption That Stays Useful comes in three kinds: data can be computed with, shared in part and stored twice, and it stays unreadable.\n\n- Polymorphic: one text, a new key each time, so two leaks cannot be matched.\n- Homomorphic: two amounts are added without being decrypted.\n- Role Based: each field has its own key; a role holds only some of the keys.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "Do you support homomorphic encryption?",
      "wats homomorfic encryption",
      "adding numbers without decrypting them",
      "can sums be calculated on encrypted values",
      "Paillier",
      "Paillier key size",
      "add two encrypted numbers",
      "is the homomorphic demo real",
    ],
    also: "fhe ckks bfv elgamal arithmetic addition math salaries ciphertext totals blind aggregate student compute bits toy production grade stuff page",
    variants: "homomorphic encryption | add encrypted numbers | compute without decrypting",
    answer:
      "Yes, homomorphic encryption is one of the techniques on the use cases page: two amounts are added without being decrypted. The example there uses Paillier with a toy key of 64 bits, which shows the principle only.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "Does a token keep the format of a card number?",
      "adaptive tokenization",
      "format preserving token",
      "can tokens look like real card numbers",
      "will our checks still accept a tokenized number",
      "do Luhn checks still pass on a tokenized card",
      "what is tokenization on the use cases page",
    ],
    hindi: ["token card number jaisa dikhta hai kya", "format preserving token kya hai"],
    also: "length shape checksum valid mod10 digits last fpe legacy schema lookalike pan mimic structure realistic sixteen column database systems compatible meaning stand-in",
    variants:
      "token same length | luhn valid token | format preserved | card token example | does the token look like a card",
    answer:
      "Yes. With Adaptive Tokenization a token has the same length and the same shape as the original, and a card token keeps a valid check digit (Luhn), so format checks still pass. In the illustrative example, the card number 4111 1111 1111 1111 becomes 7302 5816 9040 1111.",
    sources: ["/use-cases#powered-title", "/how-we-measure#live", "/use-cases#industries-title"],
  },
  {
    questions: [
      "Which classes does Data Classification use?",
      "data classification levels",
      "sensitivity labels",
      "public personal health secret",
      "how are fields sorted before a rule applies",
      "classes for data fields",
    ],
    also: "categories tiers tag confidentiality restricted grades scheme categorize buckets levels label labels tags category secret sensitivity kinds",
    variants: "data classification | classes | sensitivity levels | which categories of data",
    answer:
      "Data Classification gives each field a class before any rule applies:\n\n- Public\n- Personal\n- Health\n- Secret",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "How does the policy engine work?",
      "policy engine?",
      "how is access to single fields controlled",
      "what does a rule look like",
      "can we write our own rules",
      "purpose based access",
      "what is a rule made of",
    ],
    also: "abac opa rego configure conditions permit allowlist whitelist authorise editor syntax yaml define administer enforce granular",
    variants: "how do rules work | field role purpose | rule structure | what is a policy",
    answer: `In the Policy Engine, a rule names a field, a role and a purpose; anything no rule allows stays hidden. You write these rules yourself and can start from templates for GDPR, HIPAA, CCPA and DPDP.`,
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What are Role-Based Views?",
      "different versions of one answer",
      "can two roles get different replies to the same question",
      "role based views technique",
      "one answer per audience",
    ],
    also: "tailored perspective individually separate partial visibility junior senior personalized filtered versions departments audience manager employee per user",
    variants: "role based views | one answer many versions | different answer per role | views per role",
    answer:
      "Role-Based Views give one answer in as many versions as there are roles that read it. Each person sees only what their role allows.",
    sources: ["/use-cases#powered-title", "/products/protection-shield#roles-title"],
  },
  {
    questions: [
      "What happens to a card number in a prompt?",
      "credit card typed into the chatbot",
      "are card details sent to the model",
      "IBAN or card in a message",
      "PCI data in prompts",
      "are account numbers tokenized too",
    ],
    hindi: ["card number likh diya to kya hoga", "credit card number model tak jaata hai kya"],
    also: "visa mastercard amex cvv pan payment cardholder checkout pci-dss giro accidentally account debit iban sixteen digits typed customer tokenised only",
    variants: "card number in a prompt | credit card masking | is the card sent to the AI | token instead of card",
    answer:
      "A card number in a prompt becomes a token before the prompt is sent, cached or logged. The token looks like a card number, so format checks still pass, but the model never sees the real account.",
    sources: ["/#features-title", "/use-cases#industries-title"],
  },
  {
    questions: [
      "Are the encryption examples on the use cases page calculated live?",
      "is the cipher text in the demo real",
      "computed in my browser",
      "lift the veil demo on the technique tiles",
      "does the demo send my data anywhere",
    ],
    also: "javascript wasm offline local interactive playground fake genuine webcrypto mock animation real browser actual calculation play tiles",
    variants: "examples calculated live | in browser calculation | is the encryption demo real",
    answer:
      "Yes, the use cases page’s examples of encryption and tokenization are calculated in your browser. Until then, the page shows results that the same code produced earlier.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What is polymorphic encryption?",
      "polymorphic encryption",
      "a new key for each text",
      "can two leaks be matched",
      "same text encrypted twice",
    ],
    hindi: ["polymorphic encryption kya hota hai"],
    also: "mean means explain different ciphertext compare two leaks",
    variants: "polymorphic | new key each time | same text twice | A. Rao encrypted twice",
    answer:
      "Polymorphic encryption uses a new key each time for one text, so that two leaks cannot be matched. The example on the use cases page encrypts A. Rao twice with AES-GCM, 256 bits: the two results differ, and both open to A. Rao.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What is role-based encryption?",
      "role based encryption",
      "each field has its own key",
      "keys per field and role",
      "what can a role decrypt",
    ],
    also: "mean explain field level fields rbe attribute cryptographic unlock column keyring granular subset",
    variants: "key per field | reception sees",
    answer:
      "In role-based encryption, each field has its own key, and a role holds only some of the keys. In the illustrative example, the reception desk sees the name and the appointment, while the diagnosis stays masked.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What happens if no rule matches?",
      "default deny",
      "default if no policy rule allows it",
      "is a field shown or hidden without a rule",
      "what no rule allows",
    ],
    also: "fallback covers missing rule matches defaults unspecified unmatched undefined implicit allowlist whitelist forgot forgotten gap",
    variants: "no rule | field without rule | hidden by default",
    answer: "What no rule allows stays hidden. In the Policy Engine, a rule names a field, a role and a purpose.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "Who writes the rules, and do they need to program?",
      "write rules without coding",
      "do compliance people need to code",
      "are rules written in plain language",
      "no code policies",
    ],
    also: "programming programmer developer lawyer lawyers legal understand english language edit",
    variants: "rules without code | who writes rules | can compliance people read rules | no programming",
    answer:
      "Your compliance team needs no code to read the rules: the templates for GDPR, HIPAA, CCPA and DPDP are written in sentences that it can read, question and change. You write who may read which field.",
    sources: ["/#features-title", "/#products-title"],
  },
  {
    questions: [
      "Who can see the hidden data?",
      "can my boss see the masked data",
      "who may lift the mask",
      "who decides who reads which field",
      "can an admin read the originals",
    ],
    also: "manager supervisor seen view reveal unmask unhide authorized seniority privilege",
    variants: "who sees hidden data | lift mask | see originals | who gets the full answer",
    answer:
      "The roles you choose, field by field, can read an answer in full. A rule names a field, a role and a purpose, and what no rule allows stays hidden.",
    sources: ["/#comparison-title", "/use-cases#powered-title"],
  },
];
