import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import type { EmailDefinition } from "../emails/definition.ts";
import { acknowledgment, type EmailContext, submissionToTeam } from "../emails/email-text.ts";
import { dashboardAddress } from "../kernel/dashboard-tabs.ts";
import { maskFileName } from "../masking/mask-fields.ts";
import { maskApplication } from "./mask.ts";

/** The data of an application that its emails use. */
interface ApplicationDetails {
  fullName: string;
  email: string;
  phone: string;
  position: string;
  experience: string;
  message: string | null;
  resumePath: string | null;
  /** The file name of the uploaded resume. */
  fileName: string | null;
  applicationType: string;
  education: string | null;
  university: string | null;
  graduationYear: string | null;
  availabilityDate: string | null;
  /** The title of the job listing; null when the application names none. */
  listingTitle: string | null;
}

const isInternship = ({ applicationType }: ApplicationDetails) => applicationType === "internship";

/** To the team: a visitor applies. The resume is not attached; the dashboard records which admin opens it. */
export function applicationToTeam(application: ApplicationDetails, context: EmailContext): EmailContent {
  const { fullName, email, phone, position, experience, message, resumePath, fileName } = application;
  const { education, university, graduationYear, availabilityDate } = application;
  return submissionToTeam(
    {
      subject: [isInternship(application) ? "Internship application" : "Job application", `${fullName}, ${position}`],
      heading: isInternship(application) ? "A visitor applied for an internship." : "A visitor applied for a job.",
      facts: [
        ["Name", fullName],
        ["Email", email],
        ["Phone", phone],
        ["Position", position],
        ["Experience", experience],
        ["Education", education],
        ["University", university],
        ["Graduation year", graduationYear],
        ["Available from", availabilityDate && formatDay(availabilityDate)],
        ["Resume", fileName ?? resumePath],
        ["Message", message],
      ],
      note: "The resume is not attached; it’s in the dashboard.",
      path: dashboardAddress("applications", context.id),
      email,
    },
    context,
  );
}

/** To the applicant: we received the application. It names the position by the title of its listing. */
export function applicationAcknowledged(application: ApplicationDetails, context: EmailContext): EmailContent {
  return acknowledgment(
    {
      subject: isInternship(application) ? "We received your internship application" : "We received your application",
      heading: "We received your application.",
      sent: `an application to ${site.name}`,
      facts: [
        ["Applied for", application.listingTitle ?? (isInternship(application) ? "An internship" : "A job")],
        ["Details", detailsOf(application)],
      ],
      steps: [
        "A person on our team reads it. No software ranks or rejects applicants.",
        "We email you our decision either way.",
        `After ${site.applicationRetentionMonths} months your application is deleted automatically.`,
      ],
    },
    context,
  );
}

/** Formats a day such as '2027-01-15' as 'January 15, 2027'. Other text stays as it is, so that its email is still sent. */
function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** The names of the submitted details, without their values: another person may read the mailbox. */
const detailsOf = ({ phone, education, availabilityDate, message }: ApplicationDetails) =>
  [
    "Name",
    "email address",
    phone && "phone",
    "experience",
    education && "studies",
    availabilityDate && "availability",
    message && "message",
    "resume",
  ]
    .filter(Boolean)
    .join(", ");

const example: ApplicationDetails = {
  fullName: "Example Applicant",
  email: "applicant@example.com",
  phone: "+91 00000 00000",
  position: "Privacy Engineer",
  experience: "3–5 years",
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
  ...example,
  position: "Internship Position",
  applicationType: "internship",
  experience: "Two university projects",
  education: "Bachelor's Degree",
  university: "Example University",
  graduationYear: "2027",
  availabilityDate: "2027-01-15",
  listingTitle: null,
};

const definitionOf = (content: typeof applicationToTeam): EmailDefinition => ({
  async compose(queries, { aboutId }, { origin, isMasked }) {
    const stored = await queries
      .selectFrom("jobApplications as application")
      .leftJoin("files as file", "file.jobApplicationId", "application.id")
      .leftJoin("jobListings as listing", "listing.id", "application.jobListingId")
      .selectAll("application")
      .select(["file.name as fileName", "listing.title as listingTitle"])
      .where("application.id", "=", aboutId)
      .executeTakeFirst();
    if (!stored) return null;
    const masked = () => ({ ...maskApplication(stored), fileName: stored.fileName && maskFileName(stored.fileName) });
    return content(isMasked ? masked() : stored, { id: aboutId, at: stored.createdAt, origin });
  },
  example: (context) => content(example, context),
});

export const applicationEmails = {
  "application-to-team": definitionOf(applicationToTeam),
  "application-acknowledged": definitionOf(applicationAcknowledged),
};
