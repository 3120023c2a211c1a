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
      "which privacy rights do I have here",
      "what rights do I have against you about my data",
    ],
    also: "entitled objection portability restriction consumer citizens liberties statutory",
    variants:
      "my rights | data subject rights | which rights do I have | rights under the privacy policy | do I have to give a reason | how do I exercise my rights | privacy rights list | What can I ask of you concerning my information? | As a data subject, which claims do I have? | Do I need a lawyer or money to make use of my rights? | How many days may you take to react when I invoke a right? | may I appoint a person for my data affairs | access, correction and what else am I entitled to | must I justify why I want my details erased | who do I write to if I want to use my rights | what entitlements does Indian law give me toward you | is exercising a right free of charge | the full catalog of my entitlements, please",
    answer: `You have these rights:\n- access to your data (section 11 of the Act)\n- correction (section 12)\n- erasure (section 12)\n- withdrawal of consent (section 6)\n- nomination of someone to act for you (section 14)\n\n${request}. You don’t need to give a reason, it’s free, and you get an answer within ${answerDays} days.`,
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
      "I want all my data deleted",
    ],
    hindi: ["mera data delete karo", "meri jaankari hata do", "mera saara data mita dijiye"],
    also: "purge destroy scrub vanish disappear clear obliterate expunge dispose takedown shred eliminate",
    variants:
      "delete my data | erase everything | forget me | remove my info | how do I get my data deleted | is deletion free | when may you refuse to erase | Get rid of everything concerning me | I want to vanish from your systems | Do I have to explain why I want to be erased? | What might stop you from erasing me? | can this assistant wipe my details itself | how do I trigger erasure of my personal information | kindly purge all my records | remove me from all your files | is there a fee for erasing my information | I wish to make use of my right to be forgotten | which address must I write from to be erased",
    answer: `${request}, and ${site.name} removes your data, unless a law requires us to keep it; then we tell you which law. You don’t need to give a reason, it costs nothing, and you get an answer within ${answerDays} days. The assistant can’t delete anything itself.`,
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
    variants:
      "access request | copy of my data | what data do you have on me | DSAR | see my data | summary of data | find out with which companies you shared my data | What have you got about me in your files? | I'd like insight into my personal information | Could you send me an overview of the details you hold? | Who was my information shared with? I want to know | how do I file a subject access request | may I look at my own file | do I pay for a copy of my details | which details about me are in your possession | what have you done with my information so far | I demand access under the privacy act | hand over everything about me | when do I get to see what you store about me | how fast can I see what you hold on me",
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
    variants:
      "correct data | wrong name | update my details | fix a typo in my request | change my email in your records | rectification | You have an outdated phone number of mine | There's an error in what I sent; please put it right | my surname is different now | How do I complete missing details? | my company moved, update my record | I typed the wrong email in the form | can you amend my details | how long until a mistake in my record is fixed | my details are incorrect, what now | add something that I forgot in my record | please change my particulars",
    answer: `${request}: we correct errors, complete what’s missing and update what’s out of date. It costs nothing, and you get an answer within ${answerDays} days.`,
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
      "how can I withdraw the consent that I gave you",
      "I want to take my consent back",
    ],
    also: "retract rescind cancel undo object regret reverse disagree refuse",
    variants:
      "withdraw consent | take back permission | revoke consent | stop processing | I don't agree any more | is earlier processing still lawful | I said yes in the form but have second thoughts | Is there a deadline for changing my mind? | Does it harm what you did before I changed my mind? | How soon do you stop after I take back my yes? | what happens to my details after I revoke | I revoke everything I agreed to | undo the tick I made in the form | stop using my details, I no longer permit it | by what means do I cancel my agreement to the processing | is it possible to take back my yes at any time | for cookies, where is the button to take back my yes",
    answer: `You can withdraw your consent at any time: ${request.replace("Email", "email")}. We then stop within a reasonable time and erase the data; earlier processing remains lawful. For cookies, press “Withdraw Consent” at the bottom of a page instead.`,
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
    variants:
      "nominee | after my death | if I die | nominate | incapacity | May my husband act for me after I pass away? | Who takes care of my records when I'm in a coma? | Can I name a successor for my data rights? | Which section lets me appoint a trusted person? | I'm making my will, what about my data with you | a relative who died had an account with you | how do I register a nominee | is there inheritance of privacy rights | can my children get my data when I'm gone | a person of trust should act if I'm incapable",
    answer: `Yes. You may nominate someone to exercise your rights if you die or are no longer able to (section 14 of the Digital Personal Data Protection Act, 2023). ${request}.`,
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
    variants:
      "response time privacy request | 30 days | how fast is a data request answered | delay of an answer | I sent a privacy request last week, when must you react? | Is one month the limit for you? | Could you extend the time, and would you tell me? | From which day do the thirty days count? | what do you charge for handling a privacy request | how patient must I be with a data request | what if a month passes without your reaction | within what period do you respond to data requests | do you explain delays | the time limit for answering people's requests | when do I hear back if I ask what you store about me | how many days may you take to tell me what you hold on me | by when must you show me my data | time until I get my data summary | I asked what you have on me, when is the answer due | how long do I wait for a copy of my data | how long does a privacy request take | how long do privacy requests take | within how many days do you answer | how many days do you need for a privacy request",
    answer: `${site.name} answers privacy requests within ${answerDays} days of the day your message arrives, at no cost. If we need longer, we tell you so in that time, and why.`,
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
    variants:
      "grievance officer | complaint about privacy | not satisfied with answer | escalate | grievance email | what to write in a grievance | Your answer on my data was unsatisfactory; who's above you? | Who can I appeal to inside your firm? | What subject line should my complaint have? | Is there a person named for complaints? | I want to lodge a complaint about my data | who reviews decisions on privacy requests | do you have a data protection officer for this site | which details go in a complaint to you | how quickly are complaints handled | I'm upset with how you dealt with my request | the internal complaints office, how do I reach it | who is your grievance officer | how fast does the grievance officer answer | grievance | grievance contact | how do I reach the grievance officer",
    answer: `The Grievance Officer reviews an answer that doesn’t satisfy you. Email ${site.email} with “Grievance” as the subject and say what happened and what you would like us to do; you get an answer within ${answerDays} days. If that doesn’t settle it, or you get no answer, you may complain to the Data Protection Board of India (section 13 of the Act). The site names no person for this office.`,
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
    variants:
      "data protection board | complain to authority | regulator | report you | where to complain | You don't react. Which public body can I turn to? | When may I go to the Board? | Who supervises your handling of data? | I want to take it to the authorities | is there an ombudsman or official body for complaints | what comes after the internal complaint | must I write to your officer before the Board | can I complain outside your company | the officer stayed silent for a month, next step? | which government body in India deals with privacy complaints | complaint to the board | complain to the board | complaints | who handles complaints",
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
      "how do you verify who sends a privacy request",
      "what proof of identity do you want for a deletion request",
    ],
    also: "authenticate driving-licence aadhaar stranger imposter impostor signature confirm",
    variants:
      "verify identity | old email lost | prove who I am | changed my email address | do you need my ID | Someone could pretend to be me and ask for my data | My old mailbox is dead; how do I show it's me? | Do you want a scan of my passport? | How do you avoid giving my details to an impostor? | I changed jobs and lost the address that I used with you | is writing from my address enough as identification | do you need an official document to recognize me | what if you aren't sure that I am who I say | proving my identity without the former address | how do you authenticate people who ask for erasure",
    answer: `Write from the email address you gave us, so we know it’s you. If you no longer have it, we’ll find another way that doesn’t need more data than we already have.`,
    sources: ["/privacy-policy#rights"],
  },
  {
    questions: [
      "How do I unsubscribe?",
      "stop sending me emails",
      "opt out of your mailing list",
      "take my address off the newsletter",
      "no more mails please",
      "how do I stop your emails",
      "I don’t want emails from you any longer",
    ],
    also: "unsub junk spam bulk promotional mute cease subscription annoying subscribed unsubscription",
    variants:
      "unsubscribe | no more emails | stop mails | opt out of mailing | newsletter off | Your mails annoy me, make it stop | Is there a link to leave your list? | I never want to hear from you again | Do you send promotional mails at all? | take me off any list | how can I prevent further mail from you | which message ends all mail from you | remove my address from your mailings | will you erase my details when I stop the mails | I don't recall subscribing to anything",
    answer: `${site.name} uses your address to answer what you sent, and does not advertise with it. To stop receiving emails, write to ${site.email} from that address; we then stop and erase the data.`,
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
    variants:
      "delete chat | remove conversation | erase chat history | clear messages | how can I delete what I wrote here | Can this dialogue be removed from your server? | I regret what I wrote in this window | Tell me how to wipe our talk | What must I mention so that you can find the talk? | could you forget all I've told you | when does the talk go away if I do nothing | is there a button to clear this window's history | get rid of what I typed here | I shared too much in the chat, erase it | please remove my messages from the assistant",
    answer: `Email ${site.email} and say when you used the chat; ${site.name} then removes the conversation. Otherwise it is removed ${site.conversationRetentionDays} days after its last message. Before a message is stored, our program removes the card numbers, email addresses and similar data it recognizes.`,
    sources: ["/privacy-policy#retention", "/privacy-policy#information-collected"],
    offers: ["handover"],
  },
  {
    questions: [
      "What are the names of the Grievance Officer and the data protection officer?",
      "since when does your grievance officer hold the post",
      "who is the superior of the grievance officer",
      "what is the data protection officer called",
      "who wrote your privacy policy",
      "phone number of the grievance officer",
    ],
    variants:
      "name of the person for complaints | LinkedIn profile of the grievance officer | qualification of the grievance officer | how long has the grievance officer been in office | who does the grievance officer report to | name of the DPO | who is your privacy lawyer | which lawyer checked the privacy policy | who is responsible for privacy in person | which law firm advises you | author of the privacy policy",
    answer: `You reach the Grievance Officer at ${site.email}, with “Grievance” as the subject, and get an answer within ${answerDays} days. The site names no person as Grievance Officer or data protection officer, and no lawyer or author behind the privacy policy. If that doesn’t settle it, you may complain to the Data Protection Board of India.`,
    sources: ["/privacy-policy#grievance-officer", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you publish a transparency report?",
      "how many requests from authorities have you received",
      "how often did you hand data to the police or a court",
      "number of privacy requests you answered last year",
      "how many complaints about you were there",
      "statistics about access and deletion requests",
    ],
    also: "government subpoena warrant law enforcement refused count yearly annual canary regulator complained rejected disclosures",
    variants:
      "transparency reports | warrant canary | law enforcement requests, how many | number of government requests | how many subpoenas did you get | did the police ever ask you for data | have you ever been forced to hand over data | how many people asked for deletion | number of deletion requests | how many access requests a year | how quickly did you answer privacy requests on average | how many complaints have gone to the Board | number of grievances | has anyone complained about you to a regulator | did you ever get a penalty from a regulator | have you been sued | are there lawsuits against you | any court cases against your company | is there an investigation against you | how many people have withdrawn their consent | average time of your answers to privacy requests | How many privacy requests have you had so far? | how many complaints has the grievance officer reviewed | how long does a privacy answer take on average | how many people asked you to delete their data | have you ever missed the deadline for a privacy request | how many complaints against you went to the Board | number of privacy requests | how many grievances were there | how many grievances last year | how many deletion requests do you get | how many access requests in a year | statistics on privacy requests | figures on data requests | average answer time for privacy requests | median time to answer a request | slowest answer to a privacy request | how often were you late with an answer | how many requests did you refuse | how many complaints were justified | how many people complained about you | has anyone complained to the Data Protection Board | have you ever been fined | fines against your company | were there lawsuits about privacy | has a court ruled against you | has the authority ever inspected you",
    answer: `The site publishes no transparency report: no numbers of privacy requests, complaints, lawsuits or disclosures to authorities. The privacy policy says only that authorities receive what the law compels us to disclose, and no more, and that privacy requests are answered within 30 days. Ask at ${site.email}.`,
    sources: ["/privacy-policy#use", "/privacy-policy#rights"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
