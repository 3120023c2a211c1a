import { expect, test } from "@playwright/test";
import { applicant } from "#harness/cast.ts";
import { pdf } from "#tests/support/documents.ts";
import { ask, messages, open } from "#tests/support/pages/chat-panel.ts";

test("keeps the fields when the dialog closes, clears an error when its field is edited, and shows the reason of a refusal", async ({
  page,
}) => {
  await open(page);
  await ask(page, "I want to submit my resume");
  const apply = messages(page).last().getByRole("button", { name: "Apply for a position" });
  const dialog = page.getByRole("dialog", { name: "Apply for a position" });
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await apply.click();
  await dialog.getByRole("checkbox", { name: "I agree" }).check();
  await submit.click();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await dialog.getByLabel("Email").fill("cara");
  await expect(dialog.getByText(/^Email is/)).toHaveCount(0);
  await expect(dialog.getByText("Name is required")).toBeVisible();
  for (const [label, value] of [
    ["Full Name", applicant.fullName],
    ["Email", applicant.email],
    ["Position", "Bell Founder"],
    ["Years of Experience", "1-2 years"],
    ["Cover Letter", "I ring."],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await expect(dialog.getByRole("link")).toHaveCount(2);
  for (const link of await dialog.getByRole("link").all()) await expect(link).toHaveAttribute("target", "_blank");

  await page.keyboard.press("Escape");
  await apply.click();
  await expect(dialog.getByLabel("Cover Letter")).toHaveValue("I ring.");
  await expect(dialog.getByLabel("Position")).toHaveValue("Bell Founder");
  // Consent is required for each application.
  await expect(submit).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "I agree" }).check();
  await dialog.getByLabel("Resume").setInputFiles({ name: "cara.pdf", mimeType: "application/pdf", buffer: pdf() });
  await dialog.getByLabel("Cover Letter").fill("");

  const detail = "You applied for this position today already.";
  const sent: string[] = [];
  await page.route("**/messages", (route) => {
    if (route.request().method() === "GET") return route.continue();
    sent.push(String(route.request().postDataBuffer()));
    return route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      body: JSON.stringify({ title: "Conflict", status: 409, detail, errors: { position: [detail] } }),
    });
  });
  await submit.click();
  await expect(dialog.getByLabel("Position")).toHaveAccessibleDescription(detail);
  await expect(page.getByText(/Submission Failed/)).toHaveCount(0);
  expect(sent[0]).toContain('"isJobApplication":true');
  expect(sent[0]).not.toContain('"message"');
  await page.unroute("**/messages");
  await page.route("**/messages", (route) => route.abort());
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Submission Failed: There was an error submitting your application. Please try again.",
  );
});
