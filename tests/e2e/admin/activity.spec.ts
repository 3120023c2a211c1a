import { expect, test } from "@playwright/test";
import type { RecordHistory } from "#domain/audit/schema.ts";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("the activity and the history of a record say who did what", async ({ page, baseURL }) => {
  const headers = { origin: String(baseURL) };
  const { id } = await (await page.request.post("/api/inquiries", { data: cast.vera, headers })).json();
  expect((await page.request.post("/api/login", { data: cast.ada, headers })).ok()).toBe(true);
  await page.goto("/admin?tab=activity");
  const table = page.getByRole("table", { name: "Activity" });
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await page.getByLabel("Person").selectOption({ label: cast.ada.name });
  await page.getByLabel("Record type").selectOption({ label: "Account" });
  await expect(table.getByText("Logged in").first()).toBeVisible();
  await expect(page).toHaveURL(/kind=user/);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("activity.csv");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`/admin/inquiries/${id}`);
  const dialog = page.getByRole("dialog");
  // Its parts are read one by one, which is one visit all the same.
  await expect(dialog.getByText("No other records").or(dialog.getByText(/\d other records?/))).toBeVisible();
  await dialog.getByText("History").click();
  await expect(dialog.getByRole("list", { name: "History" }).getByText("Viewed inquiry")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  // Views that follow each other closely for longer than a visit stay several.
  const [view] = (await (await page.request.get(`/api/admin/inquiries/${id}/history`)).json()) as RecordHistory;
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 12) - seconds * 1000).toISOString();
  const views = [0, 55, 110, 165, 220].map((seconds) => ({ ...view, id: String(seconds), recordedAt: at(seconds) }));
  await page.route("**/history", (route) => route.fulfill({ json: views }));
  await page.reload();
  await dialog.getByText("History").click();
  await expect(dialog.getByRole("list", { name: "History" }).getByText("Viewed inquiry")).toHaveCount(3);
});
