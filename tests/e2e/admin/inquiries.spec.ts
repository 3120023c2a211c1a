import { expect, test } from "@playwright/test";
import type { Inquiry } from "#domain/inquiries/schema.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { inquiriesOf, long, pages, serve } from "#tests/support/pages/dashboard-inquiries.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test.describe("paging by ten", () => {
  test("arrows and numbers change the page, the current page is marked, and long runs are shortened", async ({
    page,
  }) => {
    const queries = await serve(page, () => inquiriesOf(312));
    await page.goto("/admin");
    await expect(page.getByRole("row")).toHaveCount(11);
    expect(Object.fromEntries(queries[0] ?? [])).toEqual({ page: "1", pageSize: "10", sort: "newest" });
    await expect(page.getByText("1–10 of 312 inquiries")).toBeVisible();
    const [previous, next] = [
      pages(page).getByRole("button", { name: "Previous page" }),
      pages(page).getByRole("button", { name: "Next page" }),
    ];
    await expect(previous).toBeDisabled();
    await expect(pages(page).getByRole("button", { name: "Page 1", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(pages(page).getByRole("button")).toHaveText(["", "1", "2", "3", "4", "5", "32", ""]);
    await next.click();
    await expect(page.getByText("11–20 of 312 inquiries")).toBeVisible();
    await expect(rowOf(page, "Number10")).toBeVisible();
    await pages(page).getByRole("button", { name: "Page 32" }).click();
    await expect(page.getByText("311–312 of 312 inquiries")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(next).toBeDisabled();
    await expect(pages(page).locator("[aria-current]")).toHaveText("32");
    await previous.click();
    await expect(pages(page).locator("[aria-current]")).toHaveText("31");
  });

  test("the focus stays on the arrow by keyboard, also on the last page", async ({ page }) => {
    await serve(page, () => inquiriesOf(15));
    await page.goto("/admin");
    const next = pages(page).getByRole("button", { name: "Next page" });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("11–15 of 15 inquiries")).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("11–15 of 15 inquiries")).toBeVisible();
  });

  test("ten rows have no paging", async ({ page }) => {
    await serve(page, () => inquiriesOf(10));
    await page.goto("/admin");
    await expect(page.getByRole("row")).toHaveCount(11);
    await expect(pages(page)).toHaveCount(0);
  });

  test("shows the last existing page when rows were removed", async ({ page }) => {
    let count = 45;
    await serve(page, () => inquiriesOf(count));
    await page.goto("/admin");
    await pages(page).getByRole("button", { name: "Page 5" }).click();
    await expect(page.getByText("41–45 of 45 inquiries")).toBeVisible();
    count = 12;
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("11–12 of 12 inquiries")).toBeVisible();
    await expect(pages(page).locator("[aria-current]")).toHaveText("2");
  });

  test("pages, searches and sorts a response that is a plain array in the browser", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, (route) => route.fulfill({ json: inquiriesOf(23) }));
    await page.goto("/admin");
    await expect(page.getByText("1–10 of 23 inquiries")).toBeVisible();
    await pages(page).getByRole("button", { name: "Next page" }).click();
    await pages(page).getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText("21–23 of 23 inquiries")).toBeVisible();
    await page.getByRole("columnheader", { name: "Date" }).getByRole("button").click();
    await expect(page.getByRole("row").nth(1)).toContainText("Number22");
    await page.getByRole("searchbox").fill("grace");
    await expect(page.getByText("1 match", { exact: true })).toBeVisible();
    await expect(rowOf(page, "Number3")).toBeVisible();
  });
});

test.describe("searching", () => {
  test("the search runs once typing pauses, starts at the first page, keeps the focus, and shows the number of matches", async ({
    page,
  }) => {
    const queries = await serve(page, () => inquiriesOf(40));
    await page.clock.install();
    await page.goto("/admin");
    await pages(page).getByRole("button", { name: "Page 3" }).click();
    await expect(page.getByText("21–30 of 40 inquiries")).toBeVisible();
    const box = page.getByRole("searchbox", { name: "Search inquiries" });
    // However slow the machine is, there is no pause between the characters.
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.pressSequentially("Grace");
    await page.clock.resume();
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
    await expect(box).toBeFocused();
    expect(queries.map((query) => query.get("q")).filter(Boolean)).toEqual(["Grace"]);
    expect(queries.at(-1)?.get("page")).toBe("1");
    await box.fill("no such name");
    await box.press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
    await expect(page.getByText("“no such name”")).toBeVisible();
    await expect(box).toBeFocused();
    await box.fill("");
    await expect(page.getByText("1–10 of 40 inquiries")).toBeVisible();
  });

  test("the Date header reverses the order and states it", async ({ page }) => {
    const queries = await serve(page, () => inquiriesOf(12));
    await page.goto("/admin");
    const date = page.getByRole("columnheader", { name: "Date" });
    await expect(date).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("row").nth(1)).toContainText("Jan 5, 2025");
    await date.getByRole("button").click();
    await expect(date).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByRole("row").nth(1)).toContainText("Number11");
    expect(queries.at(-1)?.get("sort")).toBe("oldest");
  });

  test("Refresh loads new inquiries", async ({ page }) => {
    let count = 2;
    await serve(page, () => inquiriesOf(count));
    await page.goto("/admin");
    await expect(page.getByText("2 inquiries")).toBeVisible();
    count = 3;
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.click();
    await expect(page.getByText("3 inquiries")).toBeVisible();
    await expect(refresh).toBeFocused();
    await expect(page.getByText(/^Checked \d+:\d\d/)).toBeVisible();
  });
});

