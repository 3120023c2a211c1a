import { expect, type Page } from "@playwright/test";
import { site } from "#site";

/** A question that the site answers. */
export const question = "How long do you keep my data?";

export const button = (page: Page) => page.getByRole("button", { name: "Ask us" });
export const panel = (page: Page) => page.getByRole("dialog", { name: `${site.name} Support Assistant` });
export const box = (page: Page) => page.getByRole("textbox", { name: "Message" });
export const messages = (page: Page) => page.getByRole("log", { name: "Messages" }).getByRole("article");

/** Opens the chat on a page. */
export async function open(page: Page, path = "/about") {
  await page.goto(path);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Asks a question and waits for the answer. */
export async function ask(page: Page, text: string) {
  const before = await messages(page).count();
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(before + 2);
}
