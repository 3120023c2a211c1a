import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";

test("a link in an email opens its record on any page of the list, or says that it was removed", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  expect((await page.request.post("/api/login", { data: cast.ada, headers })).ok()).toBe(true);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id as string;
  };
  const mark = crypto.randomUUID().slice(0, 8);
  const oldest = await post("/api/inquiries", { ...cast.vera, lastName: mark });
  for (let i = 0; i < 11; i++) await post("/api/inquiries", cast.vera);
  const application = await post("/api/job-applications", { ...applicant, position: mark, fullName: `Cara ${mark}` });

  await page.goto(`/admin?open=${oldest}`);
  await expect(page.getByRole("dialog", { name: mark })).toBeVisible();
  expect(Number(new URL(page.url()).searchParams.get("page"))).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row").filter({ hasText: mark })).toBeVisible();

  await page.goto(`/admin?tab=job-applications&open=${application}`);
  await expect(page.getByRole("dialog", { name: mark })).toBeVisible();

  await page.goto("/admin?open=0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2");
  await expect(page.getByRole("listitem").filter({ hasText: "Not found" })).toContainText("has been deleted");
  await expect(page).toHaveURL("/admin");
});
