// Everything that identifies the owner of this site. To rebrand, change this file: a test builds the site under another
// name and searches the result for the old one.

/** The name of product and company in text; the specification calls it `{product}`. */
const name = "Velarium";
/** The name in URLs and storage keys: lower case, no spaces. */
const slug = "velarium";

export const site = {
  name,
  slug,
  tagline: "Smart Privacy. Smarter Business.",
  description: `${name} stands between your AI and the people who use it: it spots sensitive data, masks it before it reaches the model, and logs every decision.`,
  legalEntity: `${name} Privacy Systems`,
  email: `hello@${slug}.example`,
  phone: "+91 00000 00000",
  office: {
    lines: ["Bengaluru", "Karnataka, India"],
    city: "Bengaluru",
    country: "India",
    /** ISO 3166-1 alpha-2. */
    countryCode: "IN",
    timeZone: "Asia/Kolkata",
  },
  /** The team's business hours in the office's time zone: days from 1 (Monday) to 7, full hours. The assistant states them. */
  businessHours: { days: [1, 2, 3, 4, 5], from: 10, to: 18 },
  social: { label: "LinkedIn", href: `https://www.linkedin.com/company/${slug}-example` },
  /** /.well-known/security.txt (RFC 9116): the contact for vulnerability reports and the expiry date of the file. */
  security: {
    email: `security@${slug}.example`,
    /** Check the contact, then extend the date by at most a year: a test fails 30 days before it. */
    reviewBy: "2027-09-30",
  },
  /** The statistics of the home page (specification, section 2); their sources are shown with them. */
  statistics: {
    /** Tenths of a million US dollars: 48 is shown as $4.8M. */
    breachCost: 48,
    /** Percent. */
    incidentSurge: 412,
    /** Percent. */
    missingAccessControls: 97,
  },
  /** Retention period of inquiries, in months; stated beside the form. */
  inquiryRetentionMonths: 24,
  /** Retention period of applications and resumes, in months; stated beside the forms. */
  applicationRetentionMonths: 12,
  /** Retention period of the audit log, which the dashboard's users and sign-ins fill, in months. */
  auditRetentionMonths: 24,
  /** Retention period of conversations after their last message, in days; one with an application is removed with it. */
  conversationRetentionDays: 90,
  /**
   * The values of `utm_source` and `utm_campaign` in links that the insights count; others are ignored. A value must be the
   * same for everyone who gets the link, never an identifier.
   */
  countedCampaigns: { sources: ["linkedin", "newsletter"], campaigns: ["launch"] },
  /** Retention period of the anonymous daily counts, in months. */
  pageViewRetentionMonths: 25,
  /** Retention periods of outbox rows, in days: `settled` for sent and canceled emails, `dead` for failed ones. */
  emailRetentionDays: { settled: 30, dead: 90 },
  /** The privacy notice: its effective date, the days within which requests are answered, and the age of majority. */
  privacyNotice: { effective: "2025-08-08", answerDays: 30, ageOfMajority: 18 },
  /** The cookie policy: the date of the last change to its text or to the catalog in content/cookies. */
  cookiePolicy: { updated: "2026-11-23" },
} as const;

export type Site = typeof site;
