// Everything that names the owner of this site. Changing the product means changing this file: a test builds the site
// under another name and looks for the old one.

/** The product's and the company's name in text: `{product}` of the specification. */
const name = "Velarium";
/** The name in addresses and storage keys; lower case, no spaces. */
const slug = "velarium";

export const site = {
  name,
  slug,
  tagline: "Smart Privacy. Smarter Business.",
  description: `${name} stands between your AI and the people who use it: it finds what should not be said, hides it before it leaves, and keeps the record that proves it.`,
  legalEntity: `${name} Privacy Systems`,
  email: `hello@${slug}.example`,
  phone: "+91 00000 00000",
  office: {
    lines: ["Bengaluru", "Karnataka, India"],
    city: "Bengaluru",
    country: "India",
    timeZone: "Asia/Kolkata",
  },
  /** When the team is at work, in the office's time: days from 1 (Monday) to 7, whole hours. The assistant promises no more. */
  businessHours: { days: [1, 2, 3, 4, 5], from: 10, to: 18 },
  social: { label: "LinkedIn", href: `https://www.linkedin.com/company/${slug}-example` },
  /** /.well-known/security.txt (RFC 9116): who is told of a weakness, and until when that is sure to be so. */
  security: {
    email: `security@${slug}.example`,
    /** Check the address, then move the day on, at most a year: a test fails from 30 days before it. */
    reviewBy: "2027-09-30",
  },
  /** Figures of the home page, section 2 of the specification. Sources are shown beside them. */
  statistics: {
    /** Tenths of a million US dollars: 48 is shown as $4.8M. */
    breachCost: 48,
    /** Percent. */
    incidentSurge: 412,
    /** Percent. */
    missingAccessControls: 97,
  },
  /** How long an inquiry is kept, in months; said beside the form. */
  inquiryRetentionMonths: 24,
  /** How long an application is kept, with its resume, in months; said beside the forms. */
  applicationRetentionMonths: 12,
  /** How long a conversation is kept after its last word, in days; one with an application goes with that. */
  conversationRetentionDays: 90,
  /** How long the counts of pages are kept, in months; no visitor is behind any of them. */
  pageViewRetentionMonths: 25,
  /** How long the outbox remembers a mail, in days: one that was sent or cancelled, and one that was given up. */
  mailRetentionDays: { settled: 30, dead: 90 },
  /** The privacy notice: the day it took effect, within how many days a letter is answered, the age of majority. */
  privacyNotice: { effective: "2025-08-08", answerDays: 30, ageOfMajority: 18 },
  /** The cookie policy: the day its words or its catalogue (content/cookies) last changed. */
  cookiePolicy: { updated: "2026-11-21" },
} as const;

export type Site = typeof site;
