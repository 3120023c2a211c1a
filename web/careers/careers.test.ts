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
const asked = (query: string) => filtersOf(new URLSearchParams(query));

describe("The filters of /careers", () => {
  test("narrow by every field that the address names, and keep the order", () => {
    expect(matchingListings(all, asked("location=Bengaluru, India"))).toEqual([engineer, intern]);
    expect(matchingListings(all, asked("location=Bengaluru, India&category=internship"))).toEqual([intern]);
    expect(matchingListings(all, asked("type=Full-time&category=internship"))).toEqual([]);
  });

  test("narrow nothing when a form sends them empty", () => {
    expect(matchingListings(all, asked("type=&location=&category="))).toEqual(all);
    expect(hasFilters(asked("type=&location=&category="))).toBe(false);
    expect(hasFilters(asked("type=Contract"))).toBe(true);
  });

  test("offer each value that an open position has, once", () => {
    expect(filterOptions(all, "location")).toEqual(["Bengaluru, India", "India"]);
    expect(filterOptions(all, "category")).toEqual(["job", "internship"]);
  });
});

describe("What machines are told of a position", () => {
  test("names what Google requires, and the place of work", () => {
    expect(jobPosting(engineer, "https://www.example.com")).toMatchObject({
      "@type": "JobPosting",
      title: "Privacy Engineer",
      datePosted: "2026-01-02T03:04:05.000Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { "@type": "Organization" },
      jobLocation: { address: { addressLocality: "Bengaluru", addressCountry: "India" } },
      url: `https://www.example.com${positionPath(engineer)}`,
    });
  });

  test("keeps what an admin wrote as text", () => {
    expect(jobPosting(engineer, "").description).toBe(
      "<p>First line.</p><p>Second &lt;b&gt;line&lt;/b&gt; &amp; more.</p><ul><li>One</li><li>Two</li></ul>",
    );
  });

  test("says of a remote position where one may live instead of where to come", () => {
    const posting = jobPosting(remote, "");
    expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { name: "India" } });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  test("says until when it is open only when there is such a time", () => {
    expect(jobPosting(engineer, "")).not.toHaveProperty("validThrough");
    const closing = { ...engineer, closesAt: "2026-03-01T00:00:00.000Z" };
    expect(jobPosting(closing, "")).toMatchObject({ validThrough: "2026-03-01T00:00:00.000Z" });
  });

  test("leads an intern to the form for interns", () => {
    expect(applyPath(intern)).toBe(`/careers/apply-internship?listing=${intern.id}`);
    expect(applyPath(engineer)).toBe(`/careers/apply/${engineer.id}`);
  });
});
