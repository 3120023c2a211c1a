import { expect, type Route, test } from "@playwright/test";
import {
  banner,
  day,
  enabled,
  given,
  keys,
  press,
  receiptKey,
  recordAt,
  recordKey,
  stored,
  waitForReceipt,
  year,
} from "#tests/support/pages/consent-banner.ts";

for (const [name, optional, action, count] of [
  ["Reject All", false, "reject-all", 1],
  ["Accept All", true, "accept-all", 4],
] as const)
  test(`'${name}' takes one click, stores six fields for 365 days, posts them, shows a receipt, and does not ask again`, async ({
    page,
    context,
  }) => {
    const posted: { body: Record<string, unknown>; notice: string | undefined }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/cookie-consent"))
        posted.push({ body: request.postDataJSON(), notice: request.headers()["x-consent-notice"] });
    });
    await page.goto("/contact");
    await press(page, name);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: `${count} of 4 categories` })).toBeAttached();
    await expect(page.getByRole("main")).toBeFocused();
    const record = await stored(page);
    expect(record).toEqual(recordAt(record.timestamp, optional));
    expect(Math.abs(record.timestamp - Date.now())).toBeLessThan(60_000);
    await waitForReceipt(page);
    expect(posted).toEqual([
      {
        body: {
          ...record,
          userAgent: await page.evaluate(() => navigator.userAgent),
          ipAddress: "client-side",
          referrer: "",
          url: page.url(),
        },
        notice: expect.stringMatching(new RegExp(`^v=[0-9a-f]{32}; n=[0-9a-f]{32}; lang=en; action=${action}$`)),
      },
    ]);
    // The next page applies the choice before the first paint.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.first = String(document.documentElement.hasAttribute("data-ask"));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-first", "false");
    await expect(banner(page)).toBeHidden();
    await expect(enabled(page)).toHaveText(`Cookies: ${count} enabled`);
    expect(posted).toHaveLength(1);
    // Only entries of the catalog are stored; no vendor is configured here.
    const cookies = (await context.cookies()).map(({ name: cookie }) => cookie).sort();
    expect(cookies).toEqual(optional ? ["language", "preferences"] : []);
    expect(await keys(page)).toEqual([recordKey, receiptKey].sort());
  });

test("a record is valid a minute before 365 days and removed a millisecond after", async ({ page }) => {
  const now = Date.UTC(2027, 5, 1);
  await page.clock.setFixedTime(now);
  await given(page, recordAt(now - year + 60_000, false));
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  await expect(banner(page)).toBeHidden();
  await page.clock.setFixedTime(now + 60_001);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
});

for (const text of ['{"essential":true', ""])
  test(`an invalid record, '${text}', is logged and removed, and the visitor is asked again`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.goto("/contact");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [recordKey, text] as const);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => keys(page)).toEqual([]);
    expect(logged.some((text) => text.startsWith("The stored consent could not be read and was removed."))).toBe(true);
  });

test("Withdraw shows an error when its code cannot be loaded, and changes nothing until it is", async ({ page }) => {
  await page.route(/consent|main/, (route) =>
    new URL(route.request().url()).pathname.endsWith(".js") ? route.abort() : route.continue(),
  );
  const withdraw = page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" });
  const now = Date.now();
  await given(page, recordAt(now, true));
  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await withdraw.click();
  await expect(banner(page).getByRole("alert")).toContainText("Your choice could not be saved");
  expect((await stored(page)).timestamp).toBe(now);
  await page.unrouteAll();
  await withdraw.click();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
  await expect(banner(page)).toBeHidden();
});

test("a page without a footer has “Withdraw” beside its cookie settings while something optional is on", async ({
  page,
}) => {
  await page.goto("/use-cases");
  const withdraw = page.getByRole("navigation", { name: "Legal" }).getByRole("button", { name: "Withdraw" });
  await expect(withdraw).toBeHidden();
  await press(page, "Accept All");
  await withdraw.click();
  await expect(withdraw).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: false, functional: false, marketing: false });
});

