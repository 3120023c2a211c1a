import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { fillLogin, login, registration } from "#tests/support/pages/auth-forms.ts";
import { type Authenticator, addAuthenticator } from "#tests/support/pages/authenticator.ts";

let folder: string;
let server: ServerProcess;
/** Browsers offer passkeys at a name, not at an IP address. */
let origin: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-offered-passkeys-"));
  server = await startProcess({ RATE_LIMITS: "off", DATA_DIR: folder });
  origin = `http://localhost:${new URL(server.origin).port}`;
});
test.afterAll(async () => {
  await stopProcess(server);
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps in `sessionStorage`, for the next page as well, how each request for a passkey was made and ended. */
function recordRequests() {
  const { credentials } = navigator;
  const get = credentials.get.bind(credentials);
  const record = (index: number, entry: string) => {
    const requests = JSON.parse(sessionStorage.getItem("requests") ?? "[]");
    sessionStorage.setItem("requests", JSON.stringify(requests.toSpliced(index, 1, entry)));
  };
  credentials.get = async (options) => {
    const index = JSON.parse(sessionStorage.getItem("requests") ?? "[]").length;
    const kind = options?.mediation ?? "dialog";
    record(index, `${kind} open`);
    const recordAbort = () => record(index, `${kind} aborted`);
    options?.signal?.addEventListener("abort", recordAbort);
    const passkey = await get(options);
    options?.signal?.removeEventListener("abort", recordAbort);
    record(index, `${kind} answered`);
    return passkey;
  };
}

const requests = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("requests") ?? "[]"));
const username = (page: Page) => login(page).getByLabel("Username");
const passkeyButton = (page: Page) => login(page).getByRole("button", { name: "Log in with a passkey" });
const passkeys = (page: Page) => page.getByRole("region", { name: "Passkeys" });
const listed = (page: Page) => page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
const main = (page: Page) => page.getByRole("main");

/** Registers a user, who adds a passkey on the account page. */
async function addPasskey(page: Page) {
  const username = `p${randomUUID()}`;
  const person = { username, email: `${username}@example.com`, name: "Per Son", password: "secret" };
  await page.request.post(`${origin}/api/register`, { data: person, headers: { origin } });
  const authenticator = await addAuthenticator(page);
  await page.goto(`${origin}/account`);
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(listed(page)).toHaveCount(1);
  return { person, authenticator };
}

/** Opens the login page, where the user will choose no passkey that the browser offers until present. */
async function openLogin(page: Page, authenticator: Authenticator) {
  await page.context().clearCookies();
  await authenticator.setPresent(false);
  await page.addInitScript(recordRequests);
  const sent = { challenges: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/api/passkey-challenges")) sent.challenges++;
  });
  await page.goto(`${origin}/auth`);
  return sent;
}

async function expectNoMessage(page: Page) {
  await expect(main(page).getByText(/passkey was|Try again|couldn’t/)).toHaveCount(0);
  await expect(page.getByText("Login failed", { exact: true })).toHaveCount(0);
}

test("passkeys are offered in the username field from its first touch, and the chosen one logs in", async ({
  page,
}) => {
  const { person, authenticator } = await addPasskey(page);
  const sent = await openLogin(page, authenticator);
  expect([sent.challenges, await requests(page)]).toEqual([0, []]);
  await username(page).focus();
  await expect.poll(() => requests(page)).toEqual(["conditional open"]);
  await login(page).getByLabel("Password", { exact: true }).focus();
  await username(page).focus();
  expect([sent.challenges, await requests(page)]).toEqual([1, ["conditional open"]]);
  await expectNoMessage(page);
  await authenticator.setPresent(true);
  await page.reload();
  await username(page).focus();
  await page.waitForURL((url) => url.pathname !== "/auth");
  const user = await (await page.request.get(`${origin}/api/user`)).json();
  expect(user.username).toBe(person.username);
  expect(await requests(page)).toEqual(["conditional aborted", "conditional answered"]);
});

