import { expect, type Page, test } from "@playwright/test";

const claim = (page: Page, name: string) => page.locator(`[data-claim="${name}"]`);
const shown = (page: Page, name: string) => claim(page, name).locator(".counting > span");

test("shows the hero, three cards and four figures", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/feature");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Secure Your AI Future");
  for (const link of await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).all())
    await expect(link).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("link", { name: "Explore Features" })).toHaveAttribute("href", "#features");
  await expect(page.getByRole("figure", { name: "Four prompts before and after the veil" })).toContainText("AMOUNT_1");
  await expect(page.locator("#features").getByRole("heading", { level: 3 })).toHaveText([
    "Discovery & Visibility",
    "Protection & Defense",
    "Governance & Compliance",
  ]);
  await expect(page.locator("#features")).toContainText("GDPR, HIPAA, CCPA, DPDP and ISO readiness");
  for (const [name, text] of [
    ["prevention", /99\.9%.*attack prevention rate/s],
    ["response", /<1ms.*response time/s],
    ["clients", /500\+.*enterprise clients/s],
    ["monitoring", /24\/7.*monitoring/s],
  ] as const)
    await expect(claim(page, name)).toHaveText(text);
  const marks = page.getByRole("link", { name: /^How We Measure: / });
  await expect(marks).toHaveCount(4);
  await expect(marks.nth(1)).toHaveAttribute("href", "/how-we-measure#speed");
  await expect(page.getByText("Illustrative data")).toHaveCount(1);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`'Explore Features' scrolls to the cards ${reducedMotion === "reduce" ? "at once" : "smoothly"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/feature");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      reducedMotion === "reduce" ? "auto" : "smooth",
    );
    await page.getByRole("link", { name: "Explore Features" }).click();
    await expect(page).toHaveURL(/#features$/);
    await expect
      .poll(() => page.locator("#features").evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBe(88);
  });

test("a card fades in once a tenth of it is visible", async ({ page }) => {
  await page.goto("/feature");
  const card = page.locator("#features [data-reveal]").first();
  await expect(card).toHaveCSS("opacity", "0");
  const showShare = (share: number) =>
    card.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: "instant" });
    }, share);
  await showShare(0.05);
  await expect(card).not.toHaveAttribute("data-revealed");
  await showShare(0.12);
  await expect(card).toHaveAttribute("data-revealed");
  await expect(card).toHaveCSS("opacity", "1");
});

for (const [name, duration, first, last] of [
  ["prevention", 2000, "0.0%", "99.9%"],
  ["response", 1500, "<0.00ms", "<1ms"],
  ["clients", 2500, "0+", "500+"],
  ["monitoring", 2000, "0/7", "24/7"],
] as const)
  test(`the figure ${last} counts up once, in ${duration} ms, when it is scrolled into view`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/feature");
    await page.clock.pauseAt(Date.now() + 60_000);
    // Near enough to hydrate, too far to be visible.
    await page
      .locator(".claims")
      .evaluate((list) =>
        scrollTo({ top: scrollY + list.getBoundingClientRect().top - innerHeight - 50, behavior: "instant" }),
      );
    await page.clock.runFor(100);
    await expect(shown(page, name)).toHaveText(first);
    await claim(page, name).evaluate((block) => block.scrollIntoView({ behavior: "instant", block: "center" }));
    // The observer fires at the browser's next frame, which the paused clock does not control.
    await expect(async () => {
      await page.clock.runFor(16);
      await expect(shown(page, name)).not.toHaveText(first, { timeout: 100 });
    }).toPass();
    await page.clock.runFor(duration / 2);
    await expect(shown(page, name)).not.toHaveText(last);
    await page.clock.runFor(duration / 2 + 32);
    await expect(shown(page, name)).toHaveText(last);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await claim(page, name).evaluate((block) => block.scrollIntoView({ behavior: "instant", block: "center" }));
    await page.clock.runFor(500);
    await expect(shown(page, name)).toHaveText(last);
  });
