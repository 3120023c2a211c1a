import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { Visitor } from "#harness/visitor.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

/** Three words that no other question contains, so that the dashboard does not group questions of different tests. */
const newWords = () =>
  Array.from(
    { length: 3 },
    () =>
      `lamp${crypto
        .randomUUID()
        .replace(/[^a-f]/g, "")
        .slice(0, 8)}`,
  ).join(" ");

/** Starts a conversation whose question has no answer on the site and whose visitor asks for a person. */
async function startWaitingConversation(baseURL: string, name: string) {
  const vera = new Visitor(baseURL);
  const id = await startConversation(vera, { userName: name });
  const question = `How tall is your lighthouse of ${name}, ${newWords()}? My card is 4111 1111 1111 1111`;
  await sendMessage(vera, id, question);
  const readMessages = async () => (await vera.get(`/api/chat/conversations/${id}/messages`)).json;
  await expect.poll(async () => (await readMessages()).length).toBe(2);
  await vera.post(`/api/chat/conversations/${id}/hand-over`, { email: cast.vera.email });
  return { id, readMessages };
}

test.beforeEach(async ({ page, baseURL }) => {
  const answer = await page.request.post("/api/login", { data: cast.ada, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
});

test("the team finds a waiting visitor, reads the masked conversation, answers, and closes it", async ({
  page,
  baseURL,
}) => {
  const name = `Vera ${Date.now()}`;
  const { readMessages } = await startWaitingConversation(String(baseURL), name);
  await page.goto("/admin?tab=conversations");
  await expect(page.getByText("Answered from the site")).toBeVisible();
  await page.getByText(/^Needs a reply \d+$/).click();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("1 new");
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name });
  const messages = dialog.getByRole("list", { name: "Messages" }).locator("> li");
  await expect(messages).toHaveCount(3);
  await expect(messages.first()).toContainText("My card is card number");
  await expect(dialog.getByRole("link", { name: cast.vera.email })).toBeVisible();
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(dialog.getByText("Write a reply")).toBeVisible();
  const box = dialog.getByLabel("Your reply");
  await box.fill("About 100 metres.");
  await box.press("ArrowRight");
  await expect(box).toBeFocused();
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(messages).toHaveCount(4);
  await expect(messages.last()).toContainText("Our team");
  await expect(dialog.getByText("Answered", { exact: true })).toBeVisible();
  await expect(box).toHaveValue("");
  expect((await readMessages()).at(-1)).toMatchObject({ content: "About 100 metres.", metadata: { author: "team" } });
  await dialog.getByRole("button", { name: "Close conversation" }).click();
  await expect(dialog.getByText("Closed", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name })).toHaveCount(0);
});

test("a link opens a conversation, unanswered questions are listed, and a conversation is removed permanently", async ({
  page,
  baseURL,
}) => {
  const name = `Vera ${Date.now()}`;
  const { id, readMessages } = await startWaitingConversation(String(baseURL), name);
  await page.goto(`/admin?tab=conversations&open=${id}`);
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByLabel("Your reply")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const questions = page.getByRole("list", { name: "Questions that need better answers" });
  const question = questions.getByRole("listitem").filter({ hasText: name });
  await question.getByRole("button", { name: "Open the conversation" }).click();
  await dialog.getByRole("button", { name: "Delete…" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name })).toHaveCount(0);
  expect((await readMessages()).status).toBe(404);
});

