import { expect, type Page, test } from "@playwright/test";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { listingsOf, serve } from "#tests/support/pages/dashboard-listings.ts";

const path = "/admin?tab=job-listings";
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

async function logIn(page: Page, baseURL: string | undefined) {
  const answer = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The titles of the open positions that visitors get. */
async function openTitles(page: Page) {
  const listings: { title: string }[] = await (await page.request.get("/api/job-listings")).json();
  return listings.map(({ title }) => title);
}

async function create(page: Page, baseURL: string | undefined, more: object) {
  const answer = await page.request.post("/api/admin/job-listings", {
    data: { ...weaver, sortOrder: 900, ...more },
    headers: { origin: String(baseURL) },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as ManagedJobListing;
}

test("visitors see at once that a listing was published, changed, unpublished, closed by its date or deleted", async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL);
  await page.goto(path);
  await page.getByRole("button", { name: "New listing" }).click();
  const title = unique("Spinner");
  for (const [label, value] of [
    ["Title", title],
    ["Type", "Full-time"],
    ["Location", "Bengaluru, India"],
    ["Experience", "1-2 years"],
    ["Description", "You spin.\nAll day."],
    ["Requirements", "A wheel\nPatience"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText(["A wheel", "Patience"]);

  await page.getByRole("button", { name: "Save unpublished" }).click();
  const row = rowOf(page, title);
  await expect(row).toContainText("Not published");
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeVisible();
  expect(await openTitles(page)).not.toContain(title);

  await row.getByRole("button", { name: `Publish ${title}` }).click();
  await expect(row).toContainText("Open");
  await expect(page.getByText(`${title} is on the careers page.`, { exact: true })).toBeVisible();
  expect(await openTitles(page)).toContain(title);

  await row.getByRole("button", { name: `Edit ${title}` }).click();
  await page.getByLabel("Title").fill(`${title}, Senior`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(rowOf(page, `${title}, Senior`)).toBeVisible();
  expect(await openTitles(page)).toContain(`${title}, Senior`);

  await row.getByRole("button", { name: "Unpublish" }).click();
  await expect(row).toContainText("Not published");
  expect(await openTitles(page)).not.toContain(`${title}, Senior`);

  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Closing date").fill("2026-01-05");
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(row).toContainText("Closed");
  await expect(row).toContainText("since Jan 5, 2026");
  expect(await openTitles(page)).not.toContain(`${title}, Senior`);

  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Listing deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "New listing" })).toBeFocused();
  await expect(row).toHaveCount(0);
});

test("archives a listing with applications after a warning, and can restore it", async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  const { id, title } = await create(page, baseURL, { title: unique("Dyer") });
  const applied = await page.request.post("/api/job-applications", {
    data: { ...applicant, email: `${crypto.randomUUID()}@example.com`, jobListingId: id },
    headers: { origin: String(baseURL) },
  });
  expect(applied.status(), await applied.text()).toBe(201);
  await page.goto(path);
  await rowOf(page, title)
    .getByRole("button", { name: `Edit ${title}` })
    .click();
  await page.getByRole("button", { name: "Archive…" }).click();
  await expect(
    page.getByText("1 person applied. Archiving takes the listing off the site and keeps the applications."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("Listing archived", { exact: true })).toBeVisible();
  expect(await openTitles(page)).not.toContain(title);
  await page.getByText(/^Archived \(\d+\)$/).click();
  const archived = page.getByRole("table", { name: "Archived listings" }).getByRole("row").filter({ hasText: title });
  await archived.getByRole("button", { name: `Restore ${title}` }).click();
  const restored = page.getByRole("table", { name: "Job listings" }).getByRole("row").filter({ hasText: title });
  await expect(restored).toContainText("1 application");
  expect(await openTitles(page)).toContain(title);
  await restored.getByRole("button", { name: `Unpublish ${title}` }).click();
  await expect(restored).toContainText("Not published");
});

test("a server error appears at its field, and typed text is kept", async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  const { title } = await create(page, baseURL, { title: unique("Carder"), isActive: false });
  await page.goto(path);
  await rowOf(page, title)
    .getByRole("button", { name: `Edit ${title}` })
    .click();
  await page.route(/\/api\/admin\/job-listings\/./, (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      body: JSON.stringify({ title: "Wrong", status: 400, detail: "Check this", errors: { title: ["Is taken"] } }),
    }),
  );
  const field = page.getByLabel("Title");
  await field.fill("Another admin's");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Is taken");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Another admin's");
  await expect(page.getByText("400: Check this", { exact: true })).toBeVisible();
});

