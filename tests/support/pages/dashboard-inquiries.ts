import type { Page } from "@playwright/test";
import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { admin, queryOf, serveUntouched, untouched } from "./dashboard.ts";

export const long =
  "We run four assistants and would like to see which of them repeats what a customer told another.\n\n1. Two share a model.\n<b>2. One is ours.</b>";

/** Newest first: number 0 is the latest. */
export const inquiriesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): ShownInquiry => ({
      id: `id-${index}`,
      firstName: index === 3 ? "Grace" : "Vera",
      lastName: `Number${index}`,
      email: `vera${index}@clinic.example`,
      company: index % 2 ? "" : "Vera's Clinic",
      industry: "healthcare",
      message: index === 0 ? long : "Hello",
      createdAt: new Date(Date.UTC(2025, 0, 5, 12) - index * 86_400_000).toISOString(),
      work: untouched,
    }),
  );

/** Responds like the server, with a page of the current `rows`. Returns the queries of the requests. */
export async function serve(page: Page, rows: () => ShownInquiry[]) {
  const queries: URLSearchParams[] = [];
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route(/\/api\/admin\/inquiries/, (route) => {
    const query = queryOf(route.request());
    queries.push(query);
    const [at, q] = [Number(query.get("page")), query.get("q")?.toLowerCase() ?? ""];
    const found = rows().filter((row) => JSON.stringify(row).toLowerCase().includes(q));
    if (query.get("sort") === "oldest") found.reverse();
    return route.fulfill({
      json: { items: found.slice((at - 1) * 10, at * 10), total: found.length, page: at, pageSize: 10 },
    });
  });
  await serveUntouched(page);
  return queries;
}

export const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of inquiries" });
