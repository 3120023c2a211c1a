import type { Page } from "@playwright/test";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import type { Pipeline } from "#domain/stages/schema.ts";
import { applicant, weaver } from "#harness/cast.ts";
import { admin, queryOf, serveUntouched, untouched } from "./dashboard.ts";

const position: ManagedJobListing = {
  ...weaver,
  id: "weaver",
  slug: "weaver",
  remote: false,
  listingCategory: "job",
  closesAt: null,
  isActive: true,
  archivedAt: null,
  sortOrder: 0,
  applications: 300,
  openApplications: 300,
  stages: ["screening", "interview", "offer"],
  createdAt: "2025-01-05T12:00:00.000Z",
  updatedAt: "2025-01-05T12:00:00.000Z",
};

/** Newest first: number 0 is the latest. */
export const applicationsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): ShownApplication => ({
      ...applicant,
      id: `id-${index}`,
      fullName: `${index === 3 ? "Grace" : "Cara"} Number${index}`,
      email: `cara${index}@looms.example`,
      position: weaver.title,
      resumePath: index % 3 === 1 ? null : applicant.resumePath,
      resumeFile: null,
      applicationType: index % 5 === 4 ? "internship" : "job",
      education: null,
      university: null,
      graduationYear: null,
      availabilityDate: null,
      jobListingId: "weaver",
      earlier: 0,
      stage: "new",
      stageSince: new Date(Date.UTC(2025, 0, 5, 12) - index * 3_600_000).toISOString(),
      createdAt: new Date(Date.UTC(2025, 0, 5, 12) - index * 3_600_000).toISOString(),
      work: untouched,
    }),
  );

/** The stage of an application that has just arrived. */
const unmoved: Pipeline = {
  stage: "new",
  stageSince: "2025-01-05T12:00:00.000Z",
  stages: ["new", ...position.stages, "hired", "rejected", "withdrawn"],
  moves: [],
};

/** Responds like the server, from the current `rows`. Returns the queries of the requests. */
export async function serve(page: Page, rows: () => ShownApplication[]) {
  const queries: string[] = [];
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route("**/api/admin/job-listings", (route) => route.fulfill({ json: [position] }));
  await page.route(/\/api\/admin\/job-applications/, (route) => {
    const query = queryOf(route.request());
    // An open record requests what belongs to it, which is no query of the list.
    if (/job-applications(\/searches)?$/.test(new URL(route.request().url()).pathname)) queries.push(`?${query}`);
    const [at, q] = [Number(query.get("page")), query.get("q")?.toLowerCase() ?? ""];
    const found = rows()
      .filter((row) => row.fullName.toLowerCase().includes(q))
      .filter((row) => (query.get("applicationType") ?? row.applicationType) === row.applicationType);
    if (query.get("sort") === "oldest") found.reverse();
    const items = found.slice((at - 1) * 10, at * 10);
    const total = q ? Math.min(found.length, 1000) : found.length;
    return route.fulfill({ json: { items, total, isMore: total < found.length, page: at, pageSize: 10 } });
  });
  await page.route(/\/api\/admin\/job-applications\/[\w-]+\/stage$/, (route) => route.fulfill({ json: unmoved }));
  await serveUntouched(page);
  return queries;
}
