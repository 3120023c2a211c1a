import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("a person is found in two steps, their records open and lead back, and no address names them", async ({
  page,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  expect((await page.request.post("/api/login", { data: cast.ada, headers })).ok()).toBe(true);
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `vera.${mark}@clinic.example`;
  await page.request.post("/api/inquiries", { data: { ...cast.vera, lastName: mark, email }, headers });
  await page.request.post("/api/job-applications", {
    data: { ...applicant, fullName: `Vera ${mark}`, email },
    headers,
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.url()} ${request.headers().referer ?? ""}`));

  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Find or go to…" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find a record or a command" }).fill(email);
  await expect(page.getByRole("option", { name: `Vera ${mark} ${email}`, selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/people\/[\w-]{36}$/);
  const address = page.url();
  const heading = page.getByRole("heading", { name: `Vera ${mark}` });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("link", { name: email })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Inquiry/ })).toContainText(cast.vera.company);
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSideways(page, width);
  }

  await page.getByRole("radio", { name: "Applications 1" }).check({ force: true });
  await expect(page.getByRole("link", { name: /^Inquiry/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Application/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Vera ${mark}` });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/applications\/[\w-]{36}$/);
  await expect(dialog.getByText("1 other record")).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await dialog.getByRole("button", { name: "More from this person" }).press("Enter");
  await expect(page).toHaveURL(address);
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();

  await page.getByRole("button", { name: "Erase everything…" }).click();
  const question = page.getByRole("dialog", { name: "Erase everything about this person?" });
  await expect(question.getByRole("listitem").first()).toHaveText("1 inquiry");
  await expect(question).toContainText("1 application with files");
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Erase everything" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("tab", { name: "Client Inquiries" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(`Vera ${mark}`)).toHaveCount(0);

  expect(requested.filter((one) => one.includes(mark))).toEqual([]);
  expect(await page.title()).not.toContain(mark);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(mark);
});
