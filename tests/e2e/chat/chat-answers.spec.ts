import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { ask, box, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";

const message = (id: string, sender: "user" | "bot", content: string, more: object = {}) => ({
  id,
  sender,
  content,
  timestamp: "2026-03-02T12:00:00.000Z",
  attachmentUrl: null,
  attachmentType: null,
  isApplicationRequest: false,
  metadata: {},
  asks: null,
  helpful: null,
  ...more,
});

const listed = message(
  "2",
  "bot",
  "You can ask for a demo in three ways, a demo being free:\n\n- the form\n- email us\n\nAnything else? <b>Ask</b>\n- really",
  {
    asks: "feedback",
    metadata: {
      citations: [
        { title: "Contact Us", path: "/contact" },
        { title: "Privacy Policy", path: "/privacy-policy#retention" },
        { title: "Privacy Policy", path: "/privacy-policy#rights" },
      ],
      links: [
        { text: "demo", path: "/products" },
        { text: "demo", path: "/contact#demo" },
        { text: "email us", path: "/contact" },
      ],
    },
  },
);

/** Shows a conversation with these messages, as if the server had sent them. */
async function show(page: Page, all: object[]) {
  await page.route("**/events", (route) => route.abort());
  await page.route("**/messages*", (route) =>
    route.fulfill({ json: all, headers: { "Message-Count": String(all.length), "Conversation-Status": "active" } }),
  );
  await open(page);
}

test("shows lists and links in an answer, and the sources below it", async ({ page }) => {
  await show(page, [message("1", "user", "- not a list"), listed]);
  const [own, answer] = [messages(page).first(), messages(page).last()];
  await expect(own.getByRole("list")).toHaveCount(0);
  await expect(answer.getByRole("list")).toHaveCount(2);
  await expect(answer.getByRole("listitem")).toHaveText(["the form", "email us", "really"]);
  const links = await answer.getByRole("link").all();
  expect(
    await Promise.all(links.map(async (link) => [await link.textContent(), await link.getAttribute("href")])),
  ).toEqual([
    ["demo", "/products"],
    ["demo", "/contact#demo"],
    ["email us", "/contact"],
    ["Contact Us", "/contact"],
    ["Privacy Policy", "/privacy-policy#retention"],
  ]);
  await expect(answer.getByText("Anything else? <b>Ask</b>")).toBeVisible();
  await expect(answer.getByText("Sources: Contact Us · Privacy Policy")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("asks whether an answer helped, keeps the choice across a reload, and lets the visitor change it", async ({
  page,
}) => {
  await open(page);
  await ask(page, "hello");
  const asked = page.getByRole("group", { name: "Was this helpful?" });
  await expect(asked).toHaveCount(0);
  await ask(page, question);
  const [yes, no] = [asked.getByRole("button", { name: "Yes" }), asked.getByRole("button", { name: "No" })];
  await expect(yes).toHaveAttribute("aria-pressed", "false");
  await no.click();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(asked).toContainText("Thank you.");
  await page.reload();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await page.route("**/feedback", (route) => route.abort());
  await yes.click();
  await expect(page.getByText("Your feedback was not saved. Please try again.", { exact: true })).toBeVisible();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await page.unroute("**/feedback");
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await expect(no).toHaveAttribute("aria-pressed", "false");
  expect(await violations(page)).toEqual([]);
});

test("asks for the email address in the conversation when the visitor wants a person", async ({ page }) => {
  await open(page);
  await ask(page, "I want to talk to a person");
  const form = page.getByRole("form", { name: "Talk to a person" });
  await expect(form).toBeVisible();
  // It appears by itself, so it does not take the focus.
  await expect(box(page)).toBeFocused();
  await expect(panel(page).getByRole("button", { name: "Talk to a person" })).toHaveCount(0);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toBeHidden();
  await page.reload();
  await form.getByLabel("Email").fill(cast.vera.email);
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Send to the team" }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(form).toBeHidden();
});

test("suggests questions about the page, and sends the one that is pressed", async ({ page }) => {
  const suggestions = () => panel(page).getByRole("list", { name: "Suggested questions" }).getByRole("button");
  await open(page, "/products/ai-scanner");
  await expect(suggestions()).toHaveCount(3);
  const texts = await suggestions().allTextContents();
  await suggestions().last().click();
  await expect(messages(page).first()).toContainText(texts[2] ?? "");
  await expect(messages(page)).toHaveCount(2);
  await expect(suggestions()).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/cookie-policy");
  await expect(suggestions()).toHaveCount(3);
  expect(await suggestions().allTextContents()).not.toEqual(texts);
});

test("shows near questions below an answer that may miss the point, and sends the one that is pressed", async ({
  page,
}) => {
  await open(page);
  await ask(page, "stop analytics cookies");
  const related = () => panel(page).getByRole("list", { name: "Related questions" }).getByRole("button");
  await expect(related()).toHaveCount(3);
  const [first = ""] = await related().allTextContents();
  await related().first().click();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).nth(2)).toContainText(first);
  // A question in the words of an answer is certain.
  await expect(related()).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("shows the fine print before the first message, and on request after it", async ({ page }) => {
  await open(page);
  const finePrint = panel(page).getByText("We keep messages for");
  await expect(finePrint).toBeVisible();
  await ask(page, question);
  await expect(finePrint).toBeHidden();
  const button = panel(page).getByRole("button", { name: "What we keep" });
  await button.click();
  await expect(finePrint).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("hides the scroll bar of the messages 600 ms after use, with a thumb of at least 18 px", async ({ page }) => {
  await open(page);
  const log = panel(page).getByRole("region", { name: "Conversation" });
  const thumb = () =>
    log.evaluate((element) => {
      const { minHeight, backgroundColor } = getComputedStyle(element, "::-webkit-scrollbar-thumb");
      return { minHeight, isShown: backgroundColor !== "rgba(0, 0, 0, 0)" };
    });
  await box(page).focus();
  await page.mouse.move(5, 5);
  expect(await thumb()).toEqual({ minHeight: "18px", isShown: false });
  await log.hover();
  await expect.poll(thumb).toEqual({ minHeight: "18px", isShown: true });
  await page.mouse.move(5, 5);
  await expect.poll(thumb).toEqual({ minHeight: "18px", isShown: false });
  expect(await log.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe("0.6s");
});

test("grows the message box with its text, up to a limit", async ({ page }) => {
  await open(page);
  const height = async () => (await box(page).boundingBox())?.height ?? 0;
  const one = await height();
  await box(page).fill("One\nTwo\nThree");
  const three = await height();
  expect(three).toBeGreaterThan(one + 30);
  await box(page).fill("A line\n".repeat(40));
  expect(await height()).toBeLessThanOrEqual(9 * 16);
  // Not every browser has `field-sizing`.
  expect(await box(page).evaluate((element) => getComputedStyle(element).getPropertyValue("field-sizing"))).not.toBe(
    "content",
  );
  // With reduced motion, every change of style is a short transition.
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await box(page).fill("One\nTwo\nThree");
    expect(await height()).toBe(three);
    await box(page).fill("");
    expect(await height()).toBe(one);
  }
});

test("does not send while an input method composes a word", async ({ page }) => {
  await open(page);
  await box(page).fill("ほうれい");
  for (const pressed of [
    { isComposing: true, keyCode: 13 },
    { isComposing: false, keyCode: 229 },
  ]) {
    await box(page).evaluate((element, init) => {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
    }, pressed);
    await expect(box(page)).toHaveValue("ほうれい");
    await expect(messages(page)).toHaveCount(0);
  }
  await box(page).press("Enter");
  await expect(messages(page)).toHaveCount(2);
});
