import type { CuratedAnswer } from "../curated-answer.ts";

const clauses = "/blog/compliance-by-design";

/** The article on compliance by design: the clinic’s rule, its checks and its limits in detail. */
export const complianceInPracticeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does HIPAA 164.514(d)(2) ask a clinic to write down?",
      "classes of persons, categories of information and conditions",
      "what may reception see in the clinic example",
      "table with three columns for minimum necessary",
    ],
    also: "workforce covered entity appointments callback number diagnoses medication free text receptionist data structure",
    variants:
      "164.514(d)(2) in plain words | how do I fill in minimum necessary for each role | which data does the front desk get | what is hidden from reception | when may reception see a phone number | people judge what is reasonable a single time",
    answer:
      "Under 45 CFR 164.514(d)(2), a covered entity identifies the classes of persons in its workforce who need access, and for each class the categories of information and any conditions: a table with three columns. For reception, the clinic in our article decides on the date and time of every appointment, the patient’s name and, for appointments within 30 days, a callback number. Diagnoses, medication and free text from a consultation stay hidden.",
    sources: [`${clauses}#link-one-what-the-clause-decides`],
  },
  {
    questions: [
      "Which checks does the reception rule get?",
      "test table with the invented patient R. Menon",
      "what must and must not appear for reception and the doctor",
      "why is she seeing cardiology, as a test question",
    ],
    also: "rows example callback 12 45 days refusal names rule diagnosis drug ward date time treating doctor",
    variants:
      "reception asks for a phone number and the visit is weeks away | when must reception be refused a number | example questions for testing a rule | R. Menon | callback number for a visit in 45 days | what should the assistant answer about cardiology | which test covers the doctor | what does the model read instead of Dr. Iyer | how to write test cases for a privacy rule",
    answer:
      "The reception rule is checked with five questions about an invented patient:\n- Reception asks for the next visit: date and time must appear, the reason must not\n- Reception asks for a callback number, visit in 12 days: the number, and no other\n- The same, visit in 45 days: a refusal that names the rule\n- Reception asks why she is seeing cardiology: a refusal, with no diagnosis, drug or ward\n- The treating doctor asks what she is taking: medication and dose, without a mask; masking too much for a doctor is a failure as well\n\nFor the fourth, the model only receives “Visit on July 8 with CLINICIAN_1 for DIAGNOSIS_1,” and it can’t be talked into saying what it was never given.",
    sources: [`${clauses}#link-three-a-check-that-can-fail`],
  },
  {
    questions: [
      "Who decides what is reasonable, the software or people?",
      "why does a rule name the people who decided it",
      "who owns the judgment in a compliance rule",
      "why must the head of reception be able to read the rule",
    ],
    also: "privacy officer decided-by program code author mistakes patients judgment",
    variants:
      "may a program judge what is necessary | decided-by field | who is named in a rule | readable rules instead of code | whose judgment is minimum necessary | what if only its author can read a rule",
    answer:
      "People decide, and the rule names them, because a program must not own the word “reasonable.” In the example they are the privacy officer and the head of reception. If only its author can read a rule, it is code, and its mistakes will be found by patients.",
    sources: [`${clauses}#link-two-a-rule-that-two-people-can-read`],
  },
  {
    questions: [
      "What if two laws contradict each other, or the law changes?",
      "one law requires erasure and another requires keeping the record",
      "what is text-as-of in a rule",
      "how does a rule notice that the law has changed",
    ],
    also: "conflict yield retention years lawyer compare texts outdated date version amendment",
    variants:
      "erasure versus retention duty | which rule yields when laws disagree | date of the legal text in a rule | keep rules up to date with the law | what if text-as-of is two years old | conflicting obligations in a template | GDPR says delete, tax law says keep",
    answer:
      "Where laws disagree, for example one requires erasure and another requires you to keep the record for years, a template has to say which rule yields, and for which fields; that line needs a lawyer’s name next to it. The date text-as-of in a rule is a promise that someone compares the texts. If the date is two years old, no one does.",
    sources: [`${clauses}#what-does-not-run`],
  },
  {
    questions: [
      "Does a passing check prove compliance?",
      "what does a green check show",
      "is all green the same as compliant",
    ],
    also: "tests pass dashboard red sentence rule cases tried value chain",
    variants:
      "all our checks are green, are we compliant | what is the value of the chain of clause and evidence | green test but still illegal | what turns red | meaning of a passed compliance test",
    answer:
      "No, a green check is not compliance: it shows that one sentence of one rule was followed in the cases tried. The value of the chain is that this statement, small as it is, is true, and that something turns red when it stops being true.",
    sources: [`${clauses}#what-does-not-run`],
  },
  {
    questions: [
      "How does the same chain look in four laws?",
      "clause, rule, check and evidence for GDPR, HIPAA, CCPA and DPDP",
      "one row from each compliance template",
    ],
    also: "examples table laws rows template comparison",
    variants:
      "examples of rules for four laws | what does a template row look like | one example rule for each law | how different are the four laws as rules | table of clauses and checks",
    answer:
      "One row from each law:\n- GDPR Art. 5(1)(b): a prompt states its purpose, and a field collected for another is not offered; a marketing summary of support tickets must be refused\n- HIPAA 164.514(c): tokens are random, and the mapping stays in a vault; known record numbers are hashed, and no token may match\n- CCPA regulations, 11 CCR 7025: Sec-GPC: 1 switches off sale and sharing; requests with and without the signal are compared\n- DPDP Act s. 9(3): an account of a user under 18 has no behavioral fields; a synthetic fifteen-year-old’s profile must stay empty",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
];