test("groups similar questions without a helpful answer, with their number and links to their conversations", async ({
  page,
  baseURL,
}) => {
  const vera = new Visitor(String(baseURL));
  const words = newWords();
  for (const question of [`How tall is your tower ${words}?`, `how tall are your towers, ${words}`]) {
    const id = await startConversation(vera, { userName: `Vera ${words}` });
    await sendMessage(vera, id, question);
    const answered = async () => (await vera.get(`/api/chat/conversations/${id}/messages`)).json;
    await expect.poll(async () => (await answered()).length).toBe(2);
  }
  const helped = await startConversation(vera, { userName: "Vera" });
  await sendMessage(vera, helped, "How long do you keep my data?");
  const readMessages = async () => (await vera.get(`/api/chat/conversations/${helped}/messages`)).json;
  await expect.poll(async () => (await readMessages()).length).toBe(2);
  const [, answer] = await readMessages();
  const rated = await vera.send(`/api/chat/conversations/${helped}/messages/${answer.id}/feedback`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: '{"helpful":false}',
  });
  expect(rated.status).toBe(200);

  await page.goto("/admin?tab=conversations");
  const questions = page.getByRole("list", { name: "Questions that need better answers" });
  await page.getByText(/^Unanswered \d+$/).click();
  const group = questions.locator("> li").filter({ hasText: words });
  await expect(group).toHaveCount(1);
  await expect(group).toContainText(`how tall are your towers, ${words}`);
  await expect(group).toContainText("2 unanswered");
  await group.getByText("1 similar question").click();
  await group.getByRole("listitem").getByRole("button", { name: `How tall is your tower` }).click();
  const dialog = page.getByRole("dialog", { name: `Vera ${words}` });
  await expect(dialog.getByRole("list", { name: "Messages" })).toContainText(`How tall is your tower ${words}?`);
  await page.keyboard.press("Escape");
  await page.getByText(/^Not helpful \d+$/).click();
  await expect(questions.locator("> li").filter({ hasText: "How long do you keep my data?" })).toContainText(
    /not helpful/i,
  );
  await expect(group).toHaveCount(0);
  await page.goto(`/admin?tab=conversations&open=${helped}`);
  await expect(page.getByRole("dialog", { name: "Vera" })).toContainText("The visitor found this unhelpful");
});

test("closing the dialog keeps the typed reply, and failures appear in the dialog and in the report", async ({
  page,
  baseURL,
}) => {
  const name = `Vera ${Date.now()}`;
  const { id, readMessages } = await startWaitingConversation(String(baseURL), name);
  await page.route("**/api/admin/conversation-report", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/admin?tab=conversations&open=${id}`);
  await expect(page.getByText("The report could not be loaded")).toBeVisible();
  const dialog = page.getByRole("dialog", { name });
  const box = dialog.getByLabel("Your reply");
  await box.fill("About 100 metres.");
  await page.keyboard.press("Escape");
  await page.getByRole("row", { name }).getByRole("button").click();
  await expect(box).toHaveValue("About 100 metres.");

  await page.route(`**/api/admin/conversations/${id}**`, (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 503, body: "Too busy" }),
  );
  const alerts = dialog.getByRole("alert");
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(alerts).toHaveText("Not sent. 503: Too busy");
  await dialog.getByRole("button", { name: "Close conversation" }).click();
  await expect(alerts).toHaveText(["Not sent. 503: Too busy", "Status not changed. 503: Too busy"]);
  await page.unroute(`**/api/admin/conversations/${id}**`);
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(box).toHaveValue("");
  expect((await readMessages()).at(-1).content).toBe("About 100 metres.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByText(/^Answered \d+$/).click();
  await page.getByRole("row", { name }).getByRole("button").click();
  await expect(box).toHaveValue("");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`axe finds no violations in the tab and in a conversation, wide or narrow, ${colorScheme}`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { id } = await startWaitingConversation(String(baseURL), "Vera");
    await page.goto("/admin?tab=conversations");
    await expect(page.getByRole("row", { name: "Vera" }).first()).toBeVisible();
    await expect(page.getByText("Answered from the site")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 780 });
    expect(await violations(page)).toEqual([]);
    await expectNothingSideways(page);
    await page.goto(`/admin?tab=conversations&open=${id}`);
    await expect(page.getByLabel("Your reply")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test("an expired session hides the lists and offers to log in again", async ({ page }) => {
  await page.route(/\/api\/admin\/conversation/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/admin?tab=conversations");
  const alert = page.getByRole("alert").filter({ hasText: "The conversations could not be loaded" });
  await expect(alert).toContainText("your session has ended");
  await expect(page.getByRole("link", { name: "Log in again" }).first()).toHaveAttribute("href", "/auth");
});
