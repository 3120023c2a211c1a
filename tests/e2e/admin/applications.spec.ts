import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { applicant, cast, intern, weaver } from "#harness/cast.ts";
import { pdf } from "#tests/support/documents.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";

const path = "/admin?tab=job-applications";
const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function send(page: Page, to: string, data: object) {
  const answer = await page.request.post(to, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}
const apply = (page: Page, more: object) => send(page, "/api/job-applications", { ...applicant, ...more });

test.beforeEach(async ({ page }) => {
  await page.goto("/healthz");
  await send(page, "/api/login", cast.ada);
});

test("applications by link, by upload and for an internship are in the table, each with its resume", async ({
  page,
}) => {
  const word = unique("Weft");
  const { id, title } = await send(page, "/api/admin/job-listings", { ...weaver, title: `${weaver.title} ${word}` });
  await apply(page, { fullName: `Lina ${word}`, email: `lina@${word}.example`, jobListingId: id });
  await send(page, "/api/job-applications", {
    ...intern,
    fullName: `Ines ${word}`,
    email: `ines@${word}.example`,
    message: "<b>I weave.</b>\nWell.",
  });
  const resume = pdf(20_000);
  const { resumePath: _, ...uploaded } = { ...applicant, fullName: `Ugo ${word}`, email: `ugo@${word}.example` };
  const sent = await page.request.post("/api/job-applications", {
    headers: { origin: new URL(page.url()).origin },
    multipart: { ...uploaded, resume: { name: "Ugo's resume.pdf", mimeType: "application/pdf", buffer: resume } },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  await page.goto(path);
  for (const name of ["Date", "Name", "Email", "Phone", "Position", "Experience", "Resume"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search job applications" }).fill(word.toUpperCase());
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("3 matches");
  const today = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(new Date());
  const cells = rowOf(page, `Lina ${word}`).getByRole("cell");
  await expect(cells.first()).toHaveText(today);
  await expect(cells.nth(1)).toHaveText(`lina@${word}.example`);
  await expect(cells.nth(2)).toHaveText(applicant.phone);
  await expect(cells.nth(3)).toHaveText(title);
  await expect(cells.nth(4)).toHaveText(applicant.experience);

  await test.step("a file comes down as it went up", async () => {
    const download = page.waitForEvent("download");
    await rowOf(page, `Ugo ${word}`).getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Ugo's resume.pdf");
    expect(sha256(readFileSync(await file.path()))).toBe(sha256(resume));
    await page.getByRole("button", { name: `Ugo ${word}`, exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("Ugo's resume.pdf, 20 KB");
    await page.keyboard.press("Escape");
  });

  await test.step("a link is shown with its host, and the page has no way back", async () => {
    const popup = page.waitForEvent("popup");
    await rowOf(page, `Lina ${word}`).getByRole("button", { name: "Download" }).click();
    const tab = await popup;
    await expect(tab.getByRole("heading")).toHaveText("This resume is on resumes.example");
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  });

  await test.step("an intern is read whole, as text", async () => {
    await page.getByRole("button", { name: `Ines ${word}`, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Ines ${word}` });
    for (const text of ["Internship", "Bachelor's Degree", "City College", "2027", "Jan 15, 2027", "<b>I weave.</b>"])
      await expect(dialog).toContainText(text);
    await expect(dialog.locator("b")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("a kind and a position narrow the list, and Job Listings leads to who applied", async () => {
    await page.getByLabel("Type").selectOption("internship");
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByLabel("Type").selectOption("");
    await page.getByLabel("Position").selectOption({ label: `${title} (1)` });
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByRole("tab", { name: "Job Listings" }).click();
    await page.getByRole("button", { name: `1 application for ${title}, show them` }).click();
    await expect(page).toHaveURL(`/admin/applications?jobListingId=${id}`);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
    await expect(page.getByRole("searchbox", { name: "Search job applications" })).toHaveValue("");
    await expect(page.getByRole("row")).toHaveCount(2);
  });
});

test("lists earlier applications beside the latest, and removes one permanently after confirmation", async ({
  page,
}) => {
  const word = unique("Warp");
  const email = `cara@${word}.example`;
  const first = await apply(page, { fullName: `Cara ${word}`, email, position: "Dyer" });
  await apply(page, { fullName: `Cara ${word}`, email: email.toUpperCase(), position: "Spinner" });
  await page.goto(`${path}&q=${word}`);
  await expect(page.getByRole("searchbox", { name: "Search job applications" })).toHaveValue(word);
  const [latest, earlier] = [rowOf(page, "Spinner"), rowOf(page, "Dyer")];
  await expect(latest).toContainText("Applied before");
  await expect(earlier).not.toContainText("Applied before");
  await latest.getByRole("rowheader").getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Applied once before");
  await expect(dialog.getByRole("listitem")).toContainText("Dyer, 1-2 years");
  await dialog.getByRole("button", { name: "Reply by email" }).click();
  await expect(dialog.getByRole("link", { name: "Use your email program" })).toHaveAttribute(
    "href",
    /^mailto:CARA@WARP-\w+\.EXAMPLE\?subject=Your%20application%20to%20\w+%3A%20Spinner$/,
  );

  await page.getByRole("button", { name: "Next application" }).click();
  await expect(dialog).toContainText("Dyer");
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect(page.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect((await page.request.get(`/api/admin/job-applications/${first.id}/resume`)).status()).toBe(200);
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Application deleted", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
  await expect(page.getByText("Applied before")).toHaveCount(0);
  expect((await page.request.get(`/api/admin/job-applications/${first.id}/resume`)).status()).toBe(404);
});
