import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { pages } from "#tests/support/pages/dashboard-inquiries.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("an admin selects inquiries across pages, changes them, takes it back, exports what is filtered, and deletes some", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  expect((await page.request.post("/api/login", { data: cast.ada, headers })).ok()).toBe(true);
  const mark = crypto.randomUUID().slice(0, 8);
  for (let i = 1; i <= 12; i++)
    await page.request.post("/api/inquiries", { data: { ...cast.vera, firstName: `N${i}`, company: mark }, headers });
  const stored = async () => {
    const data = { q: mark, pageSize: 100 };
    const answer = await page.request.post("/api/admin/inquiries/searches", { data, headers });
    const { items } = await answer.json();
    return items as { id: string; firstName: string; work: { status: string; version: number } }[];
  };
  const statusesOf = async (...names: string[]) =>
    (await stored()).filter(({ firstName }) => names.includes(firstName)).map(({ work }) => work.status);

  await page.goto("/admin");
  await page.getByRole("searchbox").fill(mark);
  await expect(page.getByText("1–10 of 12 matches")).toBeVisible();
  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name} Visitor`, exact: true });
  const bar = page.getByRole("region", { name: "Selected inquiries" });

  await test.step("by mouse in a range, by keyboard, and on the next page", async () => {
    await box("N12").click();
    await box("N10").click({ modifiers: ["Shift"] });
    await expect(bar.getByText("3 selected")).toBeVisible();
    await rowOf(page, "N8 ").getByRole("button").focus();
    await page.keyboard.press("x");
    await expect(bar.getByText("4 selected")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await pages(page).getByRole("button", { name: "Next page" }).click();
    await expect(box("N1")).toBeVisible();
    await expect(bar.getByText("4 selected")).toBeVisible();
    await box("N1").check();
    await expect(bar.getByText("5 selected")).toBeVisible();
  });

  await test.step("one that a colleague changed meanwhile stays selected and is named", async () => {
    const [n11] = (await stored()).filter(({ firstName }) => firstName === "N11");
    const change = { version: n11?.work.version, status: "open" };
    const url = `/api/admin/inquiries/${n11?.id}/work`;
    expect((await page.request.patch(url, { data: change, headers })).ok()).toBe(true);
    await bar.getByLabel("Change").selectOption({ label: "Done" });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/admin/inquiries/work", (route) => promise.then(() => route.continue()));
    await bar.getByRole("button", { name: "Apply" }).click();
    // Selected meanwhile, it stays selected.
    await box("N2").check();
    resolve();
    await expect(page.getByText("4 inquiries changed", { exact: true })).toBeVisible();
    await expect(bar.getByRole("alert")).toContainText("N11 Visitor: A colleague changed this inquiry in the meantime");
    await expect(bar.getByText("2 selected")).toBeVisible();
    await box("N2").uncheck();
    await expect(bar.getByText("1 selected")).toBeVisible();
    expect(await statusesOf("N12", "N10", "N8", "N1")).toEqual(["done", "done", "done", "done"]);
  });

  await test.step("Undo gives each its earlier state again", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone", { exact: true })).toBeVisible();
    expect(await statusesOf("N12", "N10", "N8", "N1")).toEqual(["new", "new", "new", "new"]);
    expect(await statusesOf("N11")).toEqual(["open"]);
  });

  await test.step("the export has what the search shows, on all pages", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export these inquiries as a CSV file" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("inquiries.csv");
    const text = readFileSync(await file.path(), "utf8");
    for (const { id } of await stored()) expect(text).toContain(id);
    expect(text.match(/\r\n/g)).toHaveLength(13);
  });

  await test.step("deleting asks first and says that it is final", async () => {
    await box("N2").check();
    await bar.getByRole("button", { name: "Delete…" }).click();
    await expect(bar.getByText("Delete 2 inquiries permanently? This can’t be undone.")).toBeVisible();
    await bar.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("2 inquiries deleted", { exact: true })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await stored()).toHaveLength(10);
    await expect(page.getByText("10–10 of 10 matches")).toBeVisible();
  });

  await test.step("another search ends the selection", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(bar.getByText("1 selected")).toBeVisible();
    await expectNothingSideways(page);
    await page.getByRole("searchbox").fill(`${mark} nothing`);
    await expect(page.getByText("Nothing matches")).toBeVisible();
    await page.getByRole("searchbox").fill(mark);
    await expect(page.getByText("10 matches")).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});
