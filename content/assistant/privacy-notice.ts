import { site } from "#site";
import type { CuratedAnswer } from "./curated-answer.ts";

/** The privacy policy itself: who answers for it, what it covers, and how it changes. */
export const privacyNoticeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Who is responsible for data processing on this website?",
      "data controller name",
      "who is the data fiduciary here, and what does that mean",
      "which entity decides why and how personal data is processed",
      "party accountable under the DPDP Act",
    ],
    answer: `The Data Fiduciary for this website is ${site.legalEntity}, ${site.office.lines.join(", ")}: the party that decides why and how personal data is processed. European law calls this the controller.`,
    sources: ["/privacy-policy#definitions", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "Does your privacy policy cover the data that customers process with your product?",
      "scope of the privacy notice",
      "my clinic uses your shield, does this policy apply to my record",
      "is end-customer data in prompts covered by this notice",
      "what does the policy not cover",
    ],
    answer: `No. The privacy policy covers this website: its pages, its forms for demo requests and applications, its chat and its accounts. For what customers process with our products, the customer decides why and how, and the customer’s own notice applies.`,
    sources: ["/privacy-policy#introduction"],
  },
  {
    questions: [
      "Since when is the privacy policy in effect, and how do you announce changes?",
      "last update of the privacy notice",
      "where can I read older versions of the policy",
      "will you inform me before the policy changes",
      "effective date of your data protection terms",
    ],
    answer: `The privacy policy is effective since August 8, 2025. It changes before our practice does, under a new date; if a change concerns data that you have already given us, we write to you before. You can ask for earlier versions at ${site.email}.`,
    sources: ["/privacy-policy#changes", "/privacy-policy"],
  },
  {
    questions: [
      "What happens to my data if your company is sold?",
      "merger or acquisition and personal data",
      "transfer of user records to a new owner",
      "bankruptcy, who gets the data then",
      "change of ownership and privacy",
    ],
    answer: `The privacy policy does not mention a sale of the company. It does say that before we share data with someone new, you read it there first, and that we write to you before if it concerns data you have already given us.`,
    sources: ["/privacy-policy#changes"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you get information about me from other sources?",
      "do you buy data about visitors",
      "data enrichment from brokers or social networks",
      "are you receiving my details from third parties",
      "where did you get my data from",
    ],
    answer: `No. ${site.name} buys no data about you and receives none from others. It has what you type into a form, the chat or an account, and what you tell us when you write or call.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#how-collected"],
  },
];
