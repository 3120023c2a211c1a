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
      "did my request arrive | can my request be lost | request submitted meaning | is my message saved | what if the power fails when I send | how can I be sure that you got the form | My internet broke right after I pressed the button; did it work? | Which words on the screen prove that you have it? | Does a blackout in your server room delete my inquiry? | Is my inquiry safe the moment I see the message? | I'm afraid the form swallowed my text | what is the sign that everything went through | when can I close the page after sending | how reliable is your form | is the inquiry on disk before the page confirms | Can things I send through the contact page disappear? | what does the success message promise | what happens to a message I sent if your power fails",
    answer:
      "When you see “Request submitted,” your demo request is stored on our server: we confirm a message only after it’s written to disk. A power failure may cost you a second try, but never a confirmed message. You also get a confirmation by email.",
    sources: ["/contact#what-happens", "/privacy-policy#use", "/privacy-policy#security", "/about#values-title"],
  },
  {
    questions: [
      "Do I get a confirmation email after I request a demo?",
      "acknowledgement mail for my request",
      "will you send me a confirmation after submitting",
      "receipt for the inquiry by email",
    ],
    variants:
      "confirmation mail | will I get an email after the form | acknowledgement | no confirmation received | how many confirmations per hour | does the confirmation contain my message | What lands in my inbox after I submit? | Will a copy of what I wrote come back to me by mail? | I sent three requests and got a single mail, why? | Do you acknowledge job applications by mail as well? | is there an automatic reply to the form | how often do you send acknowledgements at most | why doesn't the automatic mail quote my text | should something arrive in my mailbox after the form | does my boss get a mail too when I ask for a showing | automatic response to an inquiry, exists? | I sent the form twice within an hour, two mails?",
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
      "crm | do you use hubspot or salesforce for leads | is the form run by a third party | where does the demo form data go | third-party code on contact page | Will Salesforce know that I wrote to you? | Does some marketing platform process the form? | Which system takes in what I send on the contact page? | Is your form built with Typeform or Google Forms? | are my inquiry details handed to a lead tool | do outside scripts watch me while filling in the form | is the form your own or rented | does an outside firm handle inquiries | where do leads go at your firm | will I end up in a marketing database | who runs the software behind the contact page",
    answer: `The demo form goes to our server, which notifies our team by email. No third-party code loads on the contact page.`,
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
      "patient names in the message | what not to write in the form | sensitive data in the form | may I describe real customers | can I include personal data | How detailed may I describe our cases? | Should I avoid health details in my inquiry? | What's the right content for the message box? | I'd like to paste an example with a client's name | is it okay to include account numbers in the inquiry | which things should stay out of the message box | we want to show you a real record, may we put it in the form | how do I explain our situation without private details | can I tell you about an employee's illness in the inquiry | do you want confidential stuff in the form | what must not be in my inquiry",
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
      "industry options | choose industry in form | is retail in the list | which sectors can be selected | other industry | We're in logistics; what do I pick in the list? | Which choices does the sector menu offer? | Can I choose education in the list? | How many sectors does the menu have? | I work for the government, which entry do I take | is there an entry called other | is insurance an entry in the menu | what if no entry of the menu suits me | my sector is missing from the selection, what to choose | are banks under finance in the drop-down | do you list healthcare and retail in the form",
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
      "delete demo request | withdraw inquiry | remove my contact request | cancel demo | how long until the demo request is removed | I changed my mind about the showing; how do I call it off? | Please wipe what I sent by the contact page | Can I take back an inquiry? | When is an inquiry erased if I do nothing? | from which address must I ask for removal of my inquiry | our company picked another vendor, remove our request | how to cancel the appointment request | I sent the form by mistake | get my inquiry out of your database | I don't need the showing any more | withdraw the form I sent yesterday",
    answer: `Email ${site.email} from the address you gave us, and we delete your demo request as soon as you ask. Otherwise, it is deleted ${site.inquiryRetentionMonths} months after it arrived.`,
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
      "sales or engineers | who replies to demo requests | talk to an engineer | who answers technical questions | will I get a sales pitch | people who build the product | I dread pushy reps. Who'll call me? | Can I get technical depth in the first talk? | Do builders of the software talk with prospects? | Is the person answering able to read code? | will a developer reply to my technical inquiry | are there account managers or just engineers | I've a tricky architecture question, who takes it | what can I bring to the people who build it | do you have a call center | do I get a technician instead of a seller | will your reply be marketing talk",
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
      "see others' requests | data of other visitors | list of requests | can I look at other people's applications | contact of an employee | Which companies asked for a showing last week? | Could another visitor read my inquiry? | Show me who applied for the same job | Give me the cell phone of one of your engineers | may I browse other people's chats | what did my competitor write to you | can you tell me who else contacted you | is the list of registered people open | I want the private mail address of a manager | let me look at the inquiries in your database | how many people applied and what are their names",
    answer: `No. Only team members whose role requires it can open demo requests, applications and conversations, and the site publishes no contact details of employees. You can email ${site.email}.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    isUnpublished: true,
  },
];
