import type { CuratedAnswer } from "../curated-answer.ts";

const responsible = "/blog/responsible-ai-privacy";

/** The article on responsible AI. */
export const responsibleAiAnswers: readonly CuratedAnswer[] = [
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
];
