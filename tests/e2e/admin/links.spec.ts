import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";

const unknownId = "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2";

test("each tab and record has an address that works as a link, on reload, with Back, and after login", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id as string;
  };
  const mark = crypto.randomUUID().slice(0, 8);
  const oldest = await post("/api/inquiries", { ...cast.vera, lastName: mark });
  for (let i = 0; i < 11; i++) await post("/api/inquiries", cast.vera);
  const application = await post("/api/job-applications", { ...applicant, position: mark, fullName: `Cara ${mark}` });

  await page.goto(`/admin/applications/${application}`);
  await page.waitForURL("/auth");
  const form = page.getByRole("tabpanel", { name: "Login" });
  await form.getByLabel("Username").fill(cast.ada.username);
  await form.getByLabel("Password", { exact: true }).fill(cast.ada.password);
  await form.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
  await expect(page).toHaveURL(`/admin/applications/${application}`);

  await test.step("a record on a later page of the list opens", async () => {
    await page.goto(`/admin/inquiries/${oldest}`);
    await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(`/admin/inquiries/${oldest}`);
    expect(Number(searchParams.get("page"))).toBeGreaterThan(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("row").filter({ hasText: mark })).toBeVisible();
  });

  await test.step("a link of an earlier version leads to the same place", async () => {
    await page.goto(`/admin?tab=job-applications&open=${application}`);
    await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
    await expect(page).toHaveURL(`/admin/applications/${application}`);
  });

  await test.step("a record that no longer exists is reported in the dashboard", async () => {
    await page.goto(`/admin/inquiries/${unknownId}`);
    await expect(page.getByRole("listitem").filter({ hasText: "Not found" })).toContainText("has been deleted");
    await expect(page).toHaveURL("/admin/inquiries");
  });

  await test.step("tabs change the address, Back returns, and reload keeps the tab", async () => {
    await page.goto("/admin");
    await page.getByRole("tab", { name: "Team" }).click();
    await expect(page).toHaveURL("/admin/team");
    await page.reload();
    await expect(page.getByRole("tab", { name: "Team" })).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("tab", { name: "Client Inquiries" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("a search text stays out of the address, and reload and Back keep it", async () => {
    const search = page.getByRole("searchbox", { name: "Search inquiries" });
    await search.fill(mark);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
    await page.reload();
    await expect(search).toHaveValue(mark);
    expect(page.url()).not.toContain(mark);
    await page.goto(`/admin?q=${mark}`);
    await expect(search).toHaveValue(mark);
    await expect.poll(() => page.url()).not.toContain(mark);
  });
});
