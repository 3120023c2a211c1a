import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { type Insights, seriesNames } from "#domain/insights/schema.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { admin } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function requestDemo(page: Page) {
  await page.getByLabel("First Name").fill(cast.vera.firstName);
  await page.getByLabel("Last Name").fill(cast.vera.lastName);
  await page.getByLabel("Email").fill(cast.vera.email);
  await page.getByLabel("Industry").selectOption(cast.vera.industry);
  await page.getByLabel("Message").fill(cast.vera.message);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Request submitted", { exact: true })).toBeVisible();
}

test("an auditor sees on the next day how visitors came from a link to a demo request", async ({ page, browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "site-insights-"));
  const databaseUrl = await createDatabase(String(process.env.E2E_POSTGRES_URL));
  const environment = { ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const { origin, ...server } = await startProcess(environment);
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  const stored = async () =>
    (await db.read.selectFrom("dailyCounts").selectAll().orderBy("event").orderBy("page").execute()).map(
      ({ event, page, source, count }) => [event, page, source, count].filter((part) => part !== "").join(" "),
    );
  try {
    const refusing = await browser.newPage({ extraHTTPHeaders: { "Sec-GPC": "1" } });
    await refusing.goto(`${origin}/contact`);
    await requestDemo(refusing);
    const campaign = "utm_source=newsletter&utm_campaign=launch";
    const visits = ["opened / search.example 1", `opened /contact ${campaign} 1`];
    await page.goto(`${origin}/`, { referer: "https://search.example/?q=privacy" });
    await page.goto(`${origin}/contact?${campaign}`);
    await expect.poll(stored).toEqual(visits);
    await requestDemo(page);
    await expect.poll(stored).toEqual(["inquiry-form 1", "inquiry-sent 1", ...visits]);

    // Four more visitors did the same, and a day passed.
    await db.write((queries) =>
      queries
        .updateTable("dailyCounts")
        .set((row) => ({ day: dayBefore(1), count: row("count", "+", 4) }))
        .execute(),
    );
    await new Visitor(origin).register();
    await db.write((queries) =>
      queries.updateTable("users").set({ role: "auditor" }).where("username", "=", cast.otto.username).execute(),
    );
    const headers = { origin };
    expect((await page.request.post(`${origin}/api/login`, { data: cast.otto, headers })).ok()).toBe(true);
    await page.goto(`${origin}/admin`);
    await page.getByRole("tab", { name: "Insights" }).click();
    for (const step of ["Contact page opened", "Form opened", "Inquiry sent"])
      await expect(page.getByRole("img", { name: `${step} by day: 5 in 30 days` })).toBeVisible();
    await expect(page.getByRole("img", { name: "Application sent by day: <5 in 30 days" })).toBeVisible();
    const sources = page.getByRole("table", { name: "Sources" });
    await expect(sources.getByRole("row", { name: "newsletter, launch (campaign) 5 5 <5" })).toBeVisible();
    await expect(sources.getByRole("row", { name: "search.example 5 <5 <5" })).toBeVisible();
    await page.getByText("Show as a table").first().click();
    await expect(page.getByRole("table", { name: "Inquiries by day" }).getByRole("row").nth(1)).toContainText("5");
    await expect(page.getByText(/Not counted: bots, browsers that send Global Privacy Control/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.trimEnd().split("\r\n")).toContain(`"${dayBefore(1)}","inquiry-sent","","","5"`);
  } finally {
    await db.close();
    await stopProcess({ origin, ...server });
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Insights of the last days; every fifth day of the small series is below five. */
function insightsOf(count: number, isEmpty: boolean): Insights {
  const days = Array.from({ length: count }, (_, i) => dayBefore(count - i));
  const series = Object.fromEntries(
    seriesNames.map((name, n) => [
      name,
      days.map((_, i) => (isEmpty || (n > 1 && i % 5 === 0) ? null : 5 + ((i * 37) % (1800 >> n)))),
    ]),
  ) as Insights["series"];
  if (isEmpty) return { days, series, pages: [], sources: [] };
  const long = `/careers/${"a-very-long-address-".repeat(6)}`;
  return {
    days,
    series,
    pages: [
      { path: "/", opened: 123_456, prefetched: 9876 },
      { path: long, opened: null, prefetched: 40 },
    ],
    sources: [{ source: `${"subdomain.".repeat(8)}example`, opened: 30, contact: null, positions: 12_000 }],
  };
}

for (const colorScheme of ["light", "dark"] as const)
  test(`insights fit on a phone, with much and with nothing to show, without axe violations in ${colorScheme}`, async ({
    page,
  }) => {
    let isEmpty = false;
    await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
    await page.route("**/api/admin/insights*", (route) => {
      const days = Number(new URL(route.request().url()).searchParams.get("days"));
      return route.fulfill({ json: insightsOf(days, isEmpty) });
    });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/admin/insights");
    await expect(page.getByRole("heading", { level: 2, name: "Sources", exact: true })).toBeVisible();
    for (const opener of await page.getByText("Show as a table").all()) await opener.click();
    const table = page.getByRole("table", { name: "Applications by day" });
    await expect(table.getByRole("row")).toHaveCount(31);
    await expectNothingSideways(page);
    expect(await violations(page)).toEqual([]);
    isEmpty = true;
    await page.getByText("7 days", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "No figures yet" })).toBeVisible();
    await expectNothingSideways(page);
    expect(await violations(page)).toEqual([]);
  });
