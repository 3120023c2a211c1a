import { expect, type Page, test } from "@playwright/test";

test.describe("the task in the hero", () => {
  test("can be done by keyboard, with announced progress", async ({ page }) => {
    await page.goto("/careers");
    const task = page.getByRole("form", { name: /Try the work/ });
    const count = task.getByRole("status");
    await expect(count).toHaveText(/^1 of 3 hidden/);
    await expect(task.getByText("4471 0092", { exact: true })).toBeHidden();
    await task.getByRole("checkbox", { name: "Hide “on Tuesday”" }).focus();
    await page.keyboard.press("Space");
    await expect(count).toHaveText(/^1 of 3 hidden, 1 too many/);
    await page.keyboard.press("Space");
    await task.getByText("Meera Nair").click();
    await task.getByText("her brother’s operation").click();
    await expect(count).toHaveText(/^3 of 3 hidden, and nothing else/);
    for (const hidden of ["Meera Nair", "her brother’s operation"])
      await expect(task.getByText(hidden, { exact: true })).toBeHidden();
    for (const bar of ["name", "account", "health"]) await expect(task.getByText(bar, { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/careers");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the bars are still drawn", async ({ page }) => {
      await page.goto("/careers");
      await page.getByText("Meera Nair").click();
      await expect(page.getByText("Meera Nair")).toBeHidden();
    });
  });
});

const filter = (page: Page, name: string, value: string) =>
  page.getByRole("group", { name }).getByRole("radio", { name: value });

test("shows what interns are asked, and no stars, while none has published feedback", async ({ page }) => {
  await page.goto("/careers");
  const feedback = page.getByRole("region", { name: "Intern Feedback" });
  await expect(feedback.getByRole("heading", { level: 3 })).toHaveText(["The task", "The mentorship", "The company"]);
  await expect(feedback.getByText("Rated out of 5 stars")).toHaveCount(3);
  await expect(feedback.getByRole("img")).toHaveCount(0);
});

test("on a phone, each position is a summary that opens and links to its page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/careers");
  const position = page.locator(".position").first();
  await expect(position.getByRole("link").first()).toHaveAttribute("href", /^\/careers\/[^/]+\/[^/]+$/);
  await expect(position).toContainText(/Full-time.*India/);
  const requirements = position.getByRole("list");
  await expect(requirements).toBeHidden();
  await position.getByText("Description and requirements").click();
  await expect(requirements).toBeVisible();
  await expect(position.getByRole("link", { name: /^Apply/ })).toBeVisible();
  // With every text open, the page took 9,371 px. Other tests may publish positions meanwhile.
  const others = (await page.locator(".position").count()) - 6;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(7000 + 250 * others);
});

test.describe("the filters", () => {
  test("narrow the list at once, are in the URL, and can be cleared together", async ({ page }) => {
    await page.goto("/careers");
    await filter(page, "Type", "Part-time").check();
    await expect(page).toHaveURL("/careers?type=Part-time");
    await expect(page.locator(".position:visible").filter({ hasNotText: "Part-time" })).toHaveCount(0);
    await filter(page, "Category", "Internship").check();
    await expect(page.getByText("No matching positions")).toBeVisible();
    await page.reload();
    await expect(page.getByText("No matching positions")).toBeVisible();
    await expect(filter(page, "Category", "Internship")).toBeChecked();
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(page).toHaveURL("/careers");
    await expect(page.locator(".position[hidden]")).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("are a form that requests the same URL", async ({ page }) => {
      await page.goto("/careers");
      await filter(page, "Type", "Internship").check();
      await page.getByRole("button", { name: "Filter" }).click();
      await expect(page).toHaveURL(/\/careers\?type=Internship&location=&category=#open-positions$/);
      await expect(page.locator(".position:visible").filter({ hasNotText: "Internship" })).toHaveCount(0);
      await expect(filter(page, "Type", "Internship")).toBeChecked();
    });
  });
});
