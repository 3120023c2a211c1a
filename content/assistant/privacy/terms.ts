import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Terms of the privacy and cookie policies, and their legal details. */
export const termsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is the difference between first-party and third-party cookies?",
      "what is a first-party cookie",
      "meaning of third-party in the cookie policy",
      "who sets third-party cookies",
    ],
    also: "1st 3rd definition versus own foreign",
    variants:
      "first vs third party cookie | third-party meaning | who sets first party cookies | difference between cookie types | What distinguishes cookies of your own from foreign ones? | Who places the cookies called third-party? | When is a cookie considered yours? | Does another firm's script place something on your page? | explain first-party to a beginner | whose cookie is it if Meta's script sets it | own versus foreign cookies | what does first-party mean in your table | are foreign cookies set by you | I don't understand the party thing in the cookie table",
    answer: "First-party cookies are set by us, third-party cookies by another company’s script.",
    sources: ["/cookie-policy#what"],
  },
  {
    questions: ["What is a cookie?", "what are cookies for", "explain cookies in plain words", "what is local storage"],
    also: "definition simple layman meaning drawer",
    variants:
      "cookie meaning | explain local storage | definition cookie | I always hear of cookies but don't know what they are | Are cookies little programs? | What does a site do with the small text in my browser? | How does local storage differ from a cookie? | a colleague says cookies are files, is he right | who can read the space in my browser | in easy words, what's a browser cookie | does the law treat browser storage the same way | can a cookie contain a virus, what is it at all | why is it called a cookie and what does it hold",
    answer:
      "A cookie is a small piece of text that a site asks your browser to keep, and send back on later visits. Local storage is space in your browser that only this site can read; the law treats it like a cookie.",
    sources: ["/cookie-policy#what"],
  },
  {
    questions: [
      "What do Data Principal, Data Processor and Data Fiduciary mean?",
      "definitions in the privacy policy",
      "what counts as personal data here",
      "who is a child in the privacy policy",
      "meaning of processing",
    ],
    also: "define definition terms glossary term age board",
    variants:
      "data principal meaning | data fiduciary meaning | processor | definition of child | definition of personal data | terms in the policy | I'm a Data Principal? What's that? | Could you translate the legal vocabulary in your policy? | Until which age is a person a child for you? | What's the Indian word for controller? | who is a processor in your policy's sense | how do you define personal data | glossary of the privacy statement | what does fiduciary mean in this context | I don't know the legal roles in your statement | which definition of a minor do you use | processor, fiduciary, principal: who is who",
    answer:
      "In the privacy policy:\n- Personal data: any data about a person who can be identified by it or in relation to it.\n- Processing: anything done to personal data by wholly or partly automated means, from collection to erasure.\n- Data Principal: the person the data is about; for a child, the parents or the lawful guardian as well.\n- Data Fiduciary: the party that decides why and how personal data is processed; for this website, that’s us.\n- Data Processor: a party that processes it on our behalf.\n- Child: a person under 18.\n- The Board: the Data Protection Board of India.",
    sources: ["/privacy-policy#definitions"],
  },
  {
    questions: [
      "Which sections of the DPDP Act give me my rights?",
      "section of the Act on erasure",
      "legal section for access to my data",
      "which section lets me correct or erase data",
      "section numbers of my rights under DPDP",
    ],
    also: "paragraph clause nomination complain provision cite",
    variants:
      "sections of DPDP | section 11 access | section 12 | section 13 | section 14 | which section withdrawal | Which paragraph gives me the claim to erasure? | On what section is the nomination based? | Where in the 2023 act is access regulated? | What's section 13 about? | I need the legal citations for my privacy claims | quote the section for correcting data | under which section may I take back consent | law student here: map each right to its section | section number for complaining to the Board | which provisions back up my claims against you",
    answer:
      "Your rights rest on these sections of the Digital Personal Data Protection Act, 2023:\n- access: section 11\n- correction and erasure: section 12\n- complaint to the Data Protection Board of India: section 13\n- nomination: section 14\n- withdrawal of consent: section 6",
    sources: ["/privacy-policy#rights", "/privacy-policy#grievance-officer"],
  },
  {
    questions: [
      "What if a part of the privacy policy is invalid?",
      "severability clause",
      "a court strikes down a clause of the policy",
      "does the rest of the notice stay in force",
    ],
    also: "void unenforceable struck sentence illegal",
    variants:
      "invalid clause | severability | part of policy unenforceable | court finds a clause void | If one sentence of your statement is illegal, does all of it fall? | What replaces a clause that a judge throws out? | Is the policy still valid after a clause is struck? | Does the statement contain a salvatory clause? | what if the Board says a passage isn't lawful | a void passage in the statement, consequences | would a wrong clause make the entire document worthless | partial invalidity, how is it handled | which rule fills the gap of an invalid passage | does the remainder stay valid",
    answer:
      "If a court or the Data Protection Board of India finds part of the privacy policy invalid or unenforceable, the rest stays in force, and the law applies in place of that part.",
    sources: ["/privacy-policy#severability", "/privacy-policy#definitions"],
  },
  {
    questions: [
      "Do you store that I ticked the consent box?",
      "do I have to tick a box before sending the form",
      "consent checkbox in the demo or application form",
      "must I agree to the privacy policy to send a request",
    ],
    also: "checkbox terms conditions proof mandatory tickbox",
    variants:
      "consent checkbox | tick box stored | must I agree to send | is my tick recorded | Why won't the form go through without the check mark? | Is there a record of my check mark? | Do I have to consent in order to apply? | What if I leave the little square empty? | where is my agreement in the form saved | can I send the form without agreeing | is the square for consent mandatory | the check mark under the form: is it kept in the database | how do you prove I agreed when I sent the form | I don't want to tick anything, can I still send it | do you keep the tick as proof | is my check mark in the form saved as evidence",
    answer:
      "The demo and application forms cannot be sent unless you check the box to consent, so the check itself is not stored.",
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Do scripts of other companies run where I sign in or apply?",
      "is analytics loaded on the contact and application pages",
      "trackers on the login page",
      "third-party code on pages with forms",
      "are there trackers on the login or application page",
    ],
    also: "meta google sensitive checkout career demo",
    variants:
      "scripts on login page | trackers on apply page | third-party scripts on forms | analytics on contact page | does the pixel run where I log in | When I type my password, is Google watching? | Are outside scripts banned from sensitive pages? | Could Meta see that I apply for a job? | I agreed to statistics; do they run on the login page too? | is my sign-in page free of foreign code | do advertisers see what I type into the application | which pages never load foreign code | is the chat page free of others' scripts | does applying through the chat expose me to a script I allowed | the password page and third parties",
    answer:
      "No. The pages for logging in, requesting a demo and applying never load another company’s script, whatever you agreed to. The chat, where you can also apply, opens on pages where a script you agreed to may run.",
    sources: ["/cookie-policy#control"],
  },
  {
    questions: [
      "Is the cookie list complete?",
      "how do you know that no other cookie is set",
      "do you test what your site keeps in the browser",
      "when was the cookie policy last updated",
    ],
    also: "verify audit missing hidden undisclosed checked real date",
    variants:
      "cookie policy updated | last update cookie policy | how do you verify cookies | do you test the list | How can I be sure that nothing is missing from your cookie table? | When did you last revise the cookie page? | Is the table checked by a machine or by hand? | Who verifies what ends up in my browser? | do you compare the table with a true browser | might there be secret cookies | how often is the table of cookies checked | date of the cookie policy | is everything that you store on my device listed | since when is the present cookie page valid | is the cookie list checked | how do you check the cookie list",
    answer:
      "The cookie policy lists everything this site stores in your browser: we check the list against a real browser with every release. It was last updated on November 23, 2026.",
    sources: ["/cookie-policy"],
  },
  {
    questions: [
      "How is my login session protected?",
      "can scripts read the session cookie",
      "is the session id stored in plain text",
      "protection against requests forged by other sites, CSRF",
    ],
    also: "hijack token random bits guess steal xsrf",
    variants:
      "session security | session id length | CSRF | session hash | 256 bits | can scripts read my session | Could someone hijack my login? | How long is the random number for a login? | Does a stolen database let thieves into sessions? | Is my session readable by an injected script? | what do you store about a running login | can another site act with my login | which hash protects sessions | how random is the session number | are forged cross-site requests refused | is the session token safe against XSS | sha-256 session | how is my session stored",
    answer:
      "A session is a random 256-bit number. Scripts cannot read it, our database holds only its SHA-256 hash, and requests made by other sites in your name are refused.",
    sources: ["/privacy-policy#security"],
  },
  {
    questions: [
      "Does my browser report anything to you?",
      "what are browser reports in the privacy policy",
      "do you notice my browser extensions",
      "content security policy violation reports",
    ],
    also: "csp adblocker plugin sends automatically",
    variants:
      "browser reports | CSP report | extension blocked | does my browser send reports | what is logged when the browser blocks something | My ad blocker stopped something; do you hear about it? | What gets logged when a rule of your page is violated? | Does your server learn which add-ons I have? | Are CSP violations sent to you? | which information is in a report from my browser | does a blocked script tell you who I am | does my browser send you messages behind my back | what happens if an extension injects code into your page | do you collect violation reports | is a report linked to me",
    answer:
      "If your browser blocks something that our rules forbid, such as a script added by an extension, it tells our server which page, what kind of content and where it came from. Our server’s log records that, and nothing about you.",
    sources: ["/privacy-policy#how-collected"],
  },
  {
    questions: [
      "What changed in the cookie policy or the privacy policy?",
      "which parts of the privacy policy are new",
      "what is different from the last version of your policy",
      "how often has the privacy policy been changed",
      "change log of the privacy policy",
      "why was the cookie policy updated",
    ],
    variants:
      "changes in the cookie policy | what was changed in the last update of the cookie policy | what was updated on the cookie page | which cookie was added last | which sentence is new in the policy | difference between the old and the new policy | list of changes to your privacy notice | revision history of the policy | version history of the cookie policy | which cookies did you use before | when is the next change of the policy planned | what will change in your privacy policy next | which data did you collect before the last change | when did you last change how long you keep data | reason for the last change of the policy | who decided on the change of the policy",
    answer: `The site does not list what changed in its policies, or how often: each states only its date. Earlier versions of the privacy policy are available on request: email ${site.email}.`,
    sources: ["/privacy-policy#changes", "/privacy-policy#contact", "/cookie-policy"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
