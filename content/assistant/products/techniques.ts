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
    variants:
      "nine techniques | technologies used | powered by | which methods | under the hood | Which methods do you combine to protect data? | What's the technology toolbox behind your use cases? | How many methods are named below the use cases? | Tell me every technical approach you rely on | Is access by role one of your techniques? | I'm an engineer and want a list of mechanisms you employ | what do the tiles at the end of the use cases describe | encryption, tokens, classification and what else do you use | which tech powers the solution | Could you enumerate the mechanisms from encryption to templates? | a summary of all technique tiles please | what makes the use cases possible technically",
    answer: `${site.name}’s use cases are powered by nine techniques; the first two have live demos that run in your browser.\n\n- Encryption That Stays Useful: compute with data, share parts of it and store it twice, without making it readable\n- Adaptive Tokenization: a token with the same length and format as the original\n- Data Classification: public, personal, health or secret, before any rule applies\n- Policy Engine: a rule names a field, a role and a purpose\n- Role-Based Views: one answer, with a version for each role\n- Attack Detection: attacks are stopped before they reach the model\n- AI-to-AI Map: which AIs pass your data on to others\n- Audit Trail: every decision is cryptographically linked to the last\n- Compliance Templates: ready-made rules in plain language`,
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
      "encryption that stays useful | three kinds of encryption | polymorphic homomorphic role based | which encryption do you use | Can encrypted data still be worked with? | In how many flavors does your encryption come? | What's the benefit of data that is unreadable and yet usable? | Explain polymorphic, homomorphic and role based in one go | Which ciphers or schemes appear on the use cases page? | normally encryption makes data useless, how do you avoid that | how can something be shared in part while encrypted | what does it mean to store a text twice without a match | I want to know the three types of cryptography you show | what's special about your encryption | is the data decrypted when you compute with it | cryptography that keeps data usable, what is it",
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
    variants:
      "homomorphic encryption | add encrypted numbers | compute without decrypting | Is there a way to total salaries without seeing them? | Can two secret amounts be summed up? | How many bits does the key in the addition example have? | Is the Paillier sample secure enough for production? | We'd like statistics over ciphertext, do you offer that? | computation on ciphertexts, is it available | what does the example with the toy key show | does your demo use a realistic key length | maths on locked data, possible or not | do you know Paillier | what's the trick by which a sum is formed without opening the inputs | I study cryptography: do you use additive schemes | what does the homomorphic example add up | result of the addition in the homomorphic example | how long are the keys in the demo | key length of Paillier | Paillier key | what key length is used in production | key length in production",
    answer:
      "Yes, homomorphic encryption is one of the techniques on the use cases page: two amounts are added without being decrypted. In the example, 1,250 and 830 are added unread, and the result opens to 2,080. It uses Paillier with a toy key of 64 bits to keep it fast; production keys have 2,048 bits or more.",
    sources: ["/use-cases#powered-title", "/how-we-measure#live"],
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
      "token same length | luhn valid token | format preserved | card token example | does the token look like a card | Our legacy system rejects card fields of a different length; will tokens fit? | Does the replaced number still pass a checksum? | Will a validation rule complain about your tokens? | What does the sample card 4111 turn into? | Are the last digits kept in the token? | how do you tokenize without breaking databases | can the substitute have the shape of the original value | our form checks the check digit, what about fakes | is a token distinguishable from a true card number | length and shape of tokens, same or different | why is the tokenization called adaptive | does a sixteen-digit number become another sixteen-digit number | is the card number in the example a real card | whose card number is 4111 1111 1111 1111 | what stays the same in a card token | do tokens keep the format | check digit | check digit of a token | does a token have a valid check digit",
    answer:
      "Yes. With Adaptive Tokenization, a token has the same length and format as the original; a card token also keeps the last four digits and a valid check digit (Luhn), so your format checks still pass. In the illustrative example, 4111 1111 1111 1111, the payment industry’s public test number, becomes 7302 5816 9040 1111. What you type into the demo stays in your browser.",
    sources: [
      "/use-cases#powered-title",
      "/how-we-measure#live",
      "/how-we-measure#examples",
      "/use-cases#industries-title",
    ],
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
    variants:
      "data classification | classes | sensitivity levels | which categories of data | How many sensitivity grades are there for a field? | What labels can a field receive? | Is a disease put into a category of its own? | Which grade would a password get? | Do you tag fields before rules apply to them? | name the four categories for fields | is there a confidential class | what category is a person's name in | we have four-level labels ourselves, what are yours | how is information categorized by sensitivity | which comes first, classifying a field or applying a rule | is secret a class of its own",
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
    variants:
      "how do rules work | field role purpose | rule structure | what is a policy | What three things does a rule mention? | How do I state that nurses may read vitals for treatment? | Is access tied to why someone wants the data? | Describe the parts of one of your rules | Can I author my own rules, or only use yours? | how are permissions expressed in the product | do rules know the purpose of a request | I want to restrict a field to one job and one reason | what decides if a field is visible | are the law templates editable starting rules for the engine | explain the core of the rules system | which elements must every rule have | what does a policy rule consist of | parts of a rule and what happens if none fits",
    answer:
      "In the Policy Engine, a rule names a field, a role and a purpose; anything no rule allows stays hidden. You write these rules yourself and can start from templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness.",
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
    variants:
      "role based views | one answer many versions | different answer per role | views per role | Can one reply look different depending on the reader? | Two colleagues ask the same thing; will they read the same text? | How many versions of a reply exist? | Does the manager see more in the same reply than the trainee? | personalized views of one response according to job | an answer tailored to who reads it | do you create one version of the reply for every job | what does it mean that an answer has versions | is the same reply shown to all readers | audience-dependent replies, how does that technique work | Will a clerk and a director get identical text?",
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
    variants:
      "card number in a prompt | credit card masking | is the card sent to the AI | token instead of card | A client sent her card details to our bot. Does the AI learn them? | Are payment details cached anywhere in clear? | What replaces the sixteen digits before they go out? | Does my MasterCard number ever reach the model? | is the bank account treated like the card | are card digits present in the logs | we take orders by chat, customers type card digits | does our checking software accept what you put in place of the digits | What does the model get to see of a payment card? | at which point are payment details swapped | my customer typed her debit card, what now",
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
    variants:
      "examples calculated live | in browser calculation | is the encryption demo real | Does your page really encrypt something while I watch? | Is the cipher output on the page prerecorded? | Where does the calculation of the samples run? | Do the samples talk to a server? | what do I see on the technique tiles before my browser has calculated | are the tokens on the page produced on my device | is it genuine cryptography or a picture | I'd like to check if the demonstration computes anything | how come the encrypted text changes each time I look | are those encrypted strings random decoration | does the cryptography sample work on my machine",
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
    variants:
      "polymorphic | new key each time | same text twice | A. Rao encrypted twice | Why do two encryptions of the same name differ? | Which algorithm and key length does the name example use? | If the same text leaks twice, can an attacker connect the two? | How does your encryption avoid recognizable repetition? | what is the idea of changing the key for every text | do both ciphertexts of A. Rao decrypt to the same | define the poly kind of encryption in your list | is AES with 256 bits used in an example | I want ciphertexts that can't be correlated | does one plaintext always give one ciphertext | encryption where each run looks different, how is it called | unlinkable ciphertexts",
    answer:
      "Polymorphic encryption uses a new key each time for one value, so that two leaks can’t be matched. The example on the use cases page encrypts A. Rao twice with AES-GCM, 256 bits: the two results differ, and both open to A. Rao.",
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
    variants:
      "key per field | reception sees | Does every column get a separate key? | Who holds the key for the diagnosis in the example? | Can the front desk decrypt the illness? | How can encryption itself enforce permissions? | which keys does a role possess | encrypt each field on its own, do you do that | what can the receptionist decrypt in the example | is one key opening the whole record | I want cryptographic separation between job roles | explain the encryption variant where roles matter | why not one key for everything | field-level keys, how do they work with roles",
    answer:
      "In role-based encryption, each field has its own key, and a role holds only some of the keys. In the illustrative example, the reception desk sees the name A. Rao and the appointment, while the diagnosis stays masked as DIAGNOSIS_1.",
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
    variants:
      "no rule | field without rule | hidden by default | I forgot to write a rule for a field. Is it exposed? | What's the default when the policy is silent? | Are fields open or closed by default? | nothing in the policy mentions this field, what happens | allow-list or deny-list, which approach do you follow | is everything forbidden unless allowed | would a new field leak until we write a rule | Suppose our policy has gaps: what does the reader get? | fail open or fail closed when a rule is missing | do you hide what no one thought about | What about data types our policy doesn't cover? | what happens if no rule applies",
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
    variants:
      "rules without code | who writes rules | can compliance people read rules | no programming | Is a developer needed to set up a rule? | Our lawyers want to read the rules. Can they? | Are the templates in legal prose, code or plain sentences? | Who on our side would phrase the rules? | can non-programmers change what is allowed | must I learn a policy language | our privacy team doesn't code, would they manage | can a rule be questioned by people who are not technical | in what form are rules written | do we have to hire someone to program the policy | how readable is a template for ordinary staff | would a lawyer understand the templates | which rules do hospitals start from and who can edit them | who can change the template rules | can our compliance team edit the rules | can I set my own rules | can I change a template | who can change a rule | who can change the rules | who may change a rule | can we change the rules | can we edit a template | own rules | custom rules | what languages are rules in | which language are the rules written in | rules in plain words | edit rules | change rules",
    answer:
      "You set who can see each field, starting from templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness. They are plain-language rules that your compliance team can read and change, so it needs no code.",
    sources: ["/#features-title", "/#products-title"],
  },
  {
    questions: [
      "Who can see the hidden data?",
      "can my boss see the masked data",
      "who can lift the mask",
      "who decides who reads which field",
      "can an admin read the originals",
    ],
    also: "manager supervisor seen view reveal unmask unhide authorized seniority privilege",
    variants:
      "who sees hidden data | lift mask | see originals | who gets the full answer | Who is allowed to look behind the placeholders? | Could my supervisor uncover the true names? | Who settles who reads an answer in full? | Are the uncovered values open to IT admins? | who can read the unmasked text | which people see the complete reply | is there a superuser that sees everything | I want only the doctor to read the originals | Can a colleague peek at what was masked for me? | on what does it depend who sees the clear values | how do we choose the people who see behind the mask",
    answer:
      "The roles you choose, field by field, can read an answer in full. A rule names a field, a role and a purpose, and what no rule allows stays hidden.",
    sources: ["/#comparison-title", "/use-cases#powered-title"],
  },
  {
    questions: [
      "What is Attack Detection?",
      "how does attack detection work as a technique",
      "where are attacks stopped, before or after the model",
      "which attacks does the technique on the use cases page detect",
    ],
    variants:
      "attack detection technique | are attacks stopped before the model reads them | does an attack reach the model | at which point is an attack caught",
    answer:
      "Attack Detection is one of the nine techniques: injection, jailbreak and exfiltration attempts are stopped before they reach the model.",
    sources: ["/use-cases#powered-title"],
  },
  {
    questions: [
      "What is the AI-to-AI Map?",
      "the map as a technique on the use cases page",
      "spot the connection that shouldn't be there",
    ],
    variants: "AI to AI map | map of AIs as a technique | what is the map on the use cases page for",
    answer:
      "The AI-to-AI Map is one of the nine techniques: it shows which AIs pass your data on to others, so you spot the connection that shouldn’t be there. The product around it is [AI to AI Supply Chain](/products/supply-chain).",
    sources: ["/use-cases#powered-title", "/products"],
  },
];
