import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const consent = "/blog/ai-consent-automation";
const clauses = "/blog/compliance-by-design";

/** The articles on withdrawing consent and on compliance by design. */
export const articlesComplianceAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is AI consent automation, and why is taking consent back the hard half?",
      "consent management for AI assistants, article in short",
      "automate consent and its withdrawal",
      "a tick box is easy, what comes after",
    ],
    answer:
      "A tick box collects consent; taking it back from prompts, caches, indexes and training sets is a distributed delete. Withdrawing must be as easy as giving, so an AI system has to find every copy made for that purpose and get each one to stop. It needs purposes, receipts and acknowledgments.",
    sources: [`${consent}#in-short`, consent],
  },
  {
    questions: [
      "What does the law say about withdrawing consent?",
      "GDPR Article 7(3) and DPDP section 6",
      "must it be as easy to withdraw as to give",
      "who carries the burden of proof for a valid consent",
      "processors must also stop after a withdrawal",
    ],
    answer:
      "Under GDPR Article 7(3), people may withdraw consent at any time, and it must be as easy to withdraw as to give; what was done lawfully before stays lawful. India’s DPDP Act adds that within a reasonable time you must cease “and cause your data processors to cease” (section 6(6)), and that the burden of proof is yours (section 6(10)).",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
  {
    questions: [
      "What should a consent receipt or consent record contain?",
      "fields of a consent log entry",
      "ISO/IEC TS 27560 proof of consent",
      "how do I prove that a person agreed",
      "store the notice as a hash",
    ],
    answer:
      "A consent record holds who (a random key, no name), the purpose and its version, the action, the time, how it was given, a hash of the exact notice in its language, and the hash of the record before it. A withdrawal is a second record that points to the first, because overwriting the first destroys the proof. ISO/IEC TS 27560:2023 describes what record and receipt should hold.",
    sources: [`${consent}#the-receipt`, `${consent}#a-purpose-is-an-identifier`],
  },
  {
    questions: [
      "Where does a withdrawal of consent have to reach?",
      "remove a person from cache, search index and training files",
      "consent withdrawal in a vector index or transcript store",
      "how do you withdraw consent from a training set",
      "all places where copies of a conversation are",
    ],
    answer:
      "A withdrawal has to reach seven places:\n- the prompt being built\n- the response cache\n- the search index\n- transcripts\n- training and test files\n- trained models\n- processors\n\nThe prompt checks the purpose at the moment of use; every other holder gets the withdrawal as an event and answers with a count.",
    sources: [`${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "Can a trained model forget a person?",
      "machine unlearning after consent is withdrawn",
      "withdraw consent from a fine-tuned model",
      "erase someone from model weights",
      "what did the FTC make Everalbum delete",
      "right to be forgotten and LLMs",
    ],
    answer:
      "No one should promise a person that a model will unlearn her. What you can promise is a schedule: models trained on consented data are rebuilt from current lists every so many weeks, and the old weights are deleted. In 2021 the Federal Trade Commission ordered the photo app maker Everalbum to delete both the photos of people who had deactivated their accounts and the models built with users’ photos.",
    sources: [`${consent}#the-model-that-has-already-learned`],
  },
  {
    questions: [
      "How should you test that a withdrawal of consent worked?",
      "synthetic person with a planted string",
      "verify weekly that deletion arrived everywhere",
      "test opt-out like a backup",
    ],
    answer:
      "Test a withdrawal of consent like a backup: once a week, let a synthetic guest give consent, leave a sentence with a string that occurs nowhere else, and withdraw. After the deadline, search every holder for the string, the processors’ too. Watch the time to the last answer, not the share of people who say yes.",
    sources: [`${consent}#test-it-like-a-backup`],
  },
  {
    questions: [
      `Which part of consent withdrawal does ${site.name} take over?`,
      "does your product delete data after a withdrawal",
      "consent features of the policy engine",
      "can you automate all seven places for us",
    ],
    answer: `${site.name} stands in front of the model: its policy engine decides which fields may enter a prompt, replaces the rest with tokens, and writes down the decision. That covers the prompt being built and a part of the transcripts. Deleting from caches, indexes, training files, models and processors is work inside your systems.`,
    sources: [`${consent}#test-it-like-a-backup`, `${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "What is a purpose identifier in consent management?",
      "version a purpose such as improve-assistant/2",
      "purpose limitation and new recipients",
      "is the purpose cut to the right size",
    ],
    answer:
      "A purpose identifier names a purpose and its version, such as improve-assistant/2, so that the purpose does not change silently with the words of a notice. A new kind of recipient or a new use is a new version, and consent to version 2 says nothing about version 3. To test a purpose, name the thing that stops when it is off.",
    sources: [`${consent}#a-purpose-is-an-identifier`],
  },
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
