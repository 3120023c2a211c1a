import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { site } from "#site";

/** The path of the application form for a position. */
export const applyPath = ({ id, listingCategory }: Pick<JobListing, "id" | "listingCategory">) =>
  listingCategory === "internship" ? `/careers/apply-internship?listing=${id}` : `/careers/apply/${id}`;

const employmentTypes: Record<string, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  internship: "INTERN",
  temporary: "TEMPORARY",
};

/**
 * The JSON-LD of an open position (https://schema.org/JobPosting, with the fields that Google requires). A remote
 * position names the country of residence, any other position the place of work. `origin` has no trailing slash.
 */
export function jobPosting(listing: JobListing, origin: string) {
  const employmentType = employmentTypes[listing.type.toLowerCase()];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    "@id": `${origin}${positionPath(listing)}#position`,
    url: origin + positionPath(listing),
    title: listing.title,
    description: descriptionOf(listing),
    identifier: { "@type": "PropertyValue", name: site.legalEntity, value: listing.id },
    datePosted: listing.createdAt,
    ...(listing.closesAt ? { validThrough: listing.closesAt } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name: site.name,
      sameAs: `${origin}/`,
      logo: `${origin}/icons/512.png`,
    },
    ...placeOf(listing),
    experienceRequirements: listing.experience,
    directApply: true,
  };
}

function placeOf({ remote, location }: JobListing) {
  const parts = location.split(",").map((part) => part.trim());
  const { country: ownCountry, countryCode } = site.office;
  const country = parts.at(-1) || ownCountry;
  if (remote) {
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: country } };
  }
  const [locality] = parts;
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(parts.length > 1 ? { addressLocality: locality } : {}),
        addressCountry: country === ownCountry ? countryCode : country,
      },
    },
  };
}

/** The description as HTML, which Google expects: paragraphs and a list of requirements, with the admin's text escaped. */
function descriptionOf({ description, requirements }: JobListing): string {
  const paragraphs = linesOf(description).map((line) => `<p>${escaped(line)}</p>`);
  const items = linesOf(requirements).map((line) => `<li>${escaped(line)}</li>`);
  return `${paragraphs.join("")}<ul>${items.join("")}</ul>`;
}

/** The trimmed, non-empty lines of a text. */
export const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
