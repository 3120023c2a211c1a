import { expect, test } from "@playwright/test";
import { banner, enabled, keys, press, receiptKey, settings, stored } from "#tests/support/pages/consent-banner.ts";

test("toggles start off; Save Preferences stores them, while Cancel, Escape and a click outside store nothing", async ({
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

  // Opened again from the footer, it shows the current choice; Reject All Optional saves and closes at once.
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  await expect(settings(page).getByRole("switch", { name: /Functional/ })).toBeChecked();
  await settings(page).getByRole("button", { name: "Accept All" }).click();
  await expect(enabled(page)).toHaveText("Cookies: 4 enabled");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  await settings(page).getByRole("button", { name: "Reject All Optional" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(enabled(page)).toHaveText("Cookies: 1 enabled");
});

test("consent takes as many clicks to withdraw as to give", async ({ page, context }) => {
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

test("the dialog traps the focus, also for the first Shift+Tab, and returns it", async ({ page }) => {
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
