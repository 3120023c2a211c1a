import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { type MailServer, openMailServer } from "#harness/mail-server.ts";
import { site } from "#site";
import { emailTo } from "#tests/support/account-links.ts";
import { fillLogin, login } from "#tests/support/pages/auth-forms.ts";
import { type Authenticator, addAuthenticator } from "#tests/support/pages/authenticator.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const email = "pat@example.com";
const person = { username: "pat", name: "Pat Example", password: "seven looms weave quietly" };

let folder: string;
let mail: MailServer;
let server: ServerProcess;
/** Browsers offer passkeys at a name, not at an IP address. */
let origin: string;

async function start() {
  const environment = { ...adminEnvironment, ...mail.environment, RATE_LIMITS: "off", DATA_DIR: folder };
  server = await startProcess(environment);
  origin = `http://localhost:${new URL(server.origin).port}`;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-passkeys-"));
  mail = await openMailServer();
  await start();
});
test.afterAll(async () => {
  await stopProcess(server);
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});

const region = (page: Page, name: string) => page.getByRole("region", { name });

async function expectAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingSideways(page);
  if (size) await page.setViewportSize(size);
}

/** After a login, the page returns to where the visitor came from. */
async function expectLoggedIn(page: Page) {
  await page.waitForURL((url) => url.pathname !== "/auth");
  const { username } = await (await page.request.get(`${origin}/api/user`)).json();
  expect(username).toBe(person.username);
}

async function openLogin(page: Page) {
  await page.context().clearCookies();
  await page.goto(`${origin}/auth`);
}

/** Enters the password, without the passkey that the username field offers. */
async function enterPassword(page: Page, { setPresent }: Authenticator, password: string) {
  await openLogin(page);
  await setPresent(false);
  await fillLogin(page, { ...person, password });
  await login(page).getByRole("button", { name: "Login", exact: true }).click();
  await expect(login(page).getByRole("button", { name: "Use your passkey" })).toBeFocused();
  await setPresent(true);
}

