import { expect, type Locator, type Page, test } from "@playwright/test";
import { underChatButton } from "#tests/support/pages/chat-gutter.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";
import { templatePages } from "../public-pages.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };

/** Expects that a planned page is marked for sighted visitors and screen readers alike. */
async function expectMarkedSoon(link: Locator) {
  await expect(link).toHaveAccessibleDescription("soon");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain('"soon"');
}

/** Stores a toast as the previous page would have, and opens a page that shows it. */
async function openWithToast(page: Page, toast: object) {
  await page.goto("/feedback");
  await page.evaluate((text) => sessionStorage.setItem("handover:toast", JSON.stringify(text)), toast);
  await page.reload();
}

test.describe("the header", () => {
  test.use({ viewport: wide });

  test("stays visible and links to every destination", async ({ page }) => {
    await page.goto("/contact");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: /home/ })).toHaveAttribute("href", "/");
    for (const [name, href] of [
      ["Use Cases", "/use-cases"],
      ["About", "/about"],
      ["Careers", "/careers"],
      ["Contact Us", "/contact"],
      ["Try for Free", "/contact"],
      ["Login", "/auth"],
    ] as const)
      await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await page.mouse.wheel(0, 600);
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  test("opens 'AI Security Products' and 'Resources' by click and by keyboard, and closes them by Escape", async ({
    page,
  }) => {
    await page.goto("/contact");
    const products = page.getByRole("button", { name: "Products" });
    await products.click();
    await expect(page.getByText("AI Security Products")).toBeVisible();
    for (const [name, href] of [
      ["AI Security Scanner", "/products/ai-scanner"],
      ["Real-Time Protection Shield", "/products/protection-shield"],
      ["AI to AI Supply Chain", "/products/supply-chain"],
    ] as const)
      await expect(page.getByRole("banner").getByRole("link", { name })).toHaveAttribute("href", href);
    await page.keyboard.press("Escape");
    await expect(page.getByText("AI Security Products")).toBeHidden();
    await expect(products).toBeFocused();
    await page.getByRole("button", { name: "Resources" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  });

  test("lets the keyboard skip to the content", async ({ page }) => {
    await page.goto("/contact");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("the small-screen menu", () => {
  test.use({ viewport: phone });

  test("links to every section and entry, traps the focus and returns it", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Products", "Solutions", "Company"])
      await expect(menu.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(menu.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
    await expect(menu.getByText("By Industry")).toBeHidden();
    await menu.getByRole("heading", { name: "Solutions" }).click();
    for (const text of [
      "By Industry",
      "HIPAA-compliant privacy solutions",
      "PCI-DSS compliant solutions",
      "Protect customer data",
      "By Use Case",
      "GDPR, DPDP Act, HIPAA",
    ])
      await expect(menu.getByText(text)).toBeVisible();
    for (const name of ["Healthcare", "Financial Services", "Retail & eCommerce", "Regulatory Compliance"])
      await expectMarkedSoon(menu.getByRole("link", { name }));
    await expect(menu.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/about");
    await expect(menu.getByRole("link", { name: "Try for Free" })).toHaveAttribute("href", "/contact");
    await expect(menu.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const held = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest("dialog") !== null;
      });
      expect(held).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  for (const name of ["Careers", "Healthcare"])
    test(`closes when the link ${name} is clicked`, async ({ page }) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      if (name === "Healthcare") await menu.getByRole("heading", { name: "Solutions" }).click();
      await menu.getByRole("link", { name }).first().click();
      await expect(menu).toBeHidden();
    });
});

test("the footer has every link, the email address, the phone number and the social link", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  const pages = ["/", "/blog", "/about", "/careers", "/contact", "/privacy-policy", "/cookie-policy"];
  const products = ["ai-scanner", "protection-shield", "supply-chain"].map((name) => `/products/${name}`);
  for (const href of [...pages, ...products]) await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  for (const name of ["Case Studies", "Whitepapers", "Documentation"])
    await expectMarkedSoon(footer.getByRole("link", { name }));
  await expect(footer.getByRole("link", { name: "hello@velarium.example" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "+91 00000 00000" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "LinkedIn" })).toBeVisible();
});

test("About links to the description of this site's API, which says that it is not a product's", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "API of this website" }).click();
  await page.waitForURL("/api/docs");
  await expect(page.getByRole("heading", { level: 1, name: "API of this website" })).toBeVisible();
  await expect(page).toHaveTitle(/^API of this website/);
});

test("a page without a footer ends with links to the policies and the cookie settings", async ({ page }) => {
  await page.goto("/use-cases");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const legal = page.getByRole("navigation", { name: "Legal" });
  await expect(legal.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  await expect(legal.getByRole("link", { name: "Cookie Policy" })).toHaveAttribute("href", "/cookie-policy");
  await legal.getByRole("button", { name: "Cookie Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie Settings" })).toBeVisible();
  // The chat button does not lie over an open dialog.
  await expect(page.locator(".chat-button")).toBeHidden();
});

test("an unknown path answers 404 with the two specified texts", async ({ page }) => {
  const answer = await page.goto("/nowhere/at-all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?", { exact: true })).toBeVisible();
});

test("/feedback shows nothing between header and footer, and is hidden from search engines", async ({ page }) => {
  await page.goto("/feedback");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/feedback");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toHaveText("Feedback");
});

test.describe("a toast", () => {
  const text = { title: "Logged out", description: "You have been successfully logged out." };

  test("left by the previous page is shown once", async ({ page }) => {
    await openWithToast(page, text);
    await expect(page.getByText(text.title, { exact: true })).toBeVisible();
    await expect(page.getByText(text.description, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(page.getByText(text.title, { exact: true })).toBeHidden();
  });

  test("disappears after 5000 ms", async ({ page }) => {
    // The clock only moves in these steps, so that a busy machine cannot skip over the time.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openWithToast(page, text);
    const toast = page.getByText(text.title, { exact: true });
    const afterStep = async () => {
      await page.clock.runFor(50);
      return await toast.isVisible();
    };
    await expect.poll(afterStep).toBe(true);
    await page.clock.runFor(4900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toBeHidden();
  });

  test("is reached by F8 and closed by its button", async ({ page }) => {
    await openWithToast(page, text);
    await expect(page.getByText(text.title, { exact: true })).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.getByRole("list", { includeHidden: true }).and(page.locator("ol"))).toBeFocused();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByText(text.title, { exact: true })).toBeHidden();
  });

  for (const [distance, stays] of [
    [45, true],
    [80, false],
  ] as const)
    test(`swiped right by ${distance} px ${stays ? "stays" : "disappears"}`, async ({ page }) => {
      await openWithToast(page, text);
      const toast = page.getByText(text.title, { exact: true });
      await expect(toast).toBeVisible();
      await toast.evaluate((element) =>
        Promise.all(
          element
            .closest("li")
            ?.getAnimations()
            .map((each) => each.finished) ?? [],
        ),
      );
      const box = await toast.boundingBox();
      if (!box) throw new Error("The toast has no place on the page");
      const [x, y] = [box.x + 5, box.y + 5];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.up();
      await expect(toast).toBeVisible({ visible: stays });
    });
});

for (const path of templatePages)
  test(`${path} loads no script, requests nothing else, stores nothing, logs nothing, and fits a phone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => {
      const missing = path === "/nowhere" && message.text().includes("404");
      if (["error", "warning"].includes(message.type()) && !missing) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(requests.filter((url) => url.includes("/api/") && !url.endsWith("/api/docs"))).toEqual([]);
    expect(requests.filter((url) => url.endsWith(".js"))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await page.reload();
      expect(await underChatButton(page), `${width} px`).toEqual([]);
    }
    await expectNothingSideways(page);
    // The header is fixed: a part outside the window could not be scrolled into view.
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport({ ratio: 1 });

    // Text of 200 % (WCAG 1.4.4).
    const devTools = await context.newCDPSession(page);
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 360, height: 700 });
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expectNothingSideways(page, 360);
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeInViewport({ ratio: 1 });
    const icon = await page.locator("#menu-button svg").boundingBox();
    expect(icon?.width).toBe(48);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    expect(await page.locator("#menu").evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);

    // Text of 125 to 200 %, set by the page or a tool in it.
    await devTools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await page.reload();
    for (const size of ["125%", "150%", "200%"]) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      await expect(page.getByRole("button", { name: "Menu", exact: true }), size).toBeInViewport({ ratio: 1 });
    }
  });
