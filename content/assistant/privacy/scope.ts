import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What and which visitors the privacy policy covers, and what authorities receive. */
export const scopeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Does this privacy policy cover your customers’ use of the product?",
      "my bank uses your product, does your privacy notice apply",
      "scope of the privacy policy",
      "what does your privacy notice cover",
      "data that your customers process with the products",
    ],
    variants:
      "what does the policy cover | customers' use of product | scope | does the policy apply to the product | whose notice applies for products",
    answer: `The privacy policy covers this website: its pages, its forms for demo requests and applications, its chat, and its accounts. It does not cover what customers process with the products: there the customer decides why and how, and the customer’s own notice applies.`,
    sources: ["/privacy-policy#introduction"],
  },
  {
    questions: [
      "Do visitors outside India have the same privacy rights?",
      "privacy rights of visitors from Europe or the US",
      "are my data rights weaker because you are in India",
      "are people abroad covered by your privacy policy",
    ],
    variants:
      "visitors abroad | european visitors rights | rights outside India | do foreigners have rights | US visitors",
    answer: `${site.name} applies India’s Digital Personal Data Protection Act to everyone who uses this site, wherever they live. If your country’s law gives you more rights, you have those too.`,
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Do you give my data to the police or a court?",
      "will you hand my details over to the police",
      "government requests to you for visitor data",
      "what do you disclose to authorities",
      "what if a court asks you for my data",
    ],
    also: "demand warrant subpoena official enforcement",
    variants: "police request | government access | court order | disclose data to authorities | law enforcement",
    answer: `Authorities receive what the law compels us to disclose, and no more.`,
    sources: ["/privacy-policy#use"],
  },
];
