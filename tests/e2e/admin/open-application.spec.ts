import { expect, type Page, test } from "@playwright/test";
import { applicationsOf, serve } from "#tests/support/pages/dashboard-applications.ts";

const path = "/admin/applications";
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

test("closes an application that has left the list, and reports a removed one only when a link leads to it", async ({
  page,
}) => {
  let rows = applicationsOf(12);
  await serve(page, () => rows);
  await page.goto(path);
  await page.getByRole("button", { name: "Cara Number0", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  rows = rows.slice(1);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(status(page)).toHaveText("1–10 of 11 job applications");
  const queries = page.waitForResponse(/around=id-0/);
  await page.goForward();
  await queries;
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Not found", { exact: true })).toHaveCount(0);
  await page.goto(`${path}/id-0`);
  await expect(page.getByText("Not found", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(path);
});

test("Escape closes an application whose dialog is still loading", async ({ page }) => {
  await serve(page, () => applicationsOf(12));
  const { promise: isClosed, resolve: release } = Promise.withResolvers<void>();
  await page.route(/application-dialog/, async (route) => {
    await isClosed;
    await route.continue();
  });
  await page.goto(path);
  const opener = page.getByRole("button", { name: "Cara Number0", exact: true });
  const script = page.waitForRequest(/application-dialog/);
  await opener.click();
  await script;
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  release();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("closing an application leaves no extra step in the history", async ({ page }) => {
  await serve(page, () => applicationsOf(12));
  await page.goto("/admin/listings");
  await page.getByRole("tab", { name: "Job Applications" }).click();
  const opener = page.getByRole("button", { name: "Cara Number0", exact: true });
  await opener.click();
  await expect(page).toHaveURL(`${path}/id-0`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/admin/listings");
});

test("by keyboard, arrow keys move between rows, a row opens, its neighbors open across pages, and focus returns", async ({
  page,
}) => {
  await serve(page, () => applicationsOf(12));
  await page.goto(path);
  await page.getByRole("button", { name: "Cara Number0", exact: true }).focus();
  for (let row = 0; row < 9; row++) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Cara Number9", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("10 of 12");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Cara Number10" })).toBeVisible();
  await expect(dialog).toContainText("11 of 12");
  await expect(page).toHaveURL(`${path}/id-10?page=2`);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: "Cara Number11" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next application" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cara Number11", exact: true })).toBeFocused();
  await expect(page).toHaveURL(`${path}?page=2`);
});

test("a failed removal shows the reason and keeps the application", async ({ page }) => {
  await serve(page, () => applicationsOf(2));
  await page.route(/\/api\/admin\/job-applications\/id-0$/, (route) =>
    route.fulfill({ status: 503, contentType: "application/problem+json", body: '{"detail":"The disk is full."}' }),
  );
  await page.goto(`${path}/id-0`);
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Application not deleted", { exact: true })).toBeVisible();
  await expect(page.getByText("503: The disk is full.", { exact: true })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Cara Number0" });
  await expect(dialog.getByRole("alert")).toHaveText("Application not deleted. 503: The disk is full.");
  await expect(dialog.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  // The toast lies over the backdrop.
  const toast = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: "Application not deleted" });
  expect(await toast.evaluate((element) => element.closest(":popover-open") !== null)).toBe(true);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Delete…" })).toBeFocused();
});
