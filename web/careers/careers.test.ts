import { describe, expect, test } from "vitest";
import { filterOptions, filtersOf, hasFilters, matchingListings } from "#domain/job-listings/filters.ts";
import { type JobListing, positionPath } from "#domain/job-listings/schema.ts";
import { applyPath, jobPosting } from "./job-posting.ts";

const engineer: JobListing = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  title: "Privacy Engineer",
  type: "Full-time",
  location: "Bengaluru, India",
  experience: "3-5 years",
  description: "First line.\n\nSecond <b>line</b> & more.",
  requirements: "One\r\nTwo\n",
  listingCategory: "job",
  remote: false,
  slug: "privacy-engineer",
  createdAt: "2026-01-02T03:04:05.000Z",
  closesAt: null,
};
const remote: JobListing = { ...engineer, id: "2", type: "Part-time", location: "India", remote: true };
const intern: JobListing = { ...engineer, id: "3", type: "Internship", listingCategory: "internship" };
const all = [engineer, remote, intern];
const filtersFrom = (query: string) => filtersOf(new URLSearchParams(query));

describe("The filters of /careers", () => {
  test("narrow by every field in the query and keep the order", () => {
    expect(matchingListings(all, filtersFrom("location=Bengaluru, India"))).toEqual([engineer, intern]);
    expect(matchingListings(all, filtersFrom("location=Bengaluru, India&category=internship"))).toEqual([intern]);
    expect(matchingListings(all, filtersFrom("type=Full-time&category=internship"))).toEqual([]);
  });

  test("ignore empty values", () => {
    expect(matchingListings(all, filtersFrom("type=&location=&category="))).toEqual(all);
    expect(hasFilters(filtersFrom("type=&location=&category="))).toBe(false);
    expect(hasFilters(filtersFrom("type=Contract"))).toBe(true);
  });

  test("offer each value of the open positions once", () => {
    expect(filterOptions(all, "location")).toEqual(["Bengaluru, India", "India, remote"]);
    expect(filterOptions(all, "category")).toEqual(["job", "internship"]);
  });
});

describe("The JSON-LD of a position", () => {
  test("contains the fields that Google requires and the place of work", () => {
    expect(jobPosting(engineer, "https://www.example.com")).toMatchObject({
      "@type": "JobPosting",
      title: "Privacy Engineer",
      datePosted: "2026-01-02T03:04:05.000Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization" },
      jobLocation: { address: { addressLocality: "Bengaluru", addressCountry: "IN" } },
      url: `https://www.example.com${positionPath(engineer)}`,
    });
  });

  test("escapes the admin's text", () => {
    expect(jobPosting(engineer, "").description).toBe(
      "<p>First line.</p><p>Second &lt;b&gt;line&lt;/b&gt; &amp; more.</p><ul><li>One</li><li>Two</li></ul>",
    );
  });

  test("names the country of residence instead of a place of work for a remote position", () => {
    const posting = jobPosting(remote, "");
    expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "India" } });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  test("contains a closing date only when there is one", () => {
    expect(jobPosting(engineer, "")).not.toHaveProperty("validThrough");
    const closing = { ...engineer, closesAt: "2026-03-01T00:00:00.000Z" };
    expect(jobPosting(closing, "")).toMatchObject({ validThrough: "2026-03-01T00:00:00.000Z" });
  });

  test("links internships to their own form", () => {
    expect(applyPath(intern)).toBe(`/careers/apply-internship?listing=${intern.id}`);
    expect(applyPath(engineer)).toBe(`/careers/apply/${engineer.id}`);
  });
});
