import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const {
  applicationRetentionMonths,
  auditRetentionMonths,
  conversationRetentionDays,
  emailRetentionDays,
  inquiryRetentionMonths,
  pageViewRetentionMonths,
} = site;

const sources: CuratedAnswer["sources"] = ["/privacy-policy#retention"];

/** How long each kind of data is kept: the rows of the privacy policy's section on retention. */
export const retentionAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How long do you keep my data?",
      "retention periods overview",
      "when is personal data deleted automatically",
      "data retention policy",
      "after how many months is everything removed",
      "for how long is my data stored",
      "how many months do you store personal data",
    ],
    hindi: ["mera data kitne din rakhte ho", "data kab delete hota hai"],
    also: "duration expiry length lifespan purge lifecycle forever permanently indefinitely",
    variants:
      "retention | how long is data stored | data kept for how many months | deletion periods | when do you delete data | storage duration of personal data | how long do you retain information about me | When are you finally rid of my data? | Is everything I gave you wiped one day? | List each kind of data with its lifetime | What's your schedule for deleting personal data? | which type do you hold the longest | do you keep things forever | can I have my data removed before the period ends | how many months for inquiries, CVs and chats | your deletion concept in brief | when will I be forgotten automatically | storage limits for all sorts of data on this site",
    answer: `How long ${site.name} keeps data depends on its kind:\n- demo requests: ${inquiryRetentionMonths} months\n- applications and resumes: ${applicationRetentionMonths} months\n- chat conversations: ${conversationRetentionDays} days after the last message\n- accounts: as long as you keep them\n- sessions: until you log out, 24 hours without use, 7 days at most\n- hash of your IP address: two hours at most in our database, or until our server restarts\n- record of emails sent to you: ${emailRetentionDays.settled} days, or ${emailRetentionDays.dead} if the email couldn’t be delivered\n- emails and letters to us: ${inquiryRetentionMonths} months after the last one\n- audit log: ${auditRetentionMonths} months\n- daily counts of pages: ${pageViewRetentionMonths} months\n- record of a cookie choice: as long as this site runs\n\nIf you ask earlier, we delete it then.`,
    sources,
  },
  {
    questions: [
      "How long is my demo request stored?",
      "retention of inquiries",
      "when will the contact form message be deleted",
      "how many months do you hold on to an enquiry",
      "how long does my enquiry stay in your system",
    ],
    also: "lead prospect vanish disappear expire submission retained crm obsolete lie sit remain",
    variants:
      "how long demo requests | inquiry retention | 24 months | is my contact request deleted | storage time of a request | when is old inquiry data removed | how often does the server delete old requests | I wrote to you through the form in spring; is it still there? | For how many years does an inquiry remain? | How often do you purge old inquiries? | From which day does the period for an inquiry run? | two years for an inquiry, really? | when is what I wrote on the contact page gone | is a request for a presentation kept indefinitely | can an inquiry be erased before two years are over | do you purge inquiries hourly or daily | expiry of messages from the form",
    answer: `A demo request is kept for ${inquiryRetentionMonths} months from the day it arrived. Our server deletes older requests every hour; if you ask earlier, we delete it then.`,
    sources,
  },
  {
    questions: [
      "How long do you keep my application and resume?",
      "retention of candidate data",
      "do you keep my cv if I don't get the job",
      "when is a rejected applicant's file deleted",
      "when are job applications removed",
    ],
    hindi: ["mera resume kab tak rakhte ho", "reject hone ke baad resume kitne din rakhte ho"],
    also: "jobseeker unsuccessful declined hr pool archive on-file destroy shredded recruiting",
    variants:
      "how long resume | application deletion | keep CV how long | 12 months application | rejected application data | storage of my job application | do you delete my documents after rejection | I was turned down; how long will my papers stay with you? | When does my CV leave your system? | Is a successful candidate's application kept longer? | A year for candidates' papers: from which day? | do you hold on to unsuccessful candidates' files | can I have my papers deleted before the year is over | will you still have my application next year | is the CV gone at the same time as the application | for what time are candidates' papers kept | how long am I in your candidate database | deletion date of an application",
    answer: `An application is kept for ${applicationRetentionMonths} months from the day it arrived, whatever the outcome, and is then deleted with the resume, interviews, scores and notes. Our team’s email notifications about it are deleted by the same date. If you ask earlier, we delete it then.`,
    sources,
  },
  {
    questions: [
      "How long is this chat kept?",
      "retention of chat conversations",
      "when are my messages to the assistant deleted",
      "after how many days does the transcript disappear",
      "for how long do you save chats and attached files",
    ],
    also: "history dialogue dialog chatlog thread vanish expire retained forgotten",
    variants:
      "chat retention | how long do you store this chat | how long are chats saved | 90 days chat | conversation deleted when | are chat files deleted | when is this conversation erased | how long do you store what I type here | When will you forget this talk? | Does the clock for this talk restart with each message? | Are documents I sent in the chat erased along with it? | I applied in the chat; when is that talk erased? | three months for chats, is that right | does our talk vanish by itself | how many days until this talk is wiped | is old chat history purged automatically | will you still have my words next year | how long do you store the files in a chat | till when can your team look up this talk",
    answer: `A chat conversation is kept for ${conversationRetentionDays} days after its last message, with its files. A conversation in which you applied is deleted once the application is deleted. If you ask earlier, we delete it then.`,
    sources,
  },
  {
    questions: [
      "How long is my account kept?",
      "are inactive accounts deleted",
      "until when do you hold account data",
      "does a user profile expire",
      "retention of registrations",
    ],
    also: "dormant unused abandoned idle lifetime membership forgotten stale retained sleeping",
    variants:
      "account retention | is an unused account deleted | how long do you keep accounts | account expiry | what happens to inactive accounts | If I never log in again, does my profile stay? | Do you remove sleeping accounts? | Does my registration run out after some years? | Until what event does a profile exist? | will an unused login be purged | how long am I a registered person | I registered long ago, do you still have that | are sessions wiped together with the profile | does anything happen to a login that no one uses | lifetime of a user profile",
    answer: `An account is kept until you delete it on your account page, or ask us to. Its sessions are deleted with it.`,
    sources,
  },
  {
    questions: [
      "How long does a login session last?",
      "when am I logged out automatically",
      "session timeout",
      "how long can I be idle before I am logged out",
      "on how many browsers can I be signed in at once",
      "why do I have to sign in again after a week",
      "why was I logged out overnight or after 7 days",
    ],
    also: "idle inactivity remember-me kicked expire minutes auto-logout simultaneous concurrent laptop relogin inactive",
    variants:
      "session length | auto logout | stay logged in how long | 24 hours inactivity | 7 days login | how many browsers can I be logged in on | why was I logged out | The site threw me out after a day of doing nothing. Why? | Can I stay signed in for a month? | How many hours of inactivity until I'm signed off? | I use dozens of browsers; is there a limit? | what is the longest time I can stay signed in | why must I enter my password again each week | does a session last until I close the laptop | is there a maximum number of simultaneous sessions | after a weekend I had to log in again | when does a login end by itself | does using a 51st browser end an older login",
    answer:
      "A login session ends when you log out, after 24 hours without use, and after 7 days at the latest. It also ends if you log in on more than 50 browsers.",
    sources,
  },
  {
    questions: [
      "How long do you keep the record of my cookie choice?",
      "retention of consent proof",
      "can the consent log entry be erased",
      "is my banner decision stored forever",
      "tamper-proof seal of consent records",
    ],
    also: "ledger blockchain immutable permanently decline retained audit-proof eternal logbook",
    variants:
      "consent record retention | cookie choice stored how long | can I delete the consent record | proof of choice kept | is the consent log linked | does the record name me | Is my yes or no to cookies on file forever? | Could a record of choices be removed without a trace? | Does the entry about my banner answer hold my name? | Until when do you store evidence of my consent? | why do you never delete the proof of my cookie answer | is the chain of consent entries protected against removal | for what period is the evidence of my agreement stored | can you erase my banner answer on request | how long does the consent log exist | are consent entries linked with each other",
    answer: `The record of a cookie choice is kept as long as this site runs, because it proves that you were asked and shows your answer. It contains no name. Each record is linked to the one before, so none can be removed unnoticed.`,
    sources,
  },
  {
    questions: [
      "How long do you keep page view counts?",
      "retention of visit statistics",
      "how old are your traffic numbers at most",
      "when are anonymous page counts deleted",
      "for how long are page views stored",
      "when do you delete the page view statistics",
    ],
    also: "pageviews hits analytics aggregate history counter stats tallies hitcount retained",
    variants:
      "page view retention | statistics kept how long | 25 months | page counts deleted | do page counts identify me | How far back do your traffic figures go? | When do old visitor counts disappear? | Two years and one month for which numbers? | Are the daily page figures about persons? | how old can a count of visits be | maximum age of the site statistics | do you delete the numbers of page openings | are traffic counts personal data | for what period can you look at visits of a page | when are view numbers purged",
    answer: `Counts of pages are kept for ${pageViewRetentionMonths} months. They are plain numbers, without cookies or visitor data, and we show no count below five.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "How long do you keep notes about emails sent to me?",
      "retention of the mail outbox and delivery log",
      "record that a confirmation mail went out",
      "do you save a copy of the email you sent me",
    ],
    also: "outgoing notification bounced smtp undelivered outbound mailserver dispatched sendgrid retained",
    variants:
      "email log | outbox retention | record of sent mails | how long do you keep delivery notes | undelivered emails | copy of your reply to me | 30 days email record | Do you keep a copy of the mail your system sent me? | What do you note when a mail to me bounces? | For how many days is the sending record there? | Is my address kept in the log of sent mails? | what remains on your side after the confirmation went out | does the sending record contain the text | ninety days for mails that couldn't be delivered, why | is your colleague's written reply to me stored | when is the reply from your team deleted | delivery log of messages to me, how long | do you keep what the receiving mail server answered",
    answer: `Our record of an email to you holds your address and the mail server’s reply, but no text of the email. It is kept for ${emailRetentionDays.settled} days, or ${emailRetentionDays.dead} if the email could not be delivered, and is deleted with what you sent if that is sooner. For an hour, a hash of your address limits how many emails you get. A reply that our team wrote to you is kept with your demo request or application and deleted with it.`,
    sources,
  },
  {
    questions: [
      "How long do you keep emails and letters that I write to you?",
      "retention of correspondence",
      "when is my mail to your inbox deleted",
      "do you archive letters forever",
    ],
    also: "incoming inbound postal snail tickets threads paper statutory fax written",
    variants:
      "letters and emails kept | correspondence | how long are my emails stored | mails I sent you | paper letters | I wrote you a postal letter; is it archived? | When do you delete mail that I send to your inbox? | How long do you keep our correspondence? | Two years after which event is my mail deleted? | does a law force you to keep letters longer | is my mail to hello kept forever | our exchange of mails: until when do you hold it | do you throw away letters | the lifetime of messages in your mailbox | are my mails erased after the last contact",
    answer: `Emails and letters to us are kept for ${inquiryRetentionMonths} months after the last one, unless the law requires us to keep them longer.`,
    sources,
  },
  {
    questions: [
      "What happens to my data in backups?",
      "is deleted data still in a backup copy",
      "restoring a backup after an erasure",
      "how long do backups hold removed records",
      "backup retention",
    ],
    also: "snapshot disaster recovery archive dump tape replica replication offsite mirror rollback",
    variants:
      "backups | backup copies | deleted data in backups | restore | is my data gone from backups | You erased my record; does a copy survive on tape? | Could a restore bring back what I had removed? | Is erased data gone from everywhere immediately? | What do you do about deletions after a restore? | how long may a removed record linger in copies | does the safety copy contain my erased details | are old copies overwritten | after erasure, is there still something of me left | when is a safety copy replaced | do you delete again after recovering from a copy | restored backup | what if a backup is restored | are backups replaced",
    answer: `A backup may contain deleted data until it’s replaced. If we ever have to restore one, we delete that data again.`,
    sources,
  },
  {
    questions: [
      "How long do you keep the note of who opened a resume?",
      "retention of the access log for resumes",
      "record of staff opening my cv",
      "how long can you prove which employee viewed a resume",
    ],
    also: "trail viewers trace hr recruiter lookup peeked viewer-list duration retained",
    variants:
      "audit log retention | resume access log | how long is it recorded who opened my resume | log of staff access | does the log contain the resume text | Can I find out in a year who looked at my CV? | How long is the trail of staff reading CVs stored? | Does that trail repeat what's in my CV? | Is my name in the trail after the application is erased? | two years of records on who opened papers | when do entries about opened CVs disappear | what does an entry about an opened CV hold | who viewed my papers: until when can you tell | how far back does the trail of opened CVs reach | are staff accesses to CVs remembered forever",
    answer: `Our audit log records who on our team opened a resume. Its entries are kept for ${auditRetentionMonths} months and contain nothing from the resume, and no name once the application is deleted.`,
    sources,
  },
  {
    questions: [
      "How long do you keep the audit log of this website?",
      "what is in this website’s audit log",
      "who on your team viewed, changed or deleted my record",
      "audit log retention in the privacy policy",
    ],
    also: "24 months entries random IDs logged in user names trail site policy",
    variants:
      "audit log of your site, how long and what does it say | is my name in the website's audit log | do you log who opened my record | privacy policy audit log months | log of changes to my record | does the audit log outlive my account",
    answer: `The audit log of this website is kept for ${auditRetentionMonths} months from each entry. It says when a user logged in, with which browser and system, and who on our team viewed, changed or deleted which record. It contains random IDs, and no name once the record or account is deleted.`,
    sources,
  },
  {
    questions: [
      "How long do you keep an invitation to your team?",
      "invitation email address retention",
      "someone invited me to your dashboard, is my address stored",
    ],
    also: "invited member join colleague unaccepted expire",
    variants:
      "invited email address, how long stored | does an invitation to the dashboard expire from your records | invitation never accepted, is my email kept | how long do you keep invitations to join the team",
    answer: "An invitation to our team is kept for 30 days, with the email address that was invited.",
    sources,
  },
  {
    questions: [
      "What stays of the team’s replies and interview notes?",
      "how long do you keep interview scores and notes",
      "are notes about my answers deleted",
    ],
    also: "interviewer feedback internal remarks replies request application deleted with",
    variants:
      "do you keep what the interviewers wrote about me | interview notes retention | when are our replies deleted | notes about a candidate, how long | what is stored about interviews | are interview scores stored | interview scores",
    answer: `Interviews, scores and notes are deleted with the application, ${applicationRetentionMonths} months from the day it arrived or earlier if you ask. Our replies, and notes of your answers, are deleted with your request or application.`,
    sources,
  },
  {
    questions: [
      "After how many days is a backup replaced?",
      "how often do you make backups of this website",
      "where are the backups kept",
      "when is my deleted data gone from the last backup",
      "how many backups do you have",
      "are your backups encrypted",
    ],
    variants:
      "backup interval | backup frequency | backup schedule | how many days does a backup exist | lifetime of a backup | how old can a backup be | how long does it take until the last backup is replaced | days until my resume is gone from the backups | in how many weeks is a backup overwritten | how many copies are there | daily or weekly backups | backup location | in which country are the backups | who can read the backups | which program makes the backups | encryption of backups | when was the last backup made | when did you last restore a backup | have you ever restored a backup | do you test your backups",
    answer: `A backup may contain deleted data until it’s replaced; if we ever have to restore one, we delete that data again. The privacy policy does not say how often backups are made, after how many days one is replaced, or where they are. Ask at ${site.email}.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
