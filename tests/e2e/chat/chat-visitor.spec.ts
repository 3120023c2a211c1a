import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { ask, box, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";

test("sends a suggested question with name and address, once even when pressed repeatedly", async ({ page }) => {
  const sent: string[] = [];
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route("**/messages", async (route) => {
    if (route.request().method() === "POST") {
      sent.push(String(route.request().postDataBuffer()));
      await held;
    }
    await route.continue();
  });
  await open(page);
  const suggestion = panel(page).getByRole("button", { name: question });
  await panel(page).getByLabel("Name").fill("Vera");
  await panel(page).getByLabel("Email").fill("not an address");
  await suggestion.click();
  await expect(panel(page).getByText("Invalid email format")).toBeVisible();
  await expect(panel(page).getByLabel("Email")).toBeFocused();
  await panel(page).getByLabel("Email").fill(cast.vera.email);
  await suggestion.dblclick();
  pass();
  await expect(messages(page)).toHaveCount(2);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(JSON.stringify({ userName: "Vera", userEmail: cast.vera.email }));
  // Name and email are stored with the conversation (specification, section 4).
  await panel(page).getByRole("button", { name: "Talk to a person" }).last().click();
  await expect(page.getByRole("form", { name: "Talk to a person" }).getByLabel("Email")).toHaveValue(cast.vera.email);
});

test("asks for name and address in an empty conversation, and sends without waiting for the messages", async ({
  page,
}) => {
  await open(page);
  await ask(page, question);
  const held: (() => void)[] = [];
  await page.route("**/messages", async (route) => {
    if (route.request().method() === "GET") await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => held.length).toBe(1);
  await expect(panel(page).getByText("One moment.")).toBeVisible();
  await expect(panel(page).getByLabel("Name")).toBeHidden();
  held[0]?.();
  await expect(messages(page)).toHaveCount(2);
  await box(page).fill("One more thing");
  await box(page).press("Enter");
  await expect(messages(page).nth(2)).toContainText("One more thing");
  await box(page).fill("And another");
  await expect(panel(page).getByRole("button", { name: "Send message" })).toBeEnabled();
});

test("clears a file error after a message was sent", async ({ page }) => {
  await open(page);
  const refusal = panel(page).getByRole("alert");
  await panel(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "cara.txt", mimeType: "text/plain", buffer: Buffer.from("Cara") });
  await expect(refusal).toHaveText("Unsupported file type: Only PDF and Word documents are supported.");
  await ask(page, question);
  await expect(refusal).toBeHidden();
});
