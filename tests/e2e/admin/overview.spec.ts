import { expect, type Page, test } from "@playwright/test";
import type { Overview } from "#domain/dashboard/schema.ts";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test.beforeEach(async ({ page, baseURL }) => {
  const answer = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
});

const answerWith = (page: Page, overview: Overview) =>
  page.route("**/api/admin/overview", (route) => route.fulfill({ json: overview }));

test("the overview leads to what waits longest, and to the rest, without loading the page again", async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const headers = { origin: String(baseURL) };
  const made = await page.request.post("/api/inquiries", { data: { ...cast.vera, lastName: mark }, headers });
  const { id } = await made.json();
  // The test's database holds the records of other tests: this one waits longest.
  await page.route("**/api/admin/overview", async (route) => {
    const response = await route.fetch();
    const overview: Overview = await response.json();
    expect(overview.waiting.length).toBeGreaterThan(0);
    const record = { tab: "inquiries", id, title: `Vera ${mark}`, detail: "Looms", since: "2026-01-31T10:00:00Z" };
    const waiting = [{ ...record, tab: "inquiries" as const, isMine: true }, ...overview.waiting.slice(1)];
    await route.fulfill({ json: { ...overview, waiting } satisfies Overview });
  });
  const backup = { lastAt: "2026-01-30T12:00:00Z", hasFailed: true };
  await page.route("**/api/admin/storage", (route) => route.fulfill({ json: { level: "open", backup } }));
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page).toHaveURL("/admin/overview");
  const first = page.getByRole("list", { name: "Waiting for you" }).getByRole("listitem").first();
  await expect(first).toContainText("Assigned to you");
  await expect(page.getByRole("heading", { name: /^Yesterday, / })).toBeVisible();
  await expect(page.getByText("The latest backup failed.")).toBeVisible();
  await first.getByRole("link", { name: `Open the inquiry: Vera ${mark}` }).click();
  await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/admin/inquiries/${id}`);
});

test("the overview fits on a phone, with much and with nothing to show, and axe finds nothing", async ({ page }) => {
  const long = "Weatherington-Featherstonehaugh ".repeat(4);
  const record = { id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2", title: long, detail: long, isMine: true };
  const tabs = ["inquiries", "applications", "conversations"] as const;
  const counts = { inquiries: 100, applications: 1, conversations: 0 };
  const full: Overview = {
    waiting: tabs.map((tab) => ({ ...record, tab, id: `${record.id}${tab}`, since: "2026-01-31T10:00:00Z" })),
    waitingCounts: counts,
    yesterday: { day: "2026-01-31", ...counts },
    expiring: counts,
  };
  const empty: Overview = { waiting: [], waitingCounts: {}, yesterday: { day: "2026-01-31" }, expiring: {} };
  for (const [overview, text] of [
    [full, "99+ inquiries"],
    [empty, "Nothing is waiting for you"],
  ] as const) {
    await answerWith(page, overview);
    await page.goto("/admin/overview");
    await expect(page.getByText(text)).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await violations(page)).toEqual([]);
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
