import { expect, type Page, test } from "@playwright/test";
import { ask, messages, open, question } from "#tests/support/pages/chat-panel.ts";

/** Hides or shows a page as its browser does with tabs, which a browser without a window never hides. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("keeps the site usable with the chat open in nine tabs", async ({ context }) => {
  for (let tab = 0; tab < 9; tab++) {
    const page = await context.newPage();
    await open(page);
    await expect(page.getByText("What would you like to know")).toBeVisible();
  }
  const pages = context.pages();
  const [first, last] = [pages[0] as Page, pages.at(-1) as Page];
  await ask(last, question);
  await expect(messages(first)).toHaveCount(2);
});

test("closes the stream of a hidden tab, and opens it again when the tab is shown", async ({ page }) => {
  const ended = () => page.waitForEvent("requestfailed", (request) => request.url().endsWith("/events"));
  const begun = () => page.waitForRequest((request) => request.url().endsWith("/events"));
  const [stream] = await Promise.all([begun(), open(page)]);
  const [failed] = await Promise.all([ended(), setHidden(page, true)]);
  expect(failed).toBe(stream);
  await Promise.all([begun(), setHidden(page, false)]);
  await ask(page, question);
});

test("lets another tab listen once the first is hidden", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  const begun = (page: Page) => page.waitForRequest((request) => request.url().endsWith("/events"));
  await Promise.all([begun(one), open(one)]);
  await open(two);
  await Promise.all([begun(two), setHidden(one, true)]);
});
