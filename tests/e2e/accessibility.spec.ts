import { expect, test } from "@playwright/test";
import { violations } from "#tests/support/pages/axe.ts";
import { templatePages } from "../public-pages.ts";

for (const path of templatePages)
  test(`axe finds nothing on ${path}, light or dark, wide or narrow`, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      // With reduced motion everything is revealed at once, so nothing is overlooked.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      for (const width of process.env.TEST_ALL ? [1280, 320] : [colorScheme === "light" ? 1280 : 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("axe finds nothing on the contact form full of errors, with a toast", async ({ page }) => {
      await page.route("**/api/inquiries", (route) => route.abort());
      await page.goto("/contact");
      await page.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByText("First name is required")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("axe finds nothing while both demonstrations of the use cases play", async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/use-cases");
      await page.getByRole("link", { name: "Adaptive Tokenization" }).focus();
      await page.getByText("Polymorphic").hover({ force: true });
      await expect(page.locator('[data-tile][data-stage="0"]')).toHaveCount(2);
      await page.clock.runFor(4100);
      await expect(page.getByText("both open to A. Rao")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("axe finds nothing with a dropdown open", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto("/contact");
      await page.getByRole("button", { name: "Products" }).click();
      await expect(page.getByText("AI Security Products")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("axe finds nothing with the small-screen menu open", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto("/contact");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("axe finds nothing with a toast of either kind", async ({ page }) => {
      for (const variant of ["default", "destructive"]) {
        await page.goto("/feedback");
        const content = { title: "Saved", description: "The text of the toast", variant };
        await page.evaluate((json) => sessionStorage.setItem("handover:toast", json), JSON.stringify(content));
        await page.reload();
        const toast = page.getByText("Saved", { exact: true });
        await expect(toast).toBeVisible();
        await toast.evaluate((element) =>
          Promise.all(
            element
              .closest("li")
              ?.getAnimations()
              .map((each) => each.finished) ?? [],
          ),
        );
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}
