import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const cookies: [string, string[]][] = [
  ["Essential", ["session", "device", "sidebar_state", "velarium-chat-session"]],
  ["Analytics", ["_ga", "_ga_*", "_gid"]],
  ["Functional", ["preferences", "language"]],
  ["Marketing", ["_fbp and _fbc"]],
];

test.beforeEach(({ page }) => page.goto("/cookie-policy"));

test("the policy has four sections, a date, and the whole catalog with provider, purpose and duration", async ({
  page,
}) => {
  await expect(page).toHaveTitle("Cookie Policy | Velarium");
  await expect(page.getByText(/^Last updated November \d+, 2026$/)).toBeVisible();
  for (const name of ["What are Cookies?", "Types of Cookies We Use", "How to Control Cookies", "Legal Information"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  for (const [category, names] of cookies) {
    const table = page.getByRole("table", { name: `${category} cookies` });
    await expect(table.getByRole("columnheader")).toHaveText(["Name", "Provider", "Purpose", "Duration"]);
    await expect(table.getByRole("rowheader").locator("> code")).toHaveText(names);
  }
  const row = page.getByRole("row", { name: /_gid/ });
  await expect(row.getByRole("cell")).toHaveText([
    "Google Analytics (third-party)",
    "Tells one browser from another within a day. Newer versions of Google’s script don’t set it.",
    "24 hours",
  ]);
  for (const text of [/GDPR/, /DPDP Act 2023/, /valid for 12 months/])
    await expect(section(page, "Legal Information")).toContainText(text);
});

test("the statistics are 10, 6 and 4, as in the tables", async ({ page }) => {
  const figures = section(page, "Cookie Statistics");
  await expect(figures.getByRole("definition")).toHaveText(["10", "6", "4"]);
  await expect(figures.getByRole("term")).toHaveText(["Total", "First-party", "Third-party"]);
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await expect(page.getByRole("cell", { name: "First-party", exact: true })).toHaveCount(6);
  await expect(page.getByRole("cell", { name: /\(third-party\)$/ })).toHaveCount(4);
});

test("badges and settings show a new choice at once", async ({ page }) => {
  const states = () => section(page, "Current Settings").getByRole("definition");
  await expect(states()).toHaveText(["On", "Off", "Off", "Off"], { useInnerText: true });
  await page.getByRole("button", { name: "Manage Cookie Preferences" }).click();
  const dialog = page.getByRole("dialog", { name: "Cookie Settings" });
  await dialog.getByText("Functional").click();
  await dialog.getByRole("button", { name: "Save Preferences" }).click();
  await expect(states()).toHaveText(["On", "Off", "On", "Off"], { useInnerText: true });
  for (const [category, word] of [
    ["Essential", "Enabled"],
    ["Analytics", "Disabled"],
    ["Functional", "Enabled"],
    ["Marketing", "Disabled"],
  ])
    await expect(
      section(page, new RegExp(`^${category} Cookies`))
        .getByText(/^(En|Dis)abled$/)
        .and(page.locator(":visible")),
    ).toHaveText(word ?? "");
});

test("'Print Policy' prints the text without buttons, banner and settings", async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.getByRole("button", { name: "Print Policy" }).click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Print Policy", "Accept All", "Manage Cookie Preferences"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(section(page, "Current Settings")).toBeHidden();
  await expect(page.getByRole("table", { name: "Analytics cookies" })).toBeVisible();
});

test("a visitor can view, download and delete the receipt", async ({ page }) => {
  const receipt = section(page, "Your Receipt");
  await expect(receipt).toContainText("You have not chosen yet.");
  await expect(receipt.getByRole("button", { name: "Download as JSON" })).toBeHidden();
  const answered = page.waitForResponse("**/api/cookie-consent");
  await page.getByRole("button", { name: "Accept All" }).click();
  const { id, hash, recordedAt } = await (await answered).json();
  await expect(receipt).toContainText("You accepted everything");
  await expect(receipt).toContainText(id);
  await expect(receipt).toContainText(hash);
  await page.reload();
  await expect(receipt).toContainText(id);

  const downloading = page.waitForEvent("download");
  await receipt.getByRole("button", { name: "Download as JSON" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("velarium-consent-receipt.json");
  const { record, receipt: kept } = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(record).toMatchObject({ essential: true, analytics: true, functional: true, marketing: true });
  expect(kept).toMatchObject({ action: "accept-all", language: "en", proof: { id, hash, recordedAt } });
  expect(kept.terms).toHaveLength(10);

  await receipt.getByRole("button", { name: "Delete Receipt" }).click();
  await expect(receipt).toContainText("You have not chosen yet.");
  await expect(page.getByRole("button", { name: "Accept All" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});
