import { expect, type Page, test } from "@playwright/test";
import { violations } from "#tests/support/pages/axe.ts";

/** Scrolls through the page, so that every entrance animation has run. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  }
}

test("eight sections are in the specified order, each with its text and links", async ({ page }) => {
  await page.goto("/");
  const sections = page.getByRole("main").locator("section");
  await expect(sections).toHaveCount(8);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(sections.getByRole("heading", { level: 2 })).toHaveText([
    "One shield, fitted to your business",
    "See Velarium in Action",
    "Find it, stop it, prove it",
    "Why Velarium Stands Out",
    "The risk in three numbers",
    "Contact Us",
    "Stop Breaches Before They Start",
  ]);

  const hero = sections.nth(0);
  await expect(hero.getByText("Smart Privacy. Smarter Business.", { exact: true })).toBeVisible();
  await expect(
    hero.getByRole("heading", { level: 1, name: "Every AI system is one prompt from a catastrophic leak." }),
  ).toBeVisible();
  const banner = sections.nth(7);
  await expect(banner.getByText(/all-or-nothing/)).toBeVisible();
  for (const section of [hero, banner]) {
    await expect(section.getByRole("link", { name: "Try for Free" })).toHaveAttribute("href", "/contact");
    await expect(section.getByRole("link", { name: "Use Cases" })).toHaveAttribute("href", "/use-cases");
  }
  const products = sections.nth(3);
  await expect(products.getByRole("link", { name: "Explore Products" })).toHaveAttribute("href", "/use-cases");
  await expect(products.getByRole("heading", { level: 3 })).toHaveText([
    "Discovery and Visibility",
    "Protection & Defense",
    "Governance & Compliance",
  ]);
});

test("the features are nine cards in three columns, each with icon, title and description", async ({ page }) => {
  await page.goto("/");
  const features = page.getByRole("region", { name: /One shield/ });
  await expect(features.getByRole("heading", { level: 3 })).toHaveText(["Finance", "Healthcare", "Enterprises"]);
  // Section 1 of the specification names these customers and templates.
  await expect(features).toContainText("Micro, small and medium businesses");
  await expect(page.getByRole("main")).toContainText("GDPR, HIPAA, CCPA, DPDP and ISO readiness");
  for (const column of await features.getByRole("list").all()) {
    await expect(column.getByRole("listitem")).toHaveCount(3);
    for (const card of await column.getByRole("listitem").all()) {
      await expect(card.locator("svg")).toBeVisible();
      await expect(card.getByRole("heading", { level: 4 })).toBeVisible();
      await expect(card.getByRole("paragraph")).toBeVisible();
    }
  }
});

test("the contact section has email address and phone number, and its form has the specified defaults", async ({
  page,
}) => {
  await page.goto("/");
  const contact = page.getByRole("region", { name: "Contact Us" });
  await expect(contact.getByText("Smart Privacy. Smarter Business.", { exact: true })).toHaveCount(1);
  await expect(contact.getByRole("link", { name: "hello@velarium.example" }).first()).toHaveAttribute(
    "href",
    "mailto:hello@velarium.example",
  );
  await expect(contact.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute("href", "tel:+910000000000");
  await expect(contact.getByLabel("Name")).toHaveValue("Your Name");
  await expect(contact.getByLabel("Email")).toHaveValue("your mail");
  await expect(contact.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(contact.getByLabel("Message")).toHaveValue("Hello");
  await expect(contact.getByLabel("Message")).toHaveAttribute("rows", "4");
});

for (const [device, viewport] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 360, height: 780 }],
] as const)
  test(`the veil can be opened and closed by keyboard on ${device} without a layout shift`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const picture = page.getByRole("figure", { name: /before and after the veil/ });
    const veil = picture.getByRole("checkbox", { name: "The veil" });
    await expect(picture.getByText("4 of 4 hidden")).toBeVisible();
    await expect(picture.getByText("Illustrative data", { exact: true })).toBeVisible();
    const place = () =>
      picture.evaluate((figure) => {
        const { top, width, height } = figure.getBoundingClientRect();
        return [top + scrollY, width, height];
      });
    const before = await place();
    await veil.focus();
    await page.keyboard.press("Space");
    await expect(picture.getByText("4 of 4 exposed")).toBeVisible();
    await expect(picture.getByText("PERSON_1")).toBeHidden();
    await expect(picture.getByText("Ms. A. Rao")).toHaveCount(2);
    expect(await place()).toEqual(before);
    await page.keyboard.press("Space");
    const bar = picture.getByText("PERSON_1");
    await expect(bar).toBeVisible();
    // In the dark scheme a bar is a dark slab: hidden text is never the brightest thing on the screen.
    await page.emulateMedia({ colorScheme: "dark" });
    await expect
      .poll(() =>
        bar.evaluate((slab) => Math.max(...(getComputedStyle(slab).backgroundColor.match(/\d+/g) ?? []).map(Number))),
      )
      .toBeLessThan(60);
  });

test("the page takes at most nine screens of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const length = await page.evaluate(() => {
    // Their heights are estimates otherwise.
    for (const section of document.querySelectorAll<HTMLElement>("main > section, body > footer"))
      section.style.contentVisibility = "visible";
    return document.documentElement.scrollHeight;
  });
  expect(length).toBeLessThanOrEqual(9 * 844);
});

test("the bar over the headline is animated once, and never with reduced motion", async ({ page }) => {
  const bars = () =>
    page
      .locator(".lifted-bar")
      .evaluate((word) => word.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().iterations));
  await page.goto("/");
  expect((await bars()).every((iterations) => iterations === 1)).toBe(true);
  await expect.poll(bars).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  expect(await bars()).toEqual([]);
});

test("the page has no layout shift while it loads and scrolls", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await scrollThrough(page);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 1280])
    test(`axe finds no violations on / in ${colorScheme} at ${width} px, with the veil open and closed`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await scrollThrough(page);
      await expect(page.locator('[data-statistic][data-state="dimmed"]')).toHaveCount(2);
      for (const down of [true, false]) {
        await page.getByRole("checkbox", { name: "The veil" }).setChecked(down);
        expect(await violations(page)).toEqual([]);
      }
    });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every section is readable, the film uses the browser's player, and the form names an address to write to", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".statistic-value")).toHaveText(["$4.8M", "412%", "97%"]);
    await expect(page.locator("video[controls][poster]")).toBeVisible();
    const poster = page.locator(".film-frame img");
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1280);
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
    await expect(page.getByText(/This form needs JavaScript.*hello@velarium\.example/)).toBeVisible();
    await page.getByRole("checkbox", { name: "The veil" }).uncheck();
    await expect(page.getByText("4 of 4 exposed").locator("visible=true")).toBeVisible();
  });
});
