import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Where security researchers report weaknesses, and what the site does not say about that. */
export const securityReportsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How do I report a security vulnerability?",
      "I found a bug that leaks data, who do I tell",
      "responsible disclosure contact",
      "security.txt",
      "where do I send a vulnerability report",
      "found an XSS or SQL injection on your page",
    ],
    also: "exploit flaw hole csrf rce cve idor whitehat ethical disclose loophole hacking insecure ssrf",
    variants:
      "report vulnerability | security contact | found a security hole | responsible disclosure | who to tell about a bug | I discovered a weakness on your page; who should know? | To which mailbox do researchers write? | There is an open door in your API, where do I send details? | Where's your disclosure file? | I can see other people's data through your site! | how do I tell you about an exploit | who do I warn about a dangerous bug | is there a contact for ethical hackers | your site has a CSRF hole, I'd like to report it | how to disclose a zero-day to you | security team's address | vulnerability | security email",
    answer: `Please report a vulnerability to ${site.security.email}. The same address is in /.well-known/security.txt.`,
    sources: ["/privacy-policy#security"],
    offers: ["handover"],
  },
  {
    questions: [
      "Do you have a bug bounty?",
      "reward for reporting a vulnerability",
      "how much do you pay hackers for a finding",
      "hackerone or bugcrowd program",
      "hall of fame for researchers",
    ],
    also: "cash payout paid swag prize gift ethical whitehat incentive intigriti yeswehack",
    variants:
      "bug bounty | reward | payout for vulnerability | hackerone | do you pay for bugs | Do I earn something for finding a hole? | Is there money for bug hunters? | Are you on HackerOne, Bugcrowd or Intigriti? | Do you thank researchers publicly? | what is the payout for a critical hole | is there swag for people who report holes | do you run a VDP with rewards | I found a hole and want to be paid | will I be compensated for my report | a hall of fame, do you keep one",
    answer: `The site offers no bug bounty and promises no rewards. It does ask you to report vulnerabilities: email ${site.security.email}.`,
    sources: ["/privacy-policy#security"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you have a PGP key for encrypted reports?",
      "public key for confidential email",
      "GPG fingerprint",
      "S/MIME certificate for secure mail",
      "how can I send you sensitive files in encrypted form",
    ],
    also: "asymmetric openpgp gnupg keyserver protonmail signal pubkey keybase",
    variants:
      "pgp key | encrypt email | gpg | secure email | How do I send you details about a hole without others reading? | Which fingerprint does your key have? | Can mail to you be encrypted? | Is there an OpenPGP key on a key server? | I don't want to send a proof of concept in plain mail | do you accept encrypted messages | secure channel for confidential reports, is there one | Signal or GPG for researchers? | where's your public key | how should sensitive documents be sent to you",
    answer: `The site publishes no PGP key or other encryption key for email. Write to ${site.security.email} without details first, and ask how to send the rest.`,
    sources: ["/privacy-policy#security"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Am I allowed to pentest your website?",
      "safe harbor for security research",
      "scope and rules of engagement for testing",
      "disclosure timeline, when may I publish",
      "will you sue me for probing your servers",
      "may I scan your site for holes",
    ],
    also: "penetration hacking authorization nmap burp fuzz kali prosecute lawsuit",
    variants:
      "pentest allowed | may I test your site | safe harbor | security testing rules | may I publish my finding | Would it be illegal to probe your pages? | Do you permit security scans by outsiders? | What may I attack and what not? | When can I go public with what I found? | will your lawyers come after me if I test | I'm a student and want to practice hacking on your site | do you have a disclosure policy with deadlines | do researchers get legal protection from you | is running Burp against your site okay | which domains are in scope",
    answer: `The site publishes no rules for security testing: no scope, no safe harbor and no disclosure timeline. Ask at ${site.security.email} before you test.`,
    sources: ["/privacy-policy#security"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is this suspicious email in your name phishing?",
      "fake job offer pretending to be your company",
      "someone impersonates you and asks for money",
      "scam message with your logo",
      "how do I verify that a mail really comes from you",
      "I got a strange mail from your company, is it real",
      "is this message really from you or a scam",
    ],
    also: "spam scammer fraud fraudster spoof forged genuine authentic whatsapp telegram bogus swindle domain sender",
    variants:
      "phishing mail | scam | fake email from you | fake job offer | suspicious message | A recruiter claiming to be you wants money for a laptop | Did you truly send this strange message? | How can I tell a genuine mail of yours from a forgery? | I was asked for my bank login in your name | someone uses your logo on Telegram to offer jobs | is hello your real address | I clicked a link in a mail from you, was it fake | a caller said he was from your firm, true? | I got an invoice from you but never bought anything | where do I forward a dubious mail | what should I do with a weird message from your company",
    answer: `Don’t answer a message that looks suspicious: forward it to ${site.email} and ask whether it is ours. That is the address on the [contact page](/contact).`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
  {
    questions: [
      "Have you ever had a data breach?",
      "were you hacked before",
      "history of your security incidents",
      "how many breaches have you had so far",
      "when was your last security incident",
      "did you ever lose customer data",
    ],
    also: "breached hacked leaked compromised ransomware past previous incident record track",
    variants:
      "past breaches | breach history | security incidents so far | has your site ever been hacked | was data of yours ever stolen | any leaks at your company | did attackers ever get in | how many incidents last year | have you ever notified a breach | how often did you have to inform the authority about a breach | when did you last report a breach | did a backup ever get lost | has your own product ever leaked | have customers of yours been breached | was there ever a ransomware attack on you | list of your incidents | your track record with breaches | number of security incidents to date | has your database been exposed at any time | did you have outages or breaches in the past | how many vulnerabilities were reported to you",
    answer: `The site publishes nothing about past breaches or security incidents, not even whether there were any. The privacy policy says what happens if one affects your data: we notify you and the Board. Ask at ${site.security.email}.`,
    sources: ["/privacy-policy#security"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which vendors have you reported vulnerabilities to?",
      "how many holes has your research team disclosed",
      "how many days do you give a vendor before you publish",
      "which CVE numbers did your researchers get",
      "list of vulnerabilities that you found in AI products",
    ],
    also: "disclosure disclosed advisory advisories zero-day responsible coordinated researcher embargo deadline discovered",
    variants:
      "disclosure policy for vendors | your own advisories | CVEs found by you | security research results | which vulnerabilities did your team find | have you discovered a leak in ChatGPT or Copilot | vendors that received a disclosure | how long do you wait until you publish a finding | how many days between disclosure and publication | embargo period | did a vendor ever ignore your report | which assistants have you broken | what did your security researchers find last year | number of findings disclosed to vendors | published vulnerability reports of your team | do you earn bounties | hall of fame entries of your researchers",
    answer: `The site lists no vulnerabilities that our team has reported to vendors, and no number of days before publication. What our teams learn is on the [blog](/blog), with sources. Ask at ${site.security.email}.`,
    sources: ["/blog", "/privacy-policy#security"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
