import type { CuratedAnswer } from "../curated-answer.ts";

const quantum = "/blog/quantum-enhanced-ai-privacy";

/** The article on post-quantum cryptography. */
export const quantumAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Is quantum-enhanced AI privacy real or just a label?",
      "article about quantum computers and AI, key message",
      "do we need quantum technology in our AI stack",
      "should I care about quantum computers this year",
    ],
    also: "hype buzzword snakeoil panic qubit gist takeaway relevant overrated fuss nonsense essay fear",
    variants:
      "is quantum AI privacy hype | do I need quantum for AI | short version of the quantum article | can quantum computers break encryption today | what is quantum enhanced privacy | should we worry about quantum computing now | is there anything quantum in the product",
    answer:
      "Nothing in your AI stack is quantum-enhanced, and nothing in it needs to be. No quantum computer can break today’s encryption yet, but someone can record your encrypted traffic now and read it when one can. New standards from August 2024 close that gap, and for web connections it is often a matter of an update. They do not change what an AI provider reads, so send it less.",
    sources: [`${quantum}#in-short`, quantum],
  },
  {
    questions: [
      "What does harvest now, decrypt later mean?",
      "attackers record encrypted traffic for the future",
      "Mosca inequality x + y greater than z",
      "how long must data stay secret against quantum computers",
      "store now read later risk",
      "what is Mosca’s formula",
      "is recorded traffic a risk today",
      "who came up with the sum of secrecy and migration years",
    ],
    also: "theorem bank long-lived spies worry hndl sndl snoop wiretap eavesdrop intelligence archive stockpile decades shelf-life author calculate Michele spy agency",
    variants:
      "store now decrypt later | recorded traffic attack | mosca's theorem | are we too late for quantum | x plus y greater than z | how does one calculate if data is at risk from quantum | what is HNDL | who is affected by recording of encrypted traffic",
    answer:
      "Harvest now, decrypt later means that someone records encrypted traffic today and reads it once a quantum computer can break the key agreement. Michele Mosca’s sum shows who is affected: if the years your data must stay secret plus the years of your migration exceed the years until such a machine exists, you are already late. No one knows that last number.",
    sources: [`${quantum}#the-problem-is-the-recording`],
  },
  {
    questions: [
      "Which encryption would a quantum computer break?",
      "is RSA dead, elliptic curves broken by Shor",
      "does SHA-256 survive Grover",
      "will quantum computers break TLS",
      "do we have to replace AES",
      "is AES-256 quantum safe",
    ],
    also: "swap longer keys hashing symmetric database disk ecc ecdsa ed25519 ecdh cracked resistant asymmetric endanger unsafe weakened bitcoin halve insecure",
    variants:
      "which algorithms are unsafe against quantum | is AES safe | does grover break aes | rsa and ecc quantum | which ciphers survive a quantum computer | is AES-128 still ok | what must be replaced first | is sha 256 quantum safe",
    answer:
      "A large quantum computer would break public-key methods: RSA, Diffie-Hellman and elliptic curves. AES-128, AES-256 and SHA-256 stand and need no replacement; NIST says that Grover’s algorithm “will provide little or no advantage in attacking AES.” Key agreement is the urgent part, because recordings made today are broken too.",
    sources: [`${quantum}#which-locks-break`],
  },
  {
    questions: [
      "What are the post-quantum standards ML-KEM, ML-DSA and SLH-DSA?",
      "post-quantum cryptography explained, FIPS 203, 204 and 205",
      "explain Kyber and Dilithium successors",
      "NIST selected HQC as reserve",
      "what is PQC",
      "difference between FIPS 203, FIPS 204 and FIPS 205",
      "what is HQC for",
    ],
    also: "lattice signature KEM algorithms published crystals falcon sphincs encapsulation finalised fn-dsa bsi backup reserve fifth algorithm NIST Kyber",
    variants:
      "names of NIST post quantum standards | FIPS 203 204 205 | what is kyber now called | digital signatures post quantum | backup algorithm HQC | ML-KEM meaning | when were the standards published | when did NIST select HQC",
    answer:
      "Post-quantum cryptography is mathematics that runs on today’s computers and withstands a quantum computer. NIST published three standards in August 2024:\n- FIPS 203 is ML-KEM, a way to agree on a key\n- FIPS 204 is ML-DSA, a signature for general use\n- FIPS 205 is SLH-DSA, a slower signature that rests on hash functions alone\n\nIn March 2025 NIST chose HQC as a backup for ML-KEM.",
    sources: [`${quantum}#what-was-standardized`, quantum],
  },
  {
    questions: [
      "By when must RSA be replaced?",
      "post-quantum migration deadlines of NIST, NCSC and the EU",
      "2030 and 2035 timeline for quantum-safe crypto",
      "roadmap years for public-key retirement",
      "when will RSA be disallowed",
      "PQC migration deadline",
      "EU plan for quantum-safe cryptography",
    ],
    also: "phase out sunset UK British European government cutoff phaseout cnsa bsi anssi forbidden obsolete which member states national schedule end",
    variants:
      "deadline to retire RSA | until when may we use RSA 2048 | NIST 2030 2035 | NCSC migration years | EU roadmap post-quantum | uk timeline quantum | when must quantum-vulnerable crypto be gone | when should discovery be done",
    answer:
      "RSA has to be replaced between 2030 and 2035, depending on the authority:\n- NIST proposes to deprecate RSA-2048 and comparable curves after 2030 and to disallow all quantum-vulnerable public-key methods after 2035\n- The UK’s NCSC asks for discovery and a plan by 2028, the most important migrations by 2031 and the rest by 2035\n- The EU’s roadmap has member states start by the end of 2026 and finish high-risk uses by the end of 2030",
    sources: [`${quantum}#what-was-standardized`],
  },
  {
    questions: [
      "How many bytes does a hybrid post-quantum handshake add?",
      "X25519MLKEM768, which TLS group is quantum safe",
      "size overhead of ML-KEM in TLS",
      "cost of the hybrid handshake",
      "does post-quantum TLS slow down prompts",
    ],
    also: "extra bigger larger latency packet client hello bandwidth kilobytes curve nginx cloudflare firefox java config negotiate slower per performance connection pqc",
    variants:
      "handshake size hybrid | 2272 bytes | does post quantum TLS slow us down | overhead per prompt of PQ TLS | bytes for X25519MLKEM768 | extra data in the TLS handshake | is there a cost for every prompt",
    answer:
      "A hybrid handshake with X25519MLKEM768 adds 2,272 bytes per handshake, and none per prompt on an open connection. OpenSSL 3.5 and Go 1.24 offer it by default, and Chrome since version 131. To test an endpoint with OpenSSL 3.5 or later, run: openssl s_client -connect api.model.example:443 -tls1_3 -groups X25519MLKEM768. If the handshake completes, the server speaks it.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
  {
    questions: [
      "Do we need quantum key distribution?",
      "is QKD recommended by the NSA",
      "quantum network hardware for keys",
      "what quantum products can we leave out of the budget",
      "should we spend money on QKD",
    ],
    also: "invest buy photons budget worth bb84 entanglement fiber fibre satellite physics random qrng hype equipment waste",
    variants:
      "QKD necessary? | does the NSA recommend quantum key distribution | special quantum hardware | what should I not buy | longer AES keys needed? | quantum key distribution disadvantages",
    answer:
      "No, you can leave quantum key distribution out: it needs special hardware and does not authenticate the other end; the NSA does not recommend it for securing national security systems unless its limitations are overcome. Quantum-resistant algorithms are the more cost-effective option. Longer AES keys are no emergency either.",
    sources: [`${quantum}#what-it-does-not-fix`],
  },
  {
    questions: [
      "What should we do now to prepare for quantum computers?",
      "post-quantum checklist before the year ends",
      "first steps to become quantum safe",
      "questions to ask suppliers about FIPS 203",
      "RSA-wrapped keys in backups",
      "first thing to do about PQC",
    ],
    also: "roadmap plan action migration to-do inventory cbom agility immediate homework readiness vendors problem quarter begin start today priority",
    variants:
      "quantum readiness checklist | what to do before the year ends | prepare for post quantum | seven steps | which steps take one day | first thing to do about quantum | ask suppliers about PQC | which routes should be listed",
    answer:
      "To prepare for quantum computers:\n- List the routes that carry prompts, with the years of secrecy beside each\n- Test each route for the hybrid group\n- Update to TLS 1.3 and a current library on both ends\n- Search for stored keys wrapped with RSA or curves, above all in backups\n- Ask suppliers which group they negotiate, what wraps stored keys, and when they support FIPS 203\n- Send less where secrecy must last more than ten years\n- Keep the list in a form you can query\n\nThe first two take a day and need no product.",
    sources: [`${quantum}#what-to-do-before-the-year-ends`],
  },
  {
    questions: [
      "How many qubits are needed to break RSA-2048?",
      "Gidney estimate below a million qubits",
      "when will quantum computers break encryption",
      "20 million noisy qubits in eight hours",
      "can a computer crack RSA today",
    ],
    also: "million estimate Gidney crack year 2029 ibm willow powerful factor shor researchers physical logical qday decade built exist already machine able broken yet",
    variants:
      "qubits to break rsa | how long would a quantum computer take for RSA | when will a quantum computer exist | one million qubits | estimate from 2019 compared with 2025 | gidney | is there a machine big enough",
    answer:
      "In May 2025, the estimate for a 2048-bit RSA key was less than one million noisy qubits and less than a week; in 2019, it was 20 million qubits and eight hours. No machine of that size exists, and no one knows when one will.",
    sources: [`${quantum}#the-problem-is-the-recording`],
  },
  {
    questions: [
      "Do we have to replace certificates and signatures because of quantum computers?",
      "quantum-safe TLS certificate authority",
      "sign model weights or firmware with ML-DSA",
      "are signatures as urgent as key exchange",
      "do signed model weights need ML-DSA",
    ],
    also: "pki x509 letsencrypt codesigning renewal digicert authenticate root ssl issuer forgery reissue sign firmware long-lived code signing CA",
    variants:
      "quantum safe certificates | are certificates urgent | sign firmware for 2040 | forged signature in 2045 | which signatures need to change now | do CAs issue PQ certificates | long-lived signatures",
    answer:
      "Certificates can wait a little: a signature forged in 2045 cannot alter a handshake made in 2025, and the CA/Browser Forum still names only RSA and elliptic-curve keys for publicly trusted certificates. Long-lived signatures are the exception. If you sign model weights or firmware that must be verifiable in 2040, plan for ML-DSA or SLH-DSA there first.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
  {
    questions: [
      "How can I test whether an endpoint uses post-quantum TLS?",
      "openssl s_client command for the hybrid group",
      "command to check for quantum-safe key exchange",
      "does our model API speak X25519MLKEM768",
      "check a server for post-quantum support",
    ],
    also: "verify tell provider handshake terminal curl group API",
    variants:
      "test for hybrid key exchange | openssl command | check my server for ML-KEM | how do I know if my provider supports post-quantum | what to do if the handshake fails | which openssl version do I need to test",
    answer:
      "With OpenSSL 3.5 or later, run: openssl s_client -connect api.model.example:443 -tls1_3 -groups X25519MLKEM768. The command offers this group and no other, so if the handshake completes, the server speaks it. If it fails, write to the provider.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
  {
    questions: [
      "Which software supports hybrid post-quantum TLS already?",
      "OpenSSL version with ML-KEM",
      "does Chrome use post-quantum encryption",
      "Go 1.24 and the hybrid group",
      "since which version is PQC on by default",
    ],
    also: "browser library release default enabled Firefox supported update pqc",
    variants:
      "openssl 3.5 | chrome version with PQ | which browsers support post quantum | does go support ML-KEM | libraries with hybrid TLS by default | since when does chrome use hybrid key exchange",
    answer:
      "OpenSSL 3.5 (April 2025) and Go 1.24 (February 2025) offer the hybrid key exchange by default, and Chrome has done so since version 131.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
  {
    questions: [
      "How does the hybrid key exchange work?",
      "why combine elliptic curves with ML-KEM",
      "what if ML-KEM turns out to be broken",
      "is X25519 replaced",
      "what is X25519MLKEM768",
    ],
    also: "young algorithm flaw both secrets TLS 1.3 key schedule fallback",
    variants:
      "hybrid key agreement explained | two secrets combined | what if ML-KEM is broken later | is elliptic curve still used in hybrid | how are the two secrets combined | why hybrid and not only ML-KEM",
    answer:
      "In a hybrid key exchange both methods run: X25519MLKEM768 agrees on one secret by elliptic curve and another by ML-KEM and feeds the two, joined, into the TLS 1.3 key schedule. An attacker has to break both. If the young algorithm has a flaw, you are left with what you have today.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
  {
    questions: [
      "Who has to hurry with post-quantum migration?",
      "clinic and warehouse example",
      "which data needs quantum protection first",
      "is post-quantum urgent for us",
      "do small firms need quantum-safe encryption now",
      "how urgent is the move to post-quantum encryption for us",
      "which companies must migrate to post-quantum first",
    ],
    also: "priority urgent sector hospital confidential years short-lived stock wait bank worry long secrecy early late medical records",
    variants:
      "who should migrate first | clinic 25 years | warehouse stock data | does my data need to stay secret for long | is it urgent for a hospital | until which year must the clinic's notes hold | can a warehouse wait",
    answer:
      "Anyone whose data must stay secret for a long time. In our article’s example, a clinic whose notes stay confidential for 25 years and whose migration takes three must hold until 2053, so it should act now; a warehouse whose stock levels are worthless after a year can wait for its ordinary updates. Do the math for each route.",
    sources: [`${quantum}#the-problem-is-the-recording`],
  },
  {
    questions: [
      "What does post-quantum encryption not fix?",
      "does quantum-safe TLS hide prompts from the provider",
      "how does masking help against recorded traffic",
      "masking and quantum computers",
    ],
    also: "limits retention injection never sent harvested tokens reduce",
    variants:
      "limits of post quantum crypto | what does PQ TLS leave unsolved | does the provider still read prompts with PQC | masking against harvest now | why send less in view of quantum | does PQC stop prompt injection",
    answer:
      "Post-quantum TLS carries your prompt, secret and intact, to a provider that then reads it. It does not shorten the provider’s retention, stop an injected instruction or narrow a service account. What was never sent cannot be harvested: a recording of a masked prompt says little, as long as the table that resolves the tokens stayed at home.",
    sources: [`${quantum}#what-it-does-not-fix`],
  },
];
