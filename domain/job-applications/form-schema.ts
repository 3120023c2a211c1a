import * as z from "zod/mini";
import { email, isWebAddress, line, paragraph } from "../kernel/text.ts";

/** The application types of section 3 of the specification. */
export const applicationTypes = ["job", "internship"] as const;

/** The education levels of section 3 of the specification. */
export const educationLevels = ["Undergraduate", "Bachelor's Degree", "Master's Degree", "PhD", "Other"] as const;

/** The position of an internship application that names none (specification, section 5). */
export const internshipPosition = "Internship Position";

/** The graduation years to choose from: this one and the next five (specification, section 5). */
export function graduationYears(now: Date): string[] {
  return Array.from({ length: 6 }, (_, i) => String(now.getFullYear() + i));
}

/** An optional text: missing, null, and empty become null. */
const optional = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value || null),
  );
const unlessEmpty = (right: (value: string) => boolean, message: string) =>
  z.refine<string>((value) => value === "" || right(value), message);

/** Mail programs write links in angle brackets (RFC 3986, appendix C). */
const withoutBrackets = z.overwrite<string>((link) => link.replace(/^<(?:URL:)?(\S+)>$/i, "$1"));
const webAddress = unlessEmpty(isWebAddress, "Resume link must be a valid URL");
const yearOnly = unlessEmpty((value) => /^(19|20|21)\d\d$/.test(value), "Must be a year such as 2027");
const dayOnly = unlessEmpty((value) => z.iso.date().safeParse(value).success, "Must be a day such as 2027-01-15");

const applicant = {
  fullName: line(200, "Full name is required"),
  email: email({ required: "Invalid email address", invalid: "Invalid email address" }),
  phone: line(50, "Phone number is required"),
  position: line(120, "Position is required"),
  experience: line(120, "Experience is required"),
  message: optional(paragraph(5000)),
  /** The listing; its title replaces the position. */
  jobListingId: optional(line(36)),
};

/**
 * The body of `POST /api/job-applications` (specification, sections 5 and 7) with a link to the resume. The fields
 * that only internships need are optional. Unknown fields are dropped.
 */
export const jobApplicationSchema = z.object({
  ...applicant,
  resumePath: line(2000, "Resume link is required").check(withoutBrackets, webAddress),
  applicationType: z._default(z.enum(applicationTypes, "Must be job or internship"), "job"),
  education: optional(line(200)),
  university: optional(line(200)),
  graduationYear: optional(line(4).check(yearOnly)),
  availabilityDate: optional(line(10).check(dayOnly)),
});

/** The same for an internship, with its four further fields required (specification, section 5). */
export const internshipApplicationSchema = z.object({
  ...applicant,
  position: z._default(applicant.position, internshipPosition),
  resumePath: jobApplicationSchema.shape.resumePath,
  applicationType: z.literal("internship"),
  education: line(200, "Education field is required"),
  university: line(200, "University/College is required"),
  graduationYear: line(4, "Expected graduation year is required").check(yearOnly),
  availabilityDate: line(10, "Availability date is required").check(dayOnly),
});

const noLinkNeeded = { resumePath: optional(line(2000).check(withoutBrackets, webAddress)) };

/** `jobApplicationSchema` with an uploaded resume: the link is optional. */
export const jobApplicationWithFileSchema = z.extend(jobApplicationSchema, noLinkNeeded);

/** `internshipApplicationSchema` with an uploaded resume: the link is optional. */
export const internshipApplicationWithFileSchema = z.extend(internshipApplicationSchema, noLinkNeeded);
