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
      "why join you | work culture | reasons to work here | employee experience | life at the company | what can I expect as an employee | What would my days on your team feel like? | Convince me to join rather than a bigger firm | Do you finish things or rush from task to task? | What is special about being employed with you? | is work judged by numbers in your team | how much do you ask from applicants and staff | why would an engineer want to join a privacy firm like yours | which values shape the daily work of your team | is there time for tests and quality in your engineering | what attracts people to work there | give me the pros of becoming part of the team | is it a good place for engineers | why would anyone want to work with you guys | why would I want to work with you | what makes working there better than elsewhere | what makes working there any better than at another startup | sell me on joining your team | what is good about working there | why work with you and not at a big company | what do I gain if I join you | is it nice to work with you people | why would a person pick you as an employer | time to finish | one thing at a time, finished",
    answer: `At ${site.name}, you build the tools people use to decide what AI may read about a patient, a borrower, a child. The reasons to work here:\n- Work that is measured: a detector has a precision score, a page has a budget, an answer has a source. Opinions come second.\n- We don’t oversell: when we don’t know something, we say so. You’ll never be asked to pretend otherwise.\n- We ask for very little: we keep only what an application needs, tell you for how long, and delete it on time or when you ask.\n- Time to finish: one thing at a time, finished: with its tests, its docs and its failure cases.`,
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
      "how to apply | steps of application | where do I send my cv | what do I need for the application | can I apply in the chat | I saw an opening that I like; what must I do now? | Is there a button to send my papers? | Can you take my application in this window? | does applying require a password or a login | Which details do you want from a job seeker? | is a cover letter necessary | how do I become a candidate | what's the first step toward a job with you | do I have to give my phone number when applying | I'd like to be considered for the technical writer position | where do I hand in my papers for the engineer opening | do you take applications by the assistant | which documents do I need to apply | what must I send to apply",
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
      "cv file size | pdf or docx | max upload resume | is .doc ok | can I upload a jpeg as resume | how large may my resume be | Can I hand in my CV as OpenDocument? | My CV has 8 MB. Too big? | Is a scan as PNG fine for my CV? | What types of document can a job seeker attach? | I made my CV in Google Docs, how do I export it for you | is RTF okay for a CV | may the CV be longer if it stays under the size limit | which extension must my CV have | what's the weight limit for my papers | can I send several documents when applying | do you take CVs in Pages format | my cv is 7 megs | is 7 megabytes too much for a cv | cv over the limit, what can I do | my resume is too heavy to upload",
    answer:
      "A resume can be a PDF or Word document (doc, docx) of up to 5MB. In the application forms you can give a link to it instead.",
    sources: ["/careers/apply-internship", "/privacy-policy#security"],
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
      "link to resume | send a google drive link | LinkedIn instead of resume | is a portfolio link enough | do I have to upload a file | when do you open my link | do I need to make the link public | Would you visit my personal website in place of a CV? | My CV sits in Dropbox; is the address enough? | Must the address of my CV work without a password? | When will you look at the page that I linked? | may I give only my github profile | do I have to grant you access to my shared document | is a URL as good as a document when applying | can I paste the address of my online CV | what if I have no file but a web CV | do you fetch my linked CV automatically | either link or upload: is one sufficient | do I have to give both a link and a file | link and file, is one enough | what must a job seeker's link be like so that you can open it | requirements for the resume link",
    answer:
      "Yes. The application forms take a link to your resume or the file itself; one is enough. Use a link we can open without logging in. Our team opens it when it reviews your application, not before.",
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
      "who sees my resume | is my application private | access to applications | which employees see my CV | do you log resume views | will my current boss find out | who looks at applications | I don't want my present employer to learn that I'm applying | How many people get to look at my papers? | Is my CV mailed around in your company? | Do you keep track of who opens my papers? | are job seekers' documents confidential with you | will every employee be able to open my CV | what does the notification about my application contain | do outsiders see what I send as a candidate | is it recorded when my CV gets opened | who handles candidates' documents | can I be sure that few people see my CV | who can open my application and when is it deleted | what do you use my application for | what are you going to do with my CV and for how long do you keep it | what is my resume used for | does a person read every application | is every application read | does the team read applications",
    answer:
      "Our team reads every application, and only the people who decide can open it; each time a resume is opened, it is logged. The team is notified by email, without your resume. We use what you send only to decide on this application, and delete it after 12 months, or as soon as you ask.",
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
      "AI screening of applicants | ATS | does a computer decide | automatic rejection | who decides about hiring | are candidates ranked by software | human decision on applications | Will a robot sort me out before a human sees my papers? | Do I have to stuff my CV with keywords? | Is there a ranking of candidates by software? | Who makes the choice: machine or person? | You sell AI; do you let it choose your staff? | do you use an applicant tracking system | are candidates given points by a program | I was rejected by bots elsewhere, is it the same with you | does an AI read CVs in your company | is selection of staff automated | human or machine: who picks new colleagues | do algorithms reject applicants | who decides on applications | do algorithms rank interns | who decides about applicants | do you use AI to select applicants | who decides who gets the job",
    answer: `No. People decide on applications to ${site.name}: our team reads every application, no program ranks you, and we never sell your details.`,
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
      "how many people applied so far | application status | how long until you decide | did you get my application | when will I hear back | waiting for an answer to my application | review time | I applied last week | Three weeks ago I sent my papers. Silence. What now? | Is there a mail that tells me my papers have arrived? | Can you check how far my application is? | By when do you decide on candidates? | how long must a candidate be patient | I haven't got any reaction to my CV | who can tell me where my application stands | am I still in the race for the job | did you pick someone already for the position I applied to | when do candidates receive news | could you look up whether I'm invited",
    answer: `You get an email when your application arrives. The site does not say how long the decision takes, and the assistant can’t see your application; for its status, email ${site.email} or ask for a person here.`,
    sources: ["/privacy-policy#use", "/careers/apply-internship#what-happens"],
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
      "number of rounds | coding test | hiring steps | is there a technical interview | how are interviews done | Will there be a whiteboard challenge? | What awaits me between applying and an offer? | How many conversations do I have before a decision? | Is there homework for candidates? | do you interview by video | who will question me in the interview | which topics are tested in an interview with you | how is the selection procedure organized | phone screen, on-site, offer: is this your procedure | do you check references | can I prepare for a test",
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
      "unsolicited application | no suitable job | freelancer | talent pool | recruiter agency | speculative application | None of your openings match me, but I want to join | I place candidates; will you work with me? | May I recommend my friend to you? | Are you open to contractors? | can I leave my CV for future openings | is an initiative application welcome | there's no opening for designers, who do I write to | do you need freelancers | headhunter here, do you accept profiles | keep me in mind for later vacancies | part-time consultant looking for a contract",
    answer: `The site mentions no talent pool, referrals, recruiters or freelance work. If no position on the [careers page](/careers) fits, email ${site.email} and say what you would like to do.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How can I filter the open positions?",
      "which filters are on the list of positions",
      "filter jobs by location or type",
      "the filter shows no matching positions",
    ],
    variants:
      "filters on the careers page | what filters can I use on the openings list | sort positions by city | no matching positions | show only internships | search the openings by type, location and category",
    answer:
      "The [careers page](/careers) filters open positions by type, location and category (job or internship). If no position matches, set one of the filters to “All” to see more.",
    sources: ["/careers"],
    offers: ["apply"],
  },
  {
    questions: [
      "What is the exercise on the careers page?",
      "try the work: select what the model shouldn't see",
      "which words should be hidden in the sample prompt on the careers page",
      "the puzzle with Meera Nair's loan on the careers page",
    ],
    variants:
      "exercise where I select words | what is try the work | game on the careers page | hide what the model should not see | how many words must be hidden in the sample | 1 of 3 hidden | first task on the careers page",
    answer:
      "“Try the work” on the [careers page](/careers) shows a sample prompt in which you select what the model shouldn’t see. Three parts are to be hidden: the name, the account number, and the health detail, “her brother’s operation.” The tone and the day can stay, because the letter needs them.",
    sources: ["/careers"],
  },
  {
    questions: [
      "What is the application deadline for a job?",
      "when would I have to start in the job",
      "joining date for new employees",
      "last day to send a job application",
      "how soon must a new employee be available",
      "until when can I apply for this position",
    ],
    variants:
      "application deadline | deadline for applications | by which day must my application be there | last date to apply for a job | is it too late to apply | when do applications close | joining date | start date of the job | when do new hires begin | on which day would I begin to work | can I start next month | could my start be postponed | do you wait until my notice period is over | immediate joiners only? | when will the position be filled | when do you plan to fill this vacancy | how long does the vacancy stay online",
    answer: `The site names no general application deadline and no start dates for jobs. If a position has a closing day, its page says “Open until”; the [careers page](/careers) links to each. Ask about the start when you apply, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["apply", "handover"],
    isUnpublished: true,
  },
];
