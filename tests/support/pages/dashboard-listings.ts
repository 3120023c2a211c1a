import type { Page } from "@playwright/test";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { weaver } from "#harness/cast.ts";

/** Listings as admins get them: one remote and unpublished, one with a closing date, one archived. */
export const listingsOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): ManagedJobListing => ({
      ...weaver,
      id: `id-${index}`,
      title: `Position ${index}`,
      slug: `position-${index}`,
      remote: index === 1,
      listingCategory: "job",
      closesAt: index === 2 ? "2026-01-05T18:29:59.000Z" : null,
      isActive: index !== 1 && index !== 4,
      archivedAt: index === 4 ? "2026-01-01T00:00:00.000Z" : null,
      sortOrder: index,
      applications: index === 4 ? 3 : 0,
      openApplications: index === 4 ? 3 : 0,
      stages: ["screening", "interview", "offer"],
      createdAt: "2025-01-05T12:00:00.000Z",
      updatedAt: "2025-01-05T12:00:00.000Z",
    }),
  );

/** Responds like the server, with these rows. Returns the changes that were sent. */
export async function serve(page: Page, rows: ManagedJobListing[]) {
  const sent: unknown[][] = [];
  await page.route(/\/api\/admin\/job-listings/, (route) => {
    const request = route.request();
    if (request.method() === "GET") return route.fulfill({ json: rows });
    sent.push([request.method(), new URL(request.url()).pathname.split("/").at(-1), request.postDataJSON()]);
    return route.fulfill({ json: rows[0] });
  });
  return sent;
}
