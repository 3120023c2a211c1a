import { expect, type Page, test } from "@playwright/test";
import { holdScripts } from "#tests/support/pages/hold-scripts.ts";

const form = (page: Page) => page.getByRole("region", { name: "Contact Us" });
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit" });

test("Submit carries typed text to the contact page, but not in the URL", async ({ page }) => {
  await page.goto("/");
  await expect(form(page).getByText(/You’ll review it on the next page before sending/)).toBeVisible();
  await form(page).getByLabel("Name").fill("Ada Lovelace");
  await form(page).getByLabel("Email").fill("ada@analytical.example");
  await form(page).getByLabel("Message").fill("Please show us the scanner.");
  await submit(page).click();
  await page.waitForURL("**/contact");
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last Name")).toHaveValue("Lovelace");
  await expect(page.getByLabel("Email")).toHaveValue("ada@analytical.example");
  await expect(page.getByLabel("Message")).toHaveValue("Please show us the scanner.");
});

test("unchanged and empty fields are not carried over, and nothing is validated", async ({ page }) => {
  await page.goto("/");
  await form(page).getByLabel("Name").fill("");
  await form(page).getByLabel("Message").fill("Only this.");
  await submit(page).click();
  await page.waitForURL("**/contact");
  await expect(page.getByLabel("Message")).toHaveValue("Only this.");
  for (const label of ["First Name", "Last Name", "Email"]) await expect(page.getByLabel(label)).toHaveValue("");
});

test("an unchanged form leads to an empty contact page", async ({ page }) => {
  await page.goto("/");
  await submit(page).click();
  await page.waitForURL("**/contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("text typed and submitted before hydration is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await form(page).getByLabel("Name").fill("Grace Hopper");
  await form(page).getByLabel("Message").fill("Typed early.");
  await submit(page).click();
  await expect(form(page).getByLabel("Message")).toHaveValue("Typed early.");
  expect(new URL(page.url()).pathname).toBe("/");
  release();
  await page.waitForURL("**/contact");
  await expect(page.getByLabel("First Name")).toHaveValue("Grace");
  await expect(page.getByLabel("Message")).toHaveValue("Typed early.");
});

test("Enter in a field submits, and focusing a default selects it", async ({ page }) => {
  await page.goto("/");
  await submit(page).hover();
  await form(page).getByLabel("Message").click();
  await form(page).getByLabel("Email").click();
  await expect.poll(() => page.evaluate(() => document.getSelection()?.toString())).toBe("your mail");
  await page.keyboard.type("ada@analytical.example");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  await expect(page.getByLabel("Email")).toHaveValue("ada@analytical.example");
});

test("the two halves appear in 0.6 s, after 0.2 s and 0.4 s", async ({ page }) => {
  await page.goto("/");
  const halves = form(page).locator("[data-reveal]");
  await expect(halves).toHaveCount(2);
  await form(page).scrollIntoViewIfNeeded();
  for (const [index, delay] of ["0.2s", "0.4s"].entries()) {
    await expect(halves.nth(index)).toHaveAttribute("data-revealed", "");
    await expect(halves.nth(index)).toHaveCSS("animation-duration", "0.6s");
    await expect(halves.nth(index)).toHaveCSS("animation-delay", delay);
  }
});
