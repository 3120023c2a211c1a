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
    variants:
      "did my request arrive | can my request be lost | request submitted meaning | is my message saved | what if the power fails when I send | how can I be sure that you got the form",
    answer: `When you see “Request submitted,” your demo request is stored on our server, and even a power failure loses nothing. You also get a confirmation by email.`,
    sources: ["/contact#what-happens", "/privacy-policy#use", "/privacy-policy#security"],
  },
  {
    questions: [
      "Do I get a confirmation email after I request a demo?",
      "acknowledgement mail for my request",
      "will you send me a confirmation after submitting",
      "receipt for the inquiry by email",
    ],
    variants:
      "confirmation mail | will I get an email after the form | acknowledgement | no confirmation received | how many confirmations per hour | does the confirmation contain my message",
    answer: `Yes. When a demo request or an application arrives, our server sends you a confirmation by email. For demo requests, it’s at most one an hour and doesn’t repeat your message.`,
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
    variants:
      "crm | do you use hubspot or salesforce for leads | is the form run by a third party | where does the demo form data go | third-party code on contact page",
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
    variants:
      "patient names in the message | what not to write in the form | sensitive data in the form | may I describe real customers | can I include personal data",
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
    variants:
      "industry options | choose industry in form | is retail in the list | which sectors can be selected | other industry",
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
    variants:
      "delete demo request | withdraw inquiry | remove my contact request | cancel demo | how long until the demo request is removed",
    answer: `Email ${site.email} from the address you gave us, and we delete your demo request. Otherwise, it is deleted ${site.inquiryRetentionMonths} months after it arrived.`,
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
    variants:
      "sales or engineers | who replies to demo requests | talk to an engineer | who answers technical questions | will I get a sales pitch | people who build the product",
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
    variants:
      "see others' requests | data of other visitors | list of requests | can I look at other people's applications | contact of an employee",
    answer: `No. Only team members whose role requires it can open demo requests, applications and conversations, and the site publishes no contact details of employees. You can email ${site.email}.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    isUnpublished: true,
  },
];
