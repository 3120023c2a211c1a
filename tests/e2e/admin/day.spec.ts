import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, applicant, cast, weaver } from "#harness/cast.ts";
import { type MailServer, openMailServer, readEmail } from "#harness/mail-server.ts";
import { card, column, drag } from "#tests/support/pages/board.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";

const companies = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper"];
const candidates = ["Ana Alder", "Ben Birch", "Cleo Cedar", "Dan Dogwood", "Eve Elm"];
const emailOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@example.org`;

let mailServer: MailServer;
let server: ServerProcess;
let folder: string;
test.beforeAll(async () => {
  mailServer = await openMailServer();
  folder = mkdtempSync(join(tmpdir(), "site-day-"));
  const environment = { ...adminEnvironment, ...mailServer.environment };
  server = await startProcess({ ...environment, RATE_LIMITS: "off", DATA_DIR: folder });
});
test.afterAll(async () => {
  await stopProcess(server);
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`${server.origin}/api/${path}`, { headers: { origin: server.origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** A colleague in a browser of their own, signed in after an invitation. */
async function colleague(browser: Browser, ada: Page): Promise<Page> {
  const { link } = await post(ada, "admin/invitations", { email: "sam@example.com", role: "sales", delivery: "link" });
  const sam = await (await browser.newContext()).newPage();
  const token = new URL(link).hash.replace(/^#(?:token=)?/, "");
  const names = { username: "sam.sales", name: "Sam Sales", password: "seven looms weave quietly" };
  await post(sam, "invitations/accept", { token, ...names });
  return sam;
}

test("a day in the dashboard: triage, reply, collide, find, export, and move candidates", async ({ browser, page }) => {
  const { origin } = server;
  for (const company of companies) {
    const inquiry = { ...cast.vera, lastName: company, company: `${company} Clinics`, email: emailOf(company) };
    await post(page, "inquiries", inquiry);
  }
  await post(page, "login", cast.ada);
  await post(page, "admin/inquiry-templates", {
    name: "Demo",
    subject: "A demo for {{company}}",
    text: "Dear {{first name}},\n\nwould Thursday work?\n\n{{my name}}",
  });
  const sam = await colleague(browser, page);
  const row = (name: string) => rowOf(page, `Vera ${name}`);
  const select = (name: string) => page.getByRole("checkbox", { name: `Select Vera ${name}`, exact: true }).check();
  const bar = page.getByRole("region", { name: "Selected inquiries" });
  const applyToSelected = async (change: string) => {
    await bar.getByLabel("Change").selectOption({ label: change });
    await bar.getByRole("button", { name: "Apply" }).click();
    await expect(bar).toHaveCount(0);
  };
  const dialog = page.getByRole("dialog");

  await test.step("triage ten inquiries", async () => {
    await page.goto(`${origin}/admin/inquiries?status=unfinished`);
    await expect(row("Alder")).toBeVisible();
    for (const name of ["Hazel", "Ivy"]) await select(name);
    await applyToSelected("Spam");
    await expect(row("Ivy")).toHaveCount(0);
    for (const name of ["Fir", "Ginkgo"]) await select(name);
    await applyToSelected("Done");
    await expect(row("Fir")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row("Fir")).toBeVisible();
    for (const name of ["Cedar", "Dogwood", "Elm"]) await select(name);
    await applyToSelected("Sam Sales");
    await expect(row("Elm")).toContainText("Assigned to Sam Sales");
  });

  await test.step("snooze one", async () => {
    await row("Juniper").getByRole("button").last().click();
    await dialog.getByLabel("Snooze").selectOption({ index: 1 });
    await expect(dialog.getByText("Snoozed.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("reply from a template, undo, and send it after all", async () => {
    await row("Alder").getByRole("button").last().click();
    await dialog.getByRole("button", { name: "Reply by email" }).click();
    await dialog.getByLabel("Template").selectOption("Demo");
    const text = dialog.getByLabel("Your reply");
    await expect(text).toHaveValue("Dear Vera,\n\nwould Thursday work?\n\nada.admin");
    await text.press("Control+Enter");
    await expect(dialog.getByText(/^Sending in \d+ s$/)).toBeVisible();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await text.fill("Dear Vera,\n\nwould Friday work?");
    await text.press("Control+Enter");
    await expect(dialog.getByText(/^Sending in \d+ s$/)).toBeVisible();
    await expect(dialog.getByLabel("Status")).toHaveValue("open");
    await page.keyboard.press("Escape");
  });

  await test.step("two sessions collide, and the second is told who changed what", async () => {
    await sam.goto(`${origin}/admin/inquiries?status=unfinished`);
    await sam.getByRole("checkbox", { name: "Select Vera Elm" }).waitFor();
    for (const one of [page, sam]) await rowOf(one, "Vera Elm").getByRole("button").last().click();
    const his = sam.getByRole("dialog");
    await expect(his.getByText("ada.admin is viewing this too")).toBeVisible();
    await dialog.getByRole("button", { name: "Assign to me" }).click();
    await expect(dialog.getByText("Assigned to you.")).toBeVisible();
    await his.getByLabel("Status").selectOption("done");
    await expect(his.getByText(/^ada\.admin changed the (status and )?assignee at /)).toBeVisible();
    await page.keyboard.press("Escape");
    await sam.context().close();
  });

  await test.step("find one person in two steps", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find a record or a command" }).fill(emailOf("Birch"));
    await expect(page.getByRole("option", { name: /^Vera Birch/, selected: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Vera Birch" })).toBeFocused();
  });

  await test.step("export what a filter shows", async () => {
    await page.goto(`${origin}/admin/inquiries?status=spam`);
    await expect(row("Ivy")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export these inquiries as a CSV file" }).click();
    const lines = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).join()).toMatch(/Ivy Clinics.*Hazel Clinics/s);
  });

  await test.step("move five candidates through three stages, two by mouse and three by keyboard", async () => {
    const { id: jobListingId } = await post(page, "admin/job-listings", weaver);
    for (const fullName of candidates)
      await post(page, "job-applications", { ...applicant, fullName, email: emailOf(fullName), jobListingId });
    const text = "Dear {{first name}},\n\nwe chose another candidate.";
    await post(page, "admin/application-templates", { name: "No", subject: "{{position}}", text });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/admin/applications?jobListingId=${jobListingId}&view=board`);
    await expect(column(page, "New").getByRole("listitem")).toHaveCount(5);
    for (const name of candidates.slice(0, 2))
      for (const stage of ["Screening", "Interview", "Offer"]) {
        await drag(page, name, stage);
        await expect(column(page, stage).getByText(name)).toBeVisible();
      }
    await expect(card(page, "Ben Birch")).toBeFocused();
    for (const name of candidates.slice(2)) {
      await card(page, name).focus();
      for (const stage of ["Screening", "Interview", "Offer"]) {
        for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
        await expect(column(page, stage).getByText(name)).toBeVisible();
        await expect(page.getByText(`${name} moved to ${stage}`).first()).toBeAttached();
        await expect(card(page, name)).toBeFocused();
      }
    }
  });

  await test.step("reject one with a delayed email, and cancel the email", async () => {
    await drag(page, "Eve Elm", "Rejected");
    const rejection = page.getByRole("dialog", { name: "Reject Eve Elm" });
    await rejection.getByLabel("Template").selectOption("No");
    await rejection.getByRole("button", { name: "Reject and schedule email" }).click();
    await expect(page.getByText(/Eve Elm moved to Rejected\. An email will be sent/).first()).toBeVisible();
    await page.getByRole("button", { name: "Cancel email" }).click();
    await expect(page.getByText("Email canceled", { exact: true }).first()).toBeVisible();
    await expect(column(page, "Rejected").getByText("Eve Elm")).toBeVisible();
  });

  await test.step("the one reply that was not taken back arrives at the mail server", async () => {
    const arrived = () =>
      mailServer.emails.filter(({ to }) => to.includes(emailOf("Alder"))).map((email) => readEmail(email).text);
    await expect
      .poll(() => arrived().filter((text) => /Thursday|Friday/.test(text)), { timeout: 60_000 })
      .toEqual([expect.stringContaining("would Friday work?")]);
    const all = mailServer.emails.map((email) => readEmail(email).text);
    expect(all.filter((text) => text.includes("we chose another candidate"))).toEqual([]);
  });
});
