import { expect, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { site } from "#site";
import { pdf } from "#tests/support/documents.ts";
import { ask, box, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";

const resume = { name: "cara.pdf", mimeType: "application/pdf", buffer: pdf() };

/** A team member who uses the API beside the browser. */
async function team(baseURL: string | undefined): Promise<Visitor> {
  const ada = new Visitor(String(baseURL));
  expect((await ada.logIn(cast.ada)).status).toBe(200);
  return ada;
}

test("answers a question with time and source page, and resumes the session's conversation", async ({ page }) => {
  await open(page);
  await expect(page.getByText(`What would you like to know about ${site.name}?`)).toBeVisible();
  const send = panel(page).getByRole("button", { name: "Send message" });
  await expect(send).toBeDisabled();
  await box(page).fill("  ");
  await expect(send).toBeDisabled();
  const fields = [panel(page).getByLabel("Name"), panel(page).getByLabel("Email")] as const;
  await fields[0].fill("Vera");
  await fields[1].fill("not an address");
  await box(page).fill(question);
  await box(page).press("Enter");
  await expect(panel(page).getByText("Invalid email format")).toBeVisible();
  await expect(fields[1]).toBeFocused();
  await fields[1].fill(cast.vera.email);
  await expect(panel(page).getByText("Invalid email format")).toBeHidden();
  await send.click();
  await expect(messages(page)).toHaveCount(2);
  for (const field of fields) await expect(field).toBeHidden();
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  await expect(messages(page).first()).toContainText(/You, \d\d:\d\d/);
  await expect(messages(page).last()).toContainText(/Assistant, \d\d:\d\d/);
  await expect(messages(page).last().getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    /^\/privacy-policy/,
  );
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  // A panel that is restored does not take the focus.
  await expect(box(page)).not.toBeFocused();
});

test("sends with Enter, adds a line with Shift+Enter, and draws bars over personal data", async ({ page }) => {
  await open(page);
  await box(page).fill("My card 4111 1111 1111 1111");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("is it safe?");
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).first()).toContainText("We masked your card number before saving your message.");
  await expect(messages(page).first()).toContainText("My card card number\nis it safe?", { useInnerText: true });
  await expect(box(page)).toHaveValue("");
  expect(await page.content()).not.toMatch(/4111 ?1111/);
});