test.describe("an open inquiry", () => {
  test("opens by keyboard, keeps line breaks, closes by Escape, and returns the focus", async ({ page }) => {
    await serve(page, () => inquiriesOf(3));
    await page.goto("/admin");
    const opener = rowOf(page, "Number0").getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Vera Number0" });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    for (const text of ["Jan 5, 2025", "vera0@clinic.example", "Vera's Clinic", "Healthcare"])
      await expect(dialog).toContainText(text);
    const message = dialog.getByText("We run four assistants");
    expect(await message.evaluate((element) => element.textContent)).toBe(long);
    expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toMatch(/pre-wrap|preserve/);
    // After the last control, focus moves to the browser's controls (the page then reports its body), never to the page behind.
    const stops = new Set<string>();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      stops.add(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at === document.body ? "browser" : at?.closest("dialog") ? "dialog" : `behind: ${at?.outerHTML}`;
        }),
      );
    }
    expect([...stops].filter((stop) => stop !== "browser")).toEqual(["dialog"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("leads to the previous and next inquiry, and returns the focus to the last one shown", async ({ page }) => {
    await serve(page, () => inquiriesOf(3));
    await page.goto("/admin");
    await rowOf(page, "Number0").getByRole("button").click();
    const [above, below] = [
      page.getByRole("button", { name: "Previous inquiry" }),
      page.getByRole("button", { name: "Next inquiry" }),
    ];
    await expect(above).toBeDisabled();
    await below.click();
    await expect(page.getByRole("dialog", { name: "Vera Number1" })).toBeVisible();
    await expect(page.getByRole("dialog").getByText("Not given")).toBeVisible();
    await below.click();
    await expect(below).toBeDisabled();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rowOf(page, "Number2").getByRole("button")).toBeFocused();
  });

  test("closes on a click outside, and links a reply to its sender", async ({ page }) => {
    await serve(page, () => inquiriesOf(1));
    await page.goto("/admin");
    await rowOf(page, "Number0").getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("link", { name: "vera0@clinic.example", exact: true }).last()).toHaveAttribute(
      "href",
      /^mailto:vera0@clinic\.example/,
    );
    await page.mouse.click(5, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 1280])
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
      test("axe finds no violations in the table, the dialog, the empty and the failed list", async ({ page }) => {
        await serve(page, () => inquiriesOf(312));
        await page.goto("/admin");
        await expect(rowOf(page, "Number9")).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await rowOf(page, "Number0").getByRole("button").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await page.getByRole("searchbox").fill("no such name");
        await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.route(/\/api\/admin\/inquiries/, (route) => route.abort());
        await page.getByRole("button", { name: "Refresh" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });

test("a row with very long values is as high as one with a long message, and its age is exact when it has the focus", async ({
  page,
}) => {
  const rows = inquiriesOf(12);
  const message = "A message of more than two lines. ".repeat(30);
  Object.assign(rows[0] as Inquiry, { message, createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString() });
  Object.assign(rows[1] as Inquiry, {
    email: `${"x".repeat(60)}@${"y".repeat(60)}.example`,
    company: "C".repeat(200),
    lastName: "Z".repeat(100),
    message: "M".repeat(900),
  });
  await serve(page, () => rows);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin");
    const heightOf = async (name: string) => (await rowOf(page, name).boundingBox())?.height;
    expect(Math.abs(Number(await heightOf("ZZZ")) - Number(await heightOf("Number0")))).toBeLessThanOrEqual(1);
    await expectNothingSideways(page, width);
  }
  const date = rowOf(page, "Number0").locator("time");
  const drawn = (part: string) => date.evaluate((time, part) => getComputedStyle(time, part).content, part);
  expect(await drawn("::after")).toMatch(/h ago|Yesterday/);
  expect(await drawn("::before")).toBe("none");
  await page.keyboard.press("j");
  expect(await drawn("::before")).toMatch(/\d{4}, \d+:\d\d [AP]M/);
});

test("at 320 px a row has a line for each long value, remains a table row, opens, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const rows = inquiriesOf(312);
  Object.assign(rows[1] as Inquiry, {
    email: `${"x".repeat(60)}@${"y".repeat(60)}.example`,
    company: "C".repeat(200),
    lastName: "Z".repeat(100),
    message: "M".repeat(900),
  });
  await serve(page, () => rows);
  await page.goto("/admin");
  const row = rowOf(page, "Number0");
  await expect(row.getByRole("rowheader")).toHaveText("Vera Number0");
  await expect(row.getByText("Jan 5, 2025")).toBeVisible();
  await expect(row.getByRole("button", { name: "We run four assistants" })).toBeVisible();
  const heightOf = async (name: string) => (await rowOf(page, name).boundingBox())?.height;
  expect(await heightOf("ZZZ")).toBe(await heightOf("Number0"));
  await expectNothingSideways(page);
  await expect(page.getByRole("button", { name: "Date, newest first" })).toBeVisible();
  await rowOf(page, "ZZZ").getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
