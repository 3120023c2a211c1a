import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { type MailServer, openMailServer } from "#harness/mail-server.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { fillLogin, login } from "#tests/support/pages/auth-forms.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const person = { username: "journey", email: "journey@example.com", name: "A Traveler", password: "first secret" };

let folder: string;
let mail: MailServer;
let server: ServerProcess;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-account-"));
  mail = await openMailServer();
  const environment = { ...adminEnvironment, ...mail.environment, RATE_LIMITS: "off", DATA_DIR: folder };
  server = await startProcess(environment);
});
test.afterAll(async () => {
  await stopProcess(server);
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});

const region = (page: Page, name: string) => page.getByRole("region", { name });

/** Expects no findings of axe, and no sideways scrolling on a phone, in both color schemes. */
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

test("a user manages the account: signs in and returns, ends a session elsewhere, changes the email, forgets the password, sets up a second factor, and leaves", async ({
  page,
  browser,
}) => {
  const { origin } = server;
  const send = { data: person, headers: { origin } };
  expect((await page.request.post(`${origin}/api/register`, send)).status()).toBe(201);
  await page.context().clearCookies();

  await page.goto(`${origin}/account`);
  await page.waitForURL("**/auth");
  await fillLogin(page, person);
  await login(page).getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/account");
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  // Its toast lies over the header for a few seconds.
  await expect(page.locator(".toasts > *")).toHaveCount(0);
  await expectAccessible(page);

  const other = await browser.newContext();
  expect((await other.request.post(`${origin}/api/login`, send)).status()).toBe(200);
  await page.reload();
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(3);
  await region(page, "Sessions")
    .getByRole("button", { name: /^End this session/ })
    .first()
    .press("Enter");
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveCount(2);
  await region(page, "Sessions").getByRole("button", { name: "End all others" }).press("Enter");
  await expect(region(page, "Sessions").getByRole("listitem")).toHaveText([/this device/]);
  expect((await other.request.get(`${origin}/api/user`)).status()).toBe(401);
  await other.close();

  const profile = region(page, "Profile");
  for (const [index, address] of ["stopped@example.com", "stopped-by-link@example.com"].entries()) {
    await profile.getByLabel("New email").fill(address);
    await profile.getByRole("button", { name: "Change email" }).press("Enter");
    await expect(profile.getByText(`We’re sending a link to ${address}.`)).toBeVisible();
    const told = await emailTo(mail, person.email, "A change of your account’s email was requested", index + 1);
    if (index === 0) {
      await profile.getByRole("button", { name: "Stop the change" }).press("Enter");
    } else {
      await page.goto(`${origin}/stop-email-change#${told.token}`);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Stop the change" }).press("Enter");
      await expect(page.getByText("The change was stopped, and your email stays the same.")).toBeVisible();
      await page.getByRole("link", { name: "Change your password" }).click();
    }
    await expect(profile.getByText(`We’re sending a link to ${address}.`)).toBeHidden();
    await expect(profile.getByText(`Your email is ${person.email}.`)).toBeVisible();
  }
  await profile.getByLabel("New email").fill("moved@example.com");
  await profile.getByRole("button", { name: "Change email" }).press("Enter");
  await expect(profile.getByText("We’re sending a link to moved@example.com.")).toBeVisible();
  const { token } = await emailTo(mail, "moved@example.com", "Confirm your new email");
  await page.goto(`${origin}/confirm-email#${token}`);
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await expect(page.getByText("Your email is now moved@example.com.")).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open your account" }).click();
  await expect(region(page, "Profile").getByText("Your email is moved@example.com.")).toBeVisible();

  const password = region(page, "Password");
  await password.getByLabel("Current password").fill("a wrong one");
  await password.getByLabel("New password", { exact: true }).fill("second secret");
  await password.getByLabel("Repeat the new password").fill("second secret");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("This isn’t your password. Try again")).toBeVisible();
  await expect(password.getByLabel("Current password")).toBeFocused();
  await password.getByLabel("Current password").fill(person.password);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${origin}/auth`);
  await login(page).getByRole("link", { name: "Forgot your password?" }).press("Enter");
  await page.getByLabel("Email").fill("moved@example.com");
  await page.getByRole("button", { name: "Send the link" }).press("Enter");
  await expect(page.getByText("If an account has the address moved@example.com")).toBeVisible();
  const reset = await emailTo(mail, "moved@example.com", "Reset your password");
  await page.goto(`${origin}/reset-password#${reset.token}`);
  await page.getByLabel("New password", { exact: true }).fill("third secret");
  await page.getByLabel("Repeat the new password").fill("third secret");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set the new password" }).press("Enter");
  await page.waitForURL("**/auth");
  await fillLogin(page, { ...person, password: "third secret" });
  await login(page).getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${origin}/`);
  await page.goto(`${origin}/account`);

  const factor = region(page, "Second factor");
  await factor.getByRole("button", { name: "Set up an authenticator app" }).press("Enter");
  await expect(factor.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expect(factor.getByLabel("Code", { exact: true })).toBeFocused();
  await expectAccessible(page);
  const secret = Secret.fromBase32(((await factor.locator("code").textContent()) ?? "").replaceAll(" ", ""));
  // Each code counts once: the one of the step before leaves the next one for signing in.
  await page.keyboard.type(TOTP.generate({ secret, timestamp: Date.now() - 30_000 }));
  await page.keyboard.press("Enter");
  const codes = factor.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  await expectAccessible(page);
  await factor.getByRole("button", { name: "I stored them" }).press("Enter");
  await expect(factor.getByText("You have 10 recovery codes left.")).toBeVisible();

  for (const code of [() => TOTP.generate({ secret }), () => recoveryCode]) {
    await page.context().clearCookies();
    await page.goto(`${origin}/auth`);
    await fillLogin(page, { ...person, password: "third secret" });
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(login(page).getByLabel("Code", { exact: true })).toBeFocused();
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(
      login(page).getByText("This code is wrong, has expired or was already used. Enter a new one"),
    ).toBeVisible();
    await login(page).getByLabel("Code", { exact: true }).fill(code());
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin}/`);
  }
  await page.goto(`${origin}/account`);
  await expect(factor.getByText("You have 9 recovery codes left.")).toBeVisible();

  await region(page, "Delete my account").getByRole("button", { name: "Delete my account" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expectAccessible(page);
  await dialog.getByLabel("Password", { exact: true }).fill("third secret");
  await dialog.getByRole("button", { name: "Delete permanently" }).press("Enter");
  await page.waitForURL(`${origin}/`);
  await expect(page.getByText("Account deleted", { exact: true })).toBeVisible();
  expect((await page.request.get(`${origin}/api/user`)).status()).toBe(401);
});
