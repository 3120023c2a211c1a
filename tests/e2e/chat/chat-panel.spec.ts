import { expect, type Locator, test } from "@playwright/test";
import { site } from "#site";
import { pdf } from "#tests/support/documents.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { ask, box, button, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const key = `${site.slug}-chat-session`;

test("loads and stores nothing before the button is used, and opens with one press", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(/^chat_\d{13}_[a-z0-9]{32}$/);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual([key]);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", expires: -1 });
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("shows the product's logo as avatar, or its initials when the image fails to load", async ({ page }) => {
  await open(page);
  const picture = panel(page).locator("header img");
  await expect(picture).toHaveJSProperty("complete", true);
  const initials = panel(page).locator("header").getByText(site.name.slice(0, 1), { exact: true });
  await expect(initials).toHaveCount(0);
  await page.route("**/icons/**", (route) => route.abort());
  await page.reload();
  await expect(initials).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test("keeps the panel and its typed text open across pages, and closed once closed", async ({ page }) => {
  await open(page);
  await ask(page, question);
  await box(page).fill("Not sent yet");
  await messages(page).last().getByRole("link").first().click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect(panel(page)).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue("Not sent yet");
  await box(page).fill("");
  await panel(page).getByRole("button", { name: "Close chat" }).click();
  await page.goto("/about");
  await expect(button(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("handover:chat"))).toBeNull();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fills the screen, makes the page inert, and closes when a link is followed", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Reject All" }).first().click();
    // The code that stores the choice loads when the button is used, and leaving the page would end that.
    await expect(page.getByRole("region", { name: "values your privacy" })).toBeHidden();
    await open(page);
    await expect(panel(page)).toHaveCSS("width", "360px");
    await expect(panel(page)).toHaveCSS("height", "740px");
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const held = await page.evaluate(
        () => document.activeElement?.closest("aside") !== null || document.activeElement === document.body,
      );
      expect(held).toBe(true);
    }
    await ask(page, question);
    await messages(page).last().getByRole("link").first().click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(button(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });

  test("shows a reply that is longer than the log from its start, and a short one to its end", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open(page);
    const log = panel(page).getByRole("region", { name: "Conversation" });
    const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
    const reply = messages(page).last();
    await ask(page, question);
    expect(await heightOf(reply)).toBeGreaterThan(await heightOf(log));
    await expect(reply.getByText("Support Assistant").first()).toBeInViewport({ ratio: 1 });
    await ask(page, "Thank you");
    expect(await heightOf(reply)).toBeLessThan(await heightOf(log));
    await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)).toBeLessThan(1);
  });

  test("stays closed after a reload, and keeps the typed text", async ({ page }) => {
    await open(page);
    await box(page).fill("Not sent yet");
    await page.reload();
    await expect(button(page)).toBeVisible();
    await button(page).click();
    await expect(box(page)).toHaveValue("Not sent yet");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(panel(page)).toBeHidden();
  });

  test("leaves the cookie banner uncovered and usable", async ({ page }) => {
    await open(page);
    const banner = page.getByRole("region", { name: "values your privacy" });
    await expect(banner).toBeVisible();
    const [above, below] = await Promise.all([panel(page).boundingBox(), banner.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await page.getByRole("button", { name: "Reject All" }).first().click();
    await expect(banner).toBeHidden();
    await expect(panel(page)).toHaveCSS("height", "740px");
  });
});

test("keeps everything before the first message reachable at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const parts = [
    panel(page).getByRole("button", { name: "Close chat" }),
    panel(page).getByRole("button", { name: question }),
    panel(page).getByLabel("Name"),
    panel(page).getByLabel("Email"),
    box(page),
    panel(page).getByRole("button", { name: "Send message" }),
    panel(page).getByText("We keep messages"),
    panel(page).getByRole("link", { name: "How to delete this chat" }),
  ];
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.95 });
  }
  await panel(page).getByLabel("Email").fill("not an address");
  await box(page).fill(question);
  await box(page).press("Enter");
  await expect(panel(page).getByLabel("Email")).toBeFocused();
  await expect(panel(page).getByLabel("Email")).toBeInViewport({ ratio: 0.95 });
  await expectNothingSideways(page);
});

test.describe("on a page with a form", () => {
  for (const width of [1280, 1440])
    test(`stays closed until it is opened, and moves the page aside, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/about");
      for (const path of ["/contact", "/auth", "/careers/apply-internship", "/careers"]) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await expect(panel(page), path).toBeHidden();
        await button(page).click();
        await expect(panel(page)).toBeVisible();
        const left = (await panel(page).boundingBox())?.x ?? 0;
        for (const form of await page.locator("main form").all()) {
          const { x = 0, width = 0 } = (await form.boundingBox()) ?? {};
          expect(x + width, path).toBeLessThanOrEqual(left);
        }
        await expectNothingSideways(page, width);
      }
      await page.goto("/about");
      await expect(panel(page)).toBeVisible();
    });

  test("covers a narrow page like a dialog, until the visitor presses beside it", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, "/contact");
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    await page.mouse.click(100, 400);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no axe violations in panel, dialog and errors, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/feedback");
    await expect(page.getByText("What would you like to know")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await ask(page, "My card is 4111 1111 1111 1111, how do I apply for a job?");
    await panel(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "x.txt", mimeType: "application/pdf", buffer: pdf() });
    await panel(page).getByRole("button", { name: "Talk to a person" }).last().click();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page)).toEqual([]);
    await messages(page).last().getByRole("button", { name: "Apply for a position" }).click();
    await page.getByRole("checkbox", { name: "I agree" }).check();
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByText("Resume is required")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expectNothingSideways(page);
  });
}
