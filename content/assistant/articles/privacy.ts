import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const rooms = "/blog/privacy-by-design";
const responsible = "/blog/responsible-ai-privacy";

/** The articles on privacy by design and on responsible AI. */
export const articlesPrivacyAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is privacy by design, and who came up with it?",
      "what did Ann Cavoukian do",
      "when did privacy by design begin",
      "Jerusalem resolution of privacy commissioners",
      "origin of the seven foundational principles",
    ],
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
    ],
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
    ],
    answer:
      "Article 25(2) of the GDPR asks that by default only the data necessary for each purpose are processed. It counts four things: the amount collected, the extent of processing, the period of storage, and accessibility. “Can opt out” fails, because it means “is in”.",
    sources: [`${rooms}#room-two-privacy-as-the-default`],
  },
  {
    questions: [
      "Is there an ISO standard on privacy by design?",
      "ISO 31700-1 consumer product requirements",
      "EDPB Guidelines 4/2019 on Article 25",
      "what do law and standard add to the seven principles",
    ],
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
      "retention periods for conversations, copies and backups in the example",
    ],
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
    answer: `Data minimization means to take and send only what a task needs: data that was never taken cannot be lost, sold or subpoenaed. To test a field, remove it from the prompt; if answers do not get worse, it was not needed. ${site.name} decides by role which fields an assistant may be given.`,
    sources: [
      "/about#values-title",
      `${responsible}#five-sentences-rewritten`,
      `${rooms}#what-changed-and-what-did-not`,
    ],
  },
  {
    questions: [
      "What do critics say about privacy by design?",
      "are the principles too vague for engineers",
      "Gürses, Troncoso and Diaz paper of 2011",
      "weaknesses of the seven principles",
    ],
    answer:
      "In 2011 Seda Gürses, Carmela Troncoso and Claudia Diaz wrote that the principles remain vague and leave open how to apply them when engineering a system, and that one has to start by minimizing data. Our article agrees and keeps the principles as seven questions that may each strike out a line of a specification.",
    sources: [`${rooms}#where-the-seven-come-from`],
  },
  {
    questions: [
      "How do I make responsible AI principles testable?",
      "responsible AI has an owner, a test and a date",
      "rewrite vague AI ethics statements as controls",
      "what is wrong with we are committed to privacy",
      "who is responsible for responsible AI",
    ],
    answer:
      "Give each principle an owner, a test that can fail, a date on which the result expires, and something that stops when the test fails. “Your data is safe with us” becomes: the security team owns it, planted records are asked for by roles that may not see them, and a failure stops the release. A principle that cannot fail is not a control.",
    sources: [`${responsible}#five-sentences-rewritten`, `${responsible}#in-short`, responsible],
  },
  {
    questions: [
      "How many clean test answers prove that an assistant does not leak?",
      "sample size for fewer than one leak in a thousand",
      "red team with 200 prompts found nothing, are we safe",
      "statistics of finding nothing, 95% confidence",
      "is a small red team test enough",
    ],
    answer:
      "To claim fewer than one leak in a thousand takes about three thousand clean answers. At 95% confidence:\n- 200 clean answers exclude a leak rate above 1 in 67\n- 1,000 exclude one above 1 in 334\n- 3,000 exclude one above 1 in 1,002\n- 30,000 exclude one above 1 in 10,014\n\nEven that assumes that your questions resemble those that will be asked.",
    sources: [`${responsible}#the-arithmetic-of-finding-nothing`],
  },
  {
    questions: [
      "What are the functions of the NIST AI Risk Management Framework?",
      "NIST AI RMF govern, map, measure, manage",
      "is the AI RMF voluntary",
      "generative AI profile and its twelve risks",
    ],
    answer:
      "NIST’s AI Risk Management Framework of 2023 has four functions: govern, map, measure and manage. It is voluntary. Its profile for generative AI of 2024 names data privacy as one of twelve risks.",
    sources: [`${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "What is ISO/IEC 42001?",
      "AI management system standard",
      "what does an ISO 42001 certificate prove",
      "impact assessment with ISO 42005",
    ],
    answer:
      "ISO/IEC 42001 (2023) is a management-system standard for AI, the sibling of ISO/IEC 27001, and an organization can be certified against it. It asks, for example, that impacts on individuals are assessed (Annex A.5) and that the system’s events are logged (A.6.2.8). A certificate does not say that your model keeps a secret; that takes a test of the model.",
    sources: [`${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "When does a privacy test result expire?",
      "how often must AI tests be repeated",
      "silent model update by the provider",
      "kill switch exercise, Manage 2.4",
      "does a result hold after the prompt or index changes",
    ],
    answer:
      "A test result is about one version of a model, one system prompt, one index and one set of rules; change any of them and the result is history. Give each result a calendar date and a list of changes that end it early, and count an expired result as failed. Exercise the switch that turns the system off each quarter, on a working day, and write down the seconds.",
    sources: [`${responsible}#the-date`],
  },
  {
    questions: [
      "Why should responsible AI begin with privacy?",
      "privacy-enhanced as a characteristic of trustworthy AI",
      "63% had no AI governance policy",
      "fairness versus privacy and bias detection, Article 10(5)",
    ],
    answer:
      "Begin with privacy because its failure can be seen: two honest people may disagree about fairness, but not about whether a phone number is on the screen. In IBM’s 2025 breach study, 63% of the breached organizations had no AI governance policy or were still developing one. Privacy is where to start and no alibi for stopping there.",
    sources: [`${responsible}#why-begin-with-privacy`],
  },
  {
    questions: [
      "What is differential privacy, and do you use it?",
      "adding statistical noise to data, epsilon budget",
      "federated learning or synthetic data techniques",
      "k-anonymity support",
    ],
    answer: `The site does not describe differential privacy and does not say whether ${site.name} uses it. The closest technique in our articles is generalization: a vaguer value, such as “forties” for 43, for statistics and model training. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/blog/real-time-data-masking#masking-is-not-one-thing", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
