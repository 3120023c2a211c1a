import { expect, type Locator, test } from "@playwright/test";
import { cast, weaver } from "#harness/cast.ts";
import { button, open, panel } from "#tests/support/pages/chat-panel.ts";
import { untouched } from "#tests/support/pages/dashboard.ts";

const rows = Array.from({ length: 10 }, (_, index) => ({
  ...cast.vera,
  id: `id-${index}`,
  firstName: `Number${index}`,
  createdAt: "2025-01-05T12:00:00.000Z",
  work: untouched,
}));

test.beforeEach(async ({ page, baseURL }) => {
  const answer = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.route(/\/api\/admin\/inquiries\?/, (route) =>
    route.fulfill({ json: { items: rows, total: 23, page: 1, pageSize: 10 } }),
  );
});

/** Whether the focused element does not overlap an element that floats over the page. */
async function isClearOf(focused: Locator, floating: Locator) {
  await expect(focused).toBeFocused();
  const [below, over] = await Promise.all([focused.boundingBox(), floating.boundingBox()]);
  if (!below || !over) throw new Error("Not in the page");
  return below.y + below.height <= over.y || below.x + below.width <= over.x;
}

for (const width of [360, 1440])
  test(`the chat button on the dashboard never covers a focused element, at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/admin");
    await page.getByRole("button", { name: "Reject All", exact: true }).first().click();
    const openers = page.getByRole("table").getByRole("button", { name: /Number/ });
    await openers.last().focus();
    expect(await isClearOf(openers.last(), button(page))).toBe(true);
    const next = page
      .getByRole("navigation", { name: /^Pages of/ })
      .getByRole("button")
      .last();
    await page.evaluate(() => scrollTo(0, 0));
    await next.focus();
    expect(await isClearOf(next, button(page))).toBe(true);

    const title = `Spinner ${crypto.randomUUID().slice(0, 8)}`;
    const data = { ...weaver, title, sortOrder: 900, isActive: false };
    const made = await page.request.post("/api/admin/job-listings", { data, headers: { origin: String(baseURL) } });
    expect(made.status()).toBe(201);
    await page.goto("/admin?tab=job-listings");
    await page.getByRole("button", { name: `Edit ${title}` }).click();
    for (const name of ["Save and publish", "Save", "Cancel", "Delete…"]) {
      const choice = page.getByRole("button", { name, exact: true });
      await choice.focus();
      expect(await isClearOf(choice, button(page)), name).toBe(true);
    }
  });

test("an open record is above the chat panel, and Escape closes the record first", async ({ page }) => {
  await open(page, "/admin");
  await page
    .getByRole("table")
    .getByRole("button", { name: /Number0/ })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: "Number0" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});
