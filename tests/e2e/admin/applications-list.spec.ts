import { expect, type Page, test } from "@playwright/test";
import type { ShownApplication } from "#domain/job-applications/schema.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { applicationsOf, serve } from "#tests/support/pages/dashboard-applications.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const path = "/admin/applications";
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search job applications" });
const pageButton = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("button", { name, exact: true });

test("shows pages of ten, by arrows and numbers, and 'No resume' for an application without one", async ({ page }) => {
  await serve(page, () => applicationsOf(300));
  await page.goto(path);
  await expect(status(page)).toHaveText("1–10 of 300 job applications");
  await expect(page.getByRole("row")).toHaveCount(11);
  await expect(page.getByRole("row").nth(2)).toContainText("No resume");
  await expect(page.getByRole("row").nth(2).getByRole("button", { name: "Download" })).toHaveCount(0);
  await expect(page.getByRole("row").nth(1).getByRole("button", { name: "Download" })).toBeVisible();
  await pageButton(page, "Next page").click();
  await expect(status(page)).toHaveText("11–20 of 300 job applications");
  await pageButton(page, "Page 30").click();
  await expect(rowOf(page, "Number299")).toBeVisible();
  await expect(pageButton(page, "Next page")).toBeDisabled();
});

test("a search with more matches than are counted says so and pages through the counted ones", async ({ page }) => {
  await serve(page, () => applicationsOf(1001));
  await page.goto(path);
  await expect(status(page)).toHaveText("1–10 of 1,001 job applications");
  await search(page).fill("number");
  await expect(status(page)).toHaveText("1–10 of 1,000+ matches");
  await pageButton(page, "Page 100").click();
  await expect(status(page)).toHaveText("991–1,000 of 1,000+ matches");
  await expect(pageButton(page, "Next page")).toBeDisabled();
  await page.getByRole("rowheader").last().getByRole("button").click();
  await expect(page.getByRole("dialog").getByText("1,000 of 1,000+")).toBeVisible();
});

test("a filter that is chosen before the search has begun stays", async ({ page }) => {
  const queries = await serve(page, () => applicationsOf(300));
  await page.goto(path);
  await expect(status(page)).toHaveText("1–10 of 300 job applications");
  await search(page).fill("cara");
  await page.getByLabel("Type").selectOption("internship");
  await expect
    .poll(() => queries.at(-1))
    .toMatch(/q=cara.*applicationType=internship|applicationType=internship.*q=cara/);
  await expect(page).toHaveURL(`${path}?applicationType=internship`);
});

test("a record that is opened before the search has begun stays open, and the search waits until it is closed", async ({
  page,
}) => {
  const queries = await serve(page, () => applicationsOf(300));
  await page.goto(path);
  await expect(status(page)).toHaveText("1–10 of 300 job applications");
  // In one step, so that the search cannot begin between the two on a busy machine.
  const opener = await page.getByRole("rowheader").first().getByRole("button").elementHandle();
  await search(page).evaluate((field: HTMLInputElement, button) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "number29");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    (button as HTMLElement).click();
  }, opener);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(queries.join()).not.toContain("q=");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => queries.at(-1)).toContain("q=number29");
});

test("page, filters, order and the open application are in the URL, the search only in the history, so reload and Back keep them", async ({
  page,
}) => {
  const queries = await serve(page, () => applicationsOf(300));
  await page.goto(path);
  await page.getByLabel("Type").selectOption("internship");
  await expect(page).toHaveURL(`${path}?applicationType=internship`);
  await page.getByRole("columnheader", { name: "Date" }).getByRole("button").click();
  await search(page).fill("cara");
  await expect.poll(() => queries.at(-1)).toContain("q=cara");
  await expect(page).toHaveURL(`${path}?sort=oldest&applicationType=internship`);
  await pageButton(page, "Page 2").click();
  await expect(status(page)).toHaveText("11–20 of 60 matches");
  const filters = "?sort=oldest&applicationType=internship&page=2";
  const listed = path + filters;
  await expect(page).toHaveURL(listed);
  await page.getByRole("rowheader").first().getByRole("button").click();
  await expect(page).toHaveURL(`${path}/id-249${filters}`);

  await page.reload();
  await expect(page.getByRole("dialog", { name: "Cara Number249" })).toBeVisible();
  expect(new URLSearchParams(queries.at(-1)).toString()).toBe(
    "page=2&pageSize=10&sort=oldest&q=cara&applicationType=internship",
  );
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(listed);
  await expect(search(page)).toHaveValue("cara");
  await expect(page.getByLabel("Type")).toHaveValue("internship");

  await test.step("another tab is left and found again as it was", async () => {
    await page.getByRole("tab", { name: "Job Listings" }).click();
    await expect(page).toHaveURL("/admin/listings");
    await page.getByRole("tab", { name: "Job Applications" }).click();
    await expect(page).toHaveURL(listed);
  });
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(status(page)).toHaveText("1–10 of 60 matches");
  await expect(search(page)).toHaveValue("cara");
  await page.goBack();
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL(`${path}?sort=oldest&applicationType=internship`);
});

