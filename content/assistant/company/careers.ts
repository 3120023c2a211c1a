import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { applicationRetentionMonths } = site;

/** Applying for a position. The assistant reads the open positions themselves from the database. */
export const careersAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `Why should I work at ${site.name}?`,
      "what is it like to work for you",
      "culture and atmosphere for employees",
      "reasons to join the team",
      "what makes you a good employer",
    ],
    answer: `These are the reasons to work at ${site.name}:\n- Work that is measured: a detector has a precision, a page has a budget, an answer has a source.\n- Nothing is sold that is not so: where we do not know, the page says that.\n- Little is asked of you: an application keeps only what it needs.\n- Time to finish: one thing at a time, whole, with its tests.`,
    sources: ["/careers#reasons-title"],
    offers: ["apply"],
  },
  {
    questions: [
      "How do I apply for a job?",
      "what do I need to apply",
      "application process step by step",
      "where to send my resume",
      "I want to submit my cv",
      "where is the application form",
      "apply for a position",
    ],
    hindi: ["job ke liye apply kaise karein", "resume kahan bheju", "naukri ke liye aavedan kaise kare"],
    answer:
      "Choose a position on the [careers page](/careers) and press “Apply”, or apply right here in the chat. You need no account. Enter your name, email, phone and experience, and add your resume as a file or a link; a message is optional.",
    sources: ["/careers", "/privacy-policy#information-collected", "/auth#promotion"],
    offers: ["apply"],
  },
  {
    questions: [
      "Which file formats and size can my resume have?",
      "what file types can my cv be",
      "upload limit for the cv",
      "does it have to be a PDF, or is Word ok",
      "docx, jpg or zip resume accepted",
      "my resume file is too large",
      "maximum MB for documents",
      "resume format",
    ],
    answer:
      "A resume can be a PDF or Word document (doc, docx) of up to 5MB. In the application forms you can give a link to it instead.",
    sources: ["/careers/apply-internship"],
    offers: ["apply"],
  },
  {
    questions: [
      "My resume is on Google Drive, can I send a link instead of the file?",
      "portfolio or resume URL in the application",
      "who opens the resume link and when",
      "is a linkedin profile enough as cv",
      "do I have to upload a document",
    ],
    answer:
      "Yes. The application forms take a link to your resume or the file itself; one of the two is enough. Give an address that anyone who has it can open. We look at it when someone on our team follows it, not before.",
    sources: ["/careers/apply-internship", "/privacy-policy#information-collected"],
    offers: ["apply"],
  },
  {
    questions: [
      "Who reads my application?",
      "which people can open my resume",
      "do HR or hiring managers see my cv",
      "is my job application confidential",
      "who looks at applicants' documents",
    ],
    answer:
      "Our team reads your application: it gets an email without your resume, and only people with the admin role can open the application. Each opening of a resume is on record.",
    sources: ["/privacy-policy#use", "/privacy-policy#security", "/careers/apply-internship#what-happens"],
  },
  {
    questions: [
      "Does an algorithm decide about my application?",
      "do you use AI or an ATS to screen resumes",
      "will software rank or reject candidates",
      "automated filtering of applicants by keywords",
      "is my cv scored by a bot",
    ],
    answer: `No. People decide about applications to ${site.name}; no program ranks you.`,
    sources: ["/careers/apply-internship#what-happens", "/privacy-policy#use"],
  },
  {
    questions: [
      "When do I hear back after applying?",
      "how long does it take to review applications",
      "response time for candidates",
      "do rejected applicants get an answer",
      "status of my application",
      "I applied weeks ago and heard nothing",
    ],
    hindi: ["application ka jawab kab aayega", "apply kiya tha, status kya hai"],
    answer: `You get an email when your application has arrived. The site does not say how long the decision takes, and the assistant cannot see your application; for its status, write to ${site.email} or ask here for a person.`,
    sources: ["/privacy-policy#use", "/careers/apply-internship#what-happens"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What salary do you pay?",
      "what does a developer earn at your company",
      "salary range, CTC and compensation",
      "how much will I earn as an employee",
      "bonus, ESOPs and stock options",
      "wage negotiation",
      "pay for engineers",
    ],
    hindi: ["salary kitni milegi", "ctc kitna hai"],
    answer: `The site publishes no salaries, bonuses or equity. Ask our team when you apply, or write to ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What benefits do employees get?",
      "how many vacation days do I have",
      "health insurance and parental leave",
      "hybrid or work from home policy for staff",
      "perks, dress code, probation and notice period",
      "working hours, flexible time and overtime",
    ],
    answer:
      "The site publishes no benefits, vacation days, working hours or remote work policy. Each position on the [careers page](/careers) states its type, its location and whether it is remote.",
    sources: ["/careers"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you sponsor visas?",
      "do you pay for relocation",
      "can foreigners work for you",
      "work permit for candidates from abroad",
      "moving costs to the office city",
      "am I eligible if I live in another country",
      "visa sponsorship",
    ],
    answer: `The site does not mention visas, work permits or relocation. Ask at ${site.email} before you apply from abroad.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many interview rounds are there?",
      "what does the hiring process look like after applying",
      "coding test or take-home assignment",
      "who conducts the interview, is it online",
      "how should I prepare for the interview",
      "interview process",
    ],
    answer: `The site does not describe interviews, tests or the number of rounds. It does say that people decide about your application; ask our team for the rest.`,
    sources: ["/careers/apply-internship#what-happens"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can I apply if no position fits?",
      "unsolicited or speculative application",
      "employee referral",
      "I am a recruiter with candidates for you",
      "freelance or contract work with your firm",
      "join your talent pool for later",
      "can I send my resume without an opening",
      "refer a friend",
    ],
    answer: `The site describes no talent pool, referrals, recruiters or freelance work. If no position on the [careers page](/careers) fits, write to ${site.email} and say what you would like to do.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How do I withdraw my application?",
      "please remove my resume from your records",
      "delete my job application",
      "I no longer want the position I applied for",
      "replace the cv that I sent you",
      "cancel my application",
    ],
    answer: `Write to ${site.email} from the address in your application: we then remove the application and the resume. Otherwise both are removed after ${applicationRetentionMonths} months. To replace a resume, write to the same address.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
  },
];
