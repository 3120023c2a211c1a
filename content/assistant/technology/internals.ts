import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the site does not say about the inside of the products: detectors, tokens, cryptography and architecture. */
export const internalsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Which model or algorithm detects names and attacks?",
      "is the detector a neural network such as BERT",
      "does the shield use a language model of its own",
      "how does detection work technically, regex or machine learning",
      "which AI model is inside your product",
      "what was the detector trained on",
    ],
    also: "NER transformer roberta spacy presidio regular expressions rules deep learning architecture parameters classifier embedding weights size fine-tuned engine entity recognition",
    variants:
      "detector architecture | detection model | BERT | NER model | spaCy or Presidio | regex or AI | detection algorithm | which architecture has the name detector | how many parameters does your detector have | do you call GPT to detect personal data | is the threat check done by an LLM | which model decides that a prompt is an attack | on which data were your detectors trained | do the detectors run on CPU or GPU | which open source detector do you build on | is detection rule-based or statistical | do you use embeddings to spot jailbreaks | how often are the detectors retrained | is there a small model inside the shield | which method finds names in a prompt | how large is the detection model",
    answer: `${site.name}’s detectors flag names, health data, cards, keys and attempts to talk the model out of its rules. The site does not publish which models or algorithms they use, how large they are, or what they were trained on. Ask our team on the [contact page](/contact).`,
    sources: ["/about#technology-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are your detectors’ recall and precision by kind of data?",
      "recall for names, addresses and record numbers",
      "how well are Indian or Arabic names recognized",
      "misses and false alarms of the detector as separate numbers",
      "on which test set was the masking measured",
      "detection quality by language",
    ],
    also: "f1 score benchmark dataset sensitivity specificity percentage share missed per category breakdown evaluation corpus confusion matrix split",
    variants:
      "precision and recall of the detectors | F1 score | recall of the detectors | detection rate by entity type | test set for the accuracy figure | what percentage of names does your masking miss | what part of the wrong verdicts are misses | how do the 99.87 percent split into misses and false alarms | how many Indian names go undetected | do you publish recall by kind of data | how well does it find phone numbers compared to names | which data set did you evaluate on | is detection worse for foreign names | how often is a diagnosis overlooked | are accuracy figures available per language | do you have a confusion matrix | how good is it with typos and nicknames | does accuracy drop with long texts | has the detector been tested on speech transcripts",
    answer: `The site does not publish recall or precision by kind of data, language or name, how misses and false alarms split, or on which test set the figures rest. It claims 99.99% of personal data masked and 99.87% accuracy, neither independently measured. [How We Measure](/how-we-measure#protection) says how to measure them; ask our team on the [contact page](/contact).`,
    sources: ["/how-we-measure#protection", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Under which conditions were your speed figures timed?",
      "on which hardware were the 3 ms measured",
      "is the 50 ms a median or a 99th percentile",
      "number of rules loaded when the latency was recorded",
      "what is your measured p99 delay",
      "does latency grow with long prompts",
    ],
    also: "processor cpu machine server setup environment average mean worst case tail percentile p95 p50 prompt length tokens load concurrent conditions",
    variants:
      "p99 | p95 latency | median or percentile | test hardware | benchmark hardware | measurement conditions | worst case latency | tail latency | on what machine was the verdict timed | which processor was used for the speed test | how many rules were active in the speed test | how long were the prompts in your latency test | is under 50 ms an average or a maximum | what is the slowest response you have seen | is 0.8 ms a mean value | how does the speed change under load | what is the delay at the 99th percentile | do longer prompts take longer to check | how many users were simulated in the latency test | was the speed measured with a network in between | when were the speed figures measured | can I see the raw data of your latency test",
    answer: `The site does not publish the conditions behind ${site.name}’s speed figures: no hardware, load, prompt length, number of rules or percentile. They are claims; [How We Measure](/how-we-measure#speed) says what each covers and how to time it yourself. Ask our team on the [contact page](/contact).`,
    sources: ["/how-we-measure#speed", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does it recognize Aadhaar, PAN, Social Security or passport numbers?",
      "national identification numbers",
      "complete list of the identifiers that are masked",
      "are license plates, IP addresses and bank account numbers masked",
      "which entity types does the shield support",
      "how many kinds of personal data are detected",
    ],
    also: "ssn nino tax id voter driver licence plate plates iban swift ifsc upi gstin imei mac address url username handle biometric iris fingerprint geolocation coordinates entities identifier",
    variants:
      "PAN number | SSN | passport number | IBAN detection | license plates | driving licence | IP address masking | supported identifiers | list of PII types | does the shield find Indian identity numbers | is a tax number recognized | are UPI handles masked | does masking cover vehicle registration | do you detect biometric data | are GPS coordinates personal data for the shield | which national IDs are supported | are dates of birth detected in every format | are usernames and handles masked | can it spot a bank account with IFSC code | how many entity types exist | is there a full catalog of detectors | does the scanner know voter id numbers | are medical record numbers of any hospital found | do you mask cookies and device ids",
    answer: `The site publishes no complete list of the identifiers that ${site.name} recognizes, and names no national ones such as Aadhaar, PAN or Social Security numbers. It mentions names, health data, card and account numbers, record numbers, addresses and keys, and “whatever else your rules cover.” Ask our team on the [contact page](/contact).`,
    sources: ["/about#technology-title", "/#overview-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can we add our own token types, dictionaries or exceptions?",
      "whitelist a word that is masked by mistake",
      "custom detectors for our project names",
      "import a DLP dictionary from Purview or Forcepoint",
      "allow list for the shield",
      "our product name is masked as a person",
    ],
    also: "blacklist denylist allowlist exclude exception ignore exclusion custom entity pattern regex vocabulary glossary symantec term list terms train own upload fingerprint import override whitelisting unmask wrongly",
    variants:
      "whitelist | allowlist | deny list | custom entities | custom dictionary | custom token types | own patterns | import dictionaries | exceptions to masking | how do I stop the shield from masking our brand | how can I tell it that a word is not a name | can we define our own classes of data | can I upload a list of secret project names | is it possible to add regular expressions for our customer numbers | may we train a detector on our own terms | can I change the placeholder names | how do we report a wrongly masked word | from which DLP tools can dictionaries be imported | does it reuse Symantec or Purview labels | can sensitivity labels from Microsoft be read | how many custom types are allowed | can I exclude a field from masking | do you support custom detectors | can the threshold of detection be tuned",
    answer: `The site does not publish whether you can add token types, dictionaries or exceptions of your own, or which DLP tools they can be imported from. It says that your rules decide what is masked, and our article on DLP and IAM recommends reusing DLP dictionaries. Ask our team on the [contact page](/contact).`,
    sources: [
      "/blog/dlp-iam-security-blindspot#keep-both-and-feed-them",
      "/#overview-title",
      "/contact#request-a-demo",
    ],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "How are tokens for phone numbers, IBANs or dates formed?",
      "does a token keep the country code",
      "valid check digits in tokens for IBAN or national IDs",
      "algorithm behind the tokens",
      "could two people get the same token",
      "is tokenization format-preserving encryption such as FF1",
    ],
    also: "FPE ff3 random hash collision length format preserve preserving mod-97 checksum prefix area code swift bic email domain zip postal consistent deterministic salt",
    variants:
      "token format phone | IBAN token | token algorithm | format preserving encryption | FF1 | token collision | tokens for dates | how is a token for an IBAN made | does the token of a phone number stay a valid number | is the check digit of other numbers kept too | does a token for an address keep the postal code | are tokens random or calculated | can tokens be joined across systems | do date tokens keep the order of dates | what is the chance that a token equals a real card number | could a token be a real person's number | is there a list of token formats",
    answer: `Apart from cards and email addresses, the site does not publish how tokens are formed, such as for phone numbers, IBANs or dates, and it names no algorithm for them. A card token keeps the length, the last four digits and a valid check digit; the example on the [use cases page](/use-cases#powered-title) also shows an email address. Ask our team on the [contact page](/contact).`,
    sources: ["/how-we-measure#live", "/use-cases#powered-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is the shield a reverse proxy, a sidecar or a library?",
      "in which form is the shield built into our stack",
      "forward proxy, gateway, plugin or SDK, which is it",
      "is your product stateless",
    ],
    also: "inline middleware envoy nginx agent daemon service mesh ICAP TLS inspection intercept certificate server-sent events SSE websocket stateful component diagram network topology",
    variants:
      "reverse proxy | sidecar | API gateway plugin | shield architecture | service mesh | TLS interception | does it act as a proxy | does the shield run as a sidecar container | do we link a library into our app | does traffic pass through you inline | must we install a root certificate | does the shield break TLS | does it work with server-sent events | is there a plugin for Kong or Envoy | does the shield keep state between requests | can it run as a serverless function",
    answer: `The Real-Time Protection Shield stands between people and your AI, in front of the model you already use. The site does not publish in which form it is built in, such as a proxy, a sidecar or a library. Ask our team on the [contact page](/contact).`,
    sources: ["/#overview-title", "/products#beginnings-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which hash function links the audit entries, and where is the chain anchored?",
      "hash algorithm of the audit trail",
      "is the head of the audit chain stored outside",
      "are audit entries signed",
      "what if an administrator rewrites the whole chain",
      "how can an auditor verify the chain independently",
    ],
    also: "sha-256 sha256 sha3 blake merkle root timestamp notary anchor external witness signature signing verifier tool worm rewrite recompute entire",
    variants:
      "audit hash function | SHA-256 audit chain | chain anchoring | signed audit entries | qualified timestamps | WORM storage | which hash is used between entries | with which algorithm are log entries linked | does someone outside keep a copy of the last hash | can the entire chain be recomputed by an insider | is there a tool to verify the audit trail | is the chain checked automatically, and how often | who holds the key that signs the log | are entries time-stamped by a third party | do you use a blockchain for the audit trail | where is the audit trail stored physically | can the audit trail go to write-once storage | how large is one audit entry | what happens to the chain when an entry must be erased | does the trail use a Merkle tree",
    answer: `Each audit entry is cryptographically linked to the one before it, so a missing or altered entry is detected. The site does not publish which hash function links them, whether they are signed, or whether the chain is also kept elsewhere. Ask our team on the [contact page](/contact).`,
    sources: ["/feature#features-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which cryptographic libraries and FIPS modules does the product use?",
      "FIPS 140 validation",
      "library behind the Paillier encryption",
      "how many milliseconds does encrypting a field take",
      "can your homomorphic encryption multiply",
      "crypto algorithms and key sizes in production",
    ],
    also: "openssl libsodium boringssl tink seal openfhe ckks bfv cmvp 140-2 140-3 cost performance overhead benchmark cipher suites rsa ecc multiplication compare search",
    variants:
      "FIPS 140 | FIPS 140-3 | crypto library | OpenSSL version | Paillier library | encryption performance | cost of polymorphic encryption | cipher suites of the product | is the encryption module validated by NIST | which implementation of AES do you use | who wrote your homomorphic encryption | does the product use Microsoft SEAL or OpenFHE | can encrypted values be compared or searched | is multiplication of encrypted values possible | how slow is homomorphic addition in production | how much larger do encrypted fields get | what does field-level encryption cost in your product in ms | which key length is used for AES in the product | which random number generator makes the keys | is role-based encryption done with attribute-based encryption | has a cryptographer reviewed your encryption | which TLS versions does the product accept",
    answer: `The site does not publish which cryptographic libraries the products use, whether they are FIPS validated, or what encryption costs in time. Its live examples use AES-GCM with 256 bits and the Paillier cipher, which adds two amounts; production keys for Paillier have 2,048 bits or more. Ask our team on the [contact page](/contact).`,
    sources: ["/how-we-measure#live", "/use-cases#powered-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does your own product support post-quantum cryptography?",
      "when will the product be quantum-safe",
      "what wraps the keys of the data you store for customers",
      "does your server negotiate X25519MLKEM768",
      "do you use ML-KEM yourselves",
      "post-quantum roadmap of the product",
    ],
    also: "pqc kyber dilithium quantum safe resistant hybrid tls migration plan yourself own wrapping",
    variants:
      "quantum-safe product | PQC support | ML-KEM in the product | are you post-quantum ready yourself | do you practice what your quantum article says | is the shield's connection hybrid | does the token vault use quantum-safe keys | which key exchange does your product use | are your product's keys wrapped with RSA | how do you wrap stored keys of customers | does your audit log use post-quantum signatures | by when will the product support FIPS 203 | is there a date for quantum-resistant encryption in the product | do you support Kyber | are your backups protected against quantum computers",
    answer: `The site does not publish whether ${site.name}’s own products or servers use post-quantum methods such as FIPS 203, or what wraps their stored keys. Our article on quantum computers says what to ask any supplier, so ask our team the same on the [contact page](/contact).`,
    sources: ["/blog/quantum-enhanced-ai-privacy#what-to-do-before-the-year-ends", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can the product run in a confidential computing enclave?",
      "Intel TDX or AMD SEV-SNP support",
      "attestation of your own software",
      "does the shield work with confidential VMs or GPUs",
      "trusted execution environment for the product",
    ],
    also: "sgx nitro tee enclaves h100 attested confidential container secure boot tpm memory encryption",
    variants:
      "TDX | SEV-SNP | SGX | AWS Nitro enclave | confidential VM | is the product available as a confidential container | on which cloud was an enclave deployment tested | do you use confidential computing yourselves | is data encrypted in memory while you mask it | does the token vault run in an enclave | can we attest your code before we send data | do you support confidential GPUs",
    answer: `An article describes confidential computing in general and what it is good for. The site does not publish whether ${site.name} runs in an enclave or supports attestation. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: [
      `/blog/beyond-encryption-${site.slug}#why-the-model-cannot-work-on-ciphertext`,
      "/contact#request-a-demo",
    ],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does the product itself do what your articles recommend?",
      "is the stop switch from the responsible AI article built into the product",
      "does the shipped product implement RFC 8693, RFC 9396 or RFC 9449",
      "does the product write its evidence in OSCAL",
      "planted identifiers test as a feature of the shield",
      "for how many seconds does your own gateway cache an unwrapped key",
    ],
    also: "kill switch canary honeytoken implemented implement shipped built-in practice preach yourselves token exchange DPoP rich authorization cached unwrapped seconds article",
    variants:
      "OSCAL export from the product | canary test in the product | which of the practices in your blog are in the product | is the design in the zero trust article your product | are the grants from the article implemented | does your product use OAuth token exchange | can the product export to OSCAL | is there an emergency stop for an assistant | how quickly does a stop take effect in the product | does the shield plant fake identifiers to test itself | is the consent receipt from the article a product feature | do you follow your own advice | is the test from the article included in the shield | does the product ship with the monthly tests you describe | are the article's examples screens of the product | which standards for delegation does the product support",
    answer: `The articles describe good practice, and the site does not publish which of it the products implement, such as grants, stop switches, planted identifiers, key caches or evidence in OSCAL. Ask our team about the one you need on the [contact page](/contact), or ask for a person here.`,
    sources: ["/blog/zero-trust-encryption#one-grant-one-request", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many rules does each compliance template have, and how often are templates updated?",
      "number of rules in the GDPR template",
      "update of templates when a law changes",
      "which ISO standards does the ISO template cover",
      "who writes the compliance templates",
      "can I see the full text of a template",
    ],
    also: "amendment version lawyers reviewed legal update frequency 27001 27701 42001 mapping clauses articles content sample HIPAA CCPA DPDP",
    variants:
      "number of template rules | template updates | ISO standards of the template | template authors | how many rules come with the HIPAA template | are templates adapted when the law is amended | how soon after an amendment do I get a new template | do lawyers check your templates | which law firm reviewed the rule sets | does ISO readiness mean 27001 or 42001 | which clauses does the ISO template map to | which articles of the GDPR does the template cover | in which version is the CCPA template | are my changes kept when a template is updated | do template updates cost extra | where can I read a whole template | can I preview the templates before buying | which templates come next | are templates available in German | when were the templates last changed | Are template updates included in the price? | how many rules are in a compliance template | how soon after a new law is a template updated | which ISO standard does the ISO readiness template stand for | who keeps the templates current | when were the templates last revised | number of rules in the HIPAA template | how many rules does the GDPR template contain | size of the templates | how long is a template | what exactly is in the ISO readiness template | ISO readiness, which norm | is ISO readiness about 27001 or 27701 or 42001 | which version of ISO 27001 is meant by readiness | how many days after a change in the law do we get new rules | are new rules free of charge | do updates of the rules cost extra | how often are the templates revised | version of the DPDP template | who maintains the rules when the law changes | do you tell us when a template changes | is maintenance part of the fee | are product updates included in the subscription | can I download a template before buying | sample of a template as a file | list of the rules in the CCPA template",
    answer: `There are templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness, in plain language. The site does not publish how many rules they have, who writes them, how often they are updated, whether updates cost extra, or which ISO standards “ISO readiness” covers. Ask our team on the [contact page](/contact).`,
    sources: ["/use-cases#powered-title", "/feature#features-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
];
