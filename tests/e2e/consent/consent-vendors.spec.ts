import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { browserFlags } from "#bin/find-browser.mjs";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { catalog } from "#content/cookies/catalog.ts";
import { otherStorage, receiptKey } from "#content/cookies/other-storage.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { site } from "#site";
import { keys } from "#tests/support/pages/consent-banner.ts";
import { standInForVendors, type VendorStandIn } from "#tests/support/servers/vendor-stand-in.ts";
import { matches } from "#web/consent/removal.ts";

// With both third parties configured, and a stand-in for them and for every other host.
const ids = { ANALYTICS_ID: "G-TEST1234", SOCIAL_PIXEL_ID: "1234567890" };
const google = "www.googletagmanager.com/gtag/js";
const meta = "connect.facebook.net/en_US/fbevents.js";

test.describe.configure({ mode: "serial" });

let folder: string;
let server: ServerProcess;
let vendors: VendorStandIn;
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-e2e-vendors-"));
  [vendors, server] = await Promise.all([
    standInForVendors(),
    startProcess({ ...adminEnvironment, ...ids, RATE_LIMITS: "off", DATA_DIR: folder }),
  ]);
  browser = await chromium.launch({
    executablePath: process.env.E2E_BROWSER as string,
    args: [...browserFlags, ...vendors.browserFlags],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await Promise.all([server && stopProcess(server), vendors?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(async () => {
  context = await browser.newContext({ baseURL: server.origin });
  vendors.requests.length = 0;
});
test.afterEach(() => context.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
const settled = (page: Page, consent: string) => expect(page.locator("html")).toHaveAttribute("data-consent", consent);

test("before a choice and after a refusal no third party is contacted, and none of its data is stored", async () => {
  const page = await context.newPage();
  for (const path of ["/", "/careers", "/cookie-policy"]) await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByText("Google Analytics is set up on this site. It’s loaded once you agree.")).toBeVisible();
  await press(page, "Reject All");
  await settled(page, "");
  await page.goto("/", { waitUntil: "networkidle" });
  expect(vendors.requests).toEqual([]);
  expect(await cookies()).toEqual([]);
});

test("a category loads only its own third party, and Global Privacy Control blocks both", async () => {
  const page = await context.newPage();
  await page.goto("/feature");
  await press(page, "Customize");
  await page.getByRole("dialog").getByText("Analytics", { exact: true }).click();
  await press(page, "Save Preferences");
  await expect.poll(cookies).toEqual(["_ga", "_ga_TEST1234", "_gid"]);
  await page.goto("/about", { waitUntil: "load" });
  await expect.poll(() => vendors.requests.filter((address) => address === google)).toHaveLength(2);
  expect(vendors.requests.filter((address) => !/google/.test(address))).toEqual([]);

  // The same record, in a browser that now sends the signal.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  await page.goto("/feedback", { waitUntil: "load" });
  await expect.poll(cookies).toEqual([]);
  const before = vendors.requests.length;
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(vendors.requests).toHaveLength(before);
});

test("the browser stores exactly the catalog after Accept All, and no third-party data on login and contact pages", async () => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto("/");
  await press(page, "Accept All");
  await expect.poll(async () => (await cookies()).length).toBe(7);
  await expect.poll(() => vendors.requests).toEqual(expect.arrayContaining([google, meta, "www.facebook.com/tr/"]));
  await page.goto("/auth", { waitUntil: "networkidle" });
  const before = vendors.requests.length;
  await page.getByLabel("Username").fill(cast.ada.username);
  await page.getByLabel("Password").fill(cast.ada.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL("/");
  await page.goto("/admin");
  const theirs = vendors.requests.length;
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(cookies).toContain("sidebar_state");
  await page.reload({ waitUntil: "networkidle" });
  expect(vendors.requests.slice(theirs)).toEqual([]);
  expect(before).toBeGreaterThan(0);
  await page.goto("/cookie-policy");
  await expect(page.getByRole("region", { name: "Your Receipt" })).toContainText("Recorded by us");
  await page.getByRole("button", { name: "Ask us" }).click();
  await expect.poll(cookies).toContain(`${site.slug}-chat-session`);

  const held = [...(await cookies()), ...(await keys(page))];
  const listed = [...catalog.flatMap((entry) => entry.keys), ...otherStorage.map(({ key }) => key)];
  expect(held.filter((name) => !listed.some((pattern) => matches(pattern, name)))).toEqual([]);
  const missing = catalog.flatMap((entry) => entry.keys).filter((key) => !held.some((name) => matches(key, name)));
  expect(missing).toEqual([]);
  const year = 31_536_000;
  const ages: Record<string, number> = {
    device: 90 * 86_400,
    sidebar_state: 7 * 86_400,
    preferences: year,
    language: year,
  };
  for (const { name, expires } of await context.cookies())
    if (ages[name]) expect(Math.abs(expires - Date.now() / 1000 - ages[name])).toBeLessThan(600);
  expect(complaints).toEqual([]);
});

test("withdrawing does not reload a page while text is typed into the chat", async () => {
  const page = await context.newPage();
  await page.goto("/about");
  await press(page, "Accept All");
  const typing = await context.newPage();
  await typing.goto("/blog");
  await typing.getByRole("button", { name: "Ask us" }).click();
  const chat = typing.getByRole("dialog");
  await chat.getByLabel("Name").fill("Vera");
  for (const tab of [page, typing]) await tab.waitForFunction(() => Number(Reflect.get(window, "ticks")) > 1);
  await page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  await page.waitForFunction(() => !("ticks" in window));
  await settled(typing, "");
  const ticks = await typing.evaluate(() => Number(Reflect.get(window, "ticks")));
  await typing.waitForFunction((seen) => Number(Reflect.get(window, "ticks")) > seen + 5, ticks);
  await expect(chat.getByLabel("Name")).toHaveValue("Vera");
});

test("withdrawing removes cookies and keys and stops the requests in every tab, also with a partly completed form", async () => {
  const page = await context.newPage();
  await page.goto("/about");
  await press(page, "Accept All");
  const idle = await context.newPage();
  const busy = await context.newPage();
  await idle.goto("/blog");
  await busy.goto("/");
  await busy.getByLabel("Name").fill("Vera");
  for (const tab of [page, idle, busy]) await tab.waitForFunction(() => Number(Reflect.get(window, "ticks")) > 1);

  await page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  for (const tab of [page, idle]) await tab.waitForFunction(() => !("ticks" in window) && !("fbq" in window));
  await settled(busy, "");
  // Requests sent before the withdrawal may still arrive on a busy machine; later ones would never let the count rest.
  let before = -1;
  const isAtRest = () => {
    const last = before;
    before = vendors.requests.length;
    return before === last;
  };
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
  const ticks = await busy.evaluate(() => Number(Reflect.get(window, "ticks")));
  await busy.waitForFunction((seen) => Number(Reflect.get(window, "ticks")) > seen + 5, ticks);
  await expect(busy.getByLabel("Name")).toHaveValue("Vera");
  for (const tab of [page, idle]) await tab.goto("/feature", { waitUntil: "networkidle" });
  expect(vendors.requests).toHaveLength(before);

  await busy.goto("/use-cases", { waitUntil: "networkidle" });
  expect(vendors.requests).toHaveLength(before);
  await expect.poll(cookies).toEqual([]);
  expect(await keys(busy)).toEqual([`${site.slug}-consent`, receiptKey].sort());
});

test("a withdrawal is posted once, however many tabs reload; they stop requests at once and wait for the response", async () => {
  // A page waits three seconds for the response. A busy machine may need longer for the steps below.
  await context.addInitScript(() => {
    const { setTimeout: start } = window;
    const slow = (run: TimerHandler, ms?: number, ...more: unknown[]) => start(run, ms === 3000 ? 90_000 : ms, ...more);
    Object.assign(window, { setTimeout: slow });
  });
  const page = await context.newPage();
  await page.goto("/about");
  await press(page, "Accept All");
  const idle = await context.newPage();
  await idle.goto("/blog");
  for (const tab of [page, idle]) await tab.waitForFunction(() => Number(Reflect.get(window, "ticks")) > 1);
  const posted: unknown[] = [];
  const held: (() => void)[] = [];
  await context.route("**/api/cookie-consent", async (route) => {
    posted.push(route.request().postDataJSON().analytics);
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("button", { name: "Withdraw" }).click();
  for (const tab of [page, idle]) await settled(tab, "");
  await expect.poll(() => held.length).toBe(1);
  for (const tab of [page, idle]) expect(await tab.evaluate(() => "ticks" in window)).toBe(true);
  held[0]?.();
  for (const tab of [page, idle]) await tab.waitForFunction(() => !("ticks" in window));
  const proof = (tab: Page) => tab.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").proof, receiptKey);
  await expect.poll(() => proof(page)).toBeTruthy();
  for (const tab of [page, idle]) await tab.goto("/feature", { waitUntil: "networkidle" });
  expect(posted).toEqual([false]);
});

test("the policy header names a third party only where it is configured and may run", async ({ baseURL }) => {
  const headers = async (origin: string, path: string) => {
    const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
    const text = (name: string) => answer.headers.get(name) ?? "";
    return { policy: text("content-security-policy"), embedder: text("cross-origin-embedder-policy") };
  };
  for (const path of ["/", "/careers", "/nowhere"]) {
    const { policy, embedder } = await headers(server.origin, path);
    expect(policy).toMatch(
      /script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
    );
    expect(policy).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(policy).not.toContain("unsafe");
    expect(embedder).toBe("credentialless");
    const plain = await headers(baseURL ?? "", path);
    expect(plain.policy).not.toContain("https:");
    expect(plain.embedder).toBe("require-corp");
  }
  for (const path of ["/auth", "/admin", "/contact", "/api/user"]) {
    const { policy, embedder } = await headers(server.origin, path);
    expect(policy).not.toContain("https:");
    expect(embedder).toBe("require-corp");
  }
});
