import { site } from "#site";

/** The job listings that the first start inserts. Admins change them afterwards. */
export const firstListings = [
  {
    title: "Privacy Engineer",
    type: "Full-time",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "3–5 years",
    description: `You find personal data where no one expected it, in prompts, retrieval indexes and logs, and keep it from leaking.\nYou build the detectors that ${site.name} masks with, and you measure each one: what it found, what it missed, what it masked by mistake.\nIn your first three months, you take one kind of data from its first rule to published precision and recall.`,
    requirements:
      "You have shipped code that handled personal data, and can say what you’d do differently\nYou write tests that can fail\nYou read a regulation before its summary\nYou have worked in TypeScript, Go or Rust professionally",
  },
  {
    title: "Security Researcher, Language Models",
    type: "Full-time",
    location: `${site.office.country}`,
    remote: true,
    experience: "2–4 years",
    description:
      "You attack assistants for a living: prompt injection, exfiltration through tools, instructions hidden in documents.\nWhat you find becomes a rule in the scanner and, once it can be disclosed, an article with sources.\nYou always disclose to the affected vendor first.",
    requirements:
      "You have a finding you can walk us through, public or not\nYou know the OWASP Top 10 for LLM Applications well enough to disagree with it\nYou write clear English: the report is half the work",
  },
  {
    title: "Frontend Engineer",
    type: "Full-time",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "3–6 years",
    description:
      "You build the console in which people decide what an AI may read.\nOur limits on bytes and milliseconds and our standards for contrast and keyboard access are strict, and you help us meet them.\nOnce a week, you sit with the people who use what you make.",
    requirements:
      "You know TypeScript, React and the web platform well\nYou have made something work for people who don’t use a mouse\nYou measure before and after you optimize",
  },
  {
    title: "Customer Security Lead",
    type: "Full-time",
    location: "Mumbai, India",
    experience: "5–8 years",
    description:
      "You are the person a bank’s or hospital’s security team calls: before the contract, during the pilot, and on the day something happens.\nYou answer their questionnaires honestly, even when the answer is no.",
    requirements:
      "You have years of experience on either side of a security review\nYou can explain tokenization to a board and to an auditor\nYou travel within India about four days a month",
  },
  {
    title: "Technical Writer",
    type: "Part-time",
    location: `${site.office.country}`,
    remote: true,
    experience: "1–3 years",
    description:
      "You write what customers read when it matters: setup guides, incident notes, policies in plain language.\nTwenty hours a week, on the days you choose.",
    requirements:
      "You have three pieces of technical writing you’re proud of\nYou try every instruction before you publish it\nYou cut more than you add",
  },
  {
    title: "Privacy Engineering Intern",
    type: "Internship",
    location: `${site.office.city}, ${site.office.country}`,
    experience: "Students, no experience needed",
    listingCategory: "internship",
    description:
      "Three to six months on one real task, with a mentor who has time for you.\nAt the end, your work ships in the product or the documentation, and you present it to the whole company.",
    requirements:
      "You study computing, mathematics, law or a related field\nYou have built or written something because you wanted to\nYou ask when you don’t understand",
  },
] as const;
