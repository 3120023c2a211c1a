/**
 * The people of the tests. A person named here exists once a server was started with `adminEnvironment`, or is
 * registered by a test that needs them.
 */
export const cast = {
  /** Reads what visitors ask for. */
  ada: {
    username: "ada.admin",
    email: "ada@example.com",
    name: "ada.admin",
    password: "a long passphrase for ada",
  },
  /** An ordinary account holder. */
  otto: { username: "otto", email: "otto@example.com", name: "Otto Ordinary", password: "otto's secret" },
  /** Asks for a demo. */
  vera: {
    firstName: "Vera",
    lastName: "Visitor",
    email: "vera@clinic.example",
    company: "Vera's Clinic",
    industry: "healthcare",
    message: "We would like to see how you mask patient names.\nTomorrow, if you can.",
  },
} as const;

/** What a browser posts when its visitor allows analytics alone: specification, section 7. */
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

/** A position that ada may open. */
export const weaver = {
  title: "Weaver of Très Fine Veils!",
  description: "You weave.\nAll day.",
  requirements: "A loom\nPatience",
  type: "Full-time",
  location: "Bengaluru, India",
  experience: "1-2 years",
} as const;

/** Applies for a position, with a resume that is kept elsewhere. */
export const applicant = {
  fullName: "Cara Candidate",
  email: "cara@example.com",
  phone: "+91 00000 11111",
  position: "Weaver",
  experience: "1-2 years",
  message: "I weave.\nWell.",
  resumePath: "https://resumes.example/cara.pdf",
} as const;

/** Applies for an internship. */
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

/** Makes ada the first admin of a server. */
export const adminEnvironment = {
  ADMIN_USERNAME: cast.ada.username,
  ADMIN_EMAIL: cast.ada.email,
  ADMIN_PASSWORD: cast.ada.password,
};
