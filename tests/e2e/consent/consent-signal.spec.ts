import { expect, test } from "@playwright/test";
import { banner, day, given, press, recordAt, settings, waitForReceipt } from "#tests/support/pages/consent-banner.ts";

test.describe("with Global Privacy Control", () => {
  test.beforeEach(async ({ page }) => {
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
  });

  test("an earlier choice is overridden, the banner says that the signal is honored, and a later explicit choice wins", async ({
    page,
  }) => {
    await given(page, recordAt(Date.now() - day, true));
    await page.goto("/contact");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "functional");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(banner(page)).toContainText("Your browser sends a Global Privacy Control signal. We honor it");
    await press(page, "Customize");
    await expect(settings(page)).toContainText("We honor it");
    await settings(page).getByText("Analytics", { exact: true }).click();
    const posted = page.waitForRequest("**/api/cookie-consent");
    await settings(page).getByRole("button", { name: "Save Preferences" }).click();
    expect((await posted).headers()["x-consent-notice"]).toMatch(/action=custom; gpc=override$/);
    await waitForReceipt(page);
    await page.goto("/cookie-policy");
    await expect(page.getByText("Your browser sends the signal now. We honor it.")).toBeVisible();
    const receipt = page.getByRole("region", { name: "Your Receipt" });
    await expect(receipt).toContainText("you chose otherwise, and your choice counts");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "analytics");
  });

  test("/.well-known/gpc.json declares that the site honors the signal", async ({ request }) => {
    const answer = await request.get("/.well-known/gpc.json");
    expect(answer.headers()["content-type"]).toContain("application/json");
    expect(await answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });
});
