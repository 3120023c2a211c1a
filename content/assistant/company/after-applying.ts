import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { applicationRetentionMonths } = site;

/** After an application, and what applicants doubt. */
export const afterApplyingAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How do I withdraw my application?",
      "please remove my resume from your records",
      "delete my job application",
      "take my application out of your files",
      "I no longer want the position I applied for",
      "replace the cv that I sent you",
      "cancel my application",
    ],
    also: "retract pull-out elsewhere update newer resubmit recall discard candidacy drop took",
    variants:
      "withdraw application | delete my application | remove my CV | change my resume after applying | replace resume | I no longer want the job | when is my application deleted automatically | I found another job; how do I take myself out? | I uploaded an old version of my CV; can it be swapped? | Is my application removed by itself at some point? | Please cancel my candidacy | After how many months does my application vanish? | I sent you the wrong document with my application | how do I tell you that I'm not interested in the position anymore | from which mailbox must I write to pull out of the process | can I get my papers back | update the CV in an application I already sent | undo my job application | do you delete the CV together with the application when I ask",
    answer: `Email ${site.email} from the address in your application: we then delete the application and the resume. Otherwise, both are deleted after ${applicationRetentionMonths} months. To replace a resume, write to the same address.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "Do rejected applicants get an answer?",
      "will I hear back even if it is a no",
      "do you tell candidates that they were not chosen",
      "if you reject my application, will you tell me",
      "I was not selected, do I get a reply",
      "will you inform me if I am rejected",
    ],
    also: "inform",
    variants:
      "do you answer everyone | rejection email | will I get a reply if rejected | do all applicants hear back | ghosting | is every internship applicant answered | Will there be silence if you don't want me? | Is it your habit to write to unsuccessful candidates? | Do I get a message either way? | I hate being ghosted. Does that happen with you? | does a person or a machine tell me that I failed | do unsuccessful candidates hear from you | what happens to people who are not picked | does everyone who applies get a decision by mail | is a no communicated | would I learn that another candidate got the job | are refusals sent out | does an intern applicant hear from a human being | do I get told when it's a no | will you tell me if I am turned down | do I hear from you if you say no | would you let me know if I don't get the job | do you write to those you don't take | am I told either way",
    answer: `Yes. After you apply, the internship form says: a person will read it and email you either way. The site does not say how long that takes.`,
    sources: ["/careers/apply-internship"],
    offers: ["apply"],
  },
  {
    questions: [
      "Should I apply if I don’t meet every requirement?",
      "I match most but not all of the requirements",
      "do I need all the skills listed in a job",
      "one of the requirements does not fit me",
      "am I qualified enough to apply",
    ],
    also: "bullet worth lack partly criteria degree",
    variants:
      "not meeting all requirements | underqualified | should I apply with half of the skills | missing a requirement | do I have to know everything listed | I lack one skill | The ad wants five years and I have three; is there any point? | I don't have a degree but the rest fits | What do I do if I lack one of the bullets in the ad? | Must every bullet be fulfilled? | I'm a career changer without the listed background | is it okay to be missing some qualifications | should I mention what I can't do | I feel not good enough for the position | are the listed demands strict | can motivation make up for a missing skill | half of the list describes me, shall I try | will I be refused for lacking one skill | I don't meet all requirements, what should I write | should I still apply and what do I write | what do I say about requirements that I lack",
    answer: `Yes, apply anyway, and tell us which requirements you don’t meet and what you bring instead. You need a resume, as a link or a file, and no account.`,
    sources: ["/careers", "/auth#promotion"],
    offers: ["apply"],
  },
  {
    questions: [
      "Why is my file not accepted?",
      "my resume upload fails",
      "Word document with macros is rejected",
      "unsupported file type error",
      "error while uploading my cv",
    ],
    also: "docm jpg damaged virus infected large",
    variants:
      "upload error resume | file rejected | docm macros | my cv won't upload | file not accepted | unsupported format | It refuses my document, what's wrong? | Why can't I send a .docm file? | My CV is an ODT; the form complains | The site says my document has macros | what should I do when the CV can't be attached | I get an error after choosing my document | does saving as PDF solve the trouble | Pages or JPG gives an error in the form | is my document too heavy, 7MB | the form doesn't take my zip | what kind of document is allowed when applying | your form won't take my CV",
    answer: `A file must be a PDF or Word document (doc, docx) of up to 5MB, without macros or other programs. If yours is not accepted, save it as a PDF and choose that.`,
    sources: ["/privacy-policy#security", "/careers/apply-internship"],
  },
  {
    questions: [
      "Will I have to write marketing claims that are not true?",
      "are employees asked to exaggerate",
      "how honest is the company",
      "are your promises to customers true",
      "do your employees have to make false promises to customers",
    ],
    also: "pressured lie false promise writer",
    variants:
      "honest employer | will I have to lie to customers | don't oversell meaning | exaggerated claims at work | honesty at work | Would I have to praise things that don't exist? | Do your people ever have to pretend? | How do you treat uncertainty toward customers? | Is exaggeration part of the job in your team? | I left my last employer because of dishonest sales | what does not overselling mean for staff | may employees say that they don't know something | is truthfulness valued in your team | do writers have to invent benefits | ethics at work: must I deceive clients | how straight are you with customers | am I allowed to admit ignorance in front of a client",
    answer: `“We don’t oversell” is one of the reasons to work at ${site.name}: when we don’t know something, we say so, and you’ll never be asked to pretend otherwise.`,
    sources: ["/careers#reasons-title"],
  },
  {
    questions: [
      "Can I apply for two positions?",
      "are my applications linked with each other",
      "what if I apply twice with the same email",
      "may I apply again after a rejection",
      "may I apply to more than one job",
      "can I send applications for several positions",
    ],
    also: "multiple several second duplicate mail reapply together jobs",
    variants:
      "apply twice | several applications | can I apply to more than one job | same email for two applications | reapply | limit on applications | Two of your openings interest me. May I go for both? | I was turned down last year; can I try again? | Does a second application overwrite the first? | Do you notice that the same person applied more than once? | how many times may I apply | I've applied as an intern and now want a full-time role | is it frowned upon to send several applications | are my applications viewed side by side | will I be asked the same things again if I apply for another opening | is there a cap on the number of applications | what ties my applications together",
    answer: `Applications sent from one email address are shown together to our team, so we don’t ask you twice. The site names no limit on how many you send.`,
    sources: ["/privacy-policy#use"],
    offers: ["apply"],
  },
  {
    questions: [
      "What happens to my application, step by step?",
      "when do you confirm my application",
      "is what I typed lost if the application doesn't go through",
      "what happens after I press Submit Application",
    ],
    variants:
      "steps after applying | when is my application confirmed | is my application saved before you confirm | what if my connection breaks while I apply | what happens to what I typed if sending fails | does my application go to third parties | process after I send my application | is an application lost when the wifi dies while sending | internet broke while I was applying | is my application lost if the connection breaks",
    answer:
      "An application takes three steps:\n- You send it: it goes straight to us. Until it arrives, what you typed stays in this tab.\n- We save it: we confirm only after your answers and your file are safely stored.\n- People decide: our team reads every application. No algorithm ranks you, and we never sell your details.",
    sources: ["/careers/apply-internship#what-happens"],
    offers: ["apply"],
  },
  {
    questions: [
      "What if the position closes after I applied?",
      "the job is no longer open, is my application still read",
      "job not found, no longer accepts applications",
      "position was filled after I sent my application",
    ],
    variants:
      "position closed | the opening disappeared after I applied | no longer accepts applications | job was taken offline, what about my application | is my application void when the job closes",
    answer:
      "If you applied while the position was open, we’ll still read your application. A closed position no longer accepts new ones; the [careers page](/careers) lists those that are open.",
    sources: ["/careers/apply-internship#what-happens", "/careers"],
    offers: ["apply"],
  },
  {
    questions: [
      "Has anyone opened my resume yet?",
      "tell me who on your team opened my resume",
      "did someone already look at my application",
      "can you see in your log who read my cv",
      "was my file downloaded by anyone",
      "at what time was my resume opened",
    ],
    variants:
      "is my resume read yet | has my cv been viewed | has my application been read already | was my cv opened this week | how often was my resume opened | how many people have opened my cv so far | which of your colleagues looked at my papers | names of the people who read my application | look up who opened my file | please check the log for my resume | show me the entries about my application in your log | did the hiring team see my portfolio | have you clicked on my resume link | did anyone save a copy of my cv | did somebody forward my application | who exactly viewed my documents and when | I want to know whether my resume was read | is my application unread | has my application been looked at | which stage is my application in",
    answer: `The assistant can’t see applications or our audit log, and the site does not show applicants who opened their resume. Our server does record who on our team opened it, and when. Ask at ${site.email} from the address in your application.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#rights"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Why was I rejected?",
      "do you tell rejected applicants the reason",
      "what score did I get in my interview",
      "what is the pass mark for candidates",
      "on which scale do interviewers score",
      "can I get feedback on my interview",
    ],
    variants:
      "reason for rejection | reasons for a refusal | why did you not take me | why did I not get the job | why was someone else chosen | do you explain a rejection | will I learn what I did wrong in the interview | feedback after a rejection | detailed feedback for candidates | result of my interview | my score as a candidate | how are interviews scored | scores of the interviewers, what is the best one | how many points do I need to pass | is the score out of ten | which criteria do interviewers rate | what did the interviewers write about me | how did I do in the interview | did I pass | scorecard for candidates | how do you weigh skills when you score applicants | can I appeal against a rejection",
    answer: `The site does not say whether you learn the reason for a rejection, or how interviewers score and what it takes to pass; the assistant can’t see results. Each interviewer’s scores and notes are kept with your application for ${applicationRetentionMonths} months from the day it arrived. Ask for them at ${site.email} from the address in your application.`,
    sources: ["/privacy-policy#use", "/privacy-policy#retention", "/privacy-policy#rights"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who is the hiring manager?",
      "what is the name of your recruiter",
      "who would be my boss in this job",
      "how many people are in the team I would join",
      "who are my future colleagues",
      "which people will I meet at the company",
    ],
    variants:
      "hiring manager | hiring manager name | name of the HR person | recruiter name | recruiter contact | who is in charge of recruiting | contact person for this position | contact person for applicants | who do I address my letter to | who would I report to | who is the team lead | who leads the team of this position | name of my interviewer | who will sit in my interview | size of the team | team size for this position | how large is the team for this role | how many engineers are on the team | how many writers do you have | phone number of the recruiter | LinkedIn profile of the hiring manager | can I talk to someone from the team before I apply",
    answer: `The site names no hiring managers, recruiters, interviewers or colleagues, and gives no team sizes. Our team reads every application; write to ${site.email}, or ask for a person here.`,
    sources: ["/careers/apply-internship#what-happens", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many people apply for a job with you?",
      "what are my chances to get the job",
      "how many people do you hire a year",
      "how many women work at your company",
      "what is your staff turnover",
      "acceptance rate for applicants",
    ],
    variants:
      "number of applicants | how many applications do you get | how many candidates are there for one job | how many others applied for this position | how many applicants get an interview | how many of the applicants were rejected | acceptance rate | hiring rate | chance of being hired | competition for the job | hiring plan for next year | diversity figures | share of women in the team | average age of the staff | which nationalities work in your team | how long do employees stay on average | how many people left last year | how many people did you hire last year | gender pay gap",
    answer: `The site publishes no figures about applicants, hires, turnover or the make-up of the team, and no plans for new positions. The [careers page](/careers) shows what is open now; for the rest, email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "When is my interview?",
      "can I move my interview to another day",
      "what is the link to my interview call",
      "I have to cancel my interview, what now",
      "I got no invitation to the interview",
      "did I miss my interview",
    ],
    variants:
      "my interview date | date of my interview | time and place of my interview | where does my interview take place | reschedule my interview | postpone the interview | I am ill and can't come to the interview | I am late for my interview | interview link does not work | Zoom link for my interview | who is my interview with tomorrow | is my interview online or at the office | how long will my interview take | when do I get the result of the interview | am I invited to an interview | can you confirm my interview slot | can I choose the time of the interview | when is the second interview",
    answer: `The assistant can’t see interviews, and the site publishes no dates or links for them. To ask about yours, or to move or cancel it, email ${site.email} from the address in your application, or ask for a person here.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
