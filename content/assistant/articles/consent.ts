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
      "consent automation",
    ],
    also: "revoke checkbox preference cmp onetrust workflow gist lifecycle unsubscribe harder opt-in banner easy difficult manage",
    answer:
      "A checkbox collects consent; taking it back from prompts, caches, indexes and training sets is a distributed delete. Withdrawing must be as easy as giving, so an AI system has to find every copy made for that purpose and get each one to stop. It needs purposes, receipts and acknowledgments.",
    sources: [`${consent}#in-short`, consent],
  },
  {
    questions: [
      "What does the law say about withdrawing consent?",
      "GDPR Article 7(3) and DPDP section 6",
      "must it be as easy to withdraw as to give",
      "who carries the burden of proof for a valid consent",
      "processors must also stop after a withdrawal",
      "who has to prove consent in a dispute",
      "right to withdraw consent",
    ],
    also: "India revoke court retract revocation cancel statute onus fiduciary unsubscribe rules required past processing before",
    answer:
      "Under GDPR Article 7(3), people may withdraw consent at any time, and it must be as easy to withdraw as to give; what was done lawfully before stays lawful. India’s DPDP Act adds that within a reasonable time you must stop processing the data and make your data processors stop (section 6(6)), and that the burden of proof is yours (section 6(10)).",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
  {
    questions: [
      "What should a consent receipt or consent record contain?",
      "fields of a consent log entry",
      "ISO/IEC TS 27560 proof of consent",
      "how do I prove that a person agreed",
      "store the notice as a hash",
      "consent receipts for AI systems",
      "how to record consent",
    ],
    also: "standard schema JSON timestamp signature metadata ledger wording immutable kantara screenshot database table language version chain dispute evidence",
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
      "where do copies remain after an opt-out",
    ],
    also: "hide left over systems chat logs propagate downstream embeddings rag everywhere spread cascade wipe purge checklist delete vendors backups analytics",
    answer:
      "A withdrawal has to reach seven places:\n- the prompt being built\n- the response cache\n- the search index\n- transcripts\n- training and test files\n- trained models\n- processors\n\nThe prompt checks the purpose at the moment of use; every other holder gets the withdrawal as an event and answers with a count.",
    sources: [`${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "Can a trained model forget a person?",
      "machine unlearning after consent is withdrawn",
      "withdraw consent from a fine-tuned model",
      "right to be forgotten and LLMs",
      "a user withdrew consent, what about the fine-tuned model",
      "which company had to delete its models",
      "unlearning",
      "remove someone from a model",
    ],
    also: "opt FTC order photos retrain weights scrub lora neural gone disgorgement baked amnesia memorized promise guarantee possible erased customer Everalbum",
    answer:
      "No one should promise people that a model will unlearn their data. What you can promise is a schedule: models trained on consented data are rebuilt from current lists every so many weeks, and the old weights are deleted. In 2021 the Federal Trade Commission ordered the photo app maker Everalbum to delete both the photos of people who had deactivated their accounts and the models built with users’ photos.",
    sources: [`${consent}#the-model-that-has-already-learned`],
  },
  {
    questions: [
      "How should you test that a withdrawal of consent worked?",
      "synthetic person with a planted string",
      "verify weekly that deletion arrived everywhere",
      "test opt-out like a backup",
      "test an opt-out end to end",
    ],
    also: "verify prove works canary really deletion sentinel marker drill exercise regression dummy fake probe qa check planted user weekly sure successful monitoring",
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
      "what remains our job after a withdrawal",
    ],
    also: "responsibility us you scope limits handle boundary leftover module offload ourselves shoulder outsource",
    answer: `${site.name} stands in front of the model: its policy engine decides which fields may enter a prompt, replaces the rest with tokens, and writes down the decision. That covers the prompt being built and a part of the transcripts. Deleting from caches, indexes, training files, models and processors is work inside your systems.`,
    sources: [`${consent}#test-it-like-a-backup`, `${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "What is a purpose identifier in consent management?",
      "version a purpose such as improve-assistant/2",
      "purpose limitation and new recipients",
      "is the purpose cut to the right size",
      "must we ask again when the purpose changes",
    ],
    also: "versioning granularity repurpose bundle broad narrow schema reconsent relabel consent text notice changed new wording bit recipient ask renew granular",
    answer:
      "A purpose identifier names a purpose and its version, such as improve-assistant/2, so that the purpose does not change silently with the words of a notice. A new kind of recipient or a new use is a new version, and consent to version 2 says nothing about version 3. To test a purpose, name the thing that stops when it is off.",
    sources: [`${consent}#a-purpose-is-an-identifier`],
  },
  {
    questions: [
      "Can we switch to another legal basis when consent is withdrawn?",
      "legitimate interest instead of consent",
      "is consent the right legal basis",
      "swap consent for another basis later",
    ],
    also: "change fall back annoying ICO GDPR lawful inherently unfair refuse carry on anyway continue without ground",
    answer:
      "No, you cannot swap to another basis later because consent turned out to be inconvenient, says the European Data Protection Board. The ICO’s guidance is that asking for consent is misleading and inherently unfair if you would carry on without it.",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
  {
    questions: [
      "How does one withdrawal of consent run from start to end?",
      "example timeline of an opt-out",
      "how long may a withdrawal take",
      "what should we tell the person after an opt-out",
      "may we keep some transcripts after a withdrawal",
      "keep data because of a dispute",
    ],
    also: "hotel guest steps hours days cache index refund confirm message deleted everything pending two deadline processor hosting transcripts dispute",
    answer:
      "In our article’s example the record is written at once, the next answer already leaves earlier conversations out, and within an hour the cache entries, 41 index passages and twelve transcripts are gone. Two transcripts stay, because they belong to a disputed refund, and the guest is told so. Three days later the hosting provider confirms deletion and the case closes.",
    sources: [`${consent}#one-withdrawal-end-to-end`],
  },
  {
    questions: [
      "Does masking help with consent withdrawals?",
      "store less, withdraw less",
      "mask conversations before using them for improvement",
      "is a masked transcript anonymous",
      "how does masking make it easier when a customer withdraws consent",
      "is there less to delete on withdrawal if conversations are masked",
    ],
    also: "child name allergy hotel guest training copies subject key",
    answer:
      "Yes, masking limits the damage of a missed copy: it becomes a sentence about some traveler. Masked text still teaches an assistant, but it is not anonymous, since the subject key leads back to the person, so the withdrawal still applies.",
    sources: [`${consent}#store-less-withdraw-less`],
  },
  {
    questions: [
      "Why is a withdrawal not just setting a flag to false?",
      "why does an opt-out fail in AI systems",
      "distributed delete",
      "user switched it off but the data is still there",
      "opted out, but the data is still in the index",
    ],
    also: "toggle settings database overwrite copies listed late turned off switch improve chats guest words fine-tuning job exports",
    answer:
      "Because the person’s words are not where the flag is: they are in the transcript store, the search index, a response cache, an exported evaluation file and the input of a fine-tuning job. Taking consent back is a distributed delete, and it fails the way those fail: a copy that was not listed, a message that arrived late, a holder that never answered.",
    sources: [consent],
  },
  {
    questions: [
      "Is consent the right basis for using conversations?",
      "when should we not ask for consent",
      "asking for consent although we would carry on without it",
      "ICO guidance on consent",
    ],
    also: "always legal basis chats improve misleading unfair lawful choose",
    answer:
      "Consent is right only for purposes for which no is really an answer. The ICO’s guidance is that asking for it is misleading and inherently unfair if you would carry on without it, and the European Data Protection Board adds that you cannot swap to another basis later because consent turned out to be inconvenient.",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
  {
    questions: [
      "How do training jobs learn of a withdrawn consent?",
      "manifest of training files with subject keys",
      "pull and push of a withdrawal",
      "labels for purpose and person on each copy",
      "how is a person’s data found in files",
    ],
    also: "fine-tuning job manifests event ledger holders answer count tag random key",
    answer:
      "A manifest lists the subject keys of each training file; after a withdrawal the person is dropped from the next build and the old file is retired. Everything made from a person’s words carries two labels: the purpose it was made for, and a random key for the person. Code that builds a prompt asks at that moment whether the purpose is on; every other holder receives the withdrawal as an event and answers with a count.",
    sources: [`${consent}#where-the-switch-has-to-reach`, `${consent}#a-purpose-is-an-identifier`],
  },
];
