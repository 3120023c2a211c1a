import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { answerDays } = site.privacyNotice;

/** The privacy and cookie policies in detail: what is stored, logged and sent, and what is not. */
export const dataDetailsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What do you store for an authenticator app or a passkey?",
      "is the secret of my authenticator app stored encrypted",
      "recovery codes and passkeys, what is kept of them",
      "data stored for two-factor authentication",
    ],
    also: "2fa totp webauthn public key hash name last used secret codes second factor",
    variants:
      "what is saved when I add a passkey | are recovery codes stored in plain text | does the database hold my two-factor secret | which data does 2FA leave with you | stored passkey data | is a passkey's private key on your server | recovery codes | authenticator app | how are recovery codes stored | is the authenticator secret encrypted | what is stored for an authenticator app | are recovery codes stored",
    answer:
      "For an authenticator app, we store its secret, encrypted, and hashes of your recovery codes, to check the codes that you enter. For passkeys, we store their public keys and names, and when you last used them.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "What does your server log about my visit?",
      "which data is in the server log",
      "are IP addresses written to your log files",
      "what is logged for each request",
    ],
    also: "access log nginx kind time took succeeded name sent location pages read",
    variants:
      "do you know which articles I read | can you see what I looked at on the site | do your logs contain my name | server log contents | log files and personal data | is what I sent written to a log | do you record which pages I read | do you know my location",
    answer:
      "Our server’s log records the kind of each request, when it was made, how long it took and whether it succeeded, or why not. It contains no name, no IP address and nothing you entered. We don’t record which pages you read or your location.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "When does what I type reach you?",
      "does the form on the home page send anything",
      "is a form text sent before I press submit",
      "does the chat send text before I send it",
    ],
    also: "draft unsent browser typing keystrokes contact page submit register login transmitted",
    variants:
      "is my typing transmitted | do you see unfinished forms | the short form on the home page | what happens with text I never submitted | when does the application leave my browser | do you record keystrokes",
    answer:
      "What you type stays in your browser until you send it: a demo request when you press “Submit Request,” an application when you submit it, a chat message when you send it, and the account form when you press “Register” or “Login.” The form on the home page only passes your text to the contact page.",
    sources: ["/privacy-policy#how-collected", "/privacy-policy"],
  },
  {
    questions: [
      "Can an IP address be worked out from its hash?",
      "is the hash of my IP address reversible",
      "why do you hash IP addresses",
    ],
    also: "reverse random key crack brute force undo anonymous database two hours several servers",
    variants:
      "could someone undo the hash of my IP | is a hashed IP address anonymous | who could recover my address | random key for the IP hash | for how long could my IP be recovered",
    answer:
      "Where several servers share the work, the hash and its random key are in our database, so those who run it could work out your address until that hash is deleted: two hours at most. Otherwise it’s in our server’s memory until it restarts, and never in a backup. It slows down password guessing and form spam.",
    sources: ["/privacy-policy#use", "/privacy-policy#retention"],
  },
  {
    questions: [
      "What happens to questions that the assistant couldn’t answer?",
      "do you use chats to improve the assistant",
      "who gets my chat when I ask for a person",
    ],
    also: "unanswered listed improve handover email last messages notified left",
    variants:
      "what do you do with unanswered questions | are chat questions reviewed | what is mailed to your team on a handover | how do I get the answer if I close the chat | improving answers with my questions | what does the assistant do with questions it can't answer",
    answer:
      "Questions the program couldn’t answer well are listed for us, so we can improve its answers. If you ask for a person, our team is notified by email, with your last messages as stored, and the answer is emailed to you if you’ve left.",
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Does it cost anything to see my data?",
      "is a privacy request free",
      "what does it cost to ask what you have on me",
      "do I have to pay or give a reason for a privacy request",
    ],
    also: "fee charge price money access copy data rights costs nothing reason",
    variants:
      "can I ask for my data free of charge | fee for a data request | does getting my data cost money | will I be charged for deletion | costs of a subject access request | can i ask what you have on me and what will it cost",
    answer: `Privacy requests are free: they cost nothing, you don’t need a reason, and we answer within ${answerDays} days. Write us one line at ${site.email} from the address you gave us.`,
    sources: ["/privacy-policy#rights"],
  },
  {
    questions: [
      "What exactly do I get when I ask for access to my data?",
      "contents of an access reply",
      "what does section 11 of the Act give me",
      "summary of my personal data",
    ],
    also: "receive overview processing shared recipients right of access request contain",
    variants:
      "what is in the answer to an access request | do you tell me who got my data | what will the summary contain | right of access, what does it cover | what do I receive after an access request",
    answer: `You get a summary of the personal data we hold about you, what we do with it, and who we have shared it with (section 11 of the Act). Write to ${site.email} from the address you gave us; we answer within ${answerDays} days of the day your message arrives.`,
    sources: ["/privacy-policy#rights", "/privacy-policy#contact"],
  },
  {
    questions: [
      "Can I see old versions of the privacy policy?",
      "earlier versions of your privacy notice",
      "will you tell me before the privacy policy changes",
      "what if you use my data in a new way",
    ],
    also: "archive previous history changed announce update new date advance beforehand request",
    variants:
      "previous privacy policies | archive of your policy | how are policy changes announced | do you ask again when the purpose of my data changes | notice before a change | what did your privacy policy say last year | can I get an old version of the policy | old policy versions | previous privacy policy | what if you change the policy",
    answer: `Earlier versions are available on request at ${site.email}. If we collect, use or share data in a new way, you’ll read it on the page first, under a new date. If it affects data you’ve already given us, we write to you beforehand, and where the Act requires consent, we ask again.`,
    sources: ["/privacy-policy#changes", "/privacy-policy#contact"],
  },
  {
    questions: [
      "What does an intern’s application store besides the usual data?",
      "which extra data do interns give",
      "education, university and graduation year",
    ],
    also: "internship students availability additional fields form studies",
    variants:
      "what must an intern applicant fill in about studies | data asked of interns only | why do you ask for my university | availability field for interns | extra fields in the internship form",
    answer:
      "For internships only, an application also stores education, university, graduation year and availability. The rest is the same for all: name, email, phone, position, experience, an optional message, and the resume or a link to it.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: ["Why do cookie names start with __Host-?", "what is __Host-session", "cookie name over HTTPS"],
    also: "prefix secure connection device chat names different",
    variants:
      "__Host prefix on your cookies | I see __Host-device in my browser | are the cookie names different over a secure connection | __Host- in front of a cookie",
    answer:
      "Over a secure connection (HTTPS), the names of three essential cookies start with __Host-: the one for the session, the one for the device and the one for the chat. They are the same cookies as those in the table.",
    sources: ["/cookie-policy#essential-cookies", "/privacy-policy#cookies"],
  },
  {
    questions: [
      "Does the cookie banner appear without JavaScript?",
      "cookies when JavaScript is off",
      "why do I see no cookie banner",
    ],
    also: "disabled script noscript missing dialog optional never asked",
    variants:
      "I turned JavaScript off and nothing asks me | no banner with scripts blocked | which cookies are possible without JavaScript | is anything optional set without scripts",
    answer:
      "No. Without JavaScript, nothing optional can be set at all, so the banner doesn’t ask. Only essential cookies can be set then.",
    sources: ["/cookie-policy#control"],
  },
  {
    questions: [
      "Which algorithm makes the hash of my IP address?",
      "which cipher encrypts the secret of my authenticator app",
      "is your database encrypted at rest",
      "which parameters does your argon2id have",
      "which TLS version does this website use",
      "are the uploaded resumes encrypted on your disk",
    ],
    variants:
      "is the IP put through SHA-256 or HMAC | how long is the key used for IP addresses | AES or something else for the 2FA secret | encryption at rest | is the disk of the server encrypted | are chats encrypted in the database | are my files encrypted | who holds the encryption keys of the database | where are the keys stored for this website | are emails to me encrypted | TLS 1.2 or TLS 1.3 | which certificate does the website have | how many rounds does your argon2id do | parameters of your password hash | argon2 parameters | argon2id memory and iterations | cost factor of the hash | how strong is your password hashing set",
    answer: `The privacy policy names two methods: argon2id for passwords and SHA-256 for sessions. It does not say which algorithm hashes an IP address or encrypts an authenticator’s secret, which settings and keys are used, or whether disks are encrypted. Ask at ${site.email}.`,
    sources: ["/privacy-policy#security", "/privacy-policy#information-collected"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can you look up my request or my data?",
      "what is my request number",
      "when is my demo",
      "what data do you have about me right now",
      "who on your team has read my request",
      "what is the status of my deletion request",
    ],
    variants:
      "my request number | ticket number | reference number of my inquiry | my demo date | time of my demo call | who will give my demo | what did I write in my request | show me my request | is my email address in your database | have you deleted my data yet | is my data already erased | has my privacy request been handled | status of my privacy request | status of my complaint | who has opened my demo request | which employee looked at my data | how many people have seen my data | how many people on your team can read requests | which of my emails have you kept | when exactly will my data be deleted | which company got my data | cancel my demo for tomorrow | move my demo to another day | postpone my demo call",
    answer: `The assistant can’t look up requests, demo dates or anyone’s data, and the site mentions no request numbers. Only team members whose role requires it can read requests; the site does not say how many there are. To learn what we hold about you or how your request stands, email ${site.email} from the address you gave us.`,
    sources: ["/privacy-policy#use", "/privacy-policy#rights"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
