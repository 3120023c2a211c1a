import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { type MailServer, openMailServer, readEmail } from "#harness/mail-server.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

let mailServer: MailServer;
let server: ServerProcess;
let folder: string;
test.beforeAll(async () => {
  mailServer = await openMailServer();
  folder = mkdtempSync(join(tmpdir(), "site-replies-"));
  server = await startProcess({
    ...adminEnvironment,
    ...mailServer.environment,
    RATE_LIMITS: "off",
    DATA_DIR: folder,
  });
});
test.afterAll(async () => {
  await stopProcess(server);
  await mailServer.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a reply from a template survives a reload and a failing API, can be undone, and arrives", async ({ page }) => {
  const { origin } = server;
  const api = async (path: string, data?: object) => {
    const answer = await page.request.post(`${origin}/api/${path}`, { headers: { origin }, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  await api("login", cast.ada);
  const { id } = await api("inquiries", cast.vera);
  await page.goto(`${origin}/admin/inquiries/${id}`);
  const dialog = page.getByRole("dialog", { name: "Vera Visitor" });
  await expect(dialog.getByText("Email replies appear here")).toBeVisible();
  await dialog.getByRole("button", { name: "Reply by email" }).click();
  const text = dialog.getByLabel("Your reply");
  await expect(text).toBeFocused();
  await expect(dialog.getByRole("link", { name: "Use your email program" })).toHaveAttribute(
    "href",
    /^mailto:vera@clinic\.example\?subject=Your%20request/,
  );

  await dialog.getByRole("button", { name: "Create a template" }).click();
  const templates = page.getByRole("dialog", { name: "Reply templates" });
  await templates.getByLabel("Name").fill("Demo");
  await templates.getByLabel("Subject").fill("A demo for {{company}}");
  await templates.getByLabel("Text").fill("Dear {{frist name}},\n\nwould {{day}} work?\n\n{{my name}}");
  await templates.getByRole("button", { name: "Save template" }).click();
  await expect(templates.getByText("{{frist name}} is not a placeholder.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await templates.getByLabel("Text").fill("Dear {{first name}},\n\nwould Thursday work?\n\n{{my name}}");
  await templates.getByRole("button", { name: "Save template" }).click();
  await expect(templates.getByRole("listitem")).toHaveText(/Demo/);
  await expect(templates.getByRole("button", { name: "New template" })).toBeFocused();
  await templates.getByRole("button", { name: /^Demo/ }).click();
  await templates.getByRole("button", { name: "Cancel" }).click();
  await expect(templates.getByRole("button", { name: /^Demo/ })).toBeFocused();
  await templates.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.getByLabel("Template", { exact: true }).selectOption("Demo");
  await expect(dialog.getByLabel("Subject")).toHaveValue("A demo for Vera's Clinic");
  await expect(text).toHaveValue("Dear Vera,\n\nwould Thursday work?\n\nada.admin");

  await page.reload();
  await expect(text).toHaveValue("Dear Vera,\n\nwould Thursday work?\n\nada.admin");
  for (const [width, colorScheme] of [
    [360, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNothingSideways(page, width);
    expect(await violations(page)).toEqual([]);
  }
  const preview = page.waitForResponse((response) => response.url().endsWith("/reply-previews"));
  await dialog.getByRole("button", { name: "Preview" }).click();
  expect(await (await preview).text()).toContain("would Thursday work?");
  await page.getByRole("dialog", { name: "Preview" }).getByRole("button", { name: "Close" }).click();

  const sending = dialog.getByText(/^Sending in \d+ s$/);
  await page.route("**/replies", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await text.press("Control+Enter");
  await expect(dialog.getByRole("alert")).toContainText("Not sent.");
  await expect(text).toHaveValue(/Dear Vera/);
  await page.unroute("**/replies");
  await text.press("Control+Enter");
  await expect(sending).toBeVisible();
  await expect(text).toHaveCount(0);
  await page.reload();
  await expect(sending).toBeVisible();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue(/Dear Vera/);
  await expect(sending).toHaveCount(0);
  await text.press("Control+a");
  await text.fill("Dear Vera, is Friday better?");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(sending).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // As if the rest of the 30 seconds had passed. The worker looks at the outbox every five seconds.
  const database = openSqlite(folder, { shared: true });
  const isReply = { kind: "reply", state: "waiting" } as const;
  await database.write((queries) =>
    queries
      .updateTable("mails")
      .set({ dueAt: Date.now() })
      .where((eb) => eb.and(isReply))
      .execute(),
  );
  await database.close();
  const replies = () =>
    mailServer.emails.map(readEmail).filter(({ subject }) => subject === "A demo for Vera's Clinic");
  await expect.poll(() => replies().map(({ text }) => text)).toEqual([expect.stringContaining("is Friday better?")]);
  await page.reload();
  await expect(dialog.getByText("Sent", { exact: true })).toBeVisible();

  await dialog.getByRole("button", { name: "Log an answer" }).click();
  const log = page.getByRole("dialog", { name: "Log an answer" });
  await log.getByLabel("Received by").selectOption("Phone");
  await log.getByLabel("What the answer was").fill("Friday at noon.");
  await log.getByRole("button", { name: "Save" }).click();
  const entries = dialog.getByRole("list", { name: "Correspondence" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  const logged = entries.filter({ hasText: "Answer by phone" });
  await expect(logged).toContainText("Friday at noon.");
  await logged.getByRole("button", { name: "Delete…" }).click();
  await logged.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(entries).toHaveCount(1);
});
