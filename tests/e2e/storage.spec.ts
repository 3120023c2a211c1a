import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { resumeRules } from "#domain/files/rules.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { pdf } from "#tests/support/documents.ts";
import { agree, fillInternship, submit } from "#tests/support/pages/application-form.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { box, messages, open, panel } from "#tests/support/pages/chat-panel.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

/** So large that the server refuses it before it has arrived. */
const resume = { name: "Ravi Resume.pdf", mimeType: "application/pdf", buffer: pdf(resumeRules.maxBytes) };

test.describe.configure({ mode: "default" });
let withoutFiles: ServerProcess;
let closed: ServerProcess;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-storage-"));
  const start = (name: string, limits: Record<string, string>) =>
    startProcess({ ...adminEnvironment, ...limits, RATE_LIMITS: "off", DATA_DIR: join(folder, name) });
  [withoutFiles, closed] = await Promise.all([
    start("without-files", { UPLOAD_MB_TOTAL: "0" }),
    start("closed", { DATABASE_MB: "1" }),
  ]);
});
test.afterAll(async () => {
  await Promise.all([withoutFiles, closed].map(stopProcess));
  rmSync(folder, { recursive: true, force: true });
});

const noFiles = /We cannot store files at the moment\. Please send a link instead, or email the file to hello@/;
const nothing = /We cannot store anything at the moment\. Please try again later, or email us at hello@/;

test("an applicant whose file cannot be stored reads what to do at the file, and sends the same form with a link", async ({
  page,
}) => {
  await page.goto(`${withoutFiles.origin}/careers/apply-internship`);
  await fillInternship(page, "ines@college.example");
  await page.getByLabel("Resume file").setInputFiles(resume);
  await agree(page);
  await submit(page).click();
  await expect(page.getByLabel("Resume file")).toHaveAccessibleDescription(noFiles);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ravi Candidate");
  await page.getByRole("button", { name: "Remove the file" }).click();
  await page.getByLabel("Resume link").fill("https://ravi.example/resume.pdf");
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Application Submitted!" })).toBeVisible();
});

test("the chat keeps a message whose file cannot be stored, says why, and sends it without the file", async ({
  page,
}) => {
  await open(page, `${withoutFiles.origin}/about`);
  await box(page).fill("How long do you keep my data?");
  await panel(page).locator("[type=file]").setInputFiles(resume);
  await box(page).press("Enter");
  await expect(panel(page).getByRole("alert").filter({ hasText: noFiles })).toBeVisible();
  await expect(box(page)).toHaveValue("How long do you keep my data?");
  await page.getByRole("button", { name: "Remove Ravi Resume.pdf" }).click();
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await expect(panel(page).getByText(noFiles)).toHaveCount(0);
});

test("a visitor whose request cannot be stored reads what to do, and keeps the typed text", async ({ page }) => {
  await page.goto(`${closed.origin}/contact`);
  for (const label of ["First Name", "Last Name", "Message"]) await page.getByLabel(label).fill("Vera");
  await page.getByLabel("Email").fill(cast.vera.email);
  await page.getByLabel("Industry").selectOption("healthcare");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByText(nothing).first()).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Vera");
});

async function openDashboard(page: Page, origin: string) {
  await page.request.post(`${origin}/api/login`, { data: cast.ada, headers: { origin } });
  await page.goto(`${origin}/admin`);
}

for (const [name, server, title, text] of [
  [
    "files",
    () => withoutFiles,
    "Visitors can’t send files right now",
    "Stored files take up 0 MB, and the limit is 0 MB.",
  ],
  ["anything", () => closed, "Storage is full: visitors can’t send anything", "0 MB is left for new data."],
] as const)
  for (const colorScheme of ["light", "dark"] as const)
    test(`the dashboard tells an admin that visitors cannot send ${name}, and what to do, in ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openDashboard(page, server().origin);
      const notice = page.getByRole("region", { name: title });
      await expect(notice).toContainText(text);
      await expect(notice).toContainText("Delete applications and conversations that you no longer need");
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingSideways(page);
    });

test("the dashboard says nothing about storage while there is room", async ({ page, baseURL }) => {
  const status = page.waitForResponse("**/api/admin/storage");
  await openDashboard(page, String(baseURL));
  expect((await (await status).json()).level).toBe("open");
  await expect(page.getByRole("tab", { name: "Client Inquiries" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Visitors can’t|Storage is full/ })).toHaveCount(0);
});