test("an offer outlasts a wrong password and ends without a message with the right one", async ({ page }) => {
  const { person, authenticator } = await addPasskey(page);
  const sent = await openLogin(page, authenticator);
  await fillLogin(page, { ...person, password: "mistyped" });
  await page.keyboard.press("Enter");
  await expect(main(page).getByText("Check both fields")).toBeVisible();
  expect([sent.challenges, await requests(page)]).toEqual([1, ["conditional open"]]);
  await fillLogin(page, person);
  await page.keyboard.press("Enter");
  await expect(login(page).getByRole("button", { name: "Use your passkey" })).toBeVisible();
  await expect.poll(() => requests(page)).toEqual(["conditional aborted"]);
  await expectNoMessage(page);
});

test("an offer ends without a message when the button asks, on the other form and on another page", async ({
  page,
}) => {
  const { authenticator } = await addPasskey(page);
  await openLogin(page, authenticator);
  await username(page).focus();
  await expect.poll(() => requests(page)).toEqual(["conditional open"]);
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(registration(page)).toBeVisible();
  await expect.poll(() => requests(page)).toEqual(["conditional aborted"]);
  await page.getByRole("tab", { name: "Login" }).click();
  await expect.poll(() => requests(page)).toEqual(["conditional aborted", "conditional open"]);
  await page.goto(`${origin}/contact`);
  expect(await requests(page)).toEqual(["conditional aborted", "conditional aborted"]);

  await page.goto(`${origin}/auth`);
  await username(page).focus();
  await expect.poll(async () => (await requests(page))[2]).toBe("conditional open");
  await authenticator.setPresent(true);
  await passkeyButton(page).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  expect((await requests(page)).slice(2)).toEqual(["conditional aborted", "dialog answered"]);
});

test("an offer gets a new challenge before the old one expires, but not while the browser asks", async ({ page }) => {
  const { authenticator } = await addPasskey(page);
  await page.clock.install();
  const sent = await openLogin(page, authenticator);
  await username(page).focus();
  await expect.poll(() => requests(page)).toEqual(["conditional open"]);
  await page.clock.fastForward("04:00");
  await expect.poll(() => requests(page)).toEqual(["conditional aborted", "conditional open"]);
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await page.clock.fastForward("10:00");
  expect([sent.challenges, await requests(page)]).toEqual([2, ["conditional aborted", "conditional open"]]);
  await expectNoMessage(page);
  await authenticator.setPresent(true);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event("focus"));
  });
  await page.waitForURL((url) => url.pathname !== "/auth");
  expect(sent.challenges).toBe(3);
  expect((await requests(page)).slice(1)).toEqual(["conditional aborted", "conditional answered"]);
});

test("an offered passkey that no account has is refused in words, and the browser stops offering it", async ({
  page,
}) => {
  const { person, authenticator } = await addPasskey(page);
  const deleted = await page.request.delete(`${origin}/api/account`, { data: person, headers: { origin } });
  expect(deleted.status()).toBe(204);
  await openLogin(page, authenticator);
  expect(await authenticator.passkeys()).toHaveLength(1);
  await authenticator.setPresent(true);
  await username(page).focus();
  await expect(main(page).getByText("This passkey belongs to no account here. Log in another way")).toBeVisible();
  await expect.poll(authenticator.passkeys).toEqual([]);
  await expect(passkeyButton(page)).toBeEnabled();
});

test("the account page tells the browser the name and which passkeys are left", async ({ page }) => {
  const { person, authenticator } = await addPasskey(page);
  const kept = async () =>
    (await authenticator.passkeys()).map(({ userName, userDisplayName }) => [userName, userDisplayName]);
  expect(await kept()).toEqual([[person.username, person.name]]);
  const form = page.getByRole("form", { name: "Name", exact: true });
  await form.getByLabel("Name").fill("Per Daughter");
  await page.keyboard.press("Enter");
  await expect.poll(kept).toEqual([[person.username, "Per Daughter"]]);
  await passkeys(page)
    .getByRole("button", { name: /^Edit the passkey/ })
    .press("Enter");
  await page.getByRole("button", { name: "Remove this passkey" }).press("Enter");
  await expect(listed(page)).toHaveCount(0);
  await expect.poll(kept).toEqual([]);
});