test("a URL with invalid values or a removed application still shows the list", async ({ page }) => {
  await serve(page, () => applicationsOf(12));
  await page.goto(`${path}?page=99&sort=sideways&applicationType=gig&open=id-77`);
  await expect(status(page)).toHaveText("11–12 of 12 job applications");
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a resume that cannot be opened is reported in the console only", async ({ page }) => {
  await serve(page, () => applicationsOf(2));
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(path);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Download the resume of Cara Number0, in a new tab" }).click();
  expect(errors.join()).toContain("The file could not be opened: Error: the browser blocked the new tab");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the states empty, nothing found, loading and failed each show what to do", async ({ page }) => {
  let rows: ShownApplication[] = [];
  await serve(page, () => rows);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "No job applications yet" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);

  rows = applicationsOf(3);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(status(page)).toHaveText("3 job applications");
  await page.getByLabel("Type").selectOption("internship");
  await expect(page.getByText("No job applications match this filter.")).toBeVisible();
  await search(page).fill("no such name");
  await expect(page.getByText("contains “no such name” with this filter.")).toBeVisible();
  await page.getByRole("button", { name: "Show all job applications" }).press("Enter");
  await expect(status(page)).toHaveText("3 job applications");
  await expect(search(page)).toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Table" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(search(page)).toBeFocused();

  let broken = true;
  await page.route(/\/api\/admin\/job-applications/, (route) => (broken ? route.abort() : route.fallback()));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert")).toContainText("The job applications could not be loaded");
  await expect(rowOf(page, "Number2")).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/admin\/job-applications/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByText("Loading job applications")).toBeAttached();
  await expect(page.getByText("No job applications yet")).toHaveCount(0);
  answer();
  await expect(rowOf(page, "Number2")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [320, 1280])
    test(`axe finds no violations in ${colorScheme} at ${width} px in any state, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      const rows = applicationsOf(300);
      Object.assign(rows[1] as ShownApplication, {
        fullName: "Z".repeat(100),
        email: `${"x".repeat(60)}@${"y".repeat(60)}.example`,
        phone: "5".repeat(50),
        availabilityDate: "In spring",
        earlier: 2,
        message: "M".repeat(300),
      });
      await serve(page, () => rows);
      const expectNothingFound = async () => {
        expect(await violations(page)).toEqual([]);
        await expectNothingSideways(page, width);
      };
      await page.goto(path);
      await expect(rowOf(page, "Number9")).toBeVisible();
      await expectNothingFound();
      await page.getByRole("rowheader").nth(1).getByRole("button").click();
      await expect(page.getByText("Applied 2 times before")).toBeVisible();
      await expect(page.getByText("In spring")).toBeVisible();
      await page.getByRole("button", { name: "Delete…" }).click();
      await expectNothingFound();
      expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await page.keyboard.press("Escape");
      await search(page).fill("no such name");
      await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
      await page.route(/\/api\/admin\/job-applications/, (route) => route.abort());
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectNothingFound();
    });

test("on a phone, each filter is wide enough to be read, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await serve(page, () => applicationsOf(3));
  await page.goto(path);
  await expect(rowOf(page, "Number0")).toBeVisible();
  for (const name of ["Position", "Type", "Stage", "Status", "Assignee"]) {
    const filter = page.getByRole("combobox", { name, exact: true });
    await filter.focus();
    await expect(filter).toBeInViewport({ ratio: 1 });
    expect((await filter.boundingBox())?.width).toBeGreaterThan(100);
  }
  await expectNothingSideways(page, 360);
});

test("a row shows the position of an application beside the marks of the work on it", async ({ page }) => {
  const assignee = { id: "2", name: "A colleague with a long name", hasAccess: true };
  const work = {
    status: "open" as const,
    assignee,
    snoozedUntil: "2999-01-05T12:00:00.000Z",
    duplicateOf: null,
    version: 1,
  };
  await serve(page, () => applicationsOf(1).map((application) => ({ ...application, position: "Weaver", work })));
  await page.goto(path);
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rowOf(page, "Number0").getByText("Weaver", { exact: true })).toBeInViewport({ ratio: 1 });
    const cell = await page.getByRole("cell", { name: /Weaver/ }).boundingBox();
    const mark = await page.getByText(assignee.name).boundingBox();
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
  }
});
