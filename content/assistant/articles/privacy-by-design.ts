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
      "origin of privacy by design | when was PbD published | ann cavoukian | history of the seven principles | since when is it in the GDPR | definition of privacy by design | where was it developed | Who was the Canadian regulator behind the idea? | In which year did privacy commissioners worldwide endorse it? | Since when is the idea part of European law? | What does it mean to build privacy in from the beginning? | how old is the concept of designing for privacy | did the idea come from Ontario | year in which the principles were published | what happened in October 2010 | I'm studying the roots of privacy by design | is it older than the GDPR | when did the standards body take it up | which woman invented the concept",
    answer:
      "Privacy by design means building privacy into a system from the start. Ann Cavoukian developed the idea as a regulator in Ontario in the 1990s and published seven foundational principles in 2009. The world’s privacy commissioners, meeting in Jerusalem, recognized it in October 2010 as an essential component of privacy protection, it became Article 25 of the GDPR in 2016, and ISO published 31700-1 in January 2023.",
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
      "list the seven principles | name the principles of PbD | what are the rooms of the article | seven foundational principles | what is the third principle | proactive not reactive | principles by Cavoukian | I need the whole list for an exam | How many principles are there, and what's each called? | Which principle speaks of positive sum, or full functionality? | What's the last of the principles? | proactive, default, embedded: what comes next | which of them concerns transparency | the rooms in your text: what do they stand for | is end-to-end security a principle | Cavoukian's list please | name the one on respecting people | does your article go through each principle",
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
      "data protection by default meaning | is opt-out enough under article 25 | what must defaults be like | four things article 25(2) counts | default settings law | is an opt out switch allowed as default | We pre-tick analytics with a switch to turn it off. Legal in Europe? | What must the settings be for people who touch nothing? | Which four dimensions does paragraph 2 mention? | Is you can turn it off a valid excuse? | can out means is in: explain | may our app share by default | factory settings under European law | storage time and accessibility by default | does the law demand opt-in defaults | necessary data only, which paragraph | default privacy for new users, what's required",
    answer:
      "Article 25(2) of the GDPR requires that, by default, only the data necessary for each purpose be processed. It lists four things: the amount collected, the extent of processing, the period of storage, and accessibility. “Can opt out” fails, because it means “is in”: in the pharmacy example, keeping a masked copy is off until the customer turns it on, and turning it off removes the copy.",
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
      "iso standard for privacy by design | 31700 | edpb guidelines on article 25 | what does article 25(1) demand | must measures be effective | norm for consumer privacy | until when do the requirements apply in a product's life | Which norm covers consumer goods and privacy? | Until when in a product's life does the norm bind? | What do the European Board's guidelines of 2019 add? | Who must be able to show effectiveness? | number of the ISO norm on designed-in privacy | is there anything official besides the principles | must measures work in practice | article 25(1): measures at what times | standard to certify a privacy-friendly product | the guidelines 4/2019, contents | law and norm on top of principles | who is responsible for the day on which an assistant is shut down | who owns the end of the assistant's life | the last day of a product in the privacy standard",
    answer:
      "Yes, ISO 31700-1:2023 is the standard on privacy by design, with requirements for the whole life of a consumer product, until its last instance is retired. GDPR Article 25(1) adds measures when the means are chosen and while processing goes on. EDPB Guidelines 4/2019 add that measures must be effective and that the controller must be able to show it. For an assistant, this means that the review is repeated with each new tool, that measures get a test and a number, and that someone owns the day it is switched off.",
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
      "pharmacy chatbot example | how many lines of the specification change | before and after in the pharmacy | retention in the pharmacy example | what changes in the design of the pharmacy assistant | example of privacy by design in practice | does the redesigned assistant still answer the same questions | Which lines were rewritten in the drugstore bot's specification? | How many facts may the drugstore bot ask for by name? | What replaced the phrase deleted when no longer needed? | Does the redesigned bot lose any ability? | before-and-after of a specification, where | nine of ten: what does that refer to | 90 days: for which copies in the drugstore bot | I want a concrete case of redesign for privacy | how were names treated in the new drugstore design | the drugstore bot saw entire records earlier, right | does privacy design make a bot worse",
    answer:
      "Nine of the ten lines of the pharmacy assistant’s specification change, and it still answers the same questions; only line 8, “Data is encrypted in transit and at rest,” stands, as necessary but never sufficient. For example, it asks for one of five facts by name (refill due, allergies on file, last pickup, order status, branch) instead of seeing the whole record, and names and numbers become tokens before the call. “Deleted when no longer needed” becomes 24 hours for conversations, 90 days for masked copies, and 30 days after that for backups.",
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
      "send less data to the model | what is data minimisation | test whether a field is needed | principle of collecting little | how does the product minimise data | data you never took | which fields can be left out | How do I decide if a field can go? | What can't be lost, sold or subpoenaed? | Which principle says to gather as little as possible? | Does your product send only what a job needs? | the test of removing a field, how does it go | should we feed the AI with complete records | send fewer fields, will answers suffer | less is more with data, name of the principle | our forms ask too much, what's the theory against that | on what basis do you choose fields for an assistant | gather only the essential, explain",
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
      "is it too vague | Gurses Troncoso Diaz | what did researchers object to | do you agree with the critics | 2011 paper on engineering privacy | Have scholars attacked the principles? | Three researchers in 2011: what was their point? | Are the principles useless for engineers? | Do you agree that the list is vague? | what do engineers have to begin with, say the scholars | Gürses and colleagues, in a sentence | the weak side of Cavoukian's list | literature critical of designed-in privacy | how does your article answer the skeptics | seven questions that strike out lines: whose idea | is the concept hollow",
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
    variants:
      "what was wrong with keeping every conversation to improve the service | keep all chats to improve the service, acceptable? | How many hours should a bot remember a dialogue? | Is 24 hours a good lifetime for a chat? | For what time are masked copies useful? | What follows after ninety days, with respect to backups? | our retention says as long as necessary, is that okay | who counts whether old data is still around | give me numbers for a chatbot retention policy | which phrase is a date that never comes | I design a chat service: when should talks be wiped | backups of chats, thirty days after what | drugstore sample: lifetimes of data | a sensible storage time for customer chats",
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
      "login with birthday | is phone plus birth date secure | identify customers in a pharmacy chat | ex-partner could log in | second factor for prescriptions | what requires no login in the pharmacy | weak sign in with personal facts | Ex-husband knows my birthday; can he read my prescriptions? | Should opening hours require logging in? | What's a better way to identify a pharmacy customer? | Which facts does family know too? | birth date as a password, clever or stupid | weak identification in a health bot | second factor for which information | what needs no identification in the drugstore bot | is knowledge of personal facts a proof of identity | phone and birthday login: risk | relative snoops through a bot",
    answer:
      "Both facts are known to others: a former partner could sign in and ask what she has been prescribed. In the example, opening hours and stock need no sign-in, and prescriptions need the account’s own sign-in with a second factor.",
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
      "how to prove effectiveness | metrics for privacy | planted identifiers | what number shows that a measure works | KPIs for privacy engineering | weekly run with identifiers | what should both numbers be | Which two numbers should be zero? | How many planted identifiers are in the weekly run? | How can I measure if privacy works? | What proves to a regulator that a measure has effect? | dashboard for privacy: what figures | rows older than they should be: how many are OK | a number for every measure, for example | turn privacy measures into metrics | quantify data protection | test with fake identifiers in the drugstore bot | evidence of effectiveness by counting | which two lines of the pharmacy specification got a number | which two lines of the drugstore spec got a number, and what should it be",
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
      "where do I tell customers what is stored | best place for a privacy hint in a chat | show what is kept before typing | where to put a privacy notice in a chat | transparency line | log of who looked at my data | can employees search chats in the pharmacy | how do customers see who opened a conversation | one line below the input | who can open a conversation in the pharmacy example | Should the notice be in the policy or beside the input? | May a pharmacist read any chat he likes? | Can a customer look up who opened her data? | What's written below the text box in the sample? | before anything is typed, what must people see | transparent bots: where to put the words | does the customer notice when staff open her chat | is full search over chats allowed for employees in the sample | reason, role and rule: what are they logged for | short notice in a chat window, wording and place | informing users about storage in a bot",
    answer:
      "In the pharmacy example, one line under the text box says what is kept and for how long, before anything is typed; the policy covers the rest. Access is logged with role, rule and reason, and a customer can read the log of her own data. Staff cannot search all conversations: a pharmacist opens one when the customer asks, and the customer sees that it was opened.",
    sources: [`${rooms}#room-six-visibility-and-transparency`, `${rooms}#room-seven-respect-for-the-person`],
  },
];
