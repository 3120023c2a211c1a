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
      "first vs third party cookie | third-party meaning | who sets first party cookies | difference between cookie types",
    answer: "First-party cookies are set by us, third-party cookies by another company’s script.",
    sources: ["/cookie-policy#what"],
  },
  {
    questions: ["What is a cookie?", "what are cookies for", "explain cookies in plain words", "what is local storage"],
    also: "definition simple layman meaning drawer",
    variants: "cookie meaning | explain local storage | definition cookie",
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
      "data principal meaning | data fiduciary meaning | processor | definition of child | definition of personal data | terms in the policy",
    answer:
      "In the privacy policy:\n- Personal data: any data about a person who can be identified by it or in relation to it.\n- Data Principal: the person the data is about.\n- Data Fiduciary: the party that decides why and how personal data is processed; for this website, that’s us.\n- Data Processor: a party that processes it on our behalf.\n- Child: a person who has not completed the age of 18 years.",
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
    variants: "sections of DPDP | section 11 access | section 12 | section 13 | section 14 | which section withdrawal",
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
    variants: "invalid clause | severability | part of policy unenforceable | court finds a clause void",
    answer:
      "If a court or the Data Protection Board of India finds part of the privacy policy invalid or unenforceable, the rest remains in force, and the law applies in place of that part.",
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
    variants: "consent checkbox | tick box stored | must I agree to send | is my tick recorded",
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
      "scripts on login page | trackers on apply page | third-party scripts on forms | analytics on contact page | does the pixel run where I log in",
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
    variants: "cookie policy updated | last update cookie policy | how do you verify cookies | do you test the list",
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
    variants: "session security | session id length | CSRF | session hash | 256 bits | can scripts read my session",
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
      "browser reports | CSP report | extension blocked | does my browser send reports | what is logged when the browser blocks something",
    answer:
      "If your browser blocks something that our rules forbid, such as a script added by an extension, it tells our server which page, what kind of content and where it came from. Our log records that, and nothing about you.",
    sources: ["/privacy-policy#how-collected"],
  },
];
