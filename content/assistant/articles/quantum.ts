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
      "is quantum AI privacy hype | do I need quantum for AI | short version of the quantum article | can quantum computers break encryption today | what is quantum enhanced privacy | should we worry about quantum computing now | is there anything quantum in the product | Is anything in AI truly quantum, or is it a buzzword? | Can today's quantum machines crack our traffic? | Do I have to fear quantum computers as an AI user? | What's the bottom line of your quantum text? | vendors offer quantum-safe AI, hype or help | does better key exchange change what the AI vendor sees | since when do new standards exist against quantum attacks | what should a manager know about quantum and AI | is an update sufficient for web connections | quantum threat for dummies | is your software quantum-enhanced",
    answer:
      "Nothing in your AI stack is quantum-enhanced, and nothing in it needs to be. No quantum computer can break today’s encryption yet, but someone can record your encrypted traffic now and read it when one can. New standards from August 2024 close that gap, and for web connections, an update is often all it takes. They do not change what an AI provider reads, so send it less.",
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
      "store now decrypt later | recorded traffic attack | mosca's theorem | are we too late for quantum | x plus y greater than z | how does one calculate if data is at risk from quantum | what is HNDL | who is affected by recording of encrypted traffic | Attackers save our traffic and read it later: is there a word? | How do I compute if we're too late? | Which mathematician summed the years? | Who should care about recordings made today? | secrets for twenty years, are they in danger | what's x, y and z in the famous inequality | why is traffic from today at risk in ten years | does anyone know when the machine will exist | intercept now and decode in future | years of secrecy plus years of migration: more than what | recorded conversations and future computers | can someone read in the future what I send today | will our messages of now be readable in twenty years | is it true that what we send today can be opened later",
    answer:
      "Harvest now, decrypt later means that someone records encrypted traffic today and reads it once a quantum computer can break the key agreement. Michele Mosca’s sum (2015) shows who is affected: let x be the years your data must stay secret, y the years your migration takes and z the years until such a machine exists. If x + y is greater than z, you are already late. No one knows z.",
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
      "why is a stolen recording worse than a forged certificate | which is more urgent, key exchange or signatures | recordings versus forgeries | which algorithms are unsafe against quantum | is AES safe | does grover break aes | rsa and ecc quantum | which ciphers survive a quantum computer | is AES-128 still ok | what must be replaced first | is sha 256 quantum safe | Is my AES disk safe from the new machines? | Which ciphers fall, which stand? | What did NIST say about Grover? | Is ECDSA doomed? | do hash functions survive | replace symmetric keys or not | first thing to swap against quantum attacks | elliptic curves against Shor | is Diffie-Hellman breakable in future | public-key methods versus AES, who survives | which of our algorithms are endangered | is AES quantum-safe | does a quantum computer break AES",
    answer:
      "A large quantum computer would run Shor’s algorithm and break public-key methods: RSA, Diffie-Hellman and elliptic curves. AES-128, AES-256 and SHA-256 stand and need no replacement; NIST says it is “quite likely that Grover’s algorithm will provide little or no advantage in attacking AES.” Key agreement is the urgent part, because recordings made today are broken too; a forged signature needs the machine to exist at the moment of the forgery.",
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
      "what does FIPS 204 standardize | names of NIST post quantum standards | FIPS 203 204 205 | what is kyber now called | digital signatures post quantum | backup algorithm HQC | ML-KEM meaning | when were the standards published | when did NIST select HQC | What do the three new FIPS numbers stand for? | When did the American institute publish them? | Which algorithm is the spare? | Is there a signature that rests on hashes only? | what is Dilithium called officially | new cryptography that runs on ordinary computers | March 2025: what was picked | explain the abbreviations of lattice crypto | which one is for agreeing on keys | slower signature: name | successors of RSA by NIST | what is FIPS 203 | FIPS 203 | what is FIPS 204 | what is FIPS 205 | Kyber | FIPS 203 explained",
    answer:
      "Post-quantum cryptography is mathematics that runs on today’s computers and withstands a quantum computer. NIST published three standards in August 2024:\n- FIPS 203 is ML-KEM, a way to agree on a key\n- FIPS 204 is ML-DSA, a signature for general use\n- FIPS 205 is SLH-DSA, a slower signature that rests on hash functions alone, kept in case the lattice mathematics behind the other two fails\n\nIn March 2025 NIST chose HQC, built on other mathematics, as a backup for ML-KEM.",
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
      "deadline to retire RSA | until when may we use RSA 2048 | NIST 2030 2035 | NCSC migration years | EU roadmap post-quantum | uk timeline quantum | when must quantum-vulnerable crypto be gone | when should discovery be done | Until what year may we go on using RSA-2048? | What does Britain's cyber center ask for by 2028? | When must EU states have begun? | By what year are all vulnerable methods forbidden? | milestones of London, Brussels and Washington for new crypto | 2031: what should be finished | end date for elliptic curves | high-risk uses in Europe: by when | our crypto roadmap needs official years | deprecate versus disallow: which years | who sets dates for leaving RSA | what does the British agency ask for, and by when | until when does the British authority give everyone | by which year should British firms be finished | American, British and European dates",
    answer:
      "RSA has to be replaced between 2030 and 2035, depending on the authority:\n- NIST proposes, in the draft of IR 8547, to deprecate RSA-2048 and comparable curves after 2030 and to disallow all quantum-vulnerable public-key methods after 2035\n- The UK’s NCSC asks for discovery and a plan by 2028, the most important migrations by 2031 and the rest by 2035\n- The EU’s roadmap of June 2025 has member states start by the end of 2026 and finish high-risk uses by the end of 2030",
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
      "handshake size hybrid | 2272 bytes | does post quantum TLS slow us down | overhead per prompt of PQ TLS | bytes for X25519MLKEM768 | extra data in the TLS handshake | is there a cost for every prompt | Does quantum-safe TLS make connections heavier? | How big is the extra of the hybrid greeting? | Is there a cost per message? | Which group name should I look for? | does an open connection pay again for each prompt | kilobytes added by ML-KEM in TLS | bandwidth price of post-quantum web | 2.2 KB more: when | mobile users and bigger handshakes | which software offers the group by default | performance hit of hybrid TLS",
    answer:
      "A hybrid handshake with X25519MLKEM768 adds 2,272 bytes per handshake, and none per prompt on an open connection: the client sends 1,184 + 32 = 1,216 bytes, and the server answers with 1,088 + 32 = 1,120, instead of 32 bytes in each direction. OpenSSL 3.5 and Go 1.24 offer it by default, and Chrome since version 131. To test an endpoint with OpenSSL 3.5 or later, run: openssl s_client -connect api.model.example:443 -tls1_3 -groups X25519MLKEM768. If the handshake completes, the server speaks it.",
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
      "QKD necessary? | does the NSA recommend quantum key distribution | special quantum hardware | what should I not buy | longer AES keys needed? | quantum key distribution disadvantages | Someone sells us photon-based key hardware. Buy it? | What does the American agency think of QKD? | Does it authenticate the other side? | Which cheaper option is there? | are quantum random devices or networks necessary | budget for quantum gear, yes or no | why skip key distribution by quantum | is lengthening AES urgent | quantum cryptography hardware: worth it? | can I strike QKD from the list | limits of quantum links",
    answer:
      "No, you can leave quantum key distribution out: it needs special hardware and does not authenticate the other end; the NSA does not recommend it for securing national security systems unless its limitations are overcome. Quantum-resistant algorithms are the more cost-effective option. Longer AES keys are no emergency either: use AES-256 where it costs you nothing, and do not let that project delay the key exchange.",
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
      "what to do first in a day without buying a product | first steps against recorded traffic, no budget | quantum readiness checklist | what to do before the year ends | prepare for post quantum | seven steps | which steps take one day | first thing to do about quantum | ask suppliers about PQC | which routes should be listed | What can we do in two days against the quantum threat? | Which questions go to our suppliers? | Where do RSA-wrapped keys hide? | What belongs in the list of routes? | my CISO wants a plan for new crypto | how do I start the migration | which steps are free of cost | send less: for which data | keep the list in what form | to-do list before a quantum machine exists | what comes first: listing or testing",
    answer:
      "To prepare for quantum computers:\n- List the routes that carry prompts, with the years of secrecy beside each\n- Test each route for the hybrid group\n- Update to TLS 1.3 and a current library on both ends, with the hybrid group first and X25519 behind it for old peers\n- Search for stored keys wrapped with RSA or curves, above all in backups, and rewrap them with a symmetric master key in your key service\n- Ask suppliers which group they negotiate, what wraps stored keys, and when they support FIPS 203\n- Send less where secrecy must last more than ten years\n- Keep the list in a form you can query\n\nThe first two take a day and need no product.",
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
      "qubits to break rsa | how long would a quantum computer take for RSA | when will a quantum computer exist | one million qubits | estimate from 2019 compared with 2025 | gidney | is there a machine big enough | How large must a quantum machine be to crack 2048 bits? | What did the estimate drop to in May 2025? | Is there such a machine today? | How many days would the attack need? | from 20 million to under one million what | in which year will RSA fall | eight hours versus a week: which estimates | who lowered the estimate | how far are quantum computers from cracking keys | noisy qubits needed | does Google's chip break my keys",
    answer:
      "In May 2025, the estimate for a 2048-bit RSA key was less than one million noisy qubits and less than a week; in 2019, it was 20 million qubits and eight hours, with the same assumptions about the hardware. The number fell by a factor of twenty through better methods alone. No machine of that size exists, and no one knows when one will. The source is Craig Gidney’s paper, with the 2019 estimate it revises.",
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
      "quantum safe certificates | are certificates urgent | sign firmware for 2040 | forged signature in 2045 | which signatures need to change now | do CAs issue PQ certificates | long-lived signatures | Can I buy a quantum-safe certificate already? | Why are forgeries less urgent than recordings? | We sign firmware that lives till 2040. What now? | Which keys does the forum of authorities permit? | a forgery in 2045 harms a 2025 handshake? | should model weights get new signatures | order of migration: certificates or key agreement | exception for long-living signatures | browser certificates and the quantum threat | plan new signatures where first | do we have to renew our web certificates for quantum reasons",
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
      "test for hybrid key exchange | openssl command | check my server for ML-KEM | how do I know if my provider supports post-quantum | what to do if the handshake fails | which openssl version do I need to test | What do I type to see if a server is ready? | Which version of OpenSSL do I need for the test? | How do I interpret a failed connection in the test? | Can I check my model vendor's address myself? | shell one-liner for the hybrid group | probe an API for quantum readiness | does a finished handshake mean yes | who do I write to if the test is negative | developer: test X25519MLKEM768 from the terminal | find out if Anthropic's or OpenAI's endpoint is quantum-ready | verify quantum readiness of our own load balancer",
    answer:
      "With OpenSSL 3.5 or later, run: openssl s_client -connect api.model.example:443 -tls1_3 -groups X25519MLKEM768. The command offers this group and no other, so if the handshake completes, the server speaks it. If it fails, write to the provider. Also record the group that an ordinary handshake chooses.",
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
      "openssl 3.5 | chrome version with PQ | which browsers support post quantum | does go support ML-KEM | libraries with hybrid TLS by default | since when does chrome use hybrid key exchange | Is my browser already quantum-safe? | From which release of Chrome? | Which month brought it to OpenSSL? | Does Golang have it switched on? | libraries that do the hybrid exchange out of the box | do I need to configure anything in Go | software list with ML-KEM by default | which OpenSSL do I upgrade to | are browsers ahead of servers | February 2025: which language added it | version numbers with the new key exchange | is TLS quantum-safe | quantum-safe TLS | which TLS is quantum-safe",
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
      "hybrid key agreement explained | two secrets combined | what if ML-KEM is broken later | is elliptic curve still used in hybrid | how are the two secrets combined | why hybrid and not only ML-KEM | Why use an old and a new method together? | If the new maths is flawed, what remains? | How are both secrets brought together? | Must an attacker defeat both? | belt and braces in TLS, how does it work | is the classic curve thrown away | the name X25519MLKEM768 taken apart | what goes into the TLS 1.3 key schedule | young algorithm with a bug: are we naked | two methods in parallel, why | explain the combination of curve and lattice",
    answer:
      "In a hybrid key exchange both methods run: X25519MLKEM768 agrees on one secret by elliptic curve and another by ML-KEM and feeds the two, joined, into the TLS 1.3 key schedule. An attacker has to break both. If the young algorithm has a flaw, you are left with what you have today. The method has since been published as RFC 10024.",
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
      "who should migrate first | clinic 25 years | warehouse stock data | does my data need to stay secret for long | is it urgent for a hospital | until which year must the clinic's notes hold | can a warehouse wait | Our stock levels are worthless next year: do we care? | A clinic's notes: until which year must they hold? | Who can wait, and who can't? | How do I calculate urgency for each route? | small online shop and quantum: relax? | 25 years of secrecy plus three: when to begin | is my company among the urgent ones | law firm with long secrets, must we rush | which sectors go first | how do I rank our systems by quantum urgency | low value data and new crypto",
    answer:
      "Anyone whose data must stay secret for a long time. In our article’s example, a clinic whose notes stay confidential for 25 years and whose migration takes three must hold until 2053, so it should act now; a warehouse whose stock levels are worthless after a year has its last secret expire in 2029 and can wait for its ordinary updates. Do the math for each route.",
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
      "does masking shorten the years a route must stay secret | what does x mean for a masked route | limits of post quantum crypto | what does PQ TLS leave unsolved | does the provider still read prompts with PQC | masking against harvest now | why send less in view of quantum | does PQC stop prompt injection | Will quantum-safe links stop the AI vendor from reading? | What remains risky after the crypto upgrade? | Why is a recording of masked text harmless? | Does it help against hidden orders or broad accounts? | new TLS and vendor's retention | what never left can't be captured: explain | do masks help against future decryption | where must the table stay so recordings say little | problems that better key exchange leaves | does the upgrade narrow service accounts | combining masks with new crypto: why | what does post-quantum TLS not fix",
    answer:
      "Post-quantum TLS carries your prompt, secret and intact, to a provider that then reads it. It does not shorten the provider’s retention, stop an injected instruction or narrow a service account. What was never sent cannot be harvested: a recording of a masked prompt says little, as long as the table that resolves the tokens stayed at home behind AES, and masking shortens the years of secrecy for that route.",
    sources: [`${quantum}#what-it-does-not-fix`],
  },
  {
    questions: [
      "What replaces each mechanism that a quantum computer breaks?",
      "replacement for RSA, ECDH and ECDSA",
      "table of mechanisms and their quantum-safe replacements",
      "where in an AI system are quantum-vulnerable keys",
    ],
    also: "X25519 TLS VPN service mesh certificates signed models backups key stores email token vault audit trail SHA-256 hash chain",
    variants:
      "what do I use instead of RSA-wrapped keys | replacement for elliptic curve signatures | are our token vaults safe from quantum computers | does the audit trail's hash chain survive | are stored backups affected | which post-quantum algorithm for which purpose",
    answer:
      "Each mechanism has its replacement:\n- Key agreement (X25519, ECDH) in TLS, VPN and service mesh: hybrid with ML-KEM\n- Keys wrapped with RSA or curves in backups, some key stores and email: symmetric wrapping, or ML-KEM\n- Signatures (RSA, ECDSA) on certificates, models and logs: ML-DSA, SLH-DSA\n- AES-128 and AES-256 on disks, in databases and token vaults: none needed\n- SHA-256 in hash chains and audit trails: none needed",
    sources: [`${quantum}#which-locks-break`],
  },
  {
    questions: [
      "What does quantum-enhanced mean?",
      "new physics or new mathematics",
      "which part of quantum security is worth money now",
      "is post-quantum cryptography the same as quantum cryptography",
    ],
    also: "word sells photons random noise label marketing budget urgent difference",
    variants:
      "what do vendors mean by quantum-enhanced | quantum random numbers, do we need them | keys sent as photons | difference between quantum and post-quantum | which quantum spending belongs in the budget",
    answer:
      "The word sells two different things: new physics, such as keys sent as photons or random numbers drawn from quantum noise, and new mathematics that runs on the computers you have and withstands a machine that doesn’t exist yet. Only the second belongs in a 2025 budget, and only part of it is urgent.",
    sources: [quantum],
  },
  {
    questions: [
      "Can the larger handshake cause problems?",
      "middleboxes and the hybrid key exchange",
      "why keep X25519 when there is ML-KEM",
    ],
    also: "old appliances packet first message client hello size performance firewall proxy latency",
    variants:
      "old load balancer and the post-quantum handshake | will our ten-year-old appliances cope with hybrid TLS | proxy from 2012 and the new key exchange | does post-quantum TLS break firewalls | client hello no longer fits in one packet | what should we test before enabling the hybrid group | is the hybrid handshake slow | is the overhead noticeable compared to a prompt",
    answer:
      "The thing to test is middleboxes: the client’s first message often no longer fits in one packet, and some old appliances handle that badly. The size itself matters little, since a prompt with one retrieved page in it is larger. Both methods run together so that you are left with what you have today if the young algorithm has a flaw.",
    sources: [`${quantum}#what-a-hybrid-handshake-costs`],
  },
];
