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
    ],
    answer:
      "Compliance by design means that between a clause of law and the running system there is an unbroken chain of four links: clause, rule, check, evidence. A template is only useful if its rules run, its checks can fail and its evidence is made by running. Our article follows one HIPAA clause from its text to a record that an auditor can read.",
    sources: [clauses, `${clauses}#in-short`],
  },
  {
    questions: [
      "What is HIPAA’s minimum necessary rule, and how do I write it as a rule?",
      "45 CFR 164.502(b)(1) explained",
      "limit what reception staff may see of a record",
      "does minimum necessary apply to doctors who treat",
      "what does a good rule look like",
    ],
    answer:
      "HIPAA’s minimum necessary rule, 45 CFR 164.502(b)(1), asks for reasonable efforts to limit protected health information to the minimum for the purpose. It does not bind requests by a provider for treatment. Written as a rule, it has four properties:\n- it quotes its clause\n- it names the people who made the judgment\n- it ends in “hide everything else”\n- the head of reception can read it aloud",
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
      "is over-masking a failure too",
    ],
    answer:
      "A check of a compliance rule is a list of questions with what must and what must not be in the answer, asked in each role. Over-masking counts as a failure too, for example a mask over the dose that a treating doctor asks for. Then delete the rule and run the tests: if they still pass, they never tested it.",
    sources: [`${clauses}#link-three-a-check-that-can-fail`],
  },
  {
    questions: [
      "How long must HIPAA policies be kept?",
      "HIPAA retention of policies, six years",
      "OSCAL format for audit evidence",
      "which record should each decision leave for the auditor",
    ],
    answer:
      "HIPAA wants policies kept for six years from their creation or from when they were last in effect, and old versions of a rule are such policies. Each decision leaves a record with the rule’s version and the last test run, and without patient data. If your auditor’s tools read it, write controls and results in NIST’s OSCAL.",
    sources: [`${clauses}#link-four-evidence-nobody-has-to-write`],
  },
  {
    questions: [
      "Is hashing a medical record number the same as tokenizing it?",
      "hash instead of token for de-identification",
      "HIPAA 164.514(c) re-identification code",
      "can a hash of an ID be reversed",
    ],
    answer:
      "No, a hash is not a token: it is derived from the number, so where the result is meant to count as de-identified it fails HIPAA 164.514(c), which asks for a code that is not derived from information about the person. There are only a hundred million numbers of eight digits, and a laptop hashes them all before the kettle boils. Use random tokens kept in a vault.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
  {
    questions: [
      "Which rule protects children’s data in an AI assistant under the DPDP Act?",
      "behavioral tracking of minors, section 9(3)",
      "accounts under 18 and profiling",
      "check with a synthetic fifteen-year-old",
    ],
    answer:
      "Section 9(3) of India’s DPDP Act allows no tracking or behavioral monitoring of children. As a rule, an account under 18 has no behavioral fields to read or write. As a check, a synthetic fifteen-year-old uses the assistant for a week, and her profile must stay empty.",
    sources: [`${clauses}#the-same-chain-in-four-laws`],
  },
];
