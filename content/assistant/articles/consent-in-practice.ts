import type { CuratedAnswer } from "../curated-answer.ts";

const consent = "/blog/ai-consent-automation";

/** The article on withdrawing consent: duties, records and proof in detail. */
export const consentInPracticeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Do we have to erase the data and tell the recipients after a withdrawal?",
      "GDPR Articles 17 and 19 when consent is withdrawn",
      "must we inform everyone we disclosed the data to",
      "is there an exception to telling recipients about an erasure",
      "erase data after consent is gone",
    ],
    also: "notify third parties companies passed disproportionate effort impossible duty inform partners",
    variants:
      "which article obliges us to pass an erasure on | article 19 notification duty | when must data be erased after a revocation | we shared the data with partners and she withdrew, what now | disproportionate effort exception | may we keep data on another ground after withdrawal | who else needs to hear of a withdrawal | article 17(1)(b)",
    answer:
      "If nothing else justifies keeping the data, you must erase it (GDPR Article 17(1)(b)) and tell everyone you disclosed it to, unless that proves impossible or takes disproportionate effort (Article 19).",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
  {
    questions: [
      "Is training that happened before the withdrawal unlawful?",
      "what about a model trained while consent was still valid",
      "does a withdrawal make earlier training illegal",
      "is a trained model anonymous after consent is withdrawn",
    ],
    also: "yesterday past retroactive backward Opinion 28/2024 extracting likelihood anonymous hold still",
    variants:
      "past training after revoked permission | was our training illegal once people opt out | do we have to stop using a model trained earlier | when does the Board call a model anonymous | likelihood of extraction from a model | retroactive effect of a withdrawal on training | the model was trained last month and today she withdrew",
    answer:
      "No, a withdrawal does not make yesterday’s training unlawful, but it raises the question of what you still hold. In Opinion 28/2024 the European Data Protection Board declined to treat all models trained on personal data as anonymous: in an anonymous model, the likelihood of extracting a person’s data and of obtaining it through queries are both insignificant, and that is judged case by case.",
    sources: [`${consent}#the-model-that-has-already-learned`],
  },
  {
    questions: [
      "Why does a consent record hold hashes?",
      "why store the notice as a hash of the exact text",
      "what does a hash of the previous consent record prove",
      "how do we notice that a consent entry was deleted",
      "is a consent receipt dangerous if it leaks",
    ],
    also: "chain tamper removed row gap script wording language dispute years later evidence overwritten copy guest",
    variants:
      "hash of the consent text, what for | someone removed a row from the consent log | tamper-evident consent history | which wording did she see, two years later | why link each entry to the previous one | what if a receipt falls into the wrong hands | why is the notice kept in the language shown | deleting consent entries by hand, detectable? | why keep a hash of the consent notice",
    answer:
      "The hash of the notice fixes the exact text shown, in the language shown, so there is no argument two years later about which wording the person saw. The hash of the record before it means that a row removed by hand leaves a gap that a script can find. The person gets a copy, and nothing in it would hurt her if it leaked.",
    sources: [`${consent}#the-receipt`],
  },
  {
    questions: [
      "What proves that a withdrawal reached each place?",
      "evidence of deletion from cache, index, transcripts and training files",
      "how is each copy found and what proves that it is gone",
      "proof that passages left the search index",
    ],
    also: "confirm vector show evicted counts manifest difference lineage processor answer time probe finds nothing number",
    variants:
      "table of places, actions and proofs | how do I show that the index no longer has her passages | what happens with transcripts another purpose needs | how do we prove that a training file was cleaned | proof of cache eviction | how does a processor confirm | by what are cache entries found | lineage of models and a decision with a name | what do we do with training files after an opt-out",
    answer:
      "Each place has its own proof:\n- the prompt being built: the purpose is checked at the moment of use; the decision, the rule and its version\n- response cache: entries tagged with the subject key are evicted; the number evicted\n- search index: passages are deleted, then searched for; a search that finds nothing\n- transcripts: erased, unless another live purpose holds them; counts before and after\n- training and test files: dropped from the next build by a manifest; the difference of two manifests\n- trained models: lineage; a decision with a name on it\n- processors: instructed; their answer, with its time",
    sources: [`${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "What happens if a system does not answer a withdrawal?",
      "a holder never confirms the deletion",
      "when is a withdrawal complete",
      "ledger of open withdrawals",
    ],
    also: "missing reply silent timeout paged deadline event processor close never responds one",
    variants:
      "a processor hasn't confirmed deletion for a week | one system is late with its confirmation of an erasure | one of our stores stays silent after an opt-out | is an answer of zero an answer | who is alerted when a confirmation is late | how long does a withdrawal stay open | a processor doesn't reply to our deletion request | what if the purpose check gets no answer | treat silence as no | when may we close the case",
    answer:
      "The withdrawal stays open in a ledger until the last holder has answered, and if an answer is missing after the agreed time, someone gets paged. An answer of zero is still an answer. Code that builds a prompt treats silence as no.",
    sources: [`${consent}#where-the-switch-has-to-reach`],
  },
  {
    questions: [
      "What should a page say right after someone withdraws consent?",
      "should the page say done after a withdrawal",
      "wording of the confirmation when consent is switched off",
      "may we tell people that everything was deleted",
    ],
    also: "message text user interface stopping receipt number honest omission lie checked screen display",
    variants:
      "what to show after the opt-out click | what does the user see after revoking | is we deleted everything a good message | how to word a partial deletion | confirmation text for withdrawn consent | what does the guest read at 14:02 | be honest about kept transcripts | what is written on the page as soon as the guest turns the switch off | the moment she flipped the switch, which words appeared | what did the hotel tell her at once | first message after opting out in the hotel example | does it say done when the switch goes gray",
    answer:
      "The page should not say “Done.” In our article’s example it says “Stopping: new conversations now, stored ones by June 13” and shows the receipt number. Afterward, “We deleted twelve, kept two, and here is why” can be checked; “We deleted everything” sounds better, but no one can check it.",
    sources: [`${consent}#one-withdrawal-end-to-end`],
  },
  {
    questions: [
      "Why does everything made from a person’s words carry two labels?",
      "label copies with a purpose and a subject key",
      "what is the random key for the person for",
      "how do we find all copies that a withdrawal concerns",
    ],
    also: "tag pseudonymous identifier name hash find copies both without",
    variants:
      "which two labels does each copy need | why not use the customer's name as key | tagging copies for later deletion | can the subject key be a hash of the name | what goes wrong without a purpose label | what goes wrong without a key for the person",
    answer:
      "The two labels are the purpose a copy was made for, and a random key for the person that is neither a name nor a hash of one. Without the first, you can’t tell which copies a withdrawal concerns; without the second, you can’t find them.",
    sources: [`${consent}#a-purpose-is-an-identifier`],
  },
  {
    questions: [
      "How does the law on consent read as a technical specification?",
      "requirements on state that follow from consent law",
      "what must a consent system be able to do",
    ],
    also: "engineer append-only history delay fan-out query design architecture translate needs",
    variants:
      "reconstruct what a person had agreed to at a certain time | show an auditor the state of consent on a past day | what was her consent two years ago | consent law for developers | append-only consent history | which data structure does consent law imply | what should a consent backend support | translate the consent articles into engineering | what was true on a given day",
    answer:
      "Written as a specification, the law on consent asks for four things:\n- an append-only history\n- a limit on delay\n- a fan-out in which every receiver answers\n- a query that can tell what was true on a given day",
    sources: [`${consent}#the-law-read-as-requirements-on-state`],
  },
];
