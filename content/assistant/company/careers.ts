import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Applying for a position. The assistant reads the open positions themselves from the database. */
export const careersAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `Why should I work at ${site.name}?`,
      "what is it like to work for you",
      "culture and atmosphere for employees",
      "reasons to join the team",
      "why should I join you",
      "what makes working for you different",
      "what makes you a good employer",
    ],
    also: "workplace environment colleagues motivation attractive glassdoor convince mindset growth mentality tech career",
    variants:
      "why join you | work culture | reasons to work here | employee experience | life at the company | what can I expect as an employee",
    answer: `These are the reasons to work at ${site.name}:\n- Work that is measured: a detector has a precision score, a page has a budget, an answer has a source.\n- We don’t oversell: when we don’t know something, we say so.\n- We ask for very little: we keep only what an application needs.\n- Time to finish: one thing at a time, finished, with its tests.`,
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
    also: "candidature vacancy hand-in submission recruit hiring hr employment jobseeker",
    variants:
      "how to apply | steps of application | where do I send my cv | what do I need for the application | can I apply in the chat",
    answer:
      "Choose a position on the [careers page](/careers) and press “Apply,” or apply right here in the chat. You need no account. Enter your name, email, phone and experience, and add your resume as a file or a link; a message is optional.",
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
    also: "odt rtf txt png jpeg filetype extension megabytes kilobytes heavy oversized attachment error",
    variants:
      "cv file size | pdf or docx | max upload resume | is .doc ok | can I upload a jpeg as resume | how large may my resume be",
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
      "is a link to my resume okay instead of uploading a file",
      "can I give a link to my CV",
    ],
    also: "dropbox onedrive icloud cloud webpage notion google-docs indeed xing hyperlink",
    variants:
      "link to resume | send a google drive link | LinkedIn instead of resume | is a portfolio link enough | do I have to upload a file | when do you open my link | do I need to make the link public",
    answer:
      "Yes. The application forms take a link to your resume or the file itself; one of the two is enough. Use a link we can open without logging in. Our team opens it when it reviews your application, not before.",
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
    also: "recruiter boss department employer personnel committee hrm gatekeeper supervisor panelist",
    variants:
      "who sees my resume | is my application private | access to applications | which employees see my CV | do you log resume views | will my current boss find out | who looks at applications",
    answer:
      "Our team reads your application. It is notified by email, without your resume, and only team members whose role requires it can open the application. Every time a resume is opened, it is logged.",
    sources: ["/privacy-policy#use", "/privacy-policy#security", "/careers/apply-internship#what-happens"],
  },
  {
    questions: [
      "Does an algorithm decide on my application?",
      "do you use AI or an ATS to screen resumes",
      "will software rank or reject candidates",
      "automated filtering of applicants by keywords",
      "is my cv scored by a bot",
      "does AI score candidates before a human looks",
      "do computers rate candidates",
    ],
    also: "robot artificial parser shortlisting discrimination bias biased fair shortlist",
    variants:
      "AI screening of applicants | ATS | does a computer decide | automatic rejection | who decides about hiring | are candidates ranked by software | human decision on applications",
    answer: `No. People decide on applications to ${site.name}; no program ranks you.`,
    sources: ["/careers/apply-internship#what-happens", "/privacy-policy#use"],
  },
  {
    questions: [
      "When do I hear back after applying?",
      "how long does it take to review applications",
      "response time for candidates",
      "status of my application",
      "I applied weeks ago and heard nothing",
      "how soon do you answer after I apply",
      "I applied for a job and got no reply yet, when will I know",
    ],
    hindi: ["application ka jawab kab aayega", "apply kiya tha, status kya hai"],
    also: "waiting feedback outcome silence ghosted shortlisted update timeline pending turnaround",
    variants:
      "application status | how long until you decide | did you get my application | when will I hear back | waiting for an answer to my application | review time | I applied last week",
    answer: `You get an email when your application arrives. The site does not say how long the decision takes, and the assistant can’t see your application; for its status, email ${site.email} or ask for a person here.`,
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
      "what is the salary of this position",
    ],
    hindi: ["salary kitni milegi", "ctc kitna hai"],
    also: "paycheck payscale remuneration income package lpa hourly annual commission grade band payslip payroll monthly lakhs raise",
    variants:
      "salary | pay | compensation | how much does the job pay | wage for engineers | what is the CTC | bonus and stock options",
    answer: `The site publishes no salaries, bonuses or equity. Ask our team when you apply, or email ${site.email}.`,
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
    also: "holiday pto sick-leave maternity paternity pension gym lunch meals laptop weekend medical retirement childcare shifts sabbatical",
    variants:
      "perks | vacation days | health insurance | work from home | remote policy | working hours | parental leave | benefits package",
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
    also: "h1b immigration passport citizenship nationality overseas expat expatriate embassy residence",
    variants: "relocation | can I work from abroad | foreign applicants | work permit",
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
    also: "stages technical screening whiteboard leetcode selection zoom aptitude panel hackerrank homework prep",
    variants:
      "number of rounds | coding test | hiring steps | is there a technical interview | how are interviews done",
    answer: `The site does not describe interviews, tests or the number of rounds. It does say that people decide on your application; ask our team for the rest.`,
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
    also: "headhunter staffing consultant contractor gig spontaneous initiative future vacancy acquaintance cousin waitlist matching unadvertised suitable",
    variants:
      "unsolicited application | no suitable job | freelancer | talent pool | recruiter agency | speculative application",
    answer: `The site mentions no talent pool, referrals, recruiters or freelance work. If no position on the [careers page](/careers) fits, email ${site.email} and say what you would like to do.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
