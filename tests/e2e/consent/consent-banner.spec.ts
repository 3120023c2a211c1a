import { expect, type Page, test } from "@playwright/test";
import { publicPages } from "#tests/public-pages.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { banner, keys, press, settings } from "#tests/support/pages/consent-banner.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test.describe("before a choice", () => {
  const visit = async (page: Page, baseURL = "", paths = publicPages) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    for (const path of paths) {
      await page.goto(path, { waitUntil: "load" });
      await page.mouse.wheel(0, 400);
    }
    expect(requests.length).toBeGreaterThan(paths.length);
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith("data:"))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  };

  // tests/e2e/layout.spec.ts checks that opening a page does none of this, for each page.
  test("scrolling, following a link and pressing Escape are no choice: no other host is contacted, nothing is stored", async ({
    page,
    baseURL,
  }) => {
    await visit(page, baseURL, ["/", "/use-cases", "/careers"]);
    expect(await keys(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    expect(await keys(page)).toEqual([]);
  });

  test("no page contacts another host or sets a cookie when storage is blocked and every request fails", async ({
    page,
    baseURL,
  }) => {
    await page.route("**/api/**", (route) =>
      route.request().url().endsWith("/api/docs") ? route.continue() : route.fulfill({ status: 500 }),
    );
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Storage is blocked", "SecurityError");
          },
        });
    });
    await visit(page, baseURL);
    await expect(banner(page)).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("no page contacts another host, and no banner appears", async ({ page, context, baseURL }) => {
      await visit(page, baseURL);
      expect((await context.storageState()).origins).toEqual([]);
      await page.goto("/cookie-policy");
      await expect(banner(page)).toBeHidden();
      await expect(page.getByText("JavaScript is off in your browser.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Manage Cookie Preferences" })).toBeHidden();
      await expect(page.getByRole("contentinfo")).toContainText("Cookies: 1 enabled");
    });
  });
});

test("the banner states its purpose, lists the four categories, and links to settings and policy", async ({ page }) => {
  await page.goto("/contact");
  for (const text of ["Essential cookies (always active)", "Analytics, Functional and Marketing (optional)"])
    await expect(banner(page)).toContainText(text);
  await expect(banner(page).getByRole("link", { name: "Cookie Settings" })).toHaveAttribute(
    "href",
    "/cookie-policy#settings",
  );
  await banner(page).getByRole("link", { name: "Cookie Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie Settings" })).toBeVisible();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(banner(page).getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`Customize, Reject All and Accept All look the same in every respect, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      const looks = await banner(page)
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height, y } = button.getBoundingClientRect();
            const { font, color, backgroundColor, border, opacity } = getComputedStyle(button);
            return { width: Math.round(width), height, y, font, color, backgroundColor, border, opacity };
          }),
        );
      expect(looks).toHaveLength(3);
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
    }
  });

for (const hasSignal of [false, true])
  test(`the banner takes a third of a phone at most, ${hasSignal ? "with" : "without"} Global Privacy Control`, async ({
    page,
  }) => {
    if (hasSignal)
      await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/contact");
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(740 / 3);
  });

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const)
  test(`the banner never covers the focused element or the end of the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const covered: string[] = [];
    for (const path of ["/cookie-policy", "/contact"]) {
      await page.goto(path);
      for (let step = 0; step < 45; step++) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          const focused = document.activeElement;
          const over = document.querySelector(".consent");
          if (!focused || !over || focused === document.body || over.contains(focused)) return "";
          const box = focused.getBoundingClientRect();
          return box.bottom > over.getBoundingClientRect().top + 1 ? `${focused.tagName} ${focused.textContent}` : "";
        });
        if (name) covered.push(name);
      }
    }
    expect(covered).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await page.getByRole("contentinfo").boundingBox();
    const top = await banner(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  });

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1280, 800],
] as const)
  test(`the page restyles only for a banner with a longer text, and makes room for it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    const measured = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--banner"));
    const heights = () =>
      page.evaluate(() => [
        document.querySelector(".consent")?.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      ]);
    const [usual, reserved] = await heights();
    expect(usual).toBe(reserved);
    expect(await measured()).toBe("");

    await banner(page).evaluate((section) =>
      section.querySelector("p:not(.consent-title)")?.append(" more".repeat(200)),
    );
    await expect.poll(measured).not.toBe("");
    const [longer, room] = await heights();
    expect(longer).toBeGreaterThan(usual ?? 0);
    expect(room).toBeCloseTo(longer ?? 0, 1);
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`leaves the page uncovered at 400 % zoom, without axe violations in banner and dialog, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe("static");
    await expectNothingSideways(page);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await press(page, "Customize");
      await expect(settings(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await settings(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press("Escape");
    }
  });