for (const [fault, answer] of [
  ["fails", (route: Route) => route.fulfill({ status: 500 })],
  ["never answers", () => undefined],
] as const)
  test(`a choice applies although the server ${fault}, and is sent again from the next page`, async ({ page }) => {
    await page.route("**/api/cookie-consent", answer);
    await page.goto("/contact");
    await press(page, "Reject All");
    await expect(banner(page)).toBeHidden();
    expect(await keys(page)).toEqual([recordKey, receiptKey].sort());
    await page.goto("/about");
    await expect(banner(page)).toBeHidden();
    expect((await stored(page, receiptKey)).proof).toBeUndefined();
    await page.unroute("**/api/cookie-consent");
    await page.goto("/contact");
    await waitForReceipt(page);
  });

test("with blocked storage a choice lasts for the page, sets nothing optional, and says so", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    });
  });
  await page.goto("/contact");
  await press(page, "Accept All");
  await expect(banner(page)).toBeHidden();
  await expect(
    page.getByRole("status").filter({ hasText: "Your browser stores nothing for this site" }),
  ).toBeAttached();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
  expect(await context.cookies()).toEqual([]);
});

test("every open tab applies a choice", async ({ page, context }) => {
  await page.goto("/contact");
  const other = await context.newPage();
  await other.goto("/cookie-policy");
  await expect(banner(other)).toBeVisible();
  await press(page, "Accept All");
  await expect(banner(other)).toBeHidden();
  await expect(enabled(other)).toHaveText("Cookies: 4 enabled");
  const analytics = other.getByRole("region", { name: /^Analytics Cookies/ });
  await expect(analytics.getByText("Enabled", { exact: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  await expect(analytics.getByText("Disabled", { exact: true })).toBeVisible();
  await expect(enabled(other)).toHaveText("Cookies: 1 enabled");
});

test("new terms ask again, say what is new, and suspend the category that they widen", async ({ page }) => {
  const now = Date.now();
  await given(page, recordAt(now, true), {
    timestamp: now,
    action: "accept-all",
    policyVersion: "0".repeat(32),
    terms: [
      "analytics|_ga_*|Google Analytics|measure-visits|63072000",
      "analytics|_ga|Google Analytics|measure-visits|63072000",
      "analytics|_gid|Google Analytics|measure-visits|86400",
      "functional|preferences|first-party|remember-scheme|31536000",
      "functional|language|first-party|remember-language|31536000",
      "marketing|_old|Another Vendor|attribute-advertising|60",
    ],
  });
  await page.goto("/contact");
  await expect(banner(page)).toContainText("Our cookies have changed since you chose.");
  await expect(banner(page)).toContainText("_fbp and _fbc (Marketing, Meta Pixel)");
  await expect(banner(page)).toContainText("Gone: _old (Marketing, Another Vendor).");
  const height = (await banner(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect
    .poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom)))
    .toBeGreaterThanOrEqual(Math.floor(height));
  await expect(page.locator("html")).toHaveAttribute("data-consent", "analytics functional");
  await press(page, "Accept All");
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await expect(enabled(page)).toHaveText("Cookies: 4 enabled");
});

test("the color scheme is stored for a year with functional consent, and for the tab without it", async ({
  page,
  context,
}) => {
  const colors = page.getByRole("contentinfo").getByRole("group", { name: "Colors" });
  await page.goto("/contact");
  await colors.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(() => keys(page)).toEqual(["scheme"]);
  await press(page, "Accept All");
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort())
    .toEqual(["language=en", "preferences=dark"]);
  for (const cookie of await context.cookies()) {
    expect(Math.abs(cookie.expires * 1000 - Date.now() - year)).toBeLessThan(day);
    expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
  }
  const later = await context.newPage();
  await later.goto("/about");
  await expect(later.locator("html")).toHaveAttribute("data-scheme", "dark");
  await later.getByRole("contentinfo").getByRole("radio", { name: "Light" }).check();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "preferences")?.value)
    .toBe("light");
  expect(await later.evaluate(() => sessionStorage.length)).toBe(0);
  await later.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await later.reload();
  await expect(later.locator("html")).toHaveAttribute("data-scheme", "light");
});
