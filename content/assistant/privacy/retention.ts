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
      "retention | how long is data stored | data kept for how many months | deletion periods | when do you delete data | storage duration of personal data | how long do you retain information about me",
    answer: `How long ${site.name} keeps data depends on its kind:\n- demo requests: ${inquiryRetentionMonths} months\n- applications and resumes: ${applicationRetentionMonths} months\n- chat conversations: ${conversationRetentionDays} days after the last message\n- accounts: as long as you keep them\n\nIf you ask earlier, we delete it then.`,
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
      "how long demo requests | inquiry retention | 24 months | is my contact request deleted | storage time of a request | when is old inquiry data removed | how often does the server delete old requests",
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
      "how long resume | application deletion | keep CV how long | 12 months application | rejected application data | storage of my job application | do you delete my documents after rejection",
    answer: `An application is kept for ${applicationRetentionMonths} months from the day it arrived, whatever the outcome, and is then deleted with the resume. If you ask earlier, we delete it then.`,
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
      "chat retention | how long are chats saved | 90 days chat | conversation deleted when | are chat files deleted | when is this conversation erased | how long do you store what I type here",
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
      "account retention | is an unused account deleted | how long do you keep accounts | account expiry | what happens to inactive accounts",
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
      "session length | auto logout | stay logged in how long | 24 hours inactivity | 7 days login | how many browsers can I be logged in on | why was I logged out",
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
      "consent record retention | cookie choice stored how long | can I delete the consent record | proof of choice kept | is the consent log linked | does the record name me",
    answer: `The record of a cookie choice is kept as long as this site runs, because it is our proof that you were asked and what you answered. It contains no name. Each record is linked to the one before, so none can be removed unnoticed.`,
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
      "page view retention | statistics kept how long | 25 months | page counts deleted | do page counts identify me",
    answer: `Counts of pages are kept for ${pageViewRetentionMonths} months. They are plain numbers, without cookies or visitor data.`,
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
      "email log | outbox retention | record of sent mails | how long do you keep delivery notes | undelivered emails | copy of your reply to me | 30 days email record",
    answer: `Our record of an email to you holds your address and the mail server’s reply, but no text of the email. It is kept for ${emailRetentionDays.settled} days, or ${emailRetentionDays.dead} if the email could not be delivered, and is deleted with what you sent. A reply that our team wrote to you is kept with your demo request or application and deleted with it.`,
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
      "letters and emails kept | correspondence | how long are my emails stored | mails I sent you | paper letters",
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
    variants: "backups | backup copies | deleted data in backups | restore | is my data gone from backups",
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
      "audit log retention | resume access log | how long is it recorded who opened my resume | log of staff access | does the log contain the resume text",
    answer: `Our audit log records who on our team opened a resume. Its entries are kept for ${auditRetentionMonths} months and contain nothing from the resume, and no name once the application is deleted.`,
    sources,
  },
];
