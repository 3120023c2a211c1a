import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { signInAsNewMember } from "#tests/support/pages/new-member.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const viewsButton = (page: Page) => page.getByRole("button", { name: /^View/ });
const viewsPanel = (page: Page) => page.getByRole("dialog", { name: "Views of inquiries" });
const headers = (page: Page) => page.getByRole("table").getByRole("columnheader");
const allColumns = [/^Date/, "Name", "Email", "Company", "Industry", "Message"];

test("a person saves filters as a view, opens it on another device, changes it, and deletes it", async ({
  page,
  browser,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const mark = crypto.randomUUID().slice(0, 8);
  const credentials = await signInAsNewMember(page, baseURL, "privacy");
  await page.goto("/admin/inquiries");
  await viewsButton(page).click();
  const panel = viewsPanel(page);
  await expect(panel.getByText("Filter or sort the list, then save it here as a view.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "All inquiries" })).toBeFocused();
  await expect(panel.getByRole("button", { name: "All inquiries" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(viewsButton(page)).toBeFocused();

  await test.step("the view leaves out the text that is searched for, and says so", async () => {
    await page.getByLabel("Status").selectOption("todo");
    await page.getByRole("searchbox").fill(mark);
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await viewsButton(page).click();
    await expect(panel.getByText("Without the search text, which may be a person’s name or address.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "All inquiries" })).not.toHaveAttribute("aria-current");
    expect(await violations(page)).toEqual([]);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Give the view a name").first()).toBeVisible();
    await panel.getByLabel("Save as a new view").fill("My to-dos");
    await panel.getByLabel("Save as a new view").press("Enter");
    await expect(page.getByText("View saved", { exact: true })).toBeVisible();
    await expect(viewsButton(page)).toHaveText(/My to-dos/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page).toHaveURL(/\/admin\/inquiries\?status=unfinished&snoozed=hide&saved=[\w-]+$/);
  });
  const address = page.url();

  await test.step("its address shows it again, in another session too, and colleagues its filters", async () => {
    await page.reload();
    await expect(viewsButton(page)).toHaveText(/My to-dos$/);
    await expect(page.getByLabel("Status")).toHaveValue("todo");
    const context = await browser.newContext({ baseURL: String(baseURL), viewport: { width: 360, height: 740 } });
    const phone = await context.newPage();
    const origin = { origin: String(baseURL) };
    expect((await phone.request.post("/api/login", { data: credentials, headers: origin })).ok()).toBe(true);
    await phone.goto("/admin/inquiries");
    await viewsButton(phone).click();
    expect(await violations(phone)).toEqual([]);
    await expectNothingSideways(phone, 360);
    await viewsPanel(phone).getByRole("button", { name: "My to-dos", exact: true }).click();
    await expect(phone).toHaveURL(address);
    await expect(viewsButton(phone)).toHaveText(/My to-dos$/);
    expect((await phone.request.post("/api/login", { data: cast.ada, headers: origin })).ok()).toBe(true);
    await phone.goto(address);
    await expect(phone.getByLabel("Status")).toHaveValue("todo");
    await expect(viewsButton(phone)).toHaveText("Views");
    await context.close();
  });

  await test.step("other filters mark it as edited; it takes them, or another view does", async () => {
    await page.getByLabel("Status").selectOption("spam");
    await expect(viewsButton(page)).toHaveText("View: My to-dos edited");
    await page.goBack();
    await expect(viewsButton(page)).toHaveText(/My to-dos$/);
    await page.getByLabel("Status").selectOption("spam");
    await viewsButton(page).click();
    await panel.getByLabel("Save as a new view").fill("MY TO-DOS");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("You have another view with this name").first()).toBeVisible();
    await panel.getByRole("button", { name: "Update “My to-dos”" }).click();
    await expect(page.getByText("View updated", { exact: true })).toBeVisible();
    await expect(viewsButton(page)).toHaveText(/My to-dos$/);
    await page.reload();
    await expect(viewsButton(page)).toHaveText(/My to-dos$/);
    await expect(page.getByLabel("Status")).toHaveValue("spam");
  });

  await test.step("the command palette opens it from another tab", async () => {
    await page.getByRole("tab", { name: "Conversations" }).click();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option", { name: "My to-dos" })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Find a record or a command" }).fill("my to");
    await expect(page.getByRole("option", { name: "My to-dos", selected: true })).toContainText("Client Inquiries");
    await page.keyboard.press("Enter");
    await expect(viewsButton(page)).toHaveText(/My to-dos$/);
    await expect(page.getByLabel("Status")).toHaveValue("spam");
  });

  await test.step("it is renamed and deleted; Undo brings it back", async () => {
    await viewsButton(page).click();
    await panel.getByRole("button", { name: "Rename or delete “My to-dos”" }).click();
    expect(await violations(page)).toEqual([]);
    await panel.getByLabel("Name of the view").fill("Spam");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByRole("button", { name: "Spam", exact: true })).toBeVisible();
    await expect(viewsButton(page)).toHaveText(/Spam$/);
    await panel.getByRole("button", { name: "Rename or delete “Spam”" }).click();
    await panel.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("View deleted", { exact: true })).toBeVisible();
    await expect(viewsButton(page)).toHaveText("Views");
    await page.getByRole("button", { name: "Undo" }).click();
    await viewsButton(page).click();
    await panel.getByRole("button", { name: "Spam", exact: true }).click();
    await expect(viewsButton(page)).toHaveText(/Spam$/);
    await viewsButton(page).click();
    await panel.getByRole("button", { name: "All inquiries" }).click();
    await expect(page).toHaveURL("/admin/inquiries");
    await expect(viewsButton(page)).toHaveText("Views");
  });
  expect(requested.filter((url) => url.includes(mark))).toEqual([]);
});

test("by keyboard, a person hides columns for themselves, and the defaults return", async ({ page, baseURL }) => {
  const origin = { origin: String(baseURL) };
  await signInAsNewMember(page, baseURL, "privacy");
  await page.request.post("/api/inquiries", { data: cast.vera, headers: origin });
  await page.goto("/admin/inquiries");
  await expect(headers(page)).toHaveText(allColumns);
  const columnsButton = page.getByRole("button", { name: "Columns" });
  const panel = page.getByRole("dialog", { name: "Columns of inquiries" });
  const boxes = panel.getByRole("checkbox");
  const stored = (hidden: string[]) =>
    expect
      .poll(async () => (await (await page.request.get("/api/admin/tables/inquiries")).json()).hiddenColumns)
      .toEqual(hidden);

  await columnsButton.press("Enter");
  // All but the one that names the record, as the table calls them.
  await expect(boxes).toHaveCount(5);
  for (const name of ["Date", "Email", "Company", "Industry", "Message"])
    await expect(panel.getByRole("checkbox", { name, exact: true })).toBeChecked();
  await expect(boxes.first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(headers(page)).toHaveText([/^Date/, "Name", "Company", "Industry", "Message"]);
  // The message opens the inquiry: without it, the name does.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(headers(page)).toHaveText([/^Date/, "Name", "Company", "Industry"]);
  // No shortcut of the dashboard.
  await page.keyboard.press("j");
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(columnsButton).toBeFocused();
  await stored(["email", "message"]);

  await page.reload();
  await expect(headers(page)).toHaveText([/^Date/, "Name", "Company", "Industry"]);
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button").press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await violations(page)).toEqual([]);

  await test.step("on a phone, a hidden column stays hidden, and the next one takes its line", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(row.getByText(cast.vera.company)).toBeVisible();
    await expect(row.getByText(cast.vera.message)).toHaveCount(0);
    await expectNothingSideways(page, 360);
    await columnsButton.click();
    expect(await violations(page)).toEqual([]);
    await panel.getByRole("button", { name: "Reset to default" }).click();
    await stored([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(headers(page)).toHaveText(allColumns);
    await page.reload();
    await expect(headers(page)).toHaveText(allColumns);
  });
});

test("the table is drawn once with its columns, and with the default ones when they cannot be loaded", async ({
  page,
  baseURL,
}) => {
  const origin = { origin: String(baseURL) };
  await signInAsNewMember(page, baseURL, "privacy");
  await page.request.post("/api/inquiries", { data: cast.vera, headers: origin });
  const path = "/api/admin/tables/inquiries";
  const hidden = { data: { hiddenColumns: ["email"] }, headers: origin };
  expect((await page.request.put(`${path}/columns`, hidden)).ok()).toBe(true);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  const listed = page.waitForResponse(/\/api\/admin\/inquiries\?/);
  await page.goto("/admin/inquiries");
  await listed;
  await expect(page.getByText("Loading inquiries")).toBeAttached();
  await expect(page.getByRole("table")).toHaveCount(0);
  release();
  await expect(headers(page)).toHaveText(allColumns.filter((name) => name !== "Email"));

  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.abort());
  await page.reload();
  await expect(headers(page)).toHaveText(allColumns);
});

test("each table of records has its own columns and views", async ({ page, baseURL }) => {
  const origin = { origin: String(baseURL) };
  await signInAsNewMember(page, baseURL, "admin");
  const data = { ...cast.vera, firstName: "Wide" };
  await page.request.post("/api/inquiries", { data, headers: origin });
  await page.goto("/admin/email");
  const emails = page.getByRole("table", { name: "Emails" });
  await expect(emails.getByRole("columnheader")).toHaveText(["Status", "Email", "To", "Queued", "Server response"]);
  await page.getByRole("button", { name: "Columns" }).click();
  const panel = page.getByRole("dialog", { name: "Columns of emails" });
  await panel.getByRole("checkbox", { name: "Server response" }).uncheck();
  await expect(emails.getByRole("columnheader")).toHaveText(["Status", "Email", "To", "Queued"]);
  await page.keyboard.press("Escape");
  await expect(viewsButton(page)).toHaveCount(0);
  await page.getByRole("tab", { name: "Conversations" }).click();
  await page.getByLabel("Snoozed conversations").selectOption("only");
  await viewsButton(page).click();
  const views = page.getByRole("dialog", { name: "Views of conversations" });
  await views.getByLabel("Save as a new view").fill("Snoozed");
  await views.getByRole("button", { name: "Save" }).click();
  await expect(viewsButton(page)).toHaveText(/Snoozed$/);
  await page.getByRole("tab", { name: "Client Inquiries" }).click();
  await expect(page.getByRole("tabpanel", { name: "Client Inquiries" }).getByRole("columnheader")).toHaveText(
    allColumns,
  );
  await expect(viewsButton(page)).toHaveText("Views");
});