test.describe("with a fixed list", () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await logIn(page, baseURL);
  });

  test("each state has a label: open, not published, closed since, archived", async ({ page }) => {
    await serve(page, listingsOf(5));
    await page.goto(path);
    await expect(rowOf(page, "Position 0")).toContainText("Open");
    await expect(rowOf(page, "Position 0").getByRole("link", { name: "View" })).toHaveAttribute(
      "href",
      "/careers/id-0/position-0",
    );
    await expect(rowOf(page, "Position 1")).toContainText("Not published");
    await expect(rowOf(page, "Position 1")).toContainText("Bengaluru, India, remote");
    await expect(rowOf(page, "Position 2")).toContainText("since Jan 5, 2026");
    await expect(page.getByText("4 listings, 2 open")).toBeVisible();
    await expect(page.getByText("Archived (1)")).toBeVisible();
  });

  test("buttons and Alt with an arrow key change the order, and the focus stays on the moved listing", async ({
    page,
  }) => {
    const sent = await serve(page, listingsOf(3));
    await page.goto(path);
    const titles = page.getByRole("rowheader").getByRole("button");
    await expect(titles).toHaveText(["Edit Position 0", "Edit Position 1", "Edit Position 2"]);
    await page.getByRole("button", { name: "Move Position 2 up" }).focus();
    await page.keyboard.press("Enter");
    await expect(titles).toHaveText(["Edit Position 0", "Edit Position 2", "Edit Position 1"]);
    await expect(page.getByRole("button", { name: "Move Position 2 up" })).toBeFocused();
    await expect(page.getByText("Position 2: moved to position 2 of 3")).toBeAttached();
    await titles.nth(1).press("Alt+ArrowUp");
    await expect(titles).toHaveText(["Edit Position 2", "Edit Position 0", "Edit Position 1"]);
    await expect(titles.first()).toBeFocused();
    await expect(page.getByRole("button", { name: "Move Position 2 up" })).toBeDisabled();
    await titles.first().press("Alt+ArrowUp");
    await expect(page.getByText("Position 2: moved to position 1 of 3")).toBeAttached();
    // The list shows the new order before it is stored.
    await expect
      .poll(() => sent)
      .toEqual([
        ["PATCH", "id-2", { sortOrder: 1 }],
        ["PATCH", "id-1", { sortOrder: 2 }],
        ["PATCH", "id-2", { sortOrder: 0 }],
        ["PATCH", "id-0", { sortOrder: 1 }],
      ]);
  });

  test("two moves in a row are stored one after the other", async ({ page }) => {
    const sent = await serve(page, listingsOf(3));
    const held: (() => void)[] = [];
    await page.route(/\/api\/admin\/job-listings\/./, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.fallback();
    });
    await page.goto(path);
    const titles = page.getByRole("rowheader").getByRole("button");
    await titles.nth(2).press("Alt+ArrowUp");
    await expect(titles).toHaveText(["Edit Position 0", "Edit Position 2", "Edit Position 1"]);
    await titles.nth(1).press("Alt+ArrowUp");
    await expect(titles).toHaveText(["Edit Position 2", "Edit Position 0", "Edit Position 1"]);
    for (const count of [1, 2, 3, 4]) {
      await expect.poll(() => held.length).toBe(1);
      held.pop()?.();
      await expect.poll(() => sent.length).toBe(count);
    }
    expect(sent.map(([, id]) => id)).toEqual(["id-2", "id-1", "id-2", "id-0"]);
  });

  test("a closing date can be typed by keyboard, and an incomplete year changes nothing", async ({ page }) => {
    const sent = await serve(page, listingsOf(1));
    await page.goto(path);
    await page.getByRole("button", { name: "Edit Position 0" }).click();
    await page.getByLabel("Experience").fill("5 years");
    const preview = page.getByRole("region", { name: "Preview" });
    await page.getByLabel("Closing date").focus();
    for (const key of "11302") await page.keyboard.press(key);
    await expect(page.getByLabel("Closing date")).toHaveValue("0002-11-30");
    await expect(preview).not.toContainText("Open until");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Enter a date")).toBeVisible();
    for (const key of "11302026") await page.keyboard.press(key);
    await expect(preview).toContainText("November 30, 2026");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Listing saved", { exact: true })).toBeVisible();
    expect(sent).toEqual([["PATCH", "id-0", { experience: "5 years", closesAt: "2026-11-30T18:29:59.000Z" }]]);
  });

  test("an order that the server rejects is reverted and reported", async ({ page }) => {
    await serve(page, listingsOf(3));
    await page.route(/\/api\/admin\/job-listings\/./, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(path);
    await page.getByRole("button", { name: "Move Position 2 up" }).click();
    await expect(page.getByText("Order not changed", { exact: true })).toBeVisible();
    await expect(page.getByRole("rowheader").getByRole("button").nth(2)).toHaveText("Edit Position 2");
  });

  test("sends only changed fields, and asks before discarding unsaved changes", async ({ page }) => {
    const sent = await serve(page, listingsOf(3));
    await page.goto(path);
    const opener = page.getByRole("button", { name: "Edit Position 0" });
    await opener.click();
    await page.getByLabel("Experience").fill("5 years");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Leave without saving your changes?")).toBeVisible();
    await page.getByRole("button", { name: "Keep editing" }).click();
    // The admin may open another tab meanwhile: unsaved changes are kept.
    await page.getByRole("tab", { name: "Client Inquiries" }).click();
    await page.goBack();
    await expect(page.getByLabel("Experience")).toHaveValue("5 years");
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.close({ runBeforeUnload: true });
    expect(page.isClosed()).toBe(false);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(opener).toBeFocused();
    expect(sent).toEqual([["PATCH", "id-0", { experience: "5 years" }]]);
  });

  test("an empty list explains its purpose", async ({ page }) => {
    await serve(page, []);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
    await page.getByRole("button", { name: "New listing" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Title is required");
    await expect(page.getByLabel("Title")).toBeFocused();
  });

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 320],
  ] as const)
    test(`axe finds no violations in the list and the editor in ${colorScheme} at ${width} px, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      await serve(page, listingsOf(5));
      await page.goto(path);
      await page.getByText("Archived (1)").click();
      await expect(rowOf(page, "Position 4")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await isNarrow()).toBe(true);
      await page.getByRole("button", { name: "New listing" }).click();
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(page.getByText("Title is required")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await isNarrow()).toBe(true);
    });
});
