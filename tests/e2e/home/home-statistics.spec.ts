import { expect, type Page, test } from "@playwright/test";

const block = (page: Page, name: string) => page.locator(`[data-statistic="${name}"]`);
const figure = (page: Page, name: string) => block(page, name).locator(".statistic-value");

/** Scrolls down until exactly this share of a block is visible at the bottom of the window. */
async function showShare(page: Page, name: string, share: number) {
  await block(page, name).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo(0, scrollY + top + height * part - innerHeight);
  }, share);
}

/** Scrolls near the band, so that its island hydrates before any block is visible. */
async function scrollNearBand(page: Page) {
  await page.goto("/");
  await showShare(page, "cost", -0.2);
  await expect(block(page, "cost")).toHaveAttribute("data-state", "active");
}

/** Records, in the page, each value that a figure shows from now on. */
const watchFigure = (page: Page, name: string) =>
  figure(page, name).evaluate((element) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.push(element.textContent.trim())).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

test("a block is active once 60 % of it is visible, and inactive ones keep enough contrast", async ({ page }) => {
  await scrollNearBand(page);
  await showShare(page, "surge", 0.57);
  await expect(block(page, "cost")).toHaveAttribute("data-state", "active");
  await expect(block(page, "surge")).toHaveAttribute("data-state", "dimmed");
  await showShare(page, "surge", 0.62);
  await expect(block(page, "surge")).toHaveAttribute("data-state", "active");
  await expect(block(page, "cost")).toHaveAttribute("data-state", "dimmed");
  await expect(block(page, "governance")).toHaveAttribute("data-state", "dimmed");
  await expect(block(page, "surge")).toHaveCSS("opacity", "1");
  await expect(block(page, "cost")).toHaveCSS("opacity", "0.56");
  await showShare(page, "governance", 0.62);
  await expect(block(page, "governance")).toHaveAttribute("data-state", "active");
  await showShare(page, "cost", 1);
  await expect(block(page, "cost")).toHaveAttribute("data-state", "active");
});

for (const [name, first, last] of [
  ["cost", "$0.0M", "$4.8M"],
  ["surge", "0%", "412%"],
  ["governance", "0%", "97%"],
] as const)
  test(`${name} counts from ${first} to ${last} once it becomes active, and only once`, async ({ page }) => {
    await scrollNearBand(page);
    await expect(figure(page, name)).toHaveText(first);
    await watchFigure(page, name);
    await showShare(page, name, 0.7);
    await expect(figure(page, name)).toHaveText(last);
    const values = await seen(page);
    expect(values.length).toBeGreaterThan(1);
    const numbers = values.map((text) => Number.parseFloat(text.replace("$", "")));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));

    await page.evaluate(() => scrollTo(0, 0));
    await expect(block(page, name)).not.toBeInViewport();
    await showShare(page, name, 0.7);
    await expect(block(page, name)).toBeInViewport({ ratio: 0.6 });
    await expect(figure(page, name)).toHaveText(last);
    expect(await seen(page)).toHaveLength(values.length);
  });

test("screen readers get the final figure during the animation", async ({ page }) => {
  await scrollNearBand(page);
  await expect(figure(page, "surge")).toHaveText("0%");
  await expect(block(page, "surge").locator("p [aria-hidden]")).toHaveText("0%");
  await expect(block(page, "surge").getByRole("paragraph").first()).toMatchAriaSnapshot("- paragraph: 412%");
});

test("each figure names its source", async ({ page }) => {
  await page.goto("/");
  await expect(block(page, "cost")).toContainText("IBM, Cost of a Data Breach Report 2024");
  for (const name of ["cost", "surge", "governance"])
    await expect(block(page, name).getByRole("link", { name: /^How We Measure/ })).toHaveAttribute(
      "href",
      "/how-we-measure#industry",
    );
  await expect(block(page, "governance")).toContainText("IBM, Cost of a Data Breach Report 2025");
});

test("figures do not count with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scrollNearBand(page);
  await watchFigure(page, "surge");
  await expect(figure(page, "surge")).toHaveText("412%");
  await showShare(page, "surge", 0.8);
  await expect(block(page, "surge")).toHaveAttribute("data-state", "active");
  await expect(figure(page, "surge")).toHaveText("412%");
  expect(await seen(page)).toEqual([]);
});

test("the blocks appear within 0.9 s", async ({ page }) => {
  await scrollNearBand(page);
  await showShare(page, "cost", 0.3);
  const content = block(page, "cost").locator("[data-reveal]");
  await expect(content).toHaveAttribute("data-revealed", "");
  await expect(content).toHaveCSS("animation-duration", "0.9s");
});
