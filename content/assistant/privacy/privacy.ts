import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { ageOfMajority } = site.privacyNotice;

/** What this website collects, why, who sees it, how it is protected, and what the privacy policy covers. */
export const privacyAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What do you collect when I only read the site?",
      "is there tracking on this site",
      "do you log my visits and which pages I look at",
      "do you record my location, device or browser",
      "am I being watched while browsing here",
      "are you tracking visitors",
      "what do you store about visitors",
    ],
    hindi: ["kya aap visitors ko track karte ho", "site padhne par kya data lete ho"],
    answer: `If you only read, ${site.name} collects nothing about you: no cookie, no network address, no device, no location. The server only counts how often each page is opened on a day. Analytics and marketing cookies are off unless you agree to them.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#in-short"],
  },
  {
    questions: [
      "What data is stored when I ask for a demo?",
      "which details do you keep from the contact form",
      "personal information in an inquiry",
      "what do you save when I fill out the request form",
      "legal name and company email in the demo form",
      "why do you need my email",
    ],
    answer: `With a demo request, ${site.name} stores:\n- your first and last name\n- your company’s name, if you give it\n- your company email\n- your industry and message\n- the date and time\n\nIt is used to contact you, to prepare the demo and to hold it.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#use"],
  },
  {
    questions: [
      "What data is stored when I apply for a job or internship?",
      "which applicant details do you save",
      "personal information of candidates",
      "what do you keep from my application form",
      "is my resume file stored and where",
    ],
    answer: `With an application, ${site.name} stores your name, email, phone, the position, your experience and message, your resume or the link to it, and the date and time. For internships it also stores education, university, graduation year and availability. The file is stored in our database, and each opening of it is on record.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#security"],
  },
  {
    questions: [
      "What is stored when I create an account?",
      "which registration data do you hold",
      "information kept about account holders",
      "what do you save when somebody signs up",
      "does an account record my last visit",
    ],
    answer: `For an account, ${site.name} stores your username, name and email, a one-way hash of your password, when the account was opened and, while you are signed in, when you were last here.`,
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "What do you use my data for?",
      "purposes of processing",
      "why do you collect personal information",
      "what happens with my details",
      "do you send me marketing emails or newsletters",
      "will I get spam after giving you my email",
    ],
    answer: `${site.name} uses personal data to answer you, to decide about your application, to let you sign in and to keep the site safe, and for nothing else. It does not advertise with your data; after a demo request or an application you get an email that it has arrived.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Do you sell my personal data?",
      "is my info sold or rented to data brokers",
      "do you give my email to advertisers",
      "do you earn money with visitor data",
      "passing on my address to other firms for profit",
    ],
    hindi: ["kya aap mera data bechte ho", "mera email kisi company ko doge kya"],
    answer: `No. ${site.name} does not sell personal data or rent it out, and does not advertise with it.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Who do you share my data with?",
      "which third parties receive personal information",
      "processors and hosting companies of this website",
      "does the police or government get my data",
      "do you pass my details on to authorities",
      "who else gets to know what I sent you",
    ],
    answer: `A company that hosts our server or carries our email, where there is one, stores or passes on data on our behalf and under contract. Authorities receive what the law compels us to hand over, and no more. Where a language model words the chat’s answers, the company that runs it receives your masked message and the last few before it.`,
    sources: ["/privacy-policy#use", "/privacy-policy#how-collected"],
  },
  {
    questions: [
      "Who in your company can read my data?",
      "which employees have access to demo requests and conversations",
      "who can read what I write in the form",
      "admin role access to inquiries",
      "can any staff member open my details",
      "who has access to my information",
      "can your admin read my messages",
    ],
    answer: `Only people with the admin role can read demo requests, applications and conversations. Those who run the server can also see accounts. Each opening of a resume is on record.`,
    sources: ["/privacy-policy#use", "/privacy-policy#security"],
  },
  {
    questions: [
      "Do you train AI models on my messages?",
      "is what I write here used as training data",
      "do you build a profile of me",
      "automated decision making about visitors",
      "is any machine deciding something about me",
    ],
    answer: `No. ${site.name} trains no model on the personal data of this website, builds no profiles, and lets no machine decide anything about you.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "In which country is my data stored?",
      "where are the servers of this website",
      "is my form data transferred abroad",
      "does what I submit leave India or the EU",
      "hosting company of this website",
      "are your servers in Europe",
    ],
    answer: `The privacy policy does not say in which country or with which hosting company the server of this website runs. If you need to know, write to ${site.email}.`,
    sources: ["/privacy-policy#use", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you store my IP address?",
      "network address logging",
      "what is in the server logs",
      "can you see from which connection I come",
      "is my ip tracked or hashed",
      "do you keep logs of requests",
    ],
    answer: `No. ${site.name} keeps only a hash of your network address, in memory and never on disk, to slow down anyone who guesses passwords or floods a form. Its key is random, and it is gone once the server restarts. The server’s log holds no name, no network address and nothing that you sent.`,
    sources: ["/privacy-policy#use", "/privacy-policy#retention", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Can children use this site?",
      "how old must I be, minimum age",
      "I am 16 years old, may I use it",
      "rules for minors, parents and guardians",
      "my son sent you something without my consent",
      "under 18 visitors",
    ],
    answer: `If you are under ${ageOfMajority}, use this site only with a parent or guardian, who consents in your place. ${site.name} does not ask for anyone’s age. If you believe that a child has sent something alone, write to ${site.email} and we will erase it.`,
    sources: ["/privacy-policy#minors"],
  },
  {
    questions: [
      "How do you protect my data on this website?",
      "security measures for what I send you",
      "is my information safe with you",
      "how is this site secured against hackers",
      "are uploaded files checked for malware or macros",
    ],
    answer: `${site.name} protects the data of this website in several ways:\n- Passwords and sessions are stored only as hashes.\n- Guessing passwords is slowed down by account, browser and network address.\n- Browsers are told to run no code but ours, and requests made by other sites in your name are refused.\n- Files must be PDF or Word documents, and the team is warned of active content.\n- Only the admin role opens demo requests, applications and conversations.`,
    sources: ["/privacy-policy#security"],
  },
  {
    questions: [
      "How are passwords stored?",
      "can you see my password",
      "which hash algorithm do you use for logins",
      "argon2 or bcrypt with salt",
      "is my password kept in plain text",
    ],
    answer: `Passwords are stored as argon2id hashes, each with its own salt. No one can read your password from that, ${site.name} included.`,
    sources: ["/privacy-policy#security", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Will you tell me if there is a data breach?",
      "breach notification to affected people",
      "what if you get hacked and my data leaks",
      "do you inform users and the regulator after an incident",
      "has your website ever been breached",
    ],
    answer: `Yes. If a breach concerns your data, ${site.name} tells you and the Data Protection Board of India, as the law requires. The site does not report any past breach.`,
    sources: ["/privacy-policy#security", "/privacy-policy#definitions"],
  },
  {
    questions: [
      "On what legal basis do you process my data?",
      "which privacy law applies to this website",
      "do you follow GDPR for visitors from Europe",
      "DPDP Act consent for your forms",
      "lawful ground, legitimate interest or consent",
      "GDPR compliance of this website",
    ],
    answer: `Forms and optional cookies rest on your consent under India’s Digital Personal Data Protection Act, 2023. ${site.name} applies this Act to everyone who uses the site, wherever they live; if the law of your country gives you more, you have that as well.`,
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Who is responsible for data processing on this website?",
      "data controller name",
      "who is the data fiduciary here, and what does that mean",
      "which entity decides why and how personal data is processed",
      "party accountable under the DPDP Act",
    ],
    answer: `The Data Fiduciary for this website is ${site.legalEntity}, ${site.office.lines.join(", ")}: the party that decides why and how personal data is processed.`,
    sources: ["/privacy-policy#definitions", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "When was the privacy policy updated?",
      "effective date of your privacy notice",
      "where can I read older versions of the policy",
      "will you inform me before the policy changes",
      "how do you announce changes of the privacy terms",
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
];
