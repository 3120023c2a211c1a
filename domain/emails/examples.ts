import type { NewInquiry } from "../inquiries/schema.ts";
import type { ApplicationDetails } from "./application-emails.ts";
import type { HandOverDetails } from "./conversation-emails.ts";

// Invented content for test emails and previews.

export const exampleInquiry: NewInquiry = {
  firstName: "Example",
  lastName: "Visitor",
  email: "visitor@example.com",
  company: "Example Clinic",
  industry: "healthcare",
  message:
    "We would like to see how you keep patients’ names out of prompts.\n\nOur assistant answers nurses on four wards. A link such as https://www.example.com/plan is shown, but cannot be pressed.",
};

export const exampleApplication: ApplicationDetails = {
  fullName: "Example Applicant",
  email: "applicant@example.com",
  phone: "+91 00000 00000",
  position: "Privacy Engineer",
  experience: "3-5 years",
  message: "I take systems apart to see what they remember.",
  resumePath: null,
  fileName: "resume.pdf",
  applicationType: "job",
  education: null,
  university: null,
  graduationYear: null,
  availabilityDate: null,
  listingTitle: "Privacy Engineer",
};

export const exampleInternship: ApplicationDetails = {
  ...exampleApplication,
  position: "Internship Position",
  applicationType: "internship",
  experience: "Two university projects",
  education: "Bachelor's Degree",
  university: "Example University",
  graduationYear: "2027",
  availabilityDate: "2027-01-15",
  listingTitle: null,
};

export const exampleHandOver: HandOverDetails = {
  userName: "Example Visitor",
  userEmail: "visitor@example.com",
  messages: ["Does it run inside our own network?", "And who can see the audit trail? I would rather ask a person."],
};

export const exampleReply = {
  content:
    "Yes, all of it can run inside your network; nothing has to leave it.\nThe audit trail is read by the people you give the role to. Shall we show you on Thursday?",
};
