import { officeHours } from "#content/office-hours.ts";
import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What visitors ask before and after they send a demo request. */
export const demoRequestAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How do I book a demo?",
      "I would like to see a demo",
      "demo please",
      "schedule a walkthrough or demonstration",
      "can we book a product walkthrough next week",
      "can someone show us how it works",
      "wanna see it live or in action",
      "book a meeting",
    ],
    hindi: ["demo chahiye", "demo kaise book karein", "product ka demo dikhao"],
    also: "appointment slot calendly arrange zoom showcase presentation salesperson tour reserve consultation preview",
    variants:
      "request a demo | schedule demo | see the product live | where do I ask for a demo | do I need an account for a demo | what should I write in a demo request | arrange a presentation | Could you present your solution to my team? | I want to see the thing with my own eyes | Who do I write to for a presentation? | Can I get a slot next Tuesday? | Must I register before I can get a showing? | we'd like a session with your experts | what should I tell you about our AI when I ask for a showing | set up a call so I can see the software | where is the form for a presentation | I represent a bank and want to be shown the product | how do I arrange a live showing | let me see it in operation, what do I do | is there a demo of the console | can I see the console in a demo | how do I start",
    answer: `You can request a demo of ${site.name} with the form on the [contact page](/contact); you need no account. Say what your AI does and whose data passes through it, and leave personal data out of the message.`,
    sources: ["/contact#request-a-demo", "/auth#promotion"],
    offers: ["demo"],
  },
  {
    questions: [
      "What will I see in the demo?",
      "agenda of the demonstration",
      "can we bring our own prompts and rules to the presentation",
      "what happens during the walkthrough",
      "do you demonstrate it on our use case or on sample slides",
      "what do you show in a demo",
      "how does a demo go, what will you present to us",
    ],
    also: "outline scenario preview tailored expect structure powerpoint slideshow dataset",
    variants:
      "what is shown in a demo | demo content | how does a demo go | will you use my prompts in the demo | own rules in the demo | what do I get to see | Is the showing just slides? | Which of our materials can you use when presenting? | What exactly is presented in the session? | Will we watch a prompt being masked live? | should we prepare sample prompts for the session | do I get to see what the log writes | how will the presentation go | is the session about our own situation | can our own policy be applied during the showing | what will my colleagues learn from the presentation | does someone run a prompt of ours in the session | bring your worst prompt, what is that about | what does bring your worst prompt mean | the prompt I would hate to see in the news | console | what does the console look like in the demo | show me the console",
    answer:
      "In the demo, we run one of your prompts with your rules on a call, and you watch what is masked, what passes, and what the log records. Bring your worst prompt, the one you’d hate to see in the news, and then decide.",
    sources: ["/contact#what-happens", "/use-cases"],
    offers: ["demo"],
  },
  {
    questions: [
      "What do I have to fill in to request a demo?",
      "fields of the demo form",
      "which details do you ask for in the demo form",
      "is the company name mandatory in the request",
      "do I need a business email for the contact form",
    ],
    also: "compulsory asterisk gmail dropdown vertical title organization select surname blank telephone",
    variants:
      "is the demo form long | is my phone number required to request a demo | what's on the contact form | fields in the contact form | what information does the demo form need | required fields in the form | is company mandatory | do I need to give my phone in the form | what do I enter to get a demo | Which boxes are in the form for a demonstration? | Do I have to state my employer in the request? | Is a phone number demanded? | May I leave the company blank? | can I use a gmail address in the request | what do you want to know about me before a showing | how long is the request form | do you ask for my job title in the form | which fields are optional in the contact page's form | what's necessary to send an inquiry | is my industry asked for | must I name my employer when I ask for a demo | is my employer's name needed for a demo | is it enough if I leave out the company name | can I skip the company field | may I omit anything in the form | what happens if I leave the company empty | how quick is the demo form | how long is the demo form",
    answer: `The demo form asks for your first and last name, email, industry and a message; the company is optional. The industries are healthcare, finance, technology, retail, education and other.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#information-collected"],
    offers: ["demo"],
  },
  {
    questions: [
      "What happens after I send the demo form?",
      "who reads my demo request",
      "where does the message from the contact form go",
      "who sees my message in this form",
      "which of your employees read my inquiry",
      "who replies to inquiries",
      "who gets my message",
    ],
    also: "next acknowledgement inbox crm destination afterwards submission sequel arrival",
    variants:
      "what happens after submit | who gets my request | where is my request stored | do you email me after I send the form | next steps after the demo request | is my inquiry read by a person | do I get a confirmation | What comes next once I've pressed Submit request? | Into whose hands does my inquiry fall? | Is my message first saved or first mailed? | Will a human look at what I wrote in the form? | what does the page show once my inquiry is stored | do you send me something after I ask for a showing | where does my inquiry physically land | how is your team notified of a new inquiry | which people are allowed to open my inquiry | is it a robot or a person that handles the form | tell me the path of an inquiry | what are the four steps after I write to you | from request to pilot | who opens what I send with the demo form and for how long is it there | who reads my request and when is it deleted | how long do you keep what I send in the form, and who sees it | do you call back or write back after the form | does your team answer by mail or by phone",
    answer: `From your request to a pilot, there are four steps:\n- You write: a few lines about what your AI does are enough. An email confirms that we received them.\n- A person replies: our team reads every request and answers by email, ${officeHours}.\n- You see it work: on a call, we run one of your prompts with your rules.\n- You decide on a pilot: if you want one, we set it up with you on the same call, free of charge.\n\nYour request goes to our server, and only team members whose role requires it can open it. We delete it after ${site.inquiryRetentionMonths} months, or as soon as you ask.`,
    sources: ["/contact#what-happens", "/privacy-policy#use"],
  },
  {
    questions: [
      "How soon will you reply to my demo request?",
      "when do I hear back after the inquiry",
      "how long does sales take to respond",
      "response time for contact form messages",
      "how many minutes does a demo last",
      "how long is the demo",
    ],
    also: "wait turnaround urgent asap callback duration length tomorrow expect eta patience",
    variants:
      "reply time | when will sales contact me | how fast do you answer requests | how long is a demo | days until response | how long until you get back to me | urgent demo | I asked for a presentation; when can I expect an answer? | We're in a hurry, do you reply within a day? | How much of my calendar should I block for the showing? | Is it a thirty-minute or a one-hour session? | I need an answer by the end of the week | how many days pass until sales reacts | what is your usual speed of reply to inquiries | will I be called back today | does the presentation take long | my deadline is close, can you reply fast | typical waiting time after an inquiry",
    answer: `The site doesn’t state a response time for demo requests or how long a demo lasts. If you have a date in mind, add it to your message.`,
    sources: ["/contact#what-happens"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Did you receive my message or demo request?",
      "status of my inquiry",
      "I submitted the form but no one got back to me",
      "has my demo been scheduled",
      "still no answer to my email from last week",
      "I sent a form yesterday, any news",
      "I wrote to you days ago and no one has replied, did it arrive",
      "did my demo request reach you",
    ],
    also: "ticket reference pending progress ignored chase lost spam folder forgotten waiting silence",
    variants:
      "no reply yet | check my request | did my form go through | I haven't heard back | request status | I got no email after the form | It's been a week and I've heard nothing about my inquiry | Can you see if my form came through? | I'm not sure my inquiry was sent | Was there an error when I sent the form? I saw no message | what does it mean that I got no confirmation | please look up my inquiry | my colleague wrote to you, is it being processed | have you forgotten my inquiry | is there any progress on my request for a showing | how can I tell whether you got my inquiry | I'm waiting for your call since Monday | nothing came into my mailbox after I sent the form",
    answer: `The assistant can’t look up your request. If it arrived, the page said “Request submitted” and you got a confirmation by email. If you are unsure, email ${site.email} or ask for a person here.`,
    sources: ["/contact#what-happens", "/privacy-policy#use"],
    offers: ["handover"],
    isUnpublished: true,
  },
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
  {
    questions: [
      "Why do you keep requests for exactly that long?",
      "reason for choosing 24 months",
      "why are the counts kept for 25 months",
      "why is the limit five and not ten",
      "how did you decide on the retention periods",
      "why not delete it sooner",
    ],
    also: "shorter longer reason chosen choose justification rationale threshold arbitrary",
    variants:
      "reason for the retention period | why 24 months | why 25 months | why 12 months for applications | why 90 days for chats | why that number of months | why so long | why not shorter | why don't you delete my request earlier | who picked the period for requests | is there a law behind the 24 months | what is the rationale for two years | where does the period come from | where does the number five come from | basis of your retention times | justification for keeping it for two years | couldn't six months be enough | why not just one year | on what did you base the storage time | what was the reason for this length",
    answer: `The privacy policy states the periods, such as 24 months for demo requests and 25 months for daily counts, but not why they were chosen, nor why we show no count below five. It says that either a request or an application is deleted sooner if you ask: email ${site.email}.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#information-collected"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
