import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";

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
