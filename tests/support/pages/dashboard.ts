import type { Page, Request } from "@playwright/test";
import type { RecordWork, Work } from "#domain/work/schema.ts";

/** The admin that is signed in to the dashboard. */
export const admin = {
  id: "1",
  username: "ada",
  email: "ada@example.com",
  name: "Ada",
  role: "admin",
  createdAt: "2025-01-05T12:00:00.000Z",
};

export const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** The query of a request for a list: in the body when it has a text to search for, else in the URL. */
export const queryOf = (request: Request): URLSearchParams =>
  request.method() === "POST"
    ? new URLSearchParams(Object.entries(request.postDataJSON()).map(([name, value]) => [name, String(value)]))
    : new URL(request.url()).searchParams;

/** The work on a record that no member of the team has taken up. */
export const untouched: Work = { status: "new", assignee: null, snoozedUntil: null, duplicateOf: null, version: 1 };

/** Responds like the server about the work on records that stay untouched. Call it after the routes of their list. */
export async function serveUntouched(page: Page) {
  const work: RecordWork = { ...untouched, sameAddress: null, duplicates: 0 };
  await page.route(/\/api\/admin\/[^/]+\/[^/]+\/work$/, (route) => route.fulfill({ json: work }));
  await page.route(/\/api\/admin\/[^/]+\/[^/]+\/notes$/, (route) => route.fulfill({ json: { items: [] } }));
  await page.route(/\/api\/admin\/[^/]+\/[^/]+\/presence$/, (route) =>
    route.fulfill({ json: { others: [], version: 1 } }),
  );
  await page.route("**/api/admin/colleagues?*", (route) => route.fulfill({ json: [] }));
}
