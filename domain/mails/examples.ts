import type { NewInquiry } from "../inquiries/schema.ts";
import type { ToldApplication } from "./application-letters.ts";

// Words that nobody wrote, to try the settings with and to see how mails look.

export const exampleInquiry: NewInquiry = {
  firstName: "Example",
  lastName: "Visitor",
  email: "visitor@example.com",
  company: "Example Clinic",
  industry: "healthcare",
  message:
    "We would like to see how you keep patients’ names out of prompts.\n\nOur assistant answers nurses on four wards. A link such as https://www.example.com/plan is shown, but cannot be pressed.",
};

export const exampleApplication: ToldApplication = {
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

export const exampleInternship: ToldApplication = {
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