test("a person joins the team, logs in with a passkey and with codes, ends a session, resets the password, and loses the factor", async ({
  page,
  browser,
}) => {
  const ada = await browser.newPage();
  const loggedIn = await ada.request.post(`${origin}/api/login`, { data: cast.ada, headers: { origin } });
  expect(loggedIn.ok(), await loggedIn.text()).toBe(true);
  const invited = await ada.request.post(`${origin}/api/admin/invitations`, {
    data: { email, role: "sales" },
    headers: { origin },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const invitation = await emailTo(mail, email, `You’re invited to join the ${site.name} team`);
  await page.goto(`${origin}/invitation#${invitation.token}`);
  const acceptance = page.getByRole("form", { name: "Accept the invitation" });
  await acceptance.getByLabel("Username").fill(person.username);
  await acceptance.getByLabel("Name", { exact: true }).fill(person.name);
  await acceptance.getByLabel("Password", { exact: true }).fill(person.password);
  await acceptance.getByLabel("Confirm Password").fill(person.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin**");

  const authenticator = await addAuthenticator(page);
  await page.goto(`${origin}/account`);
  const factor = region(page, "Second factor");
  await factor.getByRole("button", { name: "Set up an authenticator app" }).press("Enter");
  const secret = Secret.fromBase32(((await factor.locator("code").textContent()) ?? "").replaceAll(" ", ""));
  await factor.getByLabel("Code", { exact: true }).fill(TOTP.generate({ secret, timestamp: Date.now() - 30_000 }));
  await page.keyboard.press("Enter");
  const codes = factor.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [firstCode = "", secondCode = ""] = await codes.allTextContents();
  await factor.getByRole("button", { name: "I stored them" }).press("Enter");

  const passkeys = region(page, "Passkeys");
  await authenticator.setVerified(false);
  await passkeys.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(passkeys.getByText(/^No passkey was chosen.*Nothing was changed/)).toBeVisible();
  await authenticator.setVerified(true);
  await passkeys.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText(["not used yet"]);
  await expect(factor.getByText("a passkey or a code from your authenticator app")).toBeVisible();
  await passkeys.getByRole("button", { name: /^Edit the passkey/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit this passkey" });
  await dialog.getByLabel("Name").fill("Test laptop");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText(["Test laptop"]);
  await expectAccessible(page);
  await passkeys.getByRole("button", { name: "Edit the passkey Test laptop" }).press("Enter");
  await dialog.getByRole("button", { name: "Remove this passkey" }).press("Enter");
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  await expect(passkeys.getByRole("button", { name: "Add a passkey" })).toBeFocused();
  await expect.poll(authenticator.passkeys, "the browser was told").toEqual([]);
  await page.keyboard.press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText(["not used yet"]);

  // What the server acknowledged outlives it.
  process.kill(-(server.child.pid as number), "SIGKILL");
  await server.ended;
  await start();
  await openLogin(page);
  await expectAccessible(page);
  await authenticator.setVerified(false);
  await login(page).getByRole("button", { name: "Log in with a passkey" }).press("Enter");
  await expect(login(page).getByText(/No passkey was chosen/)).toBeVisible();
  await authenticator.setVerified(true);
  await login(page).getByRole("button", { name: "Log in with a passkey" }).press("Enter");
  await expectLoggedIn(page);
  await enterPassword(page, authenticator, person.password);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expectLoggedIn(page);
  await enterPassword(page, authenticator, person.password);
  await login(page).getByLabel("Code", { exact: true }).fill(TOTP.generate({ secret }));
  await page.keyboard.press("Enter");
  await expectLoggedIn(page);

  const other = await browser.newContext();
  const elsewhere = { data: { ...person, code: firstCode }, headers: { origin } };
  expect((await other.request.post(`${origin}/api/login`, elsewhere)).status()).toBe(200);
  await page.goto(`${origin}/account`);
  await expect(passkeys.getByRole("listitem")).toContainText(["last used"]);
  const activity = region(page, "Recent activity").getByRole("listitem");
  await expect(activity.first()).toContainText("You logged in");
  const sessions = region(page, "Sessions");
  await sessions
    .getByRole("button", { name: /^End this session/ })
    .first()
    .press("Enter");
  await expect(page.getByText("Session ended", { exact: true })).toBeVisible();
  expect((await other.request.get(`${origin}/api/user`)).status()).toBe(401);
  await other.close();
  await expect(activity.first()).toContainText("You ended");
  await expect(activity.filter({ hasText: "You added a passkey" }).first()).toContainText("Chrome on");

  await openLogin(page);
  await login(page).getByRole("link", { name: "Forgot your password?" }).press("Enter");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  const reset = await emailTo(mail, email, "Reset your password");
  await page.goto(`${origin}/reset-password#${reset.token}`);
  const password = "eight quiet otters juggle";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the new password").fill(password);
  await page.getByRole("button", { name: "Set the new password" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "can still be used" })).toContainText(
    "check your account page",
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to login" }).press("Enter");
  await page.waitForURL("**/auth");
  await enterPassword(page, authenticator, password);
  await login(page).getByLabel("Code", { exact: true }).fill(secondCode);
  await page.keyboard.press("Enter");
  await expectLoggedIn(page);

  await ada.goto(`${origin}/admin?tab=team`);
  await ada.getByRole("button", { name: `Change ${person.name}` }).press("Enter");
  const record = ada.getByRole("dialog", { name: person.name });
  await record.getByRole("button", { name: "Remove a lost second factor…" }).press("Enter");
  expect(await violations(ada)).toEqual([]);
  await record.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(ada.getByText("Second factor removed", { exact: true })).toBeVisible();
  await expect(rowOf(ada, email).first()).toContainText("off");
  await emailTo(mail, email, "Your account’s second factor was removed");
  expect((await page.request.get(`${origin}/api/user`)).status()).toBe(401);
  await page.context().clearCookies();
  await page.goto(`${origin}/auth`);
  await login(page).getByRole("button", { name: "Log in with a passkey" }).press("Enter");
  await expect(login(page).getByText("This passkey belongs to no account here")).toBeVisible();
  await expect.poll(authenticator.passkeys, "the browser offers it no longer").toEqual([]);
  await fillLogin(page, { ...person, password });
  await login(page).getByRole("button", { name: "Login", exact: true }).click();
  await expectLoggedIn(page);
});
