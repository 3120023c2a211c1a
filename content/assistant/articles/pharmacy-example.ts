import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const rooms = "/blog/privacy-by-design";

/** The article on privacy by design: the pharmacy’s specification, principle by principle. */
export const pharmacyExampleAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How was each line of the pharmacy specification rewritten?",
      "as specified and as built, line by line",
      "what does the pharmacy specification say before and after",
      "list the changed lines of the assistant’s specification",
    ],
    also: "ten lines drugstore table line 1 2 3 4 5 6 7 8 9 10 sign in record kept typed search opt out logged deleted policy",
    variants:
      "the chain of pharmacies and its assistant, seven rooms | what is the example assistant in the seven rooms article for | all ten lines of the pharmacy bot | line 7 of the specification | what became of line 10 | rewritten lines of the pharmacy spec | how were logging and retention changed in the pharmacy | what did line 6 say",
    answer:
      "Nine of the ten lines were rewritten:\n- 1, sign-in by phone number and date of birth: none for opening hours and stock; a second factor for prescriptions\n- 2, the whole record: one of five facts by name\n- 3, every conversation is kept: 24 hours\n- 4, sent as typed: names, numbers and addresses are replaced by tokens before the call\n- 5, staff can search all conversations: a pharmacist opens one when the customer asks\n- 6, opt out of analytics: a masked copy is off until the customer turns it on\n- 7, access is logged: with role, rule and reason, and a customer can read the log of her own data\n- 9, deleted when no longer needed: 24 hours, 90 days for masked copies, backups 30 days after that\n- 10, the privacy policy explains all this: one line under the text box says what is kept and for how long\n\nLine 8, encryption in transit and at rest, stands as it was.",
    sources: [
      rooms,
      `${rooms}#room-one-proactive-not-reactive`,
      `${rooms}#room-five-security-from-end-to-end`,
      `${rooms}#room-six-visibility-and-transparency`,
    ],
  },
  {
    questions: [
      "Which question does each of the seven principles ask?",
      "the questions of the seven rooms",
      "one question for each principle of privacy by design",
      "what does room seven ask",
    ],
    also: "worst day never opens settings forgotten who pays stopped thinking trust check say to her face default transparency respect",
    variants:
      "room four question | question of the room on security | question of room two | question of room one | what does each room ask | what is the question about defaults | would we say this to her face | checklist of seven privacy questions | what to ask for visibility | question for the principle of full functionality",
    answer:
      "Each principle asks one question:\n- Proactive: what is the worst day, and which line causes it?\n- Default: what happens to someone who never opens the settings?\n- Embedded: if the policy were forgotten tomorrow, what would still hold?\n- Full functionality: who pays for this, and did we look for a way that costs no one anything?\n- Security from end to end: where does the data go when we have stopped thinking about it?\n- Visibility: can someone who does not trust us check?\n- Respect: would we say this to her face?",
    sources: [rooms],
  },
  {
    questions: [
      "What does positive-sum, or full functionality, mean?",
      "privacy or usefulness, do we have to choose",
      "which five facts may the pharmacy assistant ask for",
      "does the assistant need the whole record",
    ],
    also: "third option false choice trade-off debate room four refill dates quantity Cavoukian cynics",
    variants:
      "why does the model get two dates rather than the file | send two dates instead of the full record | positive sum instead of zero sum | win-win of privacy and function | third option rule | how much data does a refill question need | the five facts by name | is there a trade-off between privacy and usefulness | what do critics call positive-sum | is positive-sum wishful thinking",
    answer:
      "Cavoukian calls it positive-sum, and cynics call it wishful. Read it as a rule of debate: no one wins by saying privacy or usefulness until the team has tried a third option. To say whether a refill is due, the assistant needs two dates and a quantity, not the record. So it asks for one of five facts by name: refill due, allergies on file, last pickup, order status, or branch.",
    sources: [`${rooms}#room-four-full-functionality`],
  },
  {
    questions: [
      "Why does the drug stay readable in the pharmacy question?",
      "why is lithium not masked in the example",
      "what leaves the pharmacy when a customer names her daughter Tara",
      "what does embedded in the design mean",
    ],
    also: "masked RX_1 PERSON_1 pharmacist bar hide combination code path room three",
    variants:
      "why mask the daughter and not the medicine | which words are masked in the lithium question | why was the medicine left in the pharmacy prompt | not every sensitive word is masked, why | embedded privacy, not a reminder | names replaced in the only code path",
    answer:
      "The drug has to stay, because the answer is that this combination needs a pharmacist, and a bar over it would hide that from the only party able to point it out. What leaves is “Is ibuprofen safe with lithium? It’s for PERSON_1, her number is RX_1,” and nothing in it leads to the daughter anymore. Embedded means that the code path, not a reminder, makes it so.",
    sources: [`${rooms}#room-three-embedded-in-the-design`],
  },
  {
    questions: [
      "Is encryption in transit and at rest enough for privacy by design?",
      "which line of the pharmacy specification stayed unchanged, and why",
      "what does line 8 not cover",
      "is deleted when no longer needed good enough",
    ],
    also: "survived same data in use backup debugging end of life necessary sufficient never comes",
    variants:
      "line 8 of the specification | the only line that survived | data in use and in backups | what does end-to-end security add | why is encryption necessary but not sufficient | which line was already good",
    answer:
      "No: it is necessary but never sufficient, and it is line 8, the only one of the ten that stood unchanged. It covers data in motion and at rest, and says nothing about data in use, in a backup, in a debugging session, or at the end of its life. “Deleted when no longer needed” is worse, because that is a date that never comes.",
    sources: [`${rooms}#room-five-security-from-end-to-end`, `${rooms}#what-changed-and-what-did-not`],
  },
  {
    questions: [
      "What is wrong with letting employees search every conversation?",
      "should staff be able to search all chats of customers",
      "respect for the person, room seven",
    ],
    also: "say aloud face daughter pharmacist opens asks sees access all chats problem",
    variants:
      "can our team look through all customer chats | line 5 of the specification | who can open a customer's conversation | should the customer see that a chat was opened | employees browsing chats, a problem?",
    answer:
      "No. Ask whether you would say it to the customer’s face: “Anyone who works for us can search what you told us about your daughter” doesn’t survive being said aloud. In the pharmacy example, a pharmacist opens a conversation when the customer asks for a pharmacist, and the customer sees that it was opened.",
    sources: [`${rooms}#room-seven-respect-for-the-person`],
  },
  {
    questions: [
      `Which of the seven principles does ${site.name} help with?`,
      "which rooms do you build for",
      "what has to be asked before the seven principles",
      "should the assistant be built at all",
    ],
    also: "room one three six hallway needs product covers others wrong thing carefully effort afternoon",
    variants:
      "rooms three and six | which privacy principles does your product cover | the question before room one | does privacy by design forbid bad ideas | how much work is a privacy redesign | how long does it take four people",
    answer: `${site.name} builds for rooms three and six: it replaces identifiers before a prompt leaves, decides by role which fields an assistant may be given, and records each decision with the rule behind it. Before room one, ask whether the pharmacy needs this assistant at all, since none of the seven principles forbids building the wrong thing carefully. Ten lines are an afternoon’s work for four people.`,
    sources: [`${rooms}#what-changed-and-what-did-not`],
  },
];
