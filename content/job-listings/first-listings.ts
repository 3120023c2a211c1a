import { site } from "#site";

/** The job listings that the first start inserts. Admins change them afterwards. */
export const firstListings = [
  {
    title: "Privacy Engineer",
    type: "Full-time",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "3-5 years",
    description: `You find personal data where no one expected it and keep it from leaving: in prompts, in retrieval indexes, in logs.\nYou build the detectors that ${site.name} masks with, and you measure each by kind: what it found, what it missed, what it hid for nothing.\nIn your first three months you take one kind of data from its first rule to a published precision and recall.`,
    requirements:
      "You have shipped code that handled personal data, and can say what you would do differently\nYou write tests that were able to fail\nYou read a regulation's text before its summary\nTypeScript, Go or Rust at work; any of the three will do",
  },
  {
    title: "Security Researcher, Language Models",
    type: "Full-time",
    location: `${site.office.country}`,
    remote: true,
    experience: "2-4 years",
    description:
      "You attack assistants for a living: prompt injection, exfiltration through tools, instructions hidden in documents.\nWhat you find becomes a rule in the scanner and, when it may be told, an article with its sources.\nYou disclose to those concerned first, always.",
    requirements:
      "A finding of yours that you can walk us through, public or not\nYou know the OWASP Top 10 for LLM applications well enough to disagree with it\nClear written English: half of the work is the report",
  },
  {
    title: "Frontend Engineer",
    type: "Full-time",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "3-6 years",
    description:
      "You build the console in which people decide what an AI may read.\nThe budgets are small and kept: bytes, milliseconds, contrast, keyboard. You help to keep them.\nYou sit with the people who use what you make, once a week.",
    requirements:
      "TypeScript and React, and the platform beneath them\nYou have made something work for people who use no mouse\nYou measure before you optimise, and after",
  },
  {
    title: "Customer Security Lead",
    type: "Full-time",
    location: "Mumbai, India",
    experience: "5-8 years",
    description:
      "You are the person that a bank's or a hospital's security team calls: before the contract, during the pilot, and on the day something happens.\nYou answer their questionnaires truthfully, including where the answer is no.",
    requirements:
      "Years on either side of a security review\nYou can explain tokenization to a board and to an auditor, in different words\nYou travel within India about four days a month",
  },
  {
    title: "Technical Writer",
    type: "Part-time",
    location: `${site.office.country}`,
    remote: true,
    experience: "1-3 years",
    description:
      "You write what customers read when it matters: set-up guides, incident notes, policies in plain language.\nTwenty hours a week, on the days you choose.",
    requirements:
      "Three pieces of technical writing that you are content with\nYou try every instruction before you publish it\nYou cut more than you add",
  },
  {
    title: "Privacy Engineering Intern",
    type: "Internship",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "Students, no experience needed",
    listingCategory: "internship",
    description:
      "Three to six months on one real task, with a mentor who has time for you.\nAt the end something of yours runs in the product or stands in the documentation, and you present it to the whole company.",
    requirements:
      "You study computing, mathematics, law or something near\nYou have built or written one thing because you wanted to\nYou ask when you do not understand",
  },
] as const;
