import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("a recruiter reveals an application by keyboard, and its bars fall after ten minutes", async ({
  browser,
  page: ada,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const post = async (by: typeof ada, path: string, data: object) => {
    const answer = await by.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `nora.${mark}@looms.example`;
  const message = `I weave.\nNora Thane, ${email}`;
  await post(ada, "/api/job-applications", { ...applicant, fullName: "Nora Thane", email, position: mark, message });
  await post(ada, "/api/login", cast.ada);
  const invited = { email: `rae.${mark}@example.com`, role: "recruiter", delivery: "link" };
  const { link } = await post(ada, "/api/admin/invitations", invited);
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    colorScheme: "dark",
    baseURL: String(baseURL),
  });
  const page = await context.newPage();
  await page.clock.install();
  const token = new URL(link).hash.replace(/^#(?:token=)?/, "");
  const names = { username: `rae.${mark}`, name: "Rae", password: "seven looms weave quietly" };
  await post(page, "/api/invitations/accept", { token, ...names });

  await page.goto("/admin/applications");
  await page.getByRole("searchbox").fill(mark);
  const row = rowOf(page, mark);
  await expect(row).toContainText("N. T.");
  await expect(row.locator(".hidden-part").first()).toBeAttached();
  await expect(row.getByRole("link")).toHaveCount(0);
  // Drawn as bars: no character that another font would be loaded for.
  await expect(row).not.toContainText("•");
  expect(await page.content()).not.toContain(email);
  await page.getByRole("searchbox").fill(email);
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("searchbox").fill(mark);

  await row.getByRole("button", { name: "N. T.", exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "N. T." });
  await expect(dialog.getByText("[name]")).toHaveCount(0);
  await expect(dialog.getByText("email address")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectNothingSideways(page, 360);
  await dialog.getByRole("button", { name: "Reveal", exact: true }).press("Enter");
  const ask = page.getByRole("dialog", { name: "Reveal personal data" });
  await expect(ask.getByLabel("Purpose")).toBeFocused();
  await ask.getByLabel("Purpose").selectOption("other");
  await ask.getByRole("button", { name: "Reveal" }).click();
  await expect(ask.getByText("Say what you need it for")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await ask.getByLabel("What do you need it for?").fill("Prepare a call");
  await ask.getByLabel("What do you need it for?").press("Enter");

  const clear = page.getByRole("dialog", { name: "Nora Thane" });
  await expect(clear.getByRole("link", { name: email, exact: true })).toBeVisible();
  await expect(clear.getByText(/^Visible until \d/)).toBeFocused();
  await clear.getByRole("button", { name: "Reply by email" }).click();
  await expect(clear.getByRole("link", { name: "Use your email program" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${email}`),
  );
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await clear.getByText("History", { exact: true }).click();
  await expect(clear.getByRole("list", { name: "History" })).toContainText(
    "Revealed job application: other (“Prepare a call”)",
  );

  await page.route("**/api/admin/job-applications?*", (route) => route.abort());
  // As after a sleep: the time is past, and timers have not run.
  await page.clock.setSystemTime(Date.now() + 601_000);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".falling-bar").first()).toBeVisible();
  expect(await page.content()).not.toContain(email);
  expect(await page.content()).not.toContain("Thane");
  await expect(dialog.getByRole("button", { name: "Reply by email" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.close();
});
