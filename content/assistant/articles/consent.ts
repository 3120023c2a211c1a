import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const consent = "/blog/ai-consent-automation";

/** The article on withdrawing consent. */
export const consentAnswers: readonly CuratedAnswer[] = [
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
];