test("keeps text that is typed while a message is being sent", async ({ page }) => {
  await open(page);
  const text = box(page);
  let pass = () => {};
  const held = new Promise<void>((resolve) => {
    pass = resolve;
  });
  await page.route("**/messages", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await text.fill("First");
  await text.press("Enter");
  await text.fill("Second");
  pass();
  await expect(messages(page).first()).toContainText("First");
  await expect(panel(page).getByRole("button", { name: "Send message" })).toBeEnabled();
  await expect(text).toHaveValue("Second");
});

test("validates an application, sends it with its resume, confirms it, and lists it for the team", async ({
  page,
  baseURL,
}) => {
  const email = `cara-${Date.now()}@example.com`;
  await open(page);
  await ask(page, "I want to submit my resume");
  await messages(page).last().getByRole("button", { name: "Apply for a position" }).click();
  const dialog = page.getByRole("dialog", { name: "Apply for a position" });
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await expect(submit).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "I agree" }).check();
  await submit.click();
  for (const text of [
    "Name is required",
    "Email is required",
    "Position is required",
    "Years of experience is required",
    "Resume is required",
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await dialog.getByLabel("Full Name").fill(applicant.fullName);
  await expect(dialog.getByText("Name is required")).toBeHidden();
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByLabel("Position").fill("Bell Founder");
  await dialog.getByLabel("Years of Experience").fill("1-2 years");
  const file = dialog.getByLabel("Resume");
  await file.setInputFiles({ ...resume, name: "cara.exe" });
  await expect(dialog.getByText("Unsupported file type: Only PDF and Word documents are supported.")).toBeVisible();
  await file.setInputFiles({ ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(dialog.getByText("File too large: Please select a file smaller than 5MB.")).toBeVisible();
  await file.setInputFiles(resume);
  await submit.click();
  await expect(dialog.getByText("Email is invalid")).toBeVisible();
  await dialog.getByLabel("Email").fill(email);

  await page.route("**/messages", (route) => route.abort());
  await submit.click();
  await expect(dialog.getByText("There was an error submitting your application. Please try again.")).toBeVisible();
  await expect(page.getByText("Submission Failed", { exact: true })).toBeVisible();
  await page.unroute("**/messages");
  await submit.click();
  const confirmed = page.getByRole("dialog", { name: "Application Submitted" });
  await expect(confirmed.getByText("We will contact you soon.")).toBeVisible();
  await confirmed.getByRole("button", { name: "Back to the chat" }).click();
  await expect(confirmed).toBeHidden();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).nth(2)).toContainText("I would like to apply for the position: Bell Founder.");
  const download = page.waitForEvent("download");
  await messages(page).nth(2).getByRole("link", { name: "Attached file" }).click();
  expect((await download).suggestedFilename()).toBe("cara.pdf");
  const all = (await (await team(baseURL)).get("/api/admin/job-applications")).json;
  expect(all.find((one: { email: string }) => one.email === email)).toMatchObject({
    fullName: applicant.fullName,
    position: "Bell Founder",
    resumeFile: { name: "cara.pdf" },
  });
});

test("sends a file with a message, and rejects an invalid file before sending", async ({ page }) => {
  await open(page);
  const choose = panel(page).locator("input[type=file]");
  await choose.setInputFiles({ ...resume, name: "cara.txt" });
  const refusal = panel(page).getByRole("alert");
  await expect(refusal).toHaveText("Unsupported file type: Only PDF and Word documents are supported.");
  await choose.setInputFiles({ ...resume, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(refusal).toHaveText("File too large: Please select a file smaller than 5MB.");
  await choose.setInputFiles(resume);
  await expect(refusal).toBeHidden();
  await panel(page).getByRole("button", { name: "Remove cara.pdf" }).click();
  await expect(panel(page).getByRole("button", { name: "Send message" })).toBeDisabled();
  // The server rejects a file that only has the extension of a PDF, and the file stays attached.
  await choose.setInputFiles({ ...resume, buffer: Buffer.from("MZ") });
  await panel(page).getByRole("button", { name: "Send message" }).click();
  await expect(refusal).toHaveText(/^Unsupported file type: .* Please save it as a PDF and choose the PDF instead\.$/);
  await choose.setInputFiles(resume);
  await panel(page).getByRole("button", { name: "Send message" }).click();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).first().getByRole("link", { name: "Attached file" })).toBeVisible();
});

test("takes an address for a hand-over and shows a person's answer without reload", async ({ page, baseURL }) => {
  await open(page);
  await ask(page, "How tall is your lighthouse in Alexandria?");
  await messages(page).last().getByRole("button", { name: "Talk to a person" }).click();
  const form = page.getByRole("form", { name: "Talk to a person" });
  await expect(form.getByLabel("Email")).toBeFocused();
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await form.getByLabel("Email").fill(cast.vera.email);
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(panel(page).getByText("Our team will reply here")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Talk to a person" })).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  const ada = await team(baseURL);
  const { items } = (await ada.get("/api/admin/conversations?status=waiting")).json;
  await ada.post(`/api/admin/conversations/${items[0].id}/messages`, {
    content: "About 100 metres: https://example.com/pharos.",
  });
  await expect(messages(page).last()).toContainText("Our team");
  await expect(messages(page).last()).toContainText("About 100 metres");
  const link = messages(page).last().getByRole("link", { name: "https://example.com/pharos", exact: true });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(panel(page).getByText("You’re chatting with our team")).toBeVisible();
});

test("reports that the chat cannot start, retries on request, and keeps the typed text", async ({ page }) => {
  await page.route("**/api/chat/**", (route) => route.abort());
  await open(page);
  await expect(page.getByText("Failed to initialize chat. Please try again later.", { exact: true })).toBeVisible();
  await box(page).fill(question);
  await panel(page).getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Failed to send message. Please try again.", { exact: true })).toBeVisible();
  await expect(box(page)).toHaveValue(question);
  await page.unroute("**/api/chat/**");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(panel(page).getByRole("button", { name: "Try again" })).toBeHidden();
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
});

test("polls every five seconds without a stream; starts a new conversation when the old one is gone", async ({
  page,
}) => {
  await page.route("**/events", (route) => route.abort());
  await page.clock.install();
  let answers = true;
  await page.route("**/messages*", (route) =>
    route.request().method() === "GET" && !answers ? route.abort() : route.continue(),
  );
  await open(page);
  await expect(page.getByText("What would you like to know")).toBeVisible();
  answers = false;
  await box(page).fill(question);
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(1);
  answers = true;
  await page.clock.runFor(5000);
  await expect(messages(page)).toHaveCount(2);
  await page.context().clearCookies();
  await box(page).fill("hello");
  await box(page).press("Enter");
  await expect(messages(page).first()).toContainText("hello");
});
