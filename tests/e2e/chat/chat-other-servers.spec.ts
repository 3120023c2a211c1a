import { expect, type Page, test } from "@playwright/test";
import { site } from "#site";
import { box, messages, open, panel } from "#tests/support/pages/chat-panel.ts";

const conversations = /\/api\/chat\/conversations$/;
const ofConversation = /\/api\/chat\/conversations\/7\/messages/;

/** A server that answers with what the specification names, and nothing else. Returns what it has stored. */
async function otherServer(page: Page, posted: object = {}) {
  const stored: object[] = [];
  await page.route("**/events", (route) => route.fulfill({ status: 404 }));
  await page.route(conversations, (route) => route.fulfill({ json: { id: 7 } }));
  await page.route(ofConversation, (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: stored });
    const [, content] = /name="content"\r\n\r\n([^\r]*)/.exec(String(route.request().postDataBuffer())) ?? [];
    for (const [sender, text] of [
      ["user", content],
      ["bot", `You can apply for a job. You wrote: ${content}`],
    ])
      stored.push({
        id: stored.length + 9,
        sender,
        content: text,
        timestamp: "2026-11-29T10:00:00Z",
        attachmentUrl: null,
      });
    return route.fulfill({ status: 201, json: posted });
  });
  return stored;
}

test("talks with a server that sends only the specified fields, no headers, and nothing for a message", async ({
  page,
}) => {
  await otherServer(page);
  await open(page);
  for (const text of ["First", "Second"]) {
    await box(page).fill(text);
    await box(page).press("Enter");
    await expect(messages(page).last()).toContainText(`You wrote: ${text}`);
    await expect(box(page)).toHaveValue("");
  }
  // The ids are 9 to 12, and all times are equal.
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).nth(1)).toContainText("You wrote: First");
  await expect(messages(page).last().getByRole("button", { name: "Apply for a position" })).toBeVisible();
  await expect(panel(page).getByText("Automated assistant")).toBeVisible();
  await expect(panel(page).getByRole("alert")).toBeHidden();
});

test("shows messages without a time or a text, and with metadata of another kind", async ({ page }) => {
  const stored = await otherServer(page);
  stored.push(
    { id: 1, sender: "bot", content: "No time" },
    { id: 2, sender: "bot", content: "Odd time", timestamp: "soon", metadata: null },
    { id: 3, sender: "user", content: null, timestamp: 1_795_885_762_759, metadata: "[]" },
    { id: 4, sender: "bot", content: "The last", metadata: { citations: null, offers: "apply", related: 3 } },
  );
  await open(page);
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).last()).toContainText("The last");
});

for (const [what, answer] of [
  ["no list", { json: { messages: [] } }],
  ["a page", { contentType: "text/html", body: "<h1>Hello</h1>" }],
  ["an error", { status: 500, body: "" }],
] as const)
  test(`says that the messages could not be loaded when the answer is ${what}, and loads them again`, async ({
    page,
  }) => {
    await open(page);
    await page.reload();
    await otherServer(page);
    let isBroken = true;
    await page.route(ofConversation, (route) => (isBroken ? route.fulfill(answer) : route.fallback()));
    await page.reload();
    const notice = panel(page).getByRole("alert").filter({ hasText: "We couldn’t load the chat." });
    await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
    await expect(panel(page).getByText("One moment.")).toBeHidden();
    isBroken = false;
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(`What would you like to know about ${site.name}?`)).toBeVisible();
    await expect(notice).toBeHidden();
  });

test("says that the chat could not start when the answer names no conversation", async ({ page }) => {
  await otherServer(page);
  await page.route(conversations, (route) => route.fulfill({ json: {} }));
  await open(page);
  await expect(panel(page).getByText("We couldn’t load the chat.")).toBeVisible();
});

test("keeps the panel, and what was typed, when something in it throws", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
      get() {
        if (!("isMended" in globalThis)) throw new Error("Broken on purpose");
        return String;
      },
    });
  });
  const stored = await otherServer(page);
  await open(page);
  await box(page).fill("Not sent yet");
  stored.push({ id: 1, sender: "bot", content: "Hello", timestamp: "2026-11-29T10:00:00Z", attachmentUrl: null });
  const notice = panel(page).getByRole("alert").filter({ hasText: "The chat stopped working." });
  await expect(notice.getByRole("link", { name: site.email })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue("Not sent yet");
  await panel(page).getByRole("button", { name: "Close chat" }).click();
  await expect(panel(page)).toBeHidden();
});
