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
    variants:
      "what makes withdrawing consent difficult | why is revoking harder than agreeing | main point of the consent article | automated consent handling for AI | what do I need to handle opt outs in AI | is a checkbox enough for consent | where does consent data end up | Why is saying yes simple and taking it back so hard? | What's the difficulty with revoked permission in AI? | My team thinks a checkbox settles consent. What do I tell them? | What does a system need so people can change their minds? | your text calls one half of consent hard, which half | where does a person's data spread after a yes | a CRM checkbox and an AI: what's the catch | can consent be handled by software from start to end | what are purposes, receipts and acknowledgments for | a distributed delete, what has it to do with consent | I need a summary on managing permissions in AI",
    answer:
      "A checkbox collects consent; taking it back from prompts, caches, indexes and training sets is a distributed delete. Withdrawing must be as easy as giving, so an AI system has to find every copy made for that purpose and stop its use. It needs purposes, receipts and acknowledgments.",
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
    variants:
      "legal rules for taking back consent | article 7 paragraph 3 | section 6(6) dpdp stop processing | does earlier processing stay lawful after withdrawal | how easy must opting out be | is the company or the person who must prove consent | indian law on withdrawn consent | within what time must processing stop | Which article lets Europeans change their minds? | If a customer revokes, was what we did before illegal? | How quickly must an Indian company stop after a revocation? | Who must prove that a yes was given, in India? | do our service providers have to stop too | may revoking be more complicated than agreeing | statutes on revoking permission, EU and India | we got a revocation, what does the statute demand | is a phone call needed to revoke OK if consent was a click | burden of proof for permission | does revocation work backward in time",
    answer:
      "Under GDPR Article 7(3), people may withdraw consent at any time, and withdrawing must be as easy as giving it; processing that was lawful before stays lawful. You must also be able to demonstrate that a person consented (Article 7(1)). India’s DPDP Act adds that within a reasonable time you must stop processing the data and make your data processors stop (section 6(6)), and that in a dispute the burden of proof is yours (section 6(10)). These duties apply from May 2027.",
    sources: [`${consent}#the-law-read-as-requirements-on-state`, `${consent}#editors-note`],
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
    variants:
      "what to save as proof of consent | consent record fields | which standard covers consent receipts | how should we log agreement | do we overwrite the record when consent is withdrawn | why hash the notice | proof that the user said yes | does a receipt contain the person's name | What should we save when a user clicks I agree? | Is there an international norm for consent receipts? | Do we put the user's name in the record of consent? | Why should the wording shown be hashed? | how do we record that someone revoked | what proves in court that a person said yes | is it bad to overwrite an old consent entry | which version information belongs to a consent entry | which columns does a consent log need | what links one consent entry to the one before | ISO norm 27560, what's in it",
    answer:
      "A consent record holds who (a random key, no name), the purpose and its version, the action, the time, how it was given, a hash of the exact notice in its language, and the hash of the record before it. A withdrawal is a second record that points to the first, because overwriting the first destroys the proof. ISO/IEC TS 27560:2023 describes what the record and the receipt should contain, but doesn’t prescribe a format for exchanging them.",
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
    variants:
      "list of places to delete after opt out | how many systems must a withdrawal reach | does opting out affect caches and backups | where do I have to look for a person's words | opt-out propagation | which copies exist of a chat | how do holders confirm a withdrawal | A customer revokes; which systems must hear about it? | Are backups and caches affected when someone revokes? | How many spots hold copies of what a person said? | How do the systems report that they obeyed? | our fine-tuning files contain her sentences, does revocation reach them | do external processors need the news | seven spots to clean after a revocation, which | in what place is revocation checked at the time of use | does it suffice to change the prompt after a revocation | list of hiding places of personal words in AI | which stores should be told when permission ends | consent ledger | how do I delete a person from caches | what is the ledger of a withdrawal",
    answer:
      "A withdrawal has to reach seven places:\n- the prompt being built\n- the response cache\n- the search index\n- transcripts\n- training and test files, through a manifest\n- trained models\n- processors\n\nThe prompt checks the purpose at the moment of use; every other holder gets the withdrawal as an event and answers with a count.",
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
    variants:
      "make an LLM forget someone | can you delete a person from a neural network | what can I promise about trained models | FTC everalbum case | which photo app had to delete models | is unlearning possible | how do we deal with old weights after an opt out | retraining schedule | Is it possible to make weights unlearn a human being? | A photo app had to destroy its models; what was the story? | What can we honestly promise about models already trained? | How often should models be rebuilt because of revocations? | what happens to old weights | our customer wants out of the training data of a finished model | did a US authority ever order models to be deleted | does erasure extend to a neural net | when was the Everalbum case | can weights be cleaned of one person | machine forgetting, fact or fiction",
    answer:
      "No one should promise people that a model will unlearn their data. What you can promise is a schedule: models trained on consented data are rebuilt from current manifests every so many weeks, and the old weights are deleted. State the number of weeks in the notice; if you can’t live with that number, don’t train on consented data. In 2021 the Federal Trade Commission ordered the photo app maker Everalbum to delete both the photos of people who had deactivated their accounts and the models built with users’ photos.",
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
    variants:
      "how do I know that opt out works | check deletion with a fake guest | canary string for deletion | weekly test of withdrawal | prove that data is gone everywhere | which metric to watch for withdrawals | how often should the opt out be tested | How can I be certain that a revocation arrived everywhere? | What is planted to test a revocation? | How frequently should the revocation drill run? | Which number should I watch, and which not? | a fake guest and a rare sentence: what for | do we search the processors too when testing | is the rate of people who agree a good metric | verify that the deletion chain works | regular fire drill for revoked permission | a canary for erasure, how does it function | test method for revoked consent | how often should a withdrawal path be tried out | try out the withdrawal path with which kind of person | a withdrawal path that was never tested | test it like a backup | test withdrawal like a backup",
    answer:
      "Test a withdrawal of consent like a backup: once a week, let a synthetic guest give consent, leave a sentence with a string that occurs nowhere else, and withdraw. After the deadline, search every holder for the string, the processors’ too. Track the time to the last answer, the withdrawals past their deadline, and the holders you haven’t probed this month. Don’t track the share of people who say yes, which measures your persuasion.",
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
    variants:
      "can your tool delete from our vector index | what is left for us to do after a withdrawal | role of your policy engine for consent | do you erase data in our systems | does the shield handle revoked consent | which of the seven places do you cover | When a user revokes, does your software clean our caches? | How much of revocation handling can I buy from you? | Which part of revocation remains homework for us? | Does your gateway delete from our search index? | do you look after transcripts when consent ends | what do you cover of the seven spots | where does your software stop helping with revoked consent | can you delete at our processors | does your engine stop fields without consent from entering a prompt | are training files something you clean",
    answer: `${site.name} sits in front of the model: it decides by your rules which fields may enter a prompt, replaces the rest with tokens, and logs the decision. That covers the prompt being built and part of the transcripts. Deleting from caches, indexes, training files, models and processors is work inside your systems. If a product offers to take all seven places off your hands, ask to see how it finds each one.`,
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
    variants:
      "how to name purposes | do I need new consent for version 3 | new recipient, is the old consent valid | how granular should a purpose be | improve-assistant/2 meaning | what happens when the purpose text changes | test whether a purpose makes sense | Our notice got new wording. Is that a new purpose? | We want to share with another kind of recipient; ask again? | How do I name the reason for processing in a system? | What is a good size for a purpose? | what breaks when a purpose is off, as a test | does a yes to version 2 include version 3 | why put a version number on purposes | is improve-assistant/2 a purpose or a file | changing the reason after the yes, allowed? | a label for why data is used, with a version | purpose too broad, how do I notice",
    answer:
      "A purpose identifier names a purpose and its version, such as improve-assistant/2, so that the purpose does not change silently with the words of a notice. A new kind of recipient or a new use is a new version, and consent to version 2 says nothing about version 3. To test its size, name what stops when it is off: if nothing stops, the purpose is decoration; if two unrelated things stop, two questions share one checkbox and have to be separated.",
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
    variants:
      "change legal basis afterwards | may we carry on under legitimate interest after an opt-out | EDPB on swapping legal basis | keep processing after consent was revoked | ICO says asking is misleading | can we fall back on another ground | People revoke too often; can we claim legitimate interest instead? | Is it fair to ask for a yes when we'd go on anyway? | What do European regulators say about swapping grounds? | What's the British regulator's stance on pointless consent? | can we have a plan B ground ready | switching from consent to contract afterwards | our lawyers suggest another ground after the opt-out, okay? | may we go on without permission on a different basis | changing the ground midway is allowed or not | is a backup legal ground permitted",
    answer:
      "No, you cannot switch to another basis later because consent turned out to be inconvenient, according to the European Data Protection Board. The ICO’s guidance is that asking for consent is misleading and inherently unfair if you would carry on without it.",
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
    variants:
      "how long does an opt out take in practice | example with 41 passages and twelve transcripts | which transcripts were not deleted and why | timeline of the withdrawal example | when did the provider confirm | what does the guest get told | how many copies were found in the example | what happens in the first hour after opting out | Walk me through a revocation, hour by hour | Why were two transcripts kept in your case? | How long did the hosting firm need to confirm? | What did you tell the guest at the end? | after one hour, what is already gone in the case | does a dispute about a refund stop deletion | how many index passages vanished in the sample | at what time does the next answer change | sample run of someone taking back permission | three days later what happens in the sample | is it fine to hold on to something because of a quarrel | clock times in the hotel example | at what time were the cache entries evicted | when were the passages and the transcripts gone | what happened at 14:10 and at 15:00 | in the hotel story, which of her chats stayed and why",
    answer:
      "In our article’s example, whose times and figures are illustrative, the record is written at 14:02:07, and the next answer, at 14:02:09, already leaves out earlier conversations. Three cache entries go at 14:03, 41 index passages at 14:10 and twelve transcripts at 15:00; two transcripts stay, because they belong to a disputed refund, and the guest is told so. At 02:00 the fine-tuning job starts without the guest’s fourteen conversations. Three days later the hosting provider confirms deletion, the ledger closes, and she gets a confirmation.",
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
    variants:
      "is masking useful for opt outs | does masked data need deleting after withdrawal | are masked chats anonymous data | what if a copy was missed | less data means less to delete | does a withdrawal apply to masked text | benefit of masking before training | If our chats are masked, is revocation easier? | Does masked text fall outside of a revocation? | What's the harm if one masked copy is forgotten? | Is a masked chat still traceable to the person? | does a masked sentence still teach the assistant | we anonymize before training, do we still need to act on a revocation | less stored, less to erase: is that your advice | advantage of pseudonyms for revoked consent | some traveler instead of a name: what's the benefit | can I ignore revocation for masked data",
    answer:
      "Yes, masking limits the damage of a missed copy: it becomes a sentence about some traveler. Stored as written, the guest’s one sentence puts a child’s name and health information into six of the seven places; masked, it reads “I’m traveling with PERSON_1, he has HEALTH_1, booking BOOKING_1.” Masked text still teaches an assistant, but it is not anonymous, since the subject key leads back to the person, so the withdrawal still applies.",
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
    variants:
      "setting a flag is not enough | consent false in the database, data still used | where do the words of a person live | how does taking back consent fail | opt-out did not work, why | typical failures of withdrawal | what is a distributed delete | We set consent to no in the database, yet the bot still knows her. Why? | Where do a customer's words hide after the flag changes? | In which three ways does taking back permission fail? | Why isn't it enough to untick a field in the CRM? | boolean for consent: what's wrong with it | the user said no but shows up in search results of our bot | a message came too late, a copy wasn't listed: consequences | I switched off the option but nothing was removed | why do opt-outs misfire in practice | is consent a single field in a table | is it enough to flip the value in the table | may we simply overwrite the old setting | the switch is off in our settings table, are we done | a person took back permission and we only edited one row | is changing one column sufficient after an opt-out | what's wrong with replacing true by false",
    answer:
      "A flag is not enough. The person’s words are not where the flag is: they are in the transcript store, the search index, a response cache, an exported evaluation file and the input of a fine-tuning job. Taking consent back is a distributed delete, and it fails the way those fail: a copy that was not listed, a message that arrived late, a holder that never answered. And the withdrawal belongs in a second record that points to the first, because overwriting true with false destroys the proof that you were ever allowed.",
    sources: [consent, `${consent}#the-receipt`],
  },
  {
    questions: [
      "Is consent the right basis for using conversations?",
      "when should we not ask for consent",
      "asking for consent although we would carry on without it",
      "ICO guidance on consent",
    ],
    also: "always legal basis chats improve misleading unfair lawful choose",
    variants:
      "when should I ask for consent and when not | is consent needed for improving the assistant | no must be a real answer | misleading to ask for consent | is consent a good legal basis for AI conversations | what do regulators say about consent requests | Should we even ask for a yes if we do it anyway? | When is asking people for permission honest? | For which purposes is consent suitable? | Do regulators dislike fake choices? | we can't run without this data, is consent the right ground | a no must have consequences, is that the test | is it deceptive to ask when the answer doesn't matter | choose between consent and other grounds for chats | permission to use dialogs: good idea? | the user can't refuse in practice, is it still consent",
    answer:
      "Consent is the right basis only for purposes for which no is a real answer. The ICO’s guidance is that asking for it is misleading and inherently unfair if you would carry on without it, and the European Data Protection Board adds that you cannot switch to another basis later because consent turned out to be inconvenient.",
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
    variants:
      "a guest opts out in the afternoon and the nightly fine-tuning starts at two | keep an opted-out person out of tonight's training run | exclude people from fine-tuning after an opt-out | fine-tuning job that has never heard of the opt-out | how do I keep withdrawn people out of the next training run | manifest file subject key | labels on copies purpose and key | how are other systems told about opt-outs | drop someone from the training data | what two labels does each copy have | what happens to an old training file | How does our next fine-tuning run leave out a person? | What are the two labels on everything derived from a person? | What's a manifest in this context? | Who pulls and who gets pushed the news of a revocation? | what happens with the training file she was in | how do I find all derived copies of someone's words | random key per person, why | dropping a customer from the next build of the data set | who asks at the moment a prompt is built | do other holders receive an event | metadata for tracing words of one user",
    answer:
      "A manifest lists the subject keys of each training file; after a withdrawal the person is dropped from the next build and the old file is retired. Everything made from a person’s words carries two labels: the purpose it was made for, and a random key for the person. Code that builds a prompt asks at that moment whether the purpose is on; every other holder receives the withdrawal as an event and answers with a count.",
    sources: [`${consent}#where-the-switch-has-to-reach`, `${consent}#a-purpose-is-an-identifier`],
  },
];
