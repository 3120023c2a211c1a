import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const masking = "/blog/real-time-data-masking";

/** The article on masking: its example, and what detection can find. */
export const maskingInPracticeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does a masked prompt look like?",
      "example with Asha Rao, MRN 48213 and her brother Vikram",
      "what does the receptionist see in the masked thread",
      "can the model still tell two people apart",
    ],
    also: "nurse before after PERSON_2 RECORD_1 PHONE_1 DRUG_1 numbered stand-ins lithium brother doctor reader restored thread names",
    variants:
      "prompt before and after masking, example | who sees the names in the answer, nurse or receptionist | stand-ins are numbered, why | what can a model still do with a masked prompt | same thread opened by another role | Asha Rao example | does a colleague from another ward see the names in the thread | someone of a different ward opens the same chat | may a co-worker on another ward read the patient's name in the thread",
    answer:
      "The nurse types “Summarize the case of Asha Rao, record MRN 48213,” and asks about her brother Vikram, a phone number and lithium; the model receives PERSON_1, RECORD_1, PERSON_2, PHONE_1 and DRUG_1. The stand-ins are numbered so that the model can still tell two people apart. The names return for this reader; a colleague from another ward who opens the same thread sees only the tokens.",
    sources: [`${masking}#where-the-mask-belongs`],
  },
  {
    questions: [
      "What can patterns find, and what needs a model?",
      "regex or machine learning for detecting personal data",
      "which personal data has no pattern",
      "who says that identification depends on what else can be linked",
    ],
    also: "card number check digit email address name mayor bed NIST guide 2010 SP 800-122 linked context free text vendor promise everything",
    variants:
      "are regular expressions enough to find names | which kinds of data do patterns catch | NIST SP 800-122 | how are names detected | a vendor promises to find everything, believe it? | the patient in bed 4 whose husband is the mayor | detection methods for identifiers",
    answer:
      "A card number has a check digit and an email address has an @, so patterns find them; a name has neither, and a model trained to find names finds most of those. Nothing finds all of descriptions such as “the patient in bed 4 whose husband is the mayor.” NIST’s guide to personal information (SP 800-122) made the point in 2010: whether something identifies a person depends on what else can be linked to it.",
    sources: [`${masking}#four-ways-in-which-it-breaks`],
  },
  {
    questions: [
      "What goes wrong if one person gets two tokens?",
      "PERSON_1 in the first message and PERSON_7 in the third",
      "two stand-ins for the same patient",
    ],
    also: "different inconsistent summary wrong Asha Rao two patients stable same conversation",
    variants:
      "same name masked differently | why must one patient keep one token | the summary mixes up patients after masking | inconsistent tokens within a chat | what happens if a name gets a new token each time | a patient has turned into two different stand-ins, what's the harm | what if the same name becomes another token later in the chat | two stand-ins for one patient",
    answer:
      "The model sees two patients, and its summary is wrong: that happens if “Asha Rao” becomes PERSON_1 in the first message and PERSON_7 in the third. So tokens must stay the same within a conversation, but not beyond it.",
    sources: [`${masking}#four-ways-in-which-it-breaks`],
  },
  {
    questions: [
      "How does masking in a test database differ from masking prompts?",
      "why is a nightly masking job not enough for AI",
      "masking of production copies for developers",
    ],
    also: "overnight script six hours copy developers batch conversation second leaves real-time static dynamic",
    variants:
      "static versus real-time masking | batch masking of a database | can we reuse our test data masking for chat | why must prompts be masked at once | masking used to run at night",
    answer:
      "In a test database, a script replaces names overnight in a copy, and no one waits for it. A conversation has no night: the text leaves the building the second it is sent, and what you don’t hide in that second, you never will.",
    sources: [masking],
  },
  {
    questions: [
      `Does a token take the prompt out of the GDPR for ${site.name}’s customers?`,
      "is a token an exemption or a safety measure",
      "what is a token in a prompt good for if the law still applies",
    ],
    also: "provider logs cache break in stand-in vault elsewhere benefit exemption guidelines January 2025",
    variants:
      "why mask if the data stays personal | benefit of tokens despite the GDPR | what does an intruder at the provider get | EDPB guidelines on pseudonymization of January 2025 | does a stand-in free us from data protection law",
    answer:
      "A token in a prompt is a safety measure, not an exemption: the model provider, its logs, its cache and anyone who breaks into them get only a stand-in, and the vault is somewhere else. The guidelines that the European Data Protection Board adopted for consultation in January 2025 say that replacing a name with a token lowers the risk but doesn’t take you out of the law’s reach.",
    sources: [`${masking}#masking-is-not-one-thing`],
  },
];
