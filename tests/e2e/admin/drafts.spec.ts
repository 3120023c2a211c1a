import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { Visitor } from "#harness/visitor.ts";
import { type DraftForm, draftForms } from "#tests/support/pages/draft-forms.ts";

let server: ServerProcess;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-drafts-"));
  server = await startProcess({ ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: folder });
});
test.afterAll(async () => {
  await stopProcess(server);
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a record and returns its id. */
async function recordOf(kind: DraftForm["record"]): Promise<string> {
  const visitor = new Visitor(server.origin);
  if (kind === "inquiries") return (await visitor.post("/api/inquiries", cast.vera)).json.id;
  if (kind === "applications") {
    const email = `${crypto.randomUUID()}@looms.example`;
    return (await visitor.post("/api/job-applications", { ...applicant, email })).json.id;
  }
  const id = await startConversation(visitor, { userName: "Vera" });
  await sendMessage(visitor, id, "How tall is the lighthouse?");
  return id;
}

const apiOf = { inquiries: "inquiries", applications: "job-applications", conversations: "conversations" };

async function post(page: Page, path: string, data?: object) {
  const answer = await page.request.post(`${server.origin}${path}`, {
    headers: { origin: server.origin },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const { name, record, open, type, expectTyped, send, refusal, readAt, stored } of draftForms)
  test(`${name} survives a failing server, a reload and an expired session, and is then stored`, async ({ page }) => {
    await post(page, "/api/login", cast.ada);
    // So that a new one is written beside it.
    await post(page, "/api/admin/application-templates", {
      name: crypto.randomUUID(),
      subject: "Hello",
      text: "Hello",
    });
    const id = await recordOf(record);
    const path = `${server.origin}/api/admin/${apiOf[record]}/${id}`;
    const read = async () =>
      await (
        await page.request.get(readAt.startsWith("/") ? server.origin + readAt : `${path}/${readAt}`.replace(/\/$/, ""))
      ).text();
    await page.goto(`${server.origin}/admin/${record}/${id}`);
    const dialog = page.getByRole("dialog").first();

    let form = await open(dialog);
    await type(form);
    await expectTyped(form);

    await page.route("**/api/admin/**", (route) =>
      ["POST", "PUT", "PATCH"].includes(route.request().method()) && !route.request().url().endsWith("/presence")
        ? route.fulfill({ status: 503, body: "Not now" })
        : route.continue(),
    );
    await form.getByRole("button", { name: send, exact: true }).click();
    await expect(dialog.getByText(refusal)).toBeVisible();
    form = await open(dialog);
    await expectTyped(form);
    await page.unroute("**/api/admin/**");
    expect(await read()).not.toContain(stored);

    await page.reload();
    form = await open(dialog);
    await expectTyped(form);

    await post(page, "/api/logout");
    // The page asks for news by itself, so the login dialog may lie over the button already.
    await form.getByRole("button", { name: send, exact: true }).evaluate((button: HTMLElement) => button.click());
    const again = page.getByRole("dialog", { name: "Your session has ended" });
    await again.getByLabel("Password", { exact: true }).fill(cast.ada.password);
    await again.getByRole("button", { name: "Log in" }).click();
    await expect(again).toBeHidden();
    form = await open(dialog);
    await expectTyped(form);

    await form.getByRole("button", { name: send, exact: true }).click();
    await expect.poll(read).toContain(stored);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("drafts"))).toBeNull();
  });

test("a note survives a reload after the session has ended, through the login page", async ({ page }) => {
  await post(page, "/api/login", cast.ada);
  const id = await recordOf("inquiries");
  await page.goto(`${server.origin}/admin/inquiries/${id}`);
  const note = page.getByRole("textbox", { name: "Add a note" });
  await note.fill("Call on Friday");
  await post(page, "/api/logout");
  await page.reload();
  await page.waitForURL("**/auth");
  await page.getByLabel("Username").first().fill(cast.ada.username);
  await page.getByLabel("Password", { exact: true }).first().fill(cast.ada.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/inquiries/${id}`);
  await expect(note).toHaveValue("Call on Friday");
});
