import { expect, type Page, test } from "@playwright/test";
import type { ChainVerification, ConsentSummary } from "#domain/consents/schema.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { admin } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2026, 0, 31) - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );

function choices(count: number, allTime: number): ConsentSummary {
  const days = daysOf(count).map((day, i) => ({
    day,
    acceptAll: allTime && i % 4,
    rejectAll: allTime && 2,
    custom: 0,
    withdraw: 0,
  }));
  const total = days.reduce((sum, one) => sum + one.acceptAll + one.rejectAll, 0);
  const allowed = { analytics: Math.round(total / 4), functional: total, marketing: 0 };
  const [from = "", to = ""] = [days[0]?.day, days.at(-1)?.day];
  return { from, to, days, total, allowed, gpc: total && 5, gpcOverride: total && 1, allTime };
}

async function open(page: Page, { allTime = 1009 } = {}) {
  const days = (url: string) => Number(new URL(url).searchParams.get("days"));
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route("**/api/admin/consents/summary*", (route) =>
    route.fulfill({ json: choices(days(route.request().url()), allTime) }),
  );
  await page.goto("/admin?tab=consent");
  await expect(page.getByRole("heading", { level: 2, name: "Consent log" })).toBeVisible();
}

const verified = (page: Page, json: ChainVerification) =>
  page.route("**/api/admin/consents/verification", (route) => route.fulfill({ json }));

test("charts have a text summary and a table of each day", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("img", { name: "Accept All: 43 of 103 choices, at most 3 per day" })).toBeVisible();
  await page.getByText("Show as a table").first().click();
  const table = page.getByRole("table", { name: "Choices by day" });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(table.getByRole("row").nth(1)).toHaveText("Jan 311200");
  await page.getByText("7 days", { exact: true }).click();
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(page.getByText("in 7 days")).toBeVisible();
});

test("hovering over a day shows its numbers in every row", async ({ page }) => {
  await open(page);
  const chart = page.getByRole("img", { name: /^Accept All/ });
  await chart.hover({ position: { x: 2, y: 20 } });
  await expect(page.getByText("Jan 2: 2 choices")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.getByText("103 choices in 30 days")).toBeVisible();
});

test("a broken chain is reported with place and reason, and a failed check as a failed check", async ({ page }) => {
  await open(page);
  await verified(page, {
    intact: false,
    checked: 11,
    lastHash: "a".repeat(64),
    broken: { sequence: 12, id: "receipt-12", reason: "This record was altered" },
    milliseconds: 3,
  });
  await page.getByRole("button", { name: "Verify the chain" }).click();
  const status = page.getByRole("status").filter({ hasText: "record" });
  await expect(status).toContainText("Broken at record 12");
  await expect(status).toContainText("This record was altered. The 11 records before it are intact.");
  await expect(status).toContainText("receipt-12");
  await page.unroute("**/api/admin/consents/verification");
  await page.route("**/api/admin/consents/verification", (route) => route.fulfill({ status: 503, body: "Not now" }));
  await page.getByRole("button", { name: "Verify the chain" }).click();
  await expect(page.getByText("503: Not now. Try again in a moment.")).toBeVisible();
});

test("shows what will appear before the first choice", async ({ page }) => {
  await open(page, { allTime: 0 });
  await expect(page.getByRole("heading", { level: 2, name: "No choices yet" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("figures that cannot be loaded show an error and can be requested again", async ({ page }) => {
  let failing = true;
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route("**/api/admin/consents/summary*", (route) =>
    failing ? route.fulfill({ status: 500, body: "Broken" }) : route.fulfill({ json: choices(30, 9) }),
  );
  await page.goto("/admin?tab=consent");
  await expect(page.getByRole("alert")).toContainText("The figures could not be loaded");
  failing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Choices over time" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds no violations in ${colorScheme}, and nothing is wider than a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    await verified(page, { intact: true, checked: 1009, lastHash: "a".repeat(64), broken: null, milliseconds: 12 });
    await page.getByRole("button", { name: "Verify the chain" }).click();
    await expect(page.getByRole("heading", { level: 3, name: "Intact" })).toBeVisible();
    for (const opener of await page.getByText("Show as a table").all()) await opener.click();
    await expectNothingSideways(page);
    expect(await violations(page)).toEqual([]);
  });
}
