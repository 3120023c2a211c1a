import { expect, type Page, test } from "@playwright/test";

const industries = ["Gen AI Solutions", "Healthcare", "Finance", "Retail", "Technology", "Edge AI Solutions"];
const carousel = (page: Page) => page.locator("[data-carousel]");
const scrollPosition = (page: Page) => carousel(page).evaluate((element) => element.scrollLeft);
/** The distance in pixels that the row moves in a number of frames of the stopped clock. */
async function distanceIn(page: Page, frames: number) {
  const before = await scrollPosition(page);
  await page.clock.runFor(frames * 16);
  return (await scrollPosition(page)) - before;
}

/** The texts and offsets of the cards that are visible at a scroll position. */
const cardsInView = (page: Page, position: number) =>
  carousel(page).evaluate((element, left) => {
    element.scrollLeft = left;
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll("li")]
      .map((card) => ({ text: card.textContent, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.right > frame.left && box.left < frame.right)
      .map(({ text, box }) => ({ text, left: Math.round(box.left - frame.left) }));
  }, position);

async function open(page: Page) {
  await page.clock.install();
  await page.goto("/use-cases");
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("shows six industries with 'Learn More', nine techniques, a film and two links, without a footer", async ({
  page,
}) => {
  await page.goto("/use-cases");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const cards = page.getByRole("region", { name: "Every industry" });
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText(industries);
  const links = cards.getByRole("link", { name: "Learn More" });
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/contact");
  const tiles = page.getByRole("region", { name: "Powered by" });
  await expect(tiles.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) })).toHaveCount(9);
  await expect(page.locator(".film video").first()).toBeAttached();
  const last = page.getByRole("region", { name: "Bring your worst prompt" });
  await expect(last.getByRole("link", { name: "Try for Free" })).toHaveAttribute("href", "/contact");
  const top = last.getByRole("link", { name: "Use Cases" });
  await expect(top).toHaveAttribute("href", "/use-cases");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the row of industries", () => {
  test("moves 0.6 px a frame and repeats seamlessly", async ({ page }) => {
    await open(page);
    await expect.poll(() => distanceIn(page, 10)).toBeGreaterThan(0);
    expect(await distanceIn(page, 100)).toBeGreaterThan(58);
    expect(await distanceIn(page, 100)).toBeLessThan(63);
    const round = await carousel(page).evaluate((element) => {
      const [row, copy] = element.children as unknown as HTMLElement[];
      return (copy?.offsetLeft ?? 0) - (row?.offsetLeft ?? 0);
    });
    await carousel(page).evaluate((element, length) => {
      element.scrollLeft = length - 20;
    }, round);
    await page.clock.runFor(16 * 50);
    expect(await scrollPosition(page)).toBeLessThan(15);
    expect(await cardsInView(page, round + 10)).toEqual(await cardsInView(page, 10));
  });

  test("stops while it is hovered, focused or paused", async ({ page }) => {
    await open(page);
    await carousel(page).hover();
    expect(await distanceIn(page, 50)).toBe(0);
    await page.mouse.move(0, 0);
    expect(await distanceIn(page, 50)).toBeGreaterThan(20);
    const link = page.getByRole("link", { name: "Learn More about Healthcare" });
    await link.focus();
    await page.clock.runFor(500);
    expect(await distanceIn(page, 50)).toBe(0);
    await link.blur();
    expect(await distanceIn(page, 50)).toBeGreaterThan(20);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.mouse.move(0, 0);
    expect(await distanceIn(page, 50)).toBe(0);
    await page.getByRole("region", { name: "Every industry" }).getByRole("button", { name: "Play" }).click();
    expect(await distanceIn(page, 50)).toBeGreaterThan(20);
  });

  test("hides its copies from keyboard and screen readers", async ({ page }) => {
    await page.goto("/use-cases");
    expect(await carousel(page).locator("ul").count()).toBeGreaterThan(1);
    await expect(carousel(page).getByRole("link")).toHaveCount(6);
    await expect(carousel(page).locator("a:not([tabindex='-1'])")).toHaveCount(6);
  });

  test("can be scrolled, with buttons, with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    expect(await distanceIn(page, 100)).toBe(0);
    await expect(carousel(page).locator("ul")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
    await page.getByRole("button", { name: "Next industry" }).click();
    await expect.poll(() => scrollPosition(page)).toBe(400);
    await page.getByRole("button", { name: "Previous industry" }).click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

test.describe("the tiles", () => {
  const tile = (page: Page, name: string) => page.locator("[data-tile]").filter({ hasText: name });

  test("appear one after another, 120 ms apart, once a quarter of their section is visible", async ({ page }) => {
    await open(page);
    const section = page.locator("[data-tiles]");
    const showShare = (share: number) =>
      section.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollTo(0, scrollY + top + height * part - innerHeight);
      }, share);
    const shown = section.locator("[data-shown]");
    await showShare(0.22);
    await page.clock.runFor(500);
    await expect(shown).toHaveCount(0);
    await showShare(0.27);
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(shown).toHaveCount(1, { timeout: 50 });
    }).toPass();
    await page.clock.runFor(360);
    await expect(shown).toHaveCount(4);
    await page.clock.runFor(600);
    await expect(shown).toHaveCount(9);
  });

  test("lead to the contact page 220 ms after a click, and to a new tab with a modifier key", async ({
    page,
    context,
  }) => {
    await open(page);
    const link = page.getByRole("link", { name: "Policy Engine" });
    await link.hover();
    await page.clock.runFor(2000);
    await expect(page.locator("astro-island[ssr]").filter({ has: link })).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await link.press("Enter");
    await page.clock.runFor(210);
    await expect(page).toHaveURL(/use-cases$/);
    await page.clock.runFor(20);
    await expect(page).toHaveURL(/contact$/);
  });

  for (const name of ["Encryption That Stays Useful", "Adaptive Tokenization"])
    test(`lead to the contact page when their demonstration is clicked, but not its controls: ${name}`, async ({
      page,
    }) => {
      await page.goto("/use-cases");
      const demo = tile(page, name).locator(".demo");
      // Forced, because the tile's link lies over its demonstration.
      await demo.hover({ force: true });
      const after = demo.getByText("After", { exact: true }).last();
      await expect(after.locator("xpath=following-sibling::*[1]")).toBeVisible();
      for (const control of await demo.locator("label, textarea").all()) {
        await control.click();
        await expect(demo.getByRole("textbox")).toBeFocused();
      }
      await expect(page).toHaveURL(/use-cases$/);
      await after.click({ force: true });
      await page.waitForURL("/contact");
      for (const fromBottom of [false, true]) {
        await page.goto("/use-cases");
        await demo.scrollIntoViewIfNeeded();
        const { height = 0 } = (await demo.boundingBox()) ?? {};
        await demo.click({ position: { x: 5, y: fromBottom ? height - 5 : 5 }, force: true });
        await page.waitForURL("/contact");
      }
    });

  test("the first tile shows its input after 2 s and its output after 4 s, with new ciphertext each time", async ({
    page,
  }) => {
    await open(page);
    const first = tile(page, "Encryption That Stays Useful");
    await first.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    // The veil hangs above the last line of a result, so that visitors see that something is there.
    const peek = first.locator(".demo-peek");
    await expect(peek).toBeVisible();
    await first.hover({ position: { x: 20, y: 20 } });
    await expect(peek).toHaveCount(0);
    await expect(first).toHaveAttribute("data-stage", "0");
    await expect(first.getByRole("heading", { level: 4 })).toHaveText(["Polymorphic", "Homomorphic", "Role Based"]);
    const before = first.getByText("Before", { exact: true }).first();
    const after = first.locator(".example-data").first();
    await page.clock.runFor(1990);
    await expect(before).toBeHidden();
    await page.clock.runFor(20);
    await expect(before).toBeVisible();
    await page.clock.runFor(1980);
    await expect(after).toBeHidden();
    await page.clock.runFor(20);
    await expect(after).toContainText("both open to A. Rao");
    await expect(first).toContainText("opens to 2,080");
    await expect(first).toContainText("in your browser, just now");
    const cipher = await after.textContent();
    await page.mouse.move(0, 0);
    await expect(first).toHaveAttribute("data-stage", "-1");
    await expect(peek).toBeVisible();
    await expect(before).toBeHidden();
    await first.getByRole("link").focus();
    await page.clock.runFor(4010);
    await expect(after).toBeVisible();
    expect(await after.textContent()).not.toBe(cipher);
  });

  test("the second tile tokenizes typed text without a request and discards it on leaving", async ({ page }) => {
    await open(page);
    const second = tile(page, "Adaptive Tokenization");
    await second.scrollIntoViewIfNeeded();
    await page.clock.runFor(2000);
    await second.hover({ position: { x: 20, y: 20 } });
    await expect(second).toHaveAttribute("data-stage", "0");
    const field = second.getByLabel("Before: type over it");
    await page.clock.runFor(1990);
    await expect(field).toBeHidden();
    await page.clock.runFor(20);
    await expect(field).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await field.fill("Call +91 98450 11223 at noon");
    await page.mouse.move(0, 0);
    await expect(second.locator(".token")).toHaveText(/^\+91 \d{5} \d{5}$/);
    await expect(second.locator(".token-result")).not.toContainText("98450 11223");
    await expect(second.locator(".token-result")).toContainText("at noon");
    // The tile's own link may be prefetched while the pointer is over it, which does not reveal the typed text.
    expect(requests.filter((url) => !url.endsWith("/contact"))).toEqual([]);
    await field.blur();
    await expect(second).toHaveAttribute("data-stage", "-1");
    await expect(field).toHaveValue(/^Card 4111/);
  });

  test.describe("with touch", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

    test("the button opens the veil without leaving the page", async ({ page }) => {
      await page.goto("/use-cases");
      const button = page.getByRole("button", { name: "Lift the veil over Adaptive Tokenization" });
      await button.tap();
      await expect(page.getByLabel("Before: type over it")).toBeVisible();
      await expect(page).toHaveURL(/use-cases$/);
      await page.getByRole("heading", { name: "Powered by" }).tap();
      await expect(page.getByLabel("Before: type over it")).toBeHidden();
    });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the row can be scrolled and both demos show their result", async ({ page }) => {
    await page.goto("/use-cases");
    await expect(carousel(page).getByRole("link")).toHaveCount(6);
    await expect(page.getByRole("button", { name: "Next industry" })).toBeHidden();
    await expect(page.getByText("both open to A. Rao")).toBeVisible();
    await expect(page.locator(".token").first()).toBeVisible();
  });
});
