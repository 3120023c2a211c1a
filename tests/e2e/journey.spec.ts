import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";

test("a visitor asks for a demo from the home page, and the team reads it", async ({ page, browser }, { project }) => {
  const company = `Harbour Mutual ${project.name} ${Date.now()}`;
  const message = "We run four assistants over claims.\nWhich of them talks?";

  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Try for Free" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Email").fill("grace@harbour.example");
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Industry").selectOption("finance");
  await page.getByLabel("Message").fill(message);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText("Request submitted", { exact: true })).toBeVisible();

  const adminPage = await (await browser.newContext()).newPage();
  await adminPage.goto("/auth");
  await adminPage.getByLabel("Username").fill(cast.ada.username);
  await adminPage.getByLabel("Password", { exact: true }).fill(cast.ada.password);
  await adminPage.getByRole("button", { name: "Login" }).click();
  await expect(adminPage.getByText("Login successful", { exact: true })).toBeVisible();
  await expect(adminPage).toHaveURL("/");
  await adminPage.getByRole("button", { name: "Account" }).click();
  await adminPage.getByRole("link", { name: "Admin Dashboard" }).click();

  await expect(adminPage.getByRole("tab", { name: "Client Inquiries", selected: true })).toBeVisible();
  const row = adminPage.getByRole("row").filter({ hasText: company });
  await expect(row).toContainText("Grace Hopper");
  await expect(row).toContainText("grace@harbour.example");
  await expect(row).toContainText("Finance");
  await expect(row).toContainText(
    new Date().toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric" }),
  );
  await row.getByRole("button").click();
  await expect(adminPage.getByRole("dialog")).toContainText("Which of them talks?");

  // Pages rendered on request show the signed-in user, too.
  await adminPage.goto("/api/docs");
  await expect(adminPage.getByRole("button", { name: "Account" })).toBeVisible();
  // Back leads to the open inquiry.
  await adminPage.goBack();
  const dialog = adminPage.getByRole("dialog");
  await expect(dialog).toContainText("Which of them talks?");

  // The visitor asks to have it removed.
  await dialog.getByRole("button", { name: "Delete…" }).click();
  await expect(dialog.getByRole("button", { name: "Keep" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(adminPage.getByText("Inquiry deleted", { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
});
