/**
 * Everything that names the owner of this site. Changing the product means changing this file:
 * a test builds the site under another name and looks for the old one.
 */
export const site = {
  /** The product's and the company's name in text: `{product}` of the specification. */
  name: "Velarium",
  /** The name in addresses and storage keys; lower case, no spaces. */
  slug: "velarium",
  tagline: "Smart Privacy. Smarter Business.",
  description:
    "Velarium stands between your AI and the people who use it: it finds what should not be said, hides it before it leaves, and keeps the record that proves it.",
  legalEntity: "Velarium Privacy Systems",
  email: "hello@velarium.example",
  phone: "+91 00000 00000",
  office: {
    lines: ["Bengaluru", "Karnataka, India"],
    city: "Bengaluru",
    country: "India",
    timeZone: "Asia/Kolkata",
  },
  social: { label: "LinkedIn", href: "https://www.linkedin.com/company/velarium-example" },
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
  /** The privacy notice: the day it took effect, within how many days a letter is answered, the age of majority. */
  privacyNotice: { effective: "2025-08-08", answerDays: 30, ageOfMajority: 18 },
} as const;

export type Site = typeof site;
