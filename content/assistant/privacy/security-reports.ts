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
      "report vulnerability | security contact | found a security hole | responsible disclosure | who to tell about a bug",
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
    variants: "bug bounty | reward | payout for vulnerability | hackerone | do you pay for bugs",
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
    variants: "pgp key | encrypt email | gpg | secure email",
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
      "pentest allowed | may I test your site | safe harbor | security testing rules | may I publish my finding",
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
    variants: "phishing mail | scam | fake email from you | fake job offer | suspicious message",
    answer: `Don’t answer a message that looks suspicious: forward it to ${site.email} and ask whether it is ours. That is the address on the [contact page](/contact).`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
];
