import { expect, type Page, test } from "@playwright/test";
import { applicant, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { ask, messages, open, panel, question } from "#tests/support/pages/chat-panel.ts";

/** Opens the panel without a stream of events, with an answered question, under a clock that the test moves. */
async function openPolling(page: Page): Promise<{ conversation: string }> {
  await page.route("**/events", (route) => route.abort());
  await page.clock.install();
  await open(page);
  const sent = page.waitForResponse((response) => response.request().method() === "POST" && isMessages(response.url()));
  const asked = ask(page, question);
  const [, conversation = ""] = /conversations\/([^/]+)/.exec((await sent).url()) ?? [];
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(messages(page)).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  await asked;
  return { conversation };
}

const isMessages = (url: string) => /\/messages(\?|$)/.test(url);

/** Lets the panel poll once and returns the response with this status: 304 when nothing has changed. */
async function poll(page: Page, status: 200 | 304) {
  const polled = page.waitForResponse(
    (one) => one.request().method() === "GET" && isMessages(one.url()) && one.status() === status,
  );
  await page.clock.runFor(5000);
  return await polled;
}

/** The logged-in admin, who uses the API beside the browser. */
async function logIn(baseURL: string | undefined): Promise<Visitor> {
  const ada = new Visitor(String(baseURL));
  expect((await ada.logIn(cast.ada)).status).toBe(200);
  return ada;
}

test("asks only for what follows the last message, and receives nothing while nothing changes", async ({
  page,
  baseURL,
}) => {
  const { conversation } = await openPolling(page);
  const unchanged = await poll(page, 304);
  expect(new URL(unchanged.url()).searchParams.has("after")).toBe(true);
  const ada = await logIn(baseURL);
  await ada.post(`/api/admin/conversations/${conversation}/messages`, { content: "A person was here." });
  expect(await (await poll(page, 200)).json()).toHaveLength(1);
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText("A person was here.");
});

test("shows without a reload that the team answers, or returned the conversation to the assistant", async ({
  page,
  baseURL,
}) => {
  const { conversation } = await openPolling(page);
  const address = `/api/admin/conversations/${conversation}`;
  const ada = await logIn(baseURL);
  await ada.post(`${address}/messages`, { content: "A person was here." });
  await poll(page, 200);
  await expect(panel(page).getByText("You’re chatting with our team")).toBeVisible();
  await ada.send(address, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ status: "active" }),
  });
  await poll(page, 200);
  await expect(panel(page).getByText("You’re chatting with our team")).toBeHidden();
  await expect(messages(page)).toHaveCount(3);
});

test("removes the link to a resume whose application was removed", async ({ page, baseURL }) => {
  const { conversation } = await openPolling(page);
  const email = `cara-${Date.now()}@example.com`;
  const form = {
    sender: "user",
    content: "My application",
    isApplicationRequest: "true",
    metadata: JSON.stringify({ ...applicant, email }),
    attachment: { name: "cara.pdf", mimeType: "application/pdf", buffer: pdf() },
  };
  const applied = await page.request.post(`/api/chat/conversations/${conversation}/messages`, {
    multipart: form,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(applied.status()).toBe(201);
  await poll(page, 200);
  const link = messages(page).getByRole("link", { name: "Attached file" });
  await expect(link).toBeVisible();
  const ada = await logIn(baseURL);
  const all: { id: string; email: string }[] = (await ada.get("/api/admin/job-applications")).json;
  const application = all.find((one) => one.email === email)?.id;
  const removed = await ada.send(`/api/admin/job-applications/${application}`, { method: "DELETE" });
  expect(removed.status).toBe(204);
  await poll(page, 200);
  await expect(link).toBeHidden();
  await expect(messages(page)).toHaveCount(4);
});

test("loads a message that sorts before the last one, as one of another server process may", async ({
  page,
  baseURL,
}) => {
  const { conversation } = await openPolling(page);
  await poll(page, 304);
  // Such a message does not follow the last one.
  const isAfter = (url: URL) => url.searchParams.has("after");
  await page.route(isAfter, async (route) => route.fulfill({ response: await route.fetch(), json: [] }), { times: 1 });
  const ada = await logIn(baseURL);
  await ada.post(`/api/admin/conversations/${conversation}/messages`, { content: "A person was here." });
  await poll(page, 200);
  await expect(messages(page)).toHaveCount(3);
});
