import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";
import { site } from "#site";
import { publicPages } from "../public-pages.ts";

const recordKey = `${site.slug}-consent`;
const receiptKey = `${site.slug}-consent-receipt`;
const day = 86_400_000;
const year = 365 * day;

const banner = (page: Page) => page.getByRole("region", { name: "Velarium values your privacy" });
const press = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true }).click();
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });
const stored = (page: Page, key = recordKey) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
const keys = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
const enabled = (page: Page) => page.getByRole("contentinfo").getByText(/^Cookies: \d enabled$/);
const proved = (page: Page) => expect.poll(async () => (await stored(page, receiptKey))?.proof?.id).toBeTruthy();
const given = (page: Page, record: object, receipt?: object) =>
  page.addInitScript(
    ([pairs]) => {
      if (sessionStorage.getItem("seeded")) return;
      for (const [key, value] of pairs) if (value) localStorage.setItem(key, JSON.stringify(value));
      sessionStorage.setItem("seeded", "yes");
    },
    [
      [
        [recordKey, record],
        [receiptKey, receipt],
      ] as const,
    ] as const,
  );
const recordAt = (timestamp: number, optional: boolean) => ({
  essential: true,
  analytics: optional,
  functional: optional,
  marketing: optional,
  timestamp,
  expiresAt: timestamp + year,
});

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

  // That no page does so when it is merely opened is tried in layout.spec.ts, for each.
  test("who scrolls, reads on and presses Escape has chosen nothing: no other host is asked, nothing is kept", async ({
    page,
    baseURL,
  }) => {
    await visit(page, baseURL, ["/", "/use-cases", "/careers"]);
    expect(await keys(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    expect(await keys(page)).toEqual([]);
  });

  test("no page asks another host or sets a cookie where storage is blocked and every call fails", async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
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

    test("none does either, and nothing is asked that could not be answered", async ({ page, context, baseURL }) => {
      test.setTimeout(60_000);
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

test("the banner says what it is about, lists the four categories, and links to settings and policy", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(banner(page).getByRole("listitem")).toHaveText([
    "Essential (always active)",
    "Analytics (optional)",
    "Functional (optional)",
    "Marketing (optional)",
  ]);
  await expect(banner(page).getByRole("link", { name: "Cookie settings" })).toHaveAttribute(
    "href",
    "/cookie-policy#settings",
  );
  await expect(banner(page).getByRole("link", { name: "Cookie policy" })).toHaveAttribute("href", "/cookie-policy");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`Customize, Reject All and Accept All are the same in every respect, in ${colorScheme}`, async ({ page }) => {
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

for (const [name, optional, action, count] of [
  ["Reject All", false, "reject-all", 1],
  ["Accept All", true, "accept-all", 4],
] as const)
  test(`'${name}' is one press: six fields for 365 days, posted as they are, proved by a receipt, not asked again`, async ({
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
    await proved(page);
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
    // The next page knows before anything is painted.
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
    // What is kept is the catalogue's, and no more: no vendor is set up here.
    const cookies = (await context.cookies()).map(({ name: cookie }) => cookie).sort();
    expect(cookies).toEqual(optional ? ["language", "preferences"] : []);
    expect(await keys(page)).toEqual([recordKey, receiptKey].sort());
  });

test("toggles start off; Save Preferences keeps what they say, Cancel, Escape and a press outside keep nothing", async ({
  page,
}) => {
  await page.goto("/contact");
  const leave: (() => Promise<unknown>)[] = [
    () => settings(page).getByRole("button", { name: "Cancel" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 100),
  ];
  for (const way of leave) {
    await press(page, "Customize");
    await expect(settings(page).getByRole("switch", { name: /Essential/ })).toBeDisabled();
    await expect(settings(page).getByRole("switch", { name: /Essential/ })).toBeChecked();
    for (const name of [/Analytics/, /Functional/, /Marketing/])
      await expect(settings(page).getByRole("switch", { name })).not.toBeChecked();
    await settings(page).getByText("Marketing").click();
    await expect(settings(page).getByRole("switch", { name: /Marketing/ })).toBeChecked();
    await way();
    await expect(settings(page)).toBeHidden();
    await expect(banner(page).getByRole("button", { name: "Customize" })).toBeFocused();
    await expect(banner(page)).toBeVisible();
    expect(await keys(page)).toEqual([]);
  }
  await press(page, "Customize");
  await settings(page).getByText("Functional").click();
  await settings(page).getByRole("button", { name: "Save Preferences" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: false, functional: true, marketing: false });
  await expect(enabled(page)).toHaveText("Cookies: 2 enabled");

  // Opened again from the foot of the page it shows what holds; Reject All Optional saves and closes at once.
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await expect(settings(page).getByRole("switch", { name: /Functional/ })).toBeChecked();
  await settings(page).getByRole("button", { name: "Accept All" }).click();
  await expect(enabled(page)).toHaveText("Cookies: 4 enabled");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await settings(page).getByRole("button", { name: "Reject All Optional" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
});

test("what takes one press to give takes one press to withdraw", async ({ page, context }) => {
  await page.goto("/contact");
  const withdraw = page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" });
  await expect(withdraw).toBeHidden();
  await press(page, "Accept All");
  await expect.poll(async () => (await context.cookies()).length).toBe(2);
  await withdraw.click();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
  await expect(withdraw).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  expect((await stored(page, receiptKey)).action).toBe("withdraw");
});

test("the dialog holds the focus, by the first Shift+Tab too, and gives it back", async ({ page }) => {
  await page.goto("/contact");
  await banner(page).getByRole("button", { name: "Customize" }).focus();
  await page.keyboard.press("Enter");
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(settings(page).getByRole("button", { name: "Save Preferences" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(settings(page).getByRole("switch", { name: /Analytics/ })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(settings(page).getByRole("switch", { name: /Analytics/ })).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(settings(page).getByRole("button", { name: "Save Preferences" })).toBeFocused();
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(banner(page).getByRole("button", { name: "Customize" })).toBeFocused();
});

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const)
  test(`nothing that gets the focus is under the banner, and the end of the page is reached, at ${width} px`, async ({
    page,
  }) => {
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
    const foot = await page.getByRole("contentinfo").boundingBox();
    const top = await banner(page).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`enlarged four times the page is not covered; axe finds nothing there nor in the dialog, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const nothingFound = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" "))}`)).toEqual([]);
    };
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe("static");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await nothingFound();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await press(page, "Customize");
      await expect(settings(page)).toBeVisible();
      await nothingFound();
      expect(await settings(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press("Escape");
    }
  });

test("a record at 365 days less a minute counts; at a millisecond more than 365 days it does not, and is removed", async ({
  page,
}) => {
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
  test(`a record that cannot be read, '${text}', is logged and removed, and the visitor is asked`, async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.goto("/contact");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [recordKey, text] as const);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => keys(page)).toEqual([]);
    expect(logged.some((text) => text.startsWith("The stored consent could not be read and was removed."))).toBe(true);
  });

test("who presses Withdraw where its code does not arrive is told so, and nothing changes until it does", async ({
  page,
}) => {
  await page.route(/consent|main/, (route) =>
    new URL(route.request().url()).pathname.endsWith(".js") ? route.abort() : route.continue(),
  );
  const withdraw = page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" });
  const now = Date.now();
  await given(page, recordAt(now, true));
  await page.goto("/contact");
  await expect(banner(page)).toBeHidden();
  await withdraw.click();
  await expect(banner(page).getByRole("alert")).toContainText("Your choice could not be changed");
  expect((await stored(page)).timestamp).toBe(now);
  await page.unrouteAll();
  await withdraw.click();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
  await expect(banner(page)).toBeHidden();
});

for (const [fault, answer] of [
  ["fails", (route: Route) => route.fulfill({ status: 500 })],
  ["never answers", () => undefined],
] as const)
  test(`a choice holds although the server ${fault}, and is sent again from the next page`, async ({ page }) => {
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
    await proved(page);
  });

test("where storage is blocked a choice ends with the page: nothing optional is set, and that is said", async ({
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
  await expect(page.getByRole("status").filter({ hasText: "Your browser keeps nothing for this site" })).toBeAttached();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
  expect(await context.cookies()).toEqual([]);
});

test("every open tab follows a choice", async ({ page, context }) => {
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

test("new terms ask again, say what is new, and hold back the category that they widen", async ({ page }) => {
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
      "marketing|_old|Somebody Else|attribute-advertising|60",
    ],
  });
  await page.goto("/contact");
  await expect(banner(page)).toContainText("What we ask for has changed since you chose.");
  await expect(banner(page)).toContainText("_fbp and _fbc (Marketing, Meta Pixel)");
  await expect(banner(page)).toContainText("Gone: _old (Marketing, Somebody Else).");
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

test.describe("with Global Privacy Control", () => {
  test.beforeEach(async ({ page }) => {
    await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
  });

  test("an earlier choice gives way, the banner says the signal is honoured, a later explicit choice wins", async ({
    page,
  }) => {
    await given(page, recordAt(Date.now() - day, true));
    await page.goto("/contact");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "functional");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(banner(page)).toContainText("Your browser sends Global Privacy Control. We honour it");
    await press(page, "Customize");
    await expect(settings(page)).toContainText("We honour it");
    await settings(page).getByText("Analytics", { exact: true }).click();
    const posted = page.waitForRequest("**/api/cookie-consent");
    await settings(page).getByRole("button", { name: "Save Preferences" }).click();
    expect((await posted).headers()["x-consent-notice"]).toMatch(/action=custom; gpc=override$/);
    await proved(page);
    await page.goto("/cookie-policy");
    await expect(page.getByText("Your browser sends the signal now. We honour it.")).toBeVisible();
    const receipt = page.getByRole("region", { name: "Your Receipt" });
    await expect(receipt).toContainText("you chose otherwise, and your choice counts");
    await expect(page.locator("html")).toHaveAttribute("data-consent", "analytics");
  });

  test("/.well-known/gpc.json says that the site abides by it", async ({ request }) => {
    const answer = await request.get("/.well-known/gpc.json");
    expect(answer.headers()["content-type"]).toContain("application/json");
    expect(await answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  });
});

test("with functional consent the colours are remembered for a year, without it for the tab", async ({
  page,
  context,
}) => {
  const colours = page.getByRole("contentinfo").getByRole("group", { name: "Colours" });
  await page.goto("/contact");
  await colours.getByRole("radio", { name: "Dark" }).check();
  expect(await keys(page)).toEqual(["scheme"]);
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
  expect((await context.cookies()).find(({ name }) => name === "preferences")?.value).toBe("light");
  expect(await later.evaluate(() => sessionStorage.length)).toBe(0);
  await later.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await later.reload();
  await expect(later.locator("html")).toHaveAttribute("data-scheme", "light");
});
