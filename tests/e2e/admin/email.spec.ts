import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { type MailServer, mailUser, openMailServer, refusal, team } from "#harness/mail-server.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const tab = "/admin?tab=email-settings";
const testInquiry = (page: Page) => page.getByRole("button", { name: "Test Inquiry Email" });
const testApplication = (page: Page) => page.getByRole("button", { name: "Test Job Application Email" });
/** The toast, not the result that stays in the card. */
const toast = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

async function openTab(page: Page, origin: string) {
  const answer = await page.request.post(`${origin}/api/login`, { data: cast.ada, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`${origin}${tab}`);
  await expect(page.getByRole("heading", { level: 2, name: "Outbox" })).toBeVisible();
}

async function expectNothingFound(page: Page) {
  // The frame of a preview runs no scripts, so axe cannot read it; tests/e2e/emails.spec.ts checks the emails.
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page, { exclude: ".email-preview" }), colorScheme).toEqual([]);
  }
}

test("without settings, names the missing variables, disables the test buttons, and links to the guide", async ({
  page,
  baseURL,
}) => {
  await openTab(page, String(baseURL));
  await expect(page.getByText("Not Configured")).toBeVisible();
  const missing = page.getByRole("definition").filter({ hasText: "Until they are set" });
  await expect(missing.getByRole("listitem")).toHaveText([
    "EMAIL_SERVICE",
    "EMAIL_USER",
    "EMAIL_PASSWORD",
    "EMAIL_RECIPIENTS",
  ]);
  await expect(testInquiry(page)).toBeDisabled();
  await expect(testApplication(page)).toBeDisabled();
  await expectNothingFound(page);
  await page.getByRole("link", { name: "How to set up email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Email" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "EMAIL_RECIPIENTS", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to Email Settings" }).click();
  await expect(page.getByRole("button", { name: "Refresh Status" })).toBeVisible();
});

test.describe("with a mail server", () => {
  test.describe.configure({ mode: "serial" });
  let mailServer: MailServer;
  let server: ServerProcess;
  let folder: string;
  test.beforeAll(async () => {
    mailServer = await openMailServer();
    folder = mkdtempSync(join(tmpdir(), "site-email-"));
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

  /** The login itself may send an email, which a fault of the mail server would refuse as well. */
  async function loginEmailHasLeft(page: Page) {
    const counts = async () => (await (await page.request.get(`${server.origin}/api/admin/mails`)).json()).counts;
    await expect.poll(counts).toMatchObject({ waiting: 0, sending: 0 });
  }

  async function sendInquiries(page: Page, ...addresses: string[]) {
    for (const email of addresses) {
      const options = { data: { ...cast.vera, email }, headers: { origin: server.origin } };
      expect((await page.request.post(`${server.origin}/api/inquiries`, options)).status()).toBe(201);
    }
  }

  test("shows the settings without the password, sends a test email of either type, and reports the result", async ({
    page,
  }) => {
    await openTab(page, server.origin);
    await expect(page.getByText("Configured", { exact: true })).toBeVisible();
    for (const value of [String(mailServer.environment.EMAIL_SERVICE), mailUser.user, ...team])
      await expect(page.getByText(value, { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain(mailUser.password);
    await expect(page.getByText("No emails yet")).toBeVisible();

    const held: (() => void)[] = [];
    mailServer.faults.data = () => new Promise<void>((resolve) => held.push(resolve));
    for (const [button, name, subject] of [
      [testInquiry(page), "Test Inquiry Email", "Test: Demo request"],
      [testApplication(page), "Test Job Application Email", "Test: Job application"],
    ] as const) {
      const count = mailServer.emails.length;
      await button.press("Enter");
      await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
      await expect(page.getByRole("button", { name: /^Test / })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Refresh Status" })).toBeEnabled();
      await expect.poll(() => held.length).toBe(1);
      held.pop()?.();
      await expect(toast(page, "Email Sent")).toContainText("Test email was sent successfully.");
      await expect(page.getByRole("button", { name })).toBeFocused();
      await expect(page.getByText("accepted by the mail server")).toBeVisible();
      const [email] = await mailServer.arrived(count + 1).then((all) => all.slice(count));
      expect(email?.headers.subject).toContain(subject);
      expect(email?.to).toEqual(team);
    }
    delete mailServer.faults.data;
  });

  test("shows the mail server's refusal, a connection failure, and a failed request", async ({ page }) => {
    await openTab(page, server.origin);
    await loginEmailHasLeft(page);
    mailServer.faults.recipient = () => {
      throw refusal(550, "5.7.1 we do not know you");
    };
    await testInquiry(page).click();
    await expect(toast(page, "Failed to Send")).toContainText("550 5.7.1 we do not know you");
    await expect(page.getByText("not sent")).toBeVisible();
    await expectNothingFound(page);
    delete mailServer.faults.recipient;

    mailServer.faults.connect = () => {
      throw refusal(421, "4.3.2 no service now");
    };
    await testApplication(page).click();
    await expect(toast(page, "Failed to Send")).toContainText("421 4.3.2 no service now");
    delete mailServer.faults.connect;

    await mailServer.stop();
    await testInquiry(page).click();
    await expect(toast(page, "Failed to Send")).toContainText("ECONNREFUSED");
    mailServer = await openMailServer(mailServer.port);

    await page.route("**/api/admin/test-email", (route) => route.fulfill({ json: { success: false, message: "" } }));
    await testInquiry(page).click();
    await expect(toast(page, "Failed to Send")).toContainText("Could not send test email. Check server logs.");

    await page.route("**/api/admin/test-email", (route) => route.fulfill({ status: 502, body: "no gateway" }));
    await testInquiry(page).click();
    await expect(toast(page, "Error")).toContainText("Failed to send test email: 502: no gateway");
    await expect(testInquiry(page)).toBeEnabled();
  });

  test("the outbox shows refused recipients with the reason, retries, cancels, and previews an email", async ({
    page,
  }) => {
    mailServer.faults.recipient = (address) => {
      if (address === cast.vera.email) throw refusal(550, "5.1.1 no such user here");
      if (address === "late@clinic.example")
        throw refusal(
          450,
          "4.2.0 greylisted, see https://postgrey.example/help/clinic.example/and-a-very-long-address.html",
        );
    };
    await sendInquiries(page, cast.vera.email, "late@clinic.example");
    await openTab(page, server.origin);
    const rows = page.getByRole("table", { name: "Emails" }).getByRole("row");
    const rowOf = (address: string) => rows.filter({ hasText: address });
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh", exact: true }).click();
      await expect(rowOf("late@clinic.example")).toContainText(/Next try in \d+ min/, { timeout: 2000 });
      await expect(rowOf(cast.vera.email)).toContainText("Failed", { timeout: 2000 });
    }).toPass();
    await expect(rows.filter({ hasText: "New inquiry" }).first()).toContainText("Sent");

    await page.getByRole("radio", { name: "Failed 1" }).check({ force: true });
    await expect(rowOf("late@clinic.example")).toHaveCount(0);
    await page.route(/\/api\/admin\/mails\/[^/?]+$/, (route) => route.fulfill({ status: 500, body: "" }));
    await rowOf(cast.vera.email).getByRole("button").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Inquiry received" });
    await expect(dialog.getByRole("alert")).toContainText("The email could not be loaded");
    await page.unroute(/\/api\/admin\/mails\/[^/?]+$/);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("region", { name: "Attempts" })).toContainText("550 5.1.1 no such user here");
    const preview = dialog.frameLocator("iframe");
    await expect(preview.getByRole("heading", { name: "We received your request." })).toBeVisible();
    await expectNothingFound(page);
    const link = await dialog.getByRole("link", { name: "Open in a new tab" }).boundingBox();
    expect(link?.height).toBeGreaterThanOrEqual(24);
    delete mailServer.faults.recipient;
    await dialog.getByRole("button", { name: "Retry now" }).press("Enter");
    await expect(toast(page, "Retrying")).toBeVisible();
    await expect.poll(() => mailServer.emails.filter(({ to }) => to.includes(cast.vera.email)).length).toBe(1);

    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("radio", { name: "All" }).check({ force: true });
    await rowOf("late@clinic.example").getByRole("button").press("Enter");
    await page.getByRole("button", { name: "Cancel email" }).press("Enter");
    await expect(dialog.getByRole("status").filter({ hasText: "The email is canceled." })).toBeVisible();
    await expect(dialog.getByRole("definition").first()).toHaveText("Canceled");
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Canceled 1" }).check({ force: true });
    await expect(rowOf("late@clinic.example")).toContainText("Canceled");
  });

  test("failing emails are announced in every tab, explained, found, and retried all at once", async ({ page }) => {
    await page.request.post(`${server.origin}/api/login`, { data: cast.ada, headers: { origin: server.origin } });
    await loginEmailHasLeft(page);
    mailServer.faults.recipient = (address) => {
      if (address === "gone@shop.example") throw refusal(550, "5.1.1 user unknown");
      if (address === "full@shop.example") throw refusal(452, "4.2.2 over quota");
      throw refusal(450, "4.2.1 try again later");
    };
    await sendInquiries(page, "gone@shop.example", "full@shop.example");
    const failing = async () => (await page.request.get(`${server.origin}/api/admin/mails/failing`)).json();
    await expect.poll(async () => (await failing()).count).toBe(4);

    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto(`${server.origin}/admin`);
    const notice = page.getByRole("paragraph").filter({ hasText: "4 emails are failing." });
    await notice.getByRole("link", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/admin\/email\?state=failing$/);
    await expect(page.getByRole("radio", { name: "Failing 4" })).toBeChecked();
    await expect(page.getByText(/^The last email failed at .+: the /)).toBeVisible();
    const rows = page.getByRole("table", { name: "Emails" }).getByRole("row");
    const gone = rows.filter({ hasText: "gone@shop.example" });
    await expect(gone).toContainText("The recipient’s mailbox does not exist. 550 5.1.1 user unknown");
    await expect(rows.filter({ hasText: "full@shop.example" })).toContainText("The recipient’s mailbox is full.");
    await expectNothingFound(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.getByRole("searchbox", { name: "Search emails" }).fill("GONE@shop");
    await expect(rows).toHaveCount(2);
    await gone.getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: "Inquiry received" });
    await expect(dialog.getByText("Check the address for typos.")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(`${page.url()} ${requests.join(" ")}`.toLowerCase()).not.toContain("gone");
    expect(requests).toContain(`POST ${server.origin}/api/admin/mails/searches`);
    await page.getByRole("searchbox", { name: "Search emails" }).fill("");
    await expect(rows).toHaveCount(5);

    const held: (() => void)[] = [];
    delete mailServer.faults.recipient;
    mailServer.faults.data = () => new Promise<void>((resolve) => held.push(resolve));
    await page.getByRole("button", { name: "Retry all…" }).press("Enter");
    await expect(page.getByRole("button", { name: "Not now" })).toBeFocused();
    await page.getByRole("button", { name: "Retry all", exact: true }).press("Enter");
    await expect(page.getByText("Retrying 4 of 4 failing emails…")).toBeVisible();
    await expect.poll(() => held.length).toBe(4);
    delete mailServer.faults.data;
    for (const release of held) release();
    await expect(page.getByText("There are no failing emails.")).toBeVisible();
    await expect(page.getByText("The last email failed")).toHaveCount(0);
    await page.getByRole("tab", { name: "Client Inquiries" }).click();
    await expect(page.getByRole("searchbox", { name: "Search inquiries" })).toBeVisible();
    await expect(page.getByText(/emails? (is|are) failing/)).toHaveCount(0);
    expect(mailServer.emails.map(({ to }) => to.join())).toEqual(
      expect.arrayContaining(["gone@shop.example", "full@shop.example"]),
    );
  });

  test("the selected emails are retried together, except those that were sent", async ({ page }) => {
    await page.request.post(`${server.origin}/api/login`, { data: cast.ada, headers: { origin: server.origin } });
    await loginEmailHasLeft(page);
    const addresses = ["left@shop.example", "moved@shop.example"];
    mailServer.faults.recipient = (address) => {
      if (addresses.includes(address)) throw refusal(550, "5.1.1 user unknown");
    };
    await sendInquiries(page, ...addresses);
    await loginEmailHasLeft(page);
    await page.goto(`${server.origin}/admin/email`);
    for (const address of addresses)
      await page.getByRole("checkbox", { name: `Select Inquiry received, to ${address}` }).check();
    await page
      .getByRole("checkbox", { name: /^Select New inquiry/ })
      .first()
      .check();
    const bar = page.getByRole("region", { name: "Selected emails" });
    await expect(bar.getByRole("status")).toHaveText("3 selected");
    await expectNothingFound(page);
    delete mailServer.faults.recipient;
    await expect(bar.getByText("You can retry only emails whose last attempt failed")).toBeVisible();
    await bar.getByRole("button", { name: "Retry 2 of them" }).press("Enter");
    await expect(toast(page, "Retrying 2 emails")).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "Select all on this page" })).toBeFocused();
    await expect.poll(() => mailServer.emails.map(({ to }) => to.join())).toEqual(expect.arrayContaining(addresses));
  });
});
