import { expect, type Page, test } from "@playwright/test";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };
const light = "rgb(247, 245, 240)";
const dark = "rgb(14, 17, 16)";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("group", { name: "Colors" }).getByRole("radio", { name });

test.describe("prefetching", () => {
  test.use({ viewport: wide });

  test("loads a page once when the pointer rests on its link, and uses it on a click", async ({ page }) => {
    const prefetched: string[] = [];
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]) prefetched.push(new URL(request.url()).pathname);
    });
    await page.goto("/contact", { waitUntil: "networkidle" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
    await link.scrollIntoViewIfNeeded();
    await page.getByRole("contentinfo").getByRole("link", { name: "LinkedIn" }).hover();
    await link.hover();
    await expect.poll(() => prefetched).toEqual(["/privacy-policy"]);
    await link.click();
    await expect(page).toHaveURL("/privacy-policy");
    const way = () => performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "deliveryType"));
    expect(await page.evaluate(way)).toEqual(["navigational-prefetch"]);
    expect(complaints).toEqual([]);
  });

  test("does not load the dashboard, API paths and files", async ({ page }) => {
    await page.goto("/contact");
    const rules = JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? "");
    expect(Object.keys(rules)).toEqual(["prefetch"]);
    const [{ where, eagerness }] = rules.prefetch;
    expect(eagerness).toBe("moderate");
    expect(where.and[1].not.href_matches).toEqual(["/api/*", "/admin*", "/*.*"]);
    // After a login, a page prefetched earlier would show the old state.
    await page.goto("/auth");
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  });

  for (const [motion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const)
    test(`the next page ${fades ? "fades in" : "appears at once"} ${fades ? "by default" : "with reduced motion"}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto("/contact");
      // Whether a browser really fades depends on its load; the rules that apply state whether it may.
      const applies = await page.evaluate(() => {
        const inForce = (rules: CSSRuleList): boolean =>
          [...rules].some((rule) => {
            if (rule.constructor.name === "CSSViewTransitionRule") return Reflect.get(rule, "navigation") === "auto";
            if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
            return rule instanceof CSSGroupingRule && inForce(rule.cssRules);
          });
        return [...document.styleSheets].some((sheet) => inForce(sheet.cssRules));
      });
      expect(applies).toBe(fades);
    });
});

test.describe("the color scheme switch", () => {
  test.use({ viewport: wide, colorScheme: "light" });

  test("starts with the system's scheme, works by keyboard, and lasts for the visit", async ({ page, context }) => {
    await page.goto("/contact");
    await expect(scheme(page, "System")).toBeChecked();
    expect(await paper(page)).toBe(light);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await scheme(page, "System").focus();
    await page.keyboard.press("ArrowRight");
    await expect(scheme(page, "Light")).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(scheme(page, "Dark")).toBeChecked();
    expect(await paper(page)).toBe(dark);

    // Already before the first paint, before any content is loaded.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.first = document.documentElement.dataset.scheme ?? "";
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/privacy-policy");
    await expect(page.locator("html")).toHaveAttribute("data-first", "dark");
    await expect(scheme(page, "Dark")).toBeChecked();
    expect(await paper(page)).toBe(dark);
    const bar = () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map(({ media }) => media);
    expect(await page.evaluate(bar)).toEqual(["not all", "all"]);

    const other = await context.newPage();
    await other.goto("/contact");
    expect(await paper(other)).toBe(light);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await scheme(page, "System").check();
    expect(await paper(page)).toBe(light);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test("changes every element at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/contact");
    const [before, after] = await page.evaluate(() => {
      const colors = () =>
        ["html", "h1", "footer a"].map((name) => {
          const element = document.querySelector(name);
          return element && getComputedStyle(element).color;
        });
      const before = colors();
      document.querySelector<HTMLInputElement>("[name^=scheme-][value=dark]")?.click();
      return [before, colors()];
    });
    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(after).not.toEqual(before);
  });

  test("is in the small-screen menu, too, and both switches agree", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText("Dark", { exact: true }).click();
    expect(await paper(page)).toBe(dark);
    await page.keyboard.press("Escape");
    await expect(scheme(page, "Dark")).toBeChecked();
  });

  test("applies to the current page when storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Storage is blocked", "SecurityError");
        },
      });
    });
    await page.goto("/contact");
    await scheme(page, "Dark").check();
    expect(await paper(page)).toBe(dark);
  });
});

test.describe("the 404 page", () => {
  test("shows the requested path as text and a page with a similar path", async ({ page }) => {
    await page.goto("/prodcuts/ai-scaner");
    const figure = page.getByRole("figure", { name: "The address you requested" });
    await expect(figure.getByText("/prodcuts/ai-scaner", { exact: true })).toBeVisible();
    await expect(figure.getByRole("link")).toHaveAttribute("href", "/products/ai-scanner");
    await page.goto("/%3Cimg%20src=x%20onerror=alert(1)%3E");
    await expect(figure.getByText("/<img src=x onerror=alert(1)>", { exact: true })).toBeVisible();
    await expect(figure.locator("img")).toHaveCount(0);
    await expect(figure.getByRole("link")).toHaveCount(0);
  });

  test("reveals the masked path, at once with reduced motion", async ({ page }) => {
    const bar = page.locator(".missing-bar");
    const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/nowhere");
    expect(await height()).toBeLessThan(4);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/nowhere");
    // Starts the animation over and holds it at its first frame.
    await bar.evaluate((element) => {
      const lifted = element.closest("[data-lifted]");
      lifted?.removeAttribute("data-lifted");
      element.getAnimations();
      lifted?.setAttribute("data-lifted", "");
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
    expect(await height()).toBeGreaterThan(20);
    await bar.evaluate((element) => element.getAnimations().forEach((animation) => void animation.finish()));
    expect(await height()).toBeLessThan(4);
  });
});

test("a printed article has no header and footer, and shows the URLs of its sources", async ({ page }) => {
  await page.goto("/blog/real-time-data-masking");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  const source = page.locator('.prose a[href^="https:"]').first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain(await source.getAttribute("href"));
});

test("selected text has inverted colors in both schemes", async ({ page }) => {
  await page.goto("/contact");
  for (const [colorScheme, background] of [
    ["light", "rgb(22, 19, 14)"],
    ["dark", "rgb(236, 233, 226)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const color = () => getComputedStyle(document.querySelector("h1") as Element, "::selection").backgroundColor;
    expect(await page.evaluate(color)).toBe(background);
  }
});
