import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { answerDays } = site.privacyNotice;
/** How each request about one's own data is made. */
const request = `Email ${site.email} from the address you gave us`;

/** What visitors can demand about their data, and how. */
export const rightsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What are my privacy rights?",
      "what rights do I have over my data",
      "my rights under the DPDP Act",
      "data subject or data principal rights list",
      "what can I demand regarding my personal data",
      "which GDPR-like rights do I have with you",
    ],
    also: "entitled objection portability restriction consumer citizens liberties statutory",
    answer: `You have these rights:\n- access to your data\n- correction\n- erasure\n- withdrawal of consent\n- nomination of someone who acts for you\n\n${request}. You don’t need to give a reason, it costs nothing, and you get an answer within ${answerDays} days.`,
    sources: ["/privacy-policy#rights"],
  },
  {
    questions: [
      "Please delete my data",
      "erase everything you have about me",
      "right to be forgotten",
      "how do I get my personal information removed",
      "data deletion request",
      "wipe my records",
    ],
    hindi: ["mera data delete karo", "meri jaankari hata do", "mera saara data mita dijiye"],
    also: "purge destroy scrub vanish disappear clear obliterate expunge dispose takedown shred eliminate",
    answer: `${request}, and ${site.name} removes your data, unless a law requires us to keep it; then we tell you which. You don’t need to give a reason, it costs nothing, and you get an answer within ${answerDays} days. The assistant cannot delete anything itself.`,
    sources: ["/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "What do you know about me?",
      "I want a copy of my data",
      "subject access request, DSAR",
      "see or download all information you hold on me",
      "export my personal data",
      "show me my records",
      "send me all the data you have on me",
    ],
    hindi: ["mere baare mein aapke paas kya data hai", "mujhe mera data dekhna hai"],
    also: "dossier transparency disclose portability obtain extract inspect insight sar printout csv reveal",
    answer: `You can ask for a summary of the personal data ${site.name} holds about you, what we do with it, and who we have shared it with. ${request}; it costs nothing, and you get an answer within ${answerDays} days.`,
    sources: ["/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "How do I correct my data?",
      "change the phone number I gave you",
      "my name is misspelled, please update it",
      "I made a mistake in my form, can you fix it",
      "rectification of wrong details",
      "I have a new email address",
      "fix my email address in your records",
    ],
    also: "typo surname married marriage moved incorrect amend outdated edit inaccurate modify rectify",
    answer: `${request}: we correct what is wrong, complete what is missing and update what is outdated. It costs nothing, and you get an answer within ${answerDays} days.`,
    sources: ["/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "How do I withdraw my consent?",
      "revoke the permission I gave with the form",
      "I no longer agree to you processing my data",
      "take back consent for my inquiry",
      "can I change my mind after ticking the box",
    ],
    also: "retract rescind cancel undo object regret reverse disagree refuse",
    answer: `You can withdraw your consent at any time: ${request.replace("Write", "write")}. We then stop within a reasonable time and erase the data; what was done before remains lawful. For cookies, press “Withdraw” at the foot of a page instead.`,
    sources: ["/privacy-policy#rights"],
    offers: ["handover"],
  },
  {
    questions: [
      "Can someone exercise my data rights if I die?",
      "nominate a person for my data",
      "nominee under the DPDP Act",
      "who handles my data after my death",
      "digital heir after death or incapacity",
      "appoint my wife to act for me regarding my records",
    ],
    also: "deceased dead dying estate inherit executor husband widow relative legacy attorney proxy successor power-of-attorney coma",
    answer: `Yes. You may nominate someone who exercises your rights if you die or are no longer able to (section 14 of the Digital Personal Data Protection Act, 2023). ${request}.`,
    sources: ["/privacy-policy#rights", "/privacy-policy#definitions"],
  },
  {
    questions: [
      "How quickly do you answer privacy requests?",
      "deadline for a reply to my data request",
      "how many days until you respond about my rights",
      "does a privacy request cost anything",
      "what if you need longer than a month",
    ],
    also: "wait fast free charge fee turnaround timeframe statutory soon overdue extension late",
    answer: `${site.name} answers privacy requests within ${answerDays} days of the day your message arrives, at no cost. If we cannot finish in that time, the answer says why and by when.`,
    sources: ["/privacy-policy#contact", "/privacy-policy#rights"],
  },
  {
    questions: [
      "Who is the grievance officer?",
      "grievance officer contact",
      "I am not happy with how you handled my privacy request",
      "escalate a complaint about data protection",
      "does the website have a data protection officer",
      "who is your DPO",
    ],
    also: "ombudsperson complain dissatisfied unhappy disagree appeal unfair privacy-officer dispute objection redress",
    answer: `The Grievance Officer looks again at an answer that does not satisfy you. Write to ${site.email} with “Grievance” as the subject and say what happened and what you would like us to do; you get an answer within ${answerDays} days. The site names no person for this office.`,
    sources: ["/privacy-policy#grievance-officer"],
    offers: ["handover"],
  },
  {
    questions: [
      "Where can I complain to an authority?",
      "how can I complain about privacy",
      "data protection board of India complaint",
      "report you to the regulator",
      "what if the grievance officer does not reply",
      "supervisory authority for this website",
    ],
    also: "ico commissioner watchdog ombudsman court lawsuit lodge escalate cnil agency tribunal",
    answer: `You may complain to the Data Protection Board of India if the Grievance Officer’s answer does not settle the matter, or if no answer comes within ${answerDays} days.`,
    sources: ["/privacy-policy#grievance-officer"],
  },
  {
    questions: [
      "How do you know that a privacy request comes from me?",
      "I no longer have the email address I used",
      "how do I prove that it is me without my old email",
      "identity verification for data requests",
      "do I have to send a passport or ID card copy",
      "lost access to the mailbox I registered with",
    ],
    also: "authenticate driving-licence aadhaar stranger imposter impostor signature confirm",
    answer: `${site.name} knows you by the email address that you gave us, so write from that address. If you no longer have it, we find another way together that does not need more data than we already hold.`,
    sources: ["/privacy-policy#rights"],
  },
  {
    questions: [
      "How do I unsubscribe?",
      "stop sending me emails",
      "opt out of your mailing list",
      "take my address off the newsletter",
      "no more mails please",
    ],
    also: "unsub junk spam bulk promotional mute cease subscription annoying subscribed unsubscription",
    answer: `${site.name} uses your address to answer what you sent, and does not advertise with it. If you want no more emails, write to ${site.email} from that address; we then stop and erase the data.`,
    sources: ["/privacy-policy#rights", "/privacy-policy#use"],
    offers: ["handover"],
  },
  {
    questions: [
      "Delete this chat",
      "remove our conversation",
      "how can I have my chat history erased",
      "clear what I typed to the assistant",
    ],
    also: "purge dialogue dialog transcript wipe undo retract oops accidentally unsend edit",
    answer: `Write to ${site.email} and say when you used the chat; ${site.name} then removes the conversation. Otherwise it is removed ${site.conversationRetentionDays} days after its last message. Card numbers, email addresses and the like are taken out of a message before it is stored, where the program recognizes them.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#information-collected"],
    offers: ["handover"],
  },
];
