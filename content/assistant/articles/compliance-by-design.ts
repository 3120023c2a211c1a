import type { CuratedAnswer } from "../curated-answer.ts";

const clauses = "/blog/compliance-by-design";

/** The article on compliance by design. */
export const complianceByDesignAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does compliance by design mean?",
      "how do you turn a law into a test",
      "from legal clause to automated check",
      "clause, rule, check, evidence",
      "compliance as code, article in short",
      "turn a law into code",
      "what is the article One clause about",
      "what is your article on compliance about",
    ],
    also: "summary regulation engineering codify translate regtech lawyers continuous paragraph traceability guardrails gate text links steps chain followed way down",
    variants:
      "meaning of compliance by design | turn legal text into running rules | what are the four links of the chain | how to make a regulation executable | when is a compliance template useful | from law to proof in software | what is the article about the HIPAA clause about | How does a paragraph of law become something software can execute? | Your text follows a single clause down to the record. What's the point? | Which four links must hold between statute and system? | When is a ready-made compliance pack worthless? | explain the chain of clause, rule, check and evidence | how can a developer implement a statute | my boss wants compliance built in and not bolted on, what does that mean | I want proof that our system follows the law, how is that constructed | what makes a template useful according to your text | what is the opposite of paper compliance | from statute book to running program, how | give me the gist of the text on one clause",
    answer:
      "Compliance by design means that an unbroken chain of four links connects a clause of law to the running system: clause, rule, check, evidence. A template is only useful if its rules run, its checks can fail, and running it produces the evidence. Our article follows one HIPAA clause from its text to a record that an auditor can read.",
    sources: [clauses, `${clauses}#in-short`],
  },
  {
    questions: [
      "What is HIPAA’s minimum necessary rule, and how do I write it as a rule?",
      "45 CFR 164.502(b)(1) explained",
      "what does a good rule look like",
      "what does minimum necessary mean",
      "HIPAA minimum necessary for a chatbot",
      "properties of a readable rule",
    ],
    also: "clinic hospital PHI access standard law hhs front desk clerk billing exempt restrict least four good rule criteria",
    variants:
      "why should a rule end in hide everything else instead of listing forbidden fields | allow list or deny list for fields | 164.502 b explained simply | reasonable efforts to limit health information | how should a rule for PHI be worded | properties of a good privacy rule | who must be able to read the rule aloud | when does minimum necessary not bind | which properties does a well written rule have | What does American health law say about sharing as little as possible? | Which four qualities does a good rule have? | Why should a receptionist be able to read a rule aloud? | How do I phrase a health privacy rule for software? | which clause of US law limits PHI to what's needed | what are reasonable efforts in HIPAA | does the limit bind a doctor who requests data to treat | with which words should a rule finish | why does a rule name the people behind it | turn 164.502(b) into a rule for a machine | least necessary PHI, where is it laid down | explain the HIPAA principle of giving only what is needed",
    answer:
      "HIPAA’s minimum necessary rule, 45 CFR 164.502(b)(1), asks for reasonable efforts to limit protected health information to the minimum for the purpose: twenty-three words, of which reasonable, minimum and necessary are judgments. It does not bind requests by a provider for treatment, what goes to the patient, what an authorization permits, or what the law requires. A good rule has four properties:\n- it cites its clause, so a change to the law produces a list of rules to review\n- it names the people who made the judgment, because a program must not own the word “reasonable”\n- it ends in “hide everything else,” because a list of what is forbidden goes out of date the day someone adds a column\n- the head of reception can read it aloud and say what is missing",
    sources: [
      clauses,
      `${clauses}#link-one-what-the-clause-decides`,
      `${clauses}#link-two-a-rule-that-two-people-can-read`,
    ],
  },
  {
    questions: [
      "How do you check that a compliance rule works?",
      "test cases for what must and must not appear",
      "delete the rule and run the tests",
      "how do we test our policy tests",
      "are our tests worth anything",
      "is over-masking a bug",
    ],
    also: "useful prove good enough verify red green unit regression mutation qa assert effective enforcement scenario pytest overblocking evaluate hiding too much doctor",
    variants:
      "how can I prove that a rule does something | mutation test for a policy | is hiding too much an error | verify a rule in each role | what belongs in the test of a compliance rule | does masking too much count as failing | what if the tests still pass after the rule is deleted | Our policy tests are green, but do they test anything? | Is it a failure if a doctor's answer hides the dose? | How would I sabotage a rule to see if tests notice? | What should a check list for a privacy rule have? | do I need to ask the test questions in every role | how can I tell a real check from a sham | what if deleting a rule changes nothing in the tests | is hiding more than necessary also an error | quality assurance for privacy rules, how | test design: which things must appear and which must not | who checks the checkers of compliance | our checks stay green without the rule | remove the rule and nothing turns red | what does it mean if I throw a rule out and no test complains",
    answer:
      "A check of a compliance rule is a list of questions with what must and must not appear in the answer, asked in each role. Masking too much counts as a failure too, for example a mask over the dose that a treating doctor asks for: a test suite without such a row drifts toward hiding everything, until people work around it. Then delete the rule and run the tests: if they still pass, they never tested it. It is the cheapest audit that our article knows of.",
    sources: [`${clauses}#link-three-a-check-that-can-fail`],
  },
  {
    questions: [
      "How long must HIPAA policies be kept?",
      "HIPAA retention of policies, six years",
      "how many years to keep HIPAA documents",
      "archive old policies",
    ],
    also: "retention archive records old versions 164.316 json xml hhs inspector duration retain archived must store 6 previous superseded",
    variants:
      "record keeping period under HIPAA | for what time must old policy versions be stored | six years documentation requirement | retention of rule versions | must superseded policies be archived | how many years keep HIPAA policy | For how many years do we archive a privacy policy in US healthcare? | From when do the six years run? | Do outdated versions of a rule have to be stored? | What must be recorded with each decision for HIPAA? | can we throw away old rules after a change | our compliance archive is full, what may go | does the record hold patient data | from creation or from last use: which date counts for keeping policies | are rule versions policies in the legal sense | storage time for superseded health policies",
    answer:
      "HIPAA requires policies to be kept for six years from their creation or from when they were last in effect, whichever is later (164.316(b)(2)(i) for security, 164.530(j) for privacy), and old versions of a rule are such policies. It also requires mechanisms that record and examine activity in systems that hold electronic health information (164.312(b)). Each decision leaves a record with the rule’s version and the last test run, and without patient data. If your auditor’s tools read it, write controls and results in NIST’s OSCAL.",
    sources: [`${clauses}#link-four-evidence-that-writes-itself`],
  },
  {
    questions: [
      "Is hashing a medical record number the same as tokenizing it?",
      "hash instead of token for de-identification",
      "HIPAA 164.514(c) re-identification code",
      "can a hash of an ID be reversed",
      "is hashing enough to de-identify under HIPAA",
      "can we just hash the MRN",
      "SHA-256 of a patient number",
    ],
    also: "salted anonymous safe sufficient md5 hmac rainbow brute force guess crack digest checksum unsalted eight digits idea",
    variants:
      "are hashed patient ids de-identified | why not just hash the MRN | brute force an eight digit number | is sha of an id safe | difference between token and hash | how many combinations have eight digits | what to use instead of a hash for patient numbers | We replaced patient numbers by SHA-256. Are we fine? | How quickly can all eight-digit numbers be tried? | Why does a digest of an ID count as derived? | What should stand in for a patient number if not a digest? | is a salted digest of the patient number acceptable for de-identification | which paragraph forbids codes derived from the person | our data scientists digest IDs with MD5, is that a problem | can a laptop reverse our obscured patient IDs | random code or computed code, what does HIPAA want | how many possibilities must an attacker try for eight digits | does one-way mean safe for patient IDs",
    answer:
      "No, a hash is not a token: it is derived from the number, so where the result is meant to count as de-identified, it fails HIPAA 164.514(c), which asks for a code that is not derived from information about the person. There are only a hundred million eight-digit numbers, and a laptop hashes them all before the coffee is ready. Use random tokens, with the mapping in a vault; as a check, hash known record numbers with common functions, and no token may match.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
  {
    questions: [
      "Which rule protects children’s data in an AI assistant under the DPDP Act?",
      "behavioral tracking of minors, section 9(3)",
      "accounts under 18 and profiling",
      "check with a synthetic fifteen-year-old",
      "may we profile children in India",
      "data of children under the DPDP Act",
    ],
    also: "kids ads behavioural monitoring underage students edtech teen teenager parental guardian verification youth pupil targeted adolescent gaming school allowed",
    variants:
      "children's accounts and profiling in India | tracking of kids under indian law | may an assistant watch the behaviour of a fifteen year old | how to test protection of minors | dpdp section about children | what must a profile of a minor contain | ads or monitoring for under eighteens | Can an Indian learning app follow what pupils do? | What must remain empty for a fifteen-year-old's account? | Which section bans watching minors' behavior? | How do you test that kids aren't profiled? | our users are teenagers in Delhi, what's not allowed | are personalized ads for Indian minors legal | an invented teenager as a test user, how does it go | what fields may an under-18 account not have | is monitoring pupils by AI permitted in India | rule and check for kids' data under the Indian act | ed-tech in India: behavior data of minors",
    answer:
      "Section 9(3) of India’s DPDP Act allows no tracking or behavioral monitoring of children. As a rule, the account of a user under 18 has no behavioral fields to read or write. As a check, a synthetic fifteen-year-old uses the assistant for a week, and her profile must stay empty. The evidence is the number of rows in that profile, 0, with the date; the section applies from May 2027.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
  {
    questions: [
      "Can I see an example of a rule?",
      "show me a policy in YAML",
      "what does a policy file look like",
      "sample rule for the reception of a clinic",
      "limit what reception staff may see of a record",
      "example rule",
    ],
    also: "template code snippet syntax sample configuration yaml policy language how written see phone 30 days visit reception appointment weeks",
    variants:
      "sample policy file | name of the example rule | what does the receptionist rule show | how is a rule written down | when is the phone number visible to reception | yaml rule for scheduling | who is named in a rule and until when is it valid | How does one of your rules look in a file? | What may the front desk see in the sample rule? | When is the phone number shown in the sample? | Which purpose is stated in the sample rule? | do you have a snippet of policy code | by what words does the sample rule end | who decided the sample rule, is it written there | what's reception-minimum-necessary | I'd like to copy a policy as a starting point | within how many days must the appointment be for the number to show | show the rule for scheduling appointments | who signed off the reception rule | when is the reception rule due for another look | who approved the sample rule and when is it reviewed",
    answer:
      "The example rule in our article on compliance by design is called reception-minimum-necessary. It names its clause (45 CFR 164.502(b)(1)), applies to the role reception for the purpose scheduling, shows the date and time of appointments, the patient’s name, and the phone number when the appointment is within 30 days, and ends in “hide: everything else.” It also holds its version (4), the date of the legal text (May 1, 2025), the people who decided it (the privacy officer and the head of reception) and a date for review (November 1, 2025). The format does not matter.",
    sources: [`${clauses}#link-two-a-rule-that-two-people-can-read`],
  },
  {
    questions: [
      "Does minimum necessary apply to a treating doctor?",
      "can doctors still see the full record under HIPAA",
      "exceptions from the minimum necessary rule",
      "hide a dosage from a doctor who treats",
    ],
    also: "physician treatment exempt see everything full info hides provider emergency clinician physicians patients care",
    variants:
      "is a physician limited by minimum necessary | may a treating physician see everything | does HIPAA let the doctor see the dose | what is exempt from the minimum necessary standard | treatment exception HIPAA | do disclosures to the patient fall under minimum necessary | Must a surgeon be shown only part of the chart? | When is the least-data principle not binding in HIPAA? | Our tool hides doses from doctors who treat. Is this legally necessary? | Does what a patient gets about herself count? | are physicians exempt from the limit | list the exceptions to the limit on PHI | if an authorization permits it, does the limit apply | a template concealed the dosage from the treating physician, who's wrong | is treatment a free pass for PHI | does the limit apply to what the law demands",
    answer:
      "No. The rule does not bind disclosures to or requests by a provider for treatment, what goes to the patient, what an authorization permits, or what the law requires (164.502(b)(2)). A template that hides a dosage from a doctor who asks in order to treat has misread HIPAA.",
    sources: [`${clauses}#link-one-what-the-clause-decides`],
  },
  {
    questions: [
      "What is OSCAL?",
      "NIST OSCAL for audit evidence",
      "open format for controls and results",
      "machine-readable evidence for an auditor",
      "evidence in an open format for the auditor",
    ],
    also: "audits export tool dashboard GRC catalog xml json yaml fedramp schema ssp interchange auditor own question",
    variants:
      "oscal meaning | NIST format for assessments | which machine readable format should evidence have | why is a file better than a dashboard for auditors | catalogs implementations and results format | file format for audit results | Which standard file should I hand to an assessor? | What do auditors gain from a file rather than a dashboard? | Who publishes the formats for control catalogs? | I saw the acronym OSCAL; explain | is there a standard language for assessment results | how can our audit evidence be read by tools | why doesn't a picture on a screen convince an auditor | what formats does NIST have for controls | in which format should we write controls and results | can an auditor query evidence herself | is there something like JSON for compliance evidence",
    answer:
      "OSCAL is NIST’s family of open formats for control catalogs, implementations and assessment results. Where your auditor’s tools read it, write controls and results in it: a dashboard shows an auditor what you chose to draw, and a file in an open format lets her ask her own questions.",
    sources: [`${clauses}#link-four-evidence-that-writes-itself`],
  },
  {
    questions: [
      "What should a decision record hold for an auditor?",
      "which record should each decision leave",
      "audit evidence without patient data",
      "evidence that writes itself",
    ],
    also: "log fields version test run HIPAA 164.312(b) proof June September Tuesday history keep contain",
    variants:
      "an auditor asks in September about a day in June | what can I give an auditor about a past decision | which proof is there of what the system did on a certain day | what fields go in each decision log | should evidence repeat patient data | proof for an audit, which information is recorded | why must evidence not hold the secret | content of a decision entry | what does the evidence of a decision contain | Which facts must be noted when a rule fires? | Does proof for auditors contain what it protects? | When is the record of a decision written? | What's in a line of proof: purpose, role and what else? | is the last test run mentioned in the proof | how many fields were shown and hidden, is this recorded | why should proof be free of patient data | I design an evidence log, which columns do I need | what makes a decision verifiable later | do you store the hidden values in the proof | proof that builds itself: contents",
    answer:
      "Each decision leaves a record at the moment it is made: time, role, purpose, the rule with its version, how many fields were shown and hidden, the hidden kinds, and the test run that last exercised the rule. In the example, 3 fields are shown and 11 hidden: diagnosis, medication and note. It holds no patient data, because evidence that repeats the secret is one more place to leak from.",
    sources: [`${clauses}#link-four-evidence-that-writes-itself`],
  },
  {
    questions: [
      "How should a server honor Global Privacy Control?",
      "Sec-GPC header on the server side",
      "opt-out signal under the CCPA regulations, 11 CCR 7025",
      "implement GPC for our own service",
      "do-not-sell signal",
    ],
    also: "honour browser signal sale sharing backend California do not sell opt out browsers website respect header detect CCPA",
    variants:
      "respect the GPC header on our site | what do we do with sec-gpc 1 | do we have to honour opt-out signals in California | how to test opt out signals | CCPA regulation 7025 | which header tells us not to sell | browser signal against selling data | We serve Californians; what does our backend do with the opt-out header? | How can we show that we respect browser objections? | Is the browser's objection legally binding in California? | Does an objection also count for a logged-in customer? | which Californian regulation covers preference signals | implement a do-not-sell signal on our web server | what evidence proves that the signal works | our site ignores Sec-GPC, is it a violation | what should stop when we see the signal | compare two logs to test an opt-out, how | developer question: honor GPC in our API",
    answer:
      "Under the CCPA regulations (11 CCR 7025), opt-out signals are honored: the header “Sec-GPC: 1” switches off sale and sharing for that browser, and for the customer if known. To check it, compare requests with and without the signal; the two request logs must differ where they should. Since January 1, 2026, section 7025 also requires businesses to display whether they processed an opt-out signal.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
  {
    questions: [
      "How can purpose limitation under the GDPR be enforced?",
      "GDPR Article 5(1)(b) as a running rule",
      "use support tickets for marketing",
      "data collected for another purpose",
      "purpose limitation",
    ],
    also: "reuse incompatible further processing check test secondary tickets marketing other purposes block",
    variants:
      "use data only for the purpose it was collected for | may support tickets be used in marketing | enforce purpose in a prompt | article 5 1 b gdpr automated | how do we prove purpose limitation | refuse fields collected for something else | repurposing data for another use | Marketing wants to analyze support tickets with AI. May they? | How do I stop a prompt from using data gathered for another reason? | What happens if a prompt asks for a field with another purpose? | How do I count refusals as evidence? | data given for support ends up in sales, how to prevent | which GDPR paragraph ties data to its purpose | technical enforcement of purposes | can a rule know why data was gathered | reuse of data for a different goal | a test for purpose binding, what would it be | function creep in AI, how do I stop it by rule",
    answer:
      "A prompt states its purpose, and a field collected for another purpose is not offered; that is how GDPR Article 5(1)(b) becomes a rule that runs. As a check, ask for a marketing summary of support tickets; it must be refused. The evidence is the refusals, counted by pair of purposes.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
  {
    questions: [
      "What can a compliance template not decide?",
      "which decisions stay with lawyers",
      "what does not run in a template",
      "conflicting laws, erase or keep",
      "who decides whether a breach must be reported",
      "limits of templates",
    ],
    also: "automate never people judgment legal team take over replace software notify authority 72 hours clock human judgement retention versus erasure counsel",
    variants:
      "limits of compliance templates | what needs human judgment in compliance | can software balance legitimate interest | who decides whether a breach is risky | laws that contradict each other | which questions can't be automated | keep or delete when two laws conflict | Which legal calls can't be delegated to software? | Two statutes contradict each other, erase versus keep; who decides? | Is balancing of interests something a machine can do? | Who judges if an incident is risky enough to report? | what remains for humans after automating compliance | whose name belongs beside a rule that gives way | should a goal be pursued at all: can software tell | where does automation of law end | do templates make lawyers superfluous | three decisions for people, which | does software decide on notifying the authority",
    answer:
      "A template leaves three decisions to people: whether someone’s rights override a legitimate interest once the two are balanced; whether a breach is likely to result in a risk, which decides whether the authority must be notified; and whether a purpose should be pursued at all. A clock can count the 72 hours of GDPR Article 33, but it can’t make up its mind. Where laws disagree, the rule that yields needs a lawyer’s name beside it.",
    sources: [`${clauses}#what-does-not-run`],
  },
];
