import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const rooms = "/blog/privacy-by-design";

/** The article on privacy by design. */
export const privacyByDesignAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is privacy by design, and who came up with it?",
      "what did Ann Cavoukian do",
      "when did privacy by design begin",
      "Jerusalem resolution of privacy commissioners",
      "origin of the seven foundational principles",
      "who invented privacy by design",
      "history of privacy by design",
      "when did privacy by design become law",
    ],
    also: "founder Canada year inventor pbd father canadian decade concept 1995 coined background first written into law GDPR Article 25 regulator Ontario",
    variants:
      "origin of privacy by design | when was PbD published | ann cavoukian | history of the seven principles | since when is it in the GDPR | definition of privacy by design | where was it developed",
    answer:
      "Privacy by design means building privacy into a system from the start. Ann Cavoukian developed the idea as a regulator in Ontario in the 1990s and published seven foundational principles in 2009. The world’s privacy commissioners recognized it in October 2010, it became Article 25 of the GDPR in 2016, and ISO published 31700-1 in January 2023.",
    sources: [`${rooms}#where-the-seven-come-from`],
  },
  {
    questions: [
      "What are the seven principles of privacy by design?",
      "7 PbD principles list",
      "seven rooms, one assistant",
      "proactive, default, embedded, full functionality and so on",
      "list the seven foundational principles",
      "name all 7 principles",
    ],
    also: "Cavoukian PbD enumerate pillars tenets guidelines checklist lifecycle fundamentals maxims",
    variants:
      "list the seven principles | name the principles of PbD | what are the rooms of the article | seven foundational principles | what is the third principle | proactive not reactive | principles by Cavoukian",
    answer:
      "The seven principles of privacy by design are:\n- Proactive, not reactive\n- Privacy as the default\n- Embedded in the design\n- Full functionality\n- Security from end to end\n- Visibility and transparency\n- Respect for the person",
    sources: [rooms, `${rooms}#where-the-seven-come-from`],
  },
  {
    questions: [
      "What does GDPR Article 25 require by default?",
      "data protection by default settings",
      "opt out or opt in for analytics",
      "privacy-friendly defaults for people who never open the settings",
      "opt in or opt out",
    ],
    also: "opt-in preset prechecked preselected checkbox toggle factory minimal configuration pbd chats improve off users pre-ticked",
    variants:
      "data protection by default meaning | is opt-out enough under article 25 | what must defaults be like | four things article 25(2) counts | default settings law | is an opt out switch allowed as default",
    answer:
      "Article 25(2) of the GDPR requires that, by default, only the data necessary for each purpose be processed. It lists four things: the amount collected, the extent of processing, the period of storage, and accessibility. “Can opt out” fails, because it means “is in.”",
    sources: [`${rooms}#room-two-privacy-as-the-default`],
  },
  {
    questions: [
      "Is there an ISO standard on privacy by design?",
      "ISO 31700-1 consumer product requirements",
      "EDPB Guidelines 4/2019 on Article 25",
      "what do law and standard add to the seven principles",
      "ISO norm for consumer privacy",
    ],
    also: "31700 certify goods pbd guidance iso31700 official checklist manufacturers published appliances committee binding",
    variants:
      "iso standard for privacy by design | 31700 | edpb guidelines on article 25 | what does article 25(1) demand | must measures be effective | norm for consumer privacy | until when do the requirements apply in a product's life",
    answer:
      "Yes, ISO 31700-1:2023 is the standard on privacy by design, with requirements for the whole life of a consumer product, until its last instance is retired. GDPR Article 25(1) adds measures when the means are chosen and while processing goes on. EDPB Guidelines 4/2019 add that measures must be effective and that the controller must be able to show it.",
    sources: [`${rooms}#what-the-law-and-the-standard-add`, `${rooms}#where-the-seven-come-from`],
  },
  {
    questions: [
      "What happens in the pharmacy assistant example?",
      "ten-line specification before and after",
      "how many lines changed in the article about the pharmacy",
      "practical example of designing privacy into a chatbot",
      "does the assistant need the complete record",
    ],
    also: "case study chain drugstore chemist prescription apothecary rewrite redesign refactor refill due whole patient facts dates pharmacist",
    variants:
      "pharmacy chatbot example | how many lines of the specification change | before and after in the pharmacy | retention in the pharmacy example | what changes in the design of the pharmacy assistant | example of privacy by design in practice | does the redesigned assistant still answer the same questions",
    answer:
      "Nine of the ten lines of the pharmacy assistant’s specification change, and it still answers the same questions. For example, it asks for one of five facts by name instead of seeing the whole record, and names and numbers become tokens before the call. “Deleted when no longer needed” becomes 24 hours for conversations, 90 days for masked copies, and 30 days after that for backups.",
    sources: [
      `${rooms}#what-changed-and-what-did-not`,
      `${rooms}#room-four-full-functionality`,
      `${rooms}#room-five-security-from-end-to-end`,
    ],
  },
  {
    questions: [
      "What is data minimization?",
      "collect less, send less to the AI",
      "data minimisation principle for prompts",
      "how do I find out which fields the model does not need",
      "only what is necessary",
    ],
    also: "lean sparse economy datensparsamkeit excess unnecessary superfluous reduce overcollect drop trim shrink amount proportional fewer fields less necessary unneeded",
    variants:
      "send less data to the model | what is data minimisation | test whether a field is needed | principle of collecting little | how does the product minimise data | data you never took | which fields can be left out",
    answer: `Data minimization means collecting and sending only what a task needs: data you never collect cannot be lost, sold or subpoenaed. To test a field, remove it from the prompt; if answers do not get worse, it was not needed. ${site.name} decides by role which fields an assistant may be given.`,
    sources: [
      "/about#values-title",
      "/blog/responsible-ai-privacy#five-sentences-rewritten",
      `${rooms}#what-changed-and-what-did-not`,
    ],
  },
  {
    questions: [
      "What do critics say about privacy by design?",
      "are the principles too vague for engineers",
      "Gürses, Troncoso and Diaz paper of 2011",
      "weaknesses of the seven principles",
      "criticism of privacy by design",
      "what did the critics of Cavoukian write",
    ],
    also: "controversy abstract impractical buzzword academic researchers disagree skeptic sceptic useless unclear toothless Cavoukian wrote objection problem",
    variants:
      "is it too vague | Gurses Troncoso Diaz | what did researchers object to | do you agree with the critics | 2011 paper on engineering privacy",
    answer:
      "In 2011 Seda Gürses, Carmela Troncoso and Claudia Diaz wrote that the principles remain vague and leave open how to apply them when engineering a system, and that engineers have to start by minimizing data. Our article agrees and keeps the principles as seven questions that can each strike out a line of a specification.",
    sources: [`${rooms}#where-the-seven-come-from`],
  },
  {
    questions: [
      "How long should a chatbot keep conversations?",
      "recommended retention for chat logs",
      "retention periods for conversations, copies and backups in the example",
      "deleted when no longer needed is too vague",
      "advice on how long to store conversations",
    ],
    also: "recommend hours days best practice our own bot transcripts storage limit period delete logs chat history retain policy",
    answer:
      "The pharmacy example in our article on privacy by design keeps a conversation for 24 hours, so that it can be resumed, masked copies for 90 days, and backups for 30 days after that. A job deletes them, and a test counts what is older. “When no longer needed” is a date that never comes.",
    sources: [`${rooms}#room-five-security-from-end-to-end`, `${rooms}#room-two-privacy-as-the-default`],
  },
  {
    questions: [
      "What is wrong with signing in by phone number and birthday?",
      "is date of birth a safe login",
      "worst day of a pharmacy assistant",
      "does a question about opening hours need a login",
      "former partner reads prescriptions",
    ],
    also: "authentication identify verify customers family second factor dob",
    variants:
      "login with birthday | is phone plus birth date secure | identify customers in a pharmacy chat | ex-partner could log in | second factor for prescriptions | what requires no login in the pharmacy | weak sign in with personal facts",
    answer:
      "Both facts are known to the customer’s family: a former partner could sign in and ask what she has been prescribed. In the example, opening hours and stock need no sign-in, and prescriptions need the account’s own sign-in with a second factor.",
    sources: [`${rooms}#room-one-proactive-not-reactive`],
  },
  {
    questions: [
      "How do I show that a privacy measure is effective?",
      "numbers for effectiveness, 500 planted identifiers",
      "measure privacy by design",
      "KPI for data protection measures",
    ],
    also: "prove metric weekly run EDPB controller demonstrate planted",
    variants:
      "how to prove effectiveness | metrics for privacy | planted identifiers | what number shows that a measure works | KPIs for privacy engineering | weekly run with identifiers | what should both numbers be",
    answer:
      "Give each measure a test and a number. In the pharmacy example, one number is how many of 500 planted identifiers reach the provider in a weekly run, and another is how many rows are older than they should be; both should be zero.",
    sources: [`${rooms}#what-the-law-and-the-standard-add`],
  },
  {
    questions: [
      "Where should users be told what a chatbot keeps?",
      "privacy notice in a chat window",
      "transparency line under the text box",
      "may staff search all conversations",
      "can a customer see who read her data",
      "where should a chatbot say what it stores",
      "how do we tell users what our chatbot keeps about them",
    ],
    also: "inform visibility log access employees pharmacist disclose before typing information notice small print visible read chats",
    variants:
      "where to put a privacy notice in a chat | transparency line | log of who looked at my data | can employees search chats in the pharmacy | how do customers see who opened a conversation | one line below the input | who can open a conversation in the pharmacy example",
    answer:
      "In the pharmacy example, one line under the text box says what is kept and for how long, before anything is typed; the policy covers the rest. Access is logged with role, rule and reason, and a customer can read the log of her own data. Staff cannot search all conversations: a pharmacist opens one when the customer asks, and the customer sees that it was opened.",
    sources: [`${rooms}#room-six-visibility-and-transparency`, `${rooms}#room-seven-respect-for-the-person`],
  },
];
