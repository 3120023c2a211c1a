import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What visitors ask before and after they send a demo request. */
export const demoRequestAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How do I know that my request has arrived?",
      "is my request safely stored after submitting",
      "can a message from the form get lost",
      "what does Request submitted mean",
      "did the form really send my message",
    ],
    also: "guarantee",
    answer: `When you see “Request submitted”, your demo request is stored on our server, and even a power cut loses nothing. You also get a confirmation by email.`,
    sources: ["/contact#what-happens", "/privacy-policy#use", "/privacy-policy#security"],
  },
  {
    questions: [
      "Do I get a confirmation email after I request a demo?",
      "acknowledgement mail for my request",
      "will you send me a confirmation after submitting",
      "receipt for the inquiry by email",
    ],
    answer: `Yes. When a demo request or an application arrives, our server sends you a confirmation by email. For demo requests that is at most one an hour, without what you wrote.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Does my inquiry end up in a CRM?",
      "is the contact form processed by another company",
      "which tool receives the demo request",
      "do third parties get my enquiry",
      "does anyone outside see what I type in the contact form",
    ],
    also: "hubspot salesforce pipedrive land zoho marketo mailchimp typeform sheet external",
    answer: `The demo form goes to our own server, which notifies our team by email. No third-party code loads on the contact page.`,
    sources: ["/contact#what-happens"],
  },
  {
    questions: [
      "May I mention patients or customers in the demo message?",
      "personal data in the message of the demo form",
      "can I paste real patient names into the request",
      "what should I not write in the contact form",
      "confidential details in the inquiry",
    ],
    answer: `Please leave personal data out of the message: no data about other people, and no health or financial details. Say what your AI does and whose data passes through it.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Which industries can I choose in the demo form?",
      "is education an option in the request form",
      "my industry is not listed in the form",
      "sectors in the drop-down of the contact form",
    ],
    also: "school schools college pick",
    answer: `The demo form lists healthcare, finance, technology, retail, education and other.`,
    sources: ["/contact#request-a-demo"],
    offers: ["demo"],
  },
  {
    questions: [
      "How do I have my demo request removed?",
      "erase the demo request that I sent",
      "cancel my demo request",
      "delete my inquiry",
      "I no longer want the demo I asked for",
    ],
    also: "yesterday",
    answer: `Write to ${site.email} from the address that you gave us: we then remove your demo request. Otherwise it is removed ${site.inquiryRetentionMonths} months after it arrived.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "Who answers me, a salesperson or an engineer?",
      "do I talk to sales or to the people who build it",
      "can your engineers answer technical questions",
      "will sales or a technical person reply to me",
    ],
    also: "tricky expert fobbed hard",
    answer: `The people who build ${site.name} answer: bring a prompt, a rule or a question.`,
    sources: ["/about#about-closing-title"],
    offers: ["demo", "handover"],
  },
  {
    questions: [
      "Can I see the requests of other visitors?",
      "show me the demo requests of other companies",
      "names of last month’s applicants",
      "personal phone number of an employee or manager",
      "list of your users or applicants",
    ],
    also: "mobile ceo",
    answer: `No. Only team members whose role requires it can open demo requests, applications and conversations, and the site publishes no contact details of employees. You can write to ${site.email}.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    isUnpublished: true,
  },
];
