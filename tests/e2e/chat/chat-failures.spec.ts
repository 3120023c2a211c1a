import { expect, type Page, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { removeCookies, startProxy } from "#harness/proxy.ts";
import { site } from "#site";
import { pdf } from "#tests/support/documents.ts";
import { ask, box, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";

const isPost = /\/(messages|hand-over)$/;
const toast = (page: Page) => page.getByText("Failed to send message. Please try again.", { exact: true });
const notice = (page: Page) => panel(page).getByRole("alert").filter({ hasText: "This was not sent" });
const resume = { name: "cara.pdf", mimeType: "application/pdf", buffer: pdf() };

/** Forwards what is posted, and loses every response. */
async function loseResponses(page: Page) {
  await page.route(isPost, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
}

for (const [what, fail] of [
  ["offline", (page: Page) => page.context().setOffline(true)],
  ["a refusal", (page: Page) => page.route(isPost, (route) => route.fulfill({ status: 403, body: "<h1>No</h1>" }))],
] as const)
  test(`says beside the button that a message was not sent, and keeps it with its file: ${what}`, async ({ page }) => {
    await open(page);
    await ask(page, question);
    await panel(page).locator("input[type=file]").setInputFiles(resume);
    await box(page).fill("Not lost");
    await page.waitForLoadState("networkidle");
    await fail(page);
    await panel(page).getByRole("button", { name: "Send message" }).click();
    await expect(toast(page)).toBeVisible();
    await expect(notice(page)).toContainText(site.email);
    await expect(box(page)).toHaveValue("Not lost");
    await expect(box(page)).toBeFocused();
    await expect(panel(page).getByText("cara.pdf")).toBeVisible();
    await expect(toast(page)).toBeHidden();
    await expect(notice(page)).toBeVisible();
    await page.context().setOffline(false);
    await page.unroute(isPost);
    await box(page).press("Enter");
    await expect(messages(page)).toHaveCount(4);
    await expect(notice(page)).toBeHidden();
    await expect(panel(page).getByText("cara.pdf")).toBeHidden();
  });

test("shows no failure when a message arrived and its response was lost", async ({ page }) => {
  await page.route("**/events", (route) => route.abort());
  await open(page);
  await ask(page, question);
  await loseResponses(page);
  await page.evaluate(() => {
    const note = () => {
      if (/Failed to send|was not sent/.test(document.body.textContent)) document.title = "A failure was shown";
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const content = "My card is 4111 1111 1111 1111. How long do you keep my data?";
  await box(page).fill(content);
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(4);
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  // The same words again are another message.
  await page.unroute(isPost);
  await box(page).fill(content);
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(6);
  await expect(page).not.toHaveTitle("A failure was shown");
});

test("takes back a failure when the message is found later", async ({ page }) => {
  await page.route("**/events", (route) => route.abort());
  await open(page);
  await ask(page, question);
  await loseResponses(page);
  // Nor can the panel look at once.
  const isPoll = /\/messages\?after/;
  await page.route(isPoll, (route) => route.abort());
  await box(page).fill("Thank you");
  await box(page).press("Enter");
  await expect(notice(page)).toBeVisible();
  await page.unroute(isPoll);
  await expect(messages(page)).toHaveCount(4);
  await expect(notice(page)).toBeHidden();
  await expect(box(page)).toHaveValue("");
});

test("says beside the button that a suggested question was not sent", async ({ page }) => {
  await open(page);
  await page.route(isPost, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await panel(page).getByRole("button", { name: question }).click();
  await expect(toast(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test("confirms an application that arrived although its response was lost", async ({ page }) => {
  await open(page);
  await ask(page, "I want to submit my resume");
  await messages(page).last().getByRole("button", { name: "Apply for a position" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for a position" });
  await dialog.getByLabel("Full Name").fill(applicant.fullName);
  await dialog.getByLabel("Email").fill(`cara-${Date.now()}@example.com`);
  await dialog.getByLabel("Position").fill("Bell Founder");
  await dialog.getByLabel("Years of Experience").fill("1-2 years");
  await dialog.getByLabel("Resume").setInputFiles(resume);
  await dialog.getByRole("checkbox", { name: "I agree" }).check();
  await loseResponses(page);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await page.getByRole("button", { name: "Back to the chat" }).click();
  await expect(messages(page)).toHaveCount(4);
  await expect(page.getByText(/Submission Failed/)).toHaveCount(0);
});

test("says in place that a hand-over failed, and shows none that arrived as failed", async ({ page }) => {
  await open(page);
  await ask(page, question);
  await panel(page).getByRole("button", { name: "Talk to a person" }).last().click();
  const form = page.getByRole("form", { name: "Talk to a person" });
  await form.getByLabel("Email").fill(cast.vera.email);
  await page.route(isPost, (route) => route.abort());
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(toast(page)).toBeVisible();
  await expect(form.getByRole("alert")).toContainText("This was not sent");
  await expect(form.getByLabel("Email")).toHaveValue(cast.vera.email);
  await page.unroute(isPost);
  await loseResponses(page);
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(panel(page).getByText("Our team will reply here")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(messages(page)).toHaveCount(3);
});

test("says what to do where a proxy removes cookies", async ({ page, baseURL }) => {
  const proxy = await startProxy(String(baseURL));
  proxy.apply("*", /./, removeCookies);
  try {
    await open(page, `${proxy.origin}/about`);
    const said = panel(page).getByRole("alert").filter({ hasText: "Allow cookies" });
    await expect(said.getByRole("link", { name: site.email })).toBeVisible();
    await expect(panel(page).getByText("One moment.")).toBeHidden();
    await box(page).fill(question);
    await box(page).press("Enter");
    await expect(notice(page)).toBeVisible();
    await expect(said).toBeVisible();
    await expect(box(page)).toHaveValue(question);
  } finally {
    proxy.stop();
  }
});
