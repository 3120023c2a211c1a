import { expect, type Page, type Route, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { site } from "#site";
import { pdf } from "#tests/support/documents.ts";
import { ask, box, messages, open, panel } from "#tests/support/pages/chat-panel.ts";

const detail = `This conversation is full. Please email us at ${site.email}`;
const fullNotice = (page: Page) => panel(page).getByText("This conversation is full.");

/** Opens the panel with an answered question, in a conversation that refuses further messages. */
async function openFull(page: Page) {
  await open(page);
  const stored = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/messages"),
  );
  await ask(page, "I want to submit my resume");
  const path = (await stored).url().replace(/messages$/, "");
  const refuse = (route: Route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 409,
          contentType: "application/problem+json",
          body: JSON.stringify({ title: "Conflict", status: 409, detail, errors: { content: [detail] } }),
        })
      : route.continue();
  await page.route(`${path}messages`, refuse);
  await page.route(`${path}hand-over`, refuse);
}

test("reports a full conversation and sends the typed message in a new one", async ({ page }) => {
  await openFull(page);
  await box(page).fill("One more thing");
  await box(page).press("Enter");
  await expect(fullNotice(page)).toBeVisible();
  await expect(page.getByText("Failed to send message. Please try again.")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Talk to a person" })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Start a new conversation" }).click();
  await expect(fullNotice(page)).toBeHidden();
  await expect(messages(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("One more thing");
  await expect(box(page)).toBeFocused();
  await box(page).press("Enter");
  await expect(messages(page).first()).toContainText("One more thing");
  await expect(box(page)).toHaveValue("");
});

test("reports a full conversation to a visitor who asks for a person", async ({ page }) => {
  await openFull(page);
  await panel(page).getByRole("button", { name: "Talk to a person" }).last().click();
  const form = page.getByRole("form", { name: "Talk to a person" });
  await form.getByLabel("Email").fill(cast.vera.email);
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(fullNotice(page)).toBeVisible();
  await expect(form).toBeHidden();
});

test("sends an application from a full conversation in a new one with every field", async ({ page }) => {
  await openFull(page);
  await messages(page).last().getByRole("button", { name: "Apply for a position" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for a position" });
  await dialog.getByLabel("Full Name").fill(applicant.fullName);
  await dialog.getByLabel("Email").fill(`cara-${Date.now()}@example.com`);
  await dialog.getByLabel("Position").fill("Bell Founder");
  await dialog.getByLabel("Years of Experience").fill("1-2 years");
  await dialog.getByLabel("Resume").setInputFiles({ name: "cara.pdf", mimeType: "application/pdf", buffer: pdf() });
  await dialog.getByRole("checkbox", { name: "I agree" }).check();
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await page.getByRole("button", { name: "Back to the chat" }).click();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).first()).toContainText("I would like to apply for the position: Bell Founder.");
  await expect(fullNotice(page)).toBeHidden();
});
