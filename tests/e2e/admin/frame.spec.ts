import { brotliCompressSync } from "node:zlib";
import { expect, type Response, test } from "@playwright/test";
import { dashboardTabNames } from "#domain/kernel/dashboard-tabs.ts";
import { applicant, cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";

test.beforeEach(async ({ page, baseURL }) => {
  const answer = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
});

test("the sidebar collapses to named icons, and its state is stored for seven days", async ({ page }) => {
  await page.goto("/admin");
  const tab = page.getByRole("tab", { name: "Client Inquiries" });
  const wide = (await tab.boundingBox())?.width ?? 0;
  const state = async () => (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
  expect(await state()).toBeUndefined();
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(async () => (await tab.boundingBox())?.width).toBeLessThan(wide / 3);
  const storedState = await state();
  expect(storedState).toMatchObject({ value: "collapsed", path: "/admin", sameSite: "Lax" });
  expect(Math.round(((storedState?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.reload();
  await expect(tab).toBeVisible();
  expect((await tab.boundingBox())?.width).toBeLessThan(wide / 3);
  await page.getByRole("button", { name: "Expand the sidebar" }).press("Enter");
  await expect.poll(async () => (await tab.boundingBox())?.width).toBe(wide);
  expect((await state())?.value).toBe("expanded");
});

test("by keyboard, the command palette goes to tabs, acts and finds a record, whose name stays out of every address", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const mark = crypto.randomUUID().slice(0, 8);
  const made = await page.request.post("/api/inquiries", { data: { ...cast.vera, lastName: mark }, headers });
  const { id } = await made.json();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/admin");
  const trigger = page.getByRole("button", { name: "Find or go to…" });
  await trigger.press("Enter");
  const field = page.getByRole("combobox", { name: "Find a record or a command" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toContainText("Overview");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.fill(mark);
  // A person and an inquiry.
  await expect(page.getByRole("option", { name: mark })).toHaveCount(2);
  const found = page.getByRole("option", { name: mark, selected: true });
  await expect(found).toBeVisible();
  // Enter opens no record of an earlier search while the next one runs.
  await page.route("**/api/admin/searches", () => {}, { times: 1 });
  await field.fill(`${mark} and more`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Searching…")).toBeVisible();
  await field.fill(mark);
  await expect(found).toBeVisible();
  await expect(page.getByText("Searching…")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(found).toContainText("Client Inquiries");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
  await expect(page).toHaveURL(`/admin/inquiries/${id}`);
  expect(requested.filter((url) => url.includes(mark))).toEqual([]);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await field.fill("new list");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New listing" })).toBeVisible();
  await expect(page).toHaveURL("/admin/listings");
  await page.keyboard.press("Control+k");
  await field.fill("colors");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
});

test("single keys go to tabs and rows, not from a field, and can be turned off", async ({ page, baseURL }) => {
  const headers = { origin: String(baseURL) };
  await page.request.post("/api/inquiries", { data: cast.vera, headers });
  await page.request.post("/api/job-applications", {
    data: { ...applicant, email: `${crypto.randomUUID()}@example.com` },
    headers,
  });
  await page.goto("/admin");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("row").nth(1).getByRole("button")).toBeFocused();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search inquiries" });
  await expect(search).toBeFocused();
  await page.keyboard.type("ga?");
  await expect(search).toHaveValue("ga?");
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search.blur();
  await page.keyboard.type("ga");
  const applications = page.getByRole("tab", { name: "Job Applications", exact: true });
  await expect(applications).toHaveAttribute("aria-selected", "true");

  await test.step("a tab counts what arrived since it was opened, apart from its name", async () => {
    await page.keyboard.type("gt");
    await expect(page.getByRole("tab", { name: "Team" })).toHaveAttribute("aria-selected", "true");
    // Another test may open the tab as the same person in between, which clears the count.
    await expect(async () => {
      const data = { ...applicant, email: `${crypto.randomUUID()}@example.com` };
      await page.request.post("/api/job-applications", { data, headers });
      await page.reload();
      await expect(applications).toHaveAccessibleDescription(/\d+\+? new/, { timeout: 5000 });
    }).toPass();
  });

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await help.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Team" })).toBeVisible();
  await page.keyboard.type("gi?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL("/admin/team");
});

test("no tab loads more than 120 KB of script when the dashboard opens with it", async ({ page }) => {
  for (const tab of dashboardTabNames) {
    const scripts: Response[] = [];
    const note = (response: Response) => void (response.url().endsWith(".js") && scripts.push(response));
    page.on("response", note);
    await page.goto(`/admin/${tab}`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await page.waitForLoadState("networkidle");
    page.off("response", note);
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    expect(scripts.length, tab).toBeGreaterThan(20);
    expect(size, tab).toBeLessThanOrEqual(120 * 1024);
  }
});
