/**
 * The users and visitors in tests and benchmarks. Ada exists on a server that was started with `adminEnvironment`; a test
 * registers the others.
 */
export const cast = {
  /** The admin. */
  ada: {
    username: "ada.admin",
    email: "ada@example.com",
    name: "ada.admin",
    password: "a long passphrase for ada",
  },
  /** A user without the admin role. */
  otto: { username: "otto", email: "otto@example.com", name: "Otto Ordinary", password: "otto's secret" },
  /** A visitor who requests a demo. */
  vera: {
    firstName: "Vera",
    lastName: "Visitor",
    email: "vera@clinic.example",
    company: "Vera's Clinic",
    industry: "healthcare",
    message: "We would like to see how you mask patient names.\nTomorrow, if you can.",
  },
} as const;

/** The request body of a visitor who allows only analytics (specification, section 7). */
export const choice = {
  essential: true,
  analytics: true,
  functional: false,
  marketing: false,
  timestamp: 1_767_225_600_000,
  expiresAt: 1_798_761_600_000,
  userAgent: "Mozilla/5.0 (made by the browser)",
  ipAddress: "client-side",
  referrer: "https://elsewhere.example/someone",
  url: "https://here.example/contact?name=vera",
} as const;

/** A job listing. */
export const weaver = {
  title: "Weaver of Très Fine Veils!",
  description: "You weave.\nAll day.",
  requirements: "A loom\nPatience",
  type: "Full-time",
  location: "Bengaluru, India",
  experience: "1-2 years",
} as const;

/** A job application with a link to the resume. */
export const applicant = {
  fullName: "Cara Candidate",
  email: "cara@example.com",
  phone: "+91 00000 11111",
  position: "Weaver",
  experience: "1-2 years",
  message: "I weave.\nWell.",
  resumePath: "https://resumes.example/cara.pdf",
} as const;

/** An internship application. */
export const intern = {
  ...applicant,
  fullName: "Ines Intern",
  email: "ines@college.example",
  position: "Internship Position",
  applicationType: "internship",
  education: "Bachelor's Degree",
  university: "City College",
  graduationYear: "2027",
  availabilityDate: "2027-01-15",
} as const;

/** The environment that makes Ada the first admin of a server. */
export const adminEnvironment = {
  ADMIN_USERNAME: cast.ada.username,
  ADMIN_EMAIL: cast.ada.email,
  ADMIN_PASSWORD: cast.ada.password,
};
