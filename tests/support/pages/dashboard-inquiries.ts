import type { Page } from "@playwright/test";
import type { Inquiry } from "#domain/inquiries/schema.ts";
import { admin } from "./dashboard.ts";

export const long =
  "We run four assistants and would like to see which of them repeats what a customer told another.\n\n1. Two share a model.\n<b>2. One is ours.</b>";

/** Newest first: the last one written is number 0. */
export const inquiriesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): Inquiry => ({
      id: `id-${index}`,
      firstName: index === 3 ? "Grace" : "Vera",
      lastName: `Number${index}`,
      email: `vera${index}@clinic.example`,
      company: index % 2 ? "" : "Vera's Clinic",
      industry: "healthcare",
      message: index === 0 ? long : "Hello",
      createdAt: new Date(Date.UTC(2025, 0, 5, 12) - index * 86_400_000).toISOString(),
    }),
  );

/** Answers as the server does: a page of what `rows` holds at that moment. Returns the questions asked. */
export async function serve(page: Page, rows: () => Inquiry[]) {
  const asked: URLSearchParams[] = [];
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route(/\/api\/admin\/inquiries/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const [at, q] = [Number(query.get("page")), query.get("q")?.toLowerCase() ?? ""];
    const found = rows().filter((row) => JSON.stringify(row).toLowerCase().includes(q));
    if (query.get("sort") === "oldest") found.reverse();
    return route.fulfill({
      json: { items: found.slice((at - 1) * 10, at * 10), total: found.length, page: at, pageSize: 10 },
    });
  });
  return asked;
}

export const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of inquiries" });
