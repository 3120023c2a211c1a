import { expect, type Page, test } from "@playwright/test";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { card, column, drag } from "#tests/support/pages/board.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

const names = ["Ana Alder", "Ben Birch", "Cleo Cedar", "Dan Dogwood"];

/** A listing, closed unless `isOpen`, with candidates in the stage New, and requests as its admin. */
async function openListing(page: Page, origin: string, candidates: readonly string[], { isOpen = false } = {}) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  await post("/api/login", cast.ada);
  const title = `Weaver ${crypto.randomUUID()}`;
  const { id: jobListingId } = await post("/api/admin/job-listings", { ...weaver, title });
  const ids = new Map<string, string>();
  for (const [index, fullName] of candidates.entries()) {
    const email = `${index}.${jobListingId}@looms.example`;
    ids.set(fullName, (await post("/api/job-applications", { ...applicant, fullName, email, jobListingId })).id);
  }
  // The careers page, which other tests read, shows an open listing.
  if (!isOpen) {
    const closing = { data: { isActive: false }, headers: { origin } };
    const answer = await page.request.patch(`/api/admin/job-listings/${jobListingId}`, closing);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const repliesTo = async (name: string) => {
    const answer = await page.request.get(`/api/admin/job-applications/${ids.get(name)}/replies`);
    return (await answer.json()).items as { state: string; text: string; happensAt: string }[];
  };
  return { post, title, jobListingId, ids, repliesTo };
}

const dialogOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const schedule = (page: Page) => page.getByRole("button", { name: "Reject and schedule email" });

test("a recruiter rejects candidates on the board with emails that wait for a day, and cancels them there and on the record", async ({
  page,
  baseURL,
}) => {
  const { post, jobListingId, repliesTo } = await openListing(page, String(baseURL), names);
  const template = `No ${crypto.randomUUID()}`;
  const text = "Dear {{first name}},\n\nwe chose another.";
  await post("/api/admin/application-templates", { name: template, subject: "{{position}}", text });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/applications?jobListingId=${jobListingId}&view=board`);

  await test.step("by mouse: a dialog asks, with a template and a preview, and the card waits where it is", async () => {
    await drag(page, "Ana Alder", "Rejected");
    const dialog = dialogOf(page, "Reject Ana Alder");
    await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel("Template").selectOption(template);
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(text);
    await expect(dialog.getByRole("combobox", { name: "Send" })).toHaveValue("day");
    await dialog.getByRole("button", { name: "Preview" }).click();
    const preview = page.frameLocator('iframe[title="The reply as an email"]');
    await expect(preview.getByText("Dear Ana,").last()).toBeVisible();
    await dialogOf(page, "Preview").getByRole("button", { name: "Close", exact: true }).click();
    // What was typed survives a reload, and closing the dialog moves nothing.
    await dialog.getByRole("textbox", { name: "Email" }).fill(`${text}\n\nGood luck!`);
    await page.reload();
    await expect(column(page, "New").getByRole("listitem")).toHaveCount(4);
    await drag(page, "Ana Alder", "Rejected");
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue(`${text}\n\nGood luck!`);
    await schedule(page).click();
    await expect(column(page, "Rejected").getByText("Ana Alder")).toBeVisible();
    await expect(page.getByText(/Ana Alder moved to Rejected\. An email will be sent/).first()).toBeVisible();
    const [reply] = await repliesTo("Ana Alder");
    expect(reply).toMatchObject({ state: "waiting", text: "Dear Ana,\n\nwe chose another.\n\nGood luck!" });
    const hours = (Date.parse(String(reply?.happensAt)) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
  });

  await test.step("the email is canceled beside the board, and the candidate stays rejected", async () => {
    await page.getByRole("button", { name: "Cancel email" }).click();
    await expect(page.getByText("Email canceled", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel email" })).toHaveCount(0);
    expect(await repliesTo("Ana Alder")).toMatchObject([{ state: "canceled" }]);
    await expect(column(page, "Rejected").getByText("Ana Alder")).toBeVisible();
  });

  await test.step("by keyboard, and undoing the move cancels the email", async () => {
    await card(page, "Ben Birch").focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(dialogOf(page, "Reject Ben Birch")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(column(page, "New").getByText("Ben Birch")).toBeVisible();
    await card(page, "Ben Birch").focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(dialogOf(page, "Reject Ben Birch").getByRole("textbox", { name: "Email" })).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expect(column(page, "Rejected").getByText("Ben Birch")).toBeVisible();
    await expect(card(page, "Ben Birch")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/Ben Birch moved to New\. The rejection email was canceled/).first()).toBeVisible();
    expect(await repliesTo("Ben Birch")).toMatchObject([{ state: "canceled" }]);
  });

  await test.step("several at once, on the record canceled one by one", async () => {
    for (const name of ["Ben Birch", "Cleo Cedar"])
      await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.getByRole("combobox", { name: "Move the selected candidates to" }).selectOption("rejected");
    await expect(dialogOf(page, "Reject 2 candidates")).toBeVisible();
    await schedule(page).click();
    await expect(page.getByText(/2 candidates moved to Rejected\. 2 emails will be sent/).first()).toBeVisible();
    await card(page, "Cleo Cedar").click();
    const record = dialogOf(page, "Cleo Cedar");
    const letters = record.getByRole("list", { name: "Correspondence" });
    await expect(letters.getByText("Kept until email is set up.")).toBeVisible();
    await letters.getByRole("button", { name: "Cancel" }).click();
    await expect(letters.getByText("Canceled. A member of the team canceled it.")).toBeVisible();
    expect(await repliesTo("Ben Birch")).toMatchObject([{ state: "canceled" }, { state: "waiting" }]);
    await page.keyboard.press("Escape");
  });

  await test.step("from the record, and canceled beside it", async () => {
    await card(page, "Dan Dogwood").click();
    const record = dialogOf(page, "Dan Dogwood");
    await record.getByRole("button", { name: "Reject", exact: true }).click();
    await schedule(page).click();
    await expect(record.getByText("Stage: Rejected")).toBeVisible();
    const letters = record.getByRole("list", { name: "Correspondence" });
    await expect(letters.getByText("Kept until email is set up.")).toBeVisible();
    await record.getByRole("button", { name: "Cancel email", exact: true }).click();
    await expect(letters.getByText(/^Canceled\./)).toBeVisible();
    await page.keyboard.press("Escape");
  });
});

test("a refused rejection leaves the candidate and the text where they were", async ({ page, baseURL }) => {
  const { jobListingId } = await openListing(page, String(baseURL), ["Ana Alder"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/api/admin/job-applications/stages", (route) => route.abort());
  await page.goto(`/admin/applications?jobListingId=${jobListingId}&view=board`);
  await page.getByRole("combobox", { name: "Move Ana Alder to" }).selectOption("rejected");
  const dialog = dialogOf(page, "Reject Ana Alder");
  await dialog.getByRole("textbox", { name: "Email" }).fill("Dear {{nickname}}");
  await schedule(page).click();
  await expect(dialog.getByText("{{nickname}} is not a placeholder.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectNothingSideways(page, 360);
  await dialog.getByRole("textbox", { name: "Email" }).fill("Dear Ana, no.");
  await schedule(page).click();
  await expect(page.getByText("Not moved").first()).toBeVisible();
  await expect(column(page, "New").getByText("Ana Alder")).toBeVisible();
  await page.getByRole("combobox", { name: "Move Ana Alder to" }).selectOption("rejected");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("Dear Ana, no.");
  await page.keyboard.press("Escape");
  // A selection stays as well.
  const select = page.getByRole("checkbox", { name: "Select Ana Alder" });
  await select.check();
  await page.getByRole("combobox", { name: "Move the selected candidates to" }).selectOption("screening");
  await expect(page.getByText("Not moved")).toHaveCount(2);
  await expect(select).toBeChecked();
});

test("each candidate gets the suggested email, which ends with the author’s name or signature, whatever was written about another one", async ({
  page,
  baseURL,
}) => {
  const { jobListingId } = await openListing(page, String(baseURL), names.slice(0, 3));
  await page.goto(`/admin/applications?jobListingId=${jobListingId}&view=board`);
  const emailTo = async (name: string) => {
    await page.getByRole("combobox", { name: `Move ${name} to` }).selectOption("rejected");
    return dialogOf(page, `Reject ${name}`).getByRole("textbox", { name: "Email" });
  };
  const email = await emailTo("Ana Alder");
  await expect(email).toHaveValue(/We wish you all the best\.\n\n\{\{my name\}\}$/);
  await email.fill("Dear Ana, your portfolio was not for us.");
  await page.keyboard.press("Escape");
  await expect(await emailTo("Ben Birch")).toHaveValue(/^Hello \{\{first name\}\},/);
  await page.keyboard.press("Escape");

  let saved: { signature: string } | null = null;
  await page.route("**/api/admin/signature", async (route) => {
    if (route.request().method() === "PUT") saved = route.request().postDataJSON();
    await (saved ? route.fulfill({ json: saved }) : route.fulfill({ status: 500, body: "" }));
  });
  await page.reload();
  const toBen = await emailTo("Ben Birch");
  const dialog = dialogOf(page, "Reject Ben Birch");
  await expect(dialog.getByRole("alert")).toContainText("The signature could not be loaded");
  saved = { signature: "" };
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByRole("button", { name: "Add a signature" }).click();
  await expect(toBen).toHaveValue(/\{\{my name\}\}$/);
  await dialog.getByLabel("Your signature").fill("Ada, Recruiting");
  await dialog.getByRole("button", { name: "Save signature" }).click();
  await expect(dialog.getByText("Ada, Recruiting")).toBeVisible();
  await expect(toBen).toHaveValue(/We wish you all the best\.$/);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(await emailTo("Cleo Cedar")).toHaveValue(/We wish you all the best\.$/);
});

test("what was written about several candidates stays with those who were not rejected", async ({ page, baseURL }) => {
  const { post, jobListingId, ids } = await openListing(page, String(baseURL), names);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/applications?jobListingId=${jobListingId}&view=board`);
  const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  const email = page.getByRole("dialog").getByRole("textbox", { name: "Email" });
  const openDialog = () =>
    page.getByRole("combobox", { name: "Move the selected candidates to" }).selectOption("rejected");
  for (const name of ["Dan Dogwood", "Ben Birch"]) await select(name).check();
  await openDialog();
  await email.fill("Your joint application was not for us.");
  await page.keyboard.press("Escape");
  await select("Ben Birch").uncheck();
  await select("Cleo Cedar").check();
  await openDialog();
  await expect(email).toHaveValue(/^Hello \{\{first name\}\},/);
  await email.fill("Dear {{first name}}, no.");

  await post(`/api/admin/job-applications/${ids.get("Dan Dogwood")}/stage`, { from: "new", to: "screening" });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/admin/job-applications/stages", (route) => promise.then(() => route.continue()));
  await schedule(page).click();
  await select("Ana Alder").check();
  resolve();
  await expect(page.getByText("1 of 2 not moved").first()).toBeVisible();
  await expect(column(page, "Screening").getByText("Dan Dogwood")).toBeVisible();
  await expect(select("Dan Dogwood")).toBeChecked();
  await expect(select("Cleo Cedar")).not.toBeChecked();
  await select("Ana Alder").uncheck();
  await openDialog();
  await expect(email).toHaveValue("Dear {{first name}}, no.");
});

test("everyone who is left when a listing is closed is told in one step, which can be canceled as a whole", async ({
  page,
  baseURL,
}) => {
  const { title, repliesTo } = await openListing(page, String(baseURL), names.slice(0, 3), { isOpen: true });
  await page.goto("/admin/listings");
  await page.getByRole("button", { name: `Unpublish ${title}` }).click();
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const left = page.getByRole("region", { name: "3 candidates for this closed listing are waiting for a decision" });
  await left.getByRole("button", { name: "Reject all" }).click();
  await expect(dialogOf(page, "Reject 3 candidates")).toBeVisible();
  await schedule(page).click();
  await expect(left).toBeHidden();
  const waiting = page.getByRole("region", { name: "Rejection emails" });
  await expect(waiting).toContainText("3 rejection emails are waiting. The first will be sent");
  expect(await violations(page)).toEqual([]);
  expect(await repliesTo("Cleo Cedar")).toMatchObject([{ state: "waiting" }]);
  await waiting.getByRole("button", { name: "Cancel emails" }).click();
  await expect(waiting).toBeHidden();
  expect(await repliesTo("Cleo Cedar")).toMatchObject([{ state: "canceled" }]);
});

test("the table is filtered by stage, and the board shows assignees", async ({ page, baseURL }) => {
  const { post, jobListingId, ids } = await openListing(page, String(baseURL), names);
  for (const name of ["Ana Alder", "Ben Birch"])
    await post(`/api/admin/job-applications/${ids.get(name)}/stage`, { from: "new", to: "interview" });
  const user = await (await page.request.get("/api/user")).json();
  const change = { data: { version: 1, assigneeId: user.id }, headers: { origin: String(baseURL) } };
  expect((await page.request.patch(`/api/admin/job-applications/${ids.get("Ana Alder")}/work`, change)).ok()).toBe(
    true,
  );
  await page.goto(`/admin/applications?jobListingId=${jobListingId}`);
  await page.getByRole("combobox", { name: "Stage" }).selectOption("interview");
  await expect(page).toHaveURL(/stage=interview/);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("rowheader", { name: "Cleo Cedar" })).toHaveCount(0);
  await page.getByText("Board", { exact: true }).click();
  await expect(card(page, "Ana Alder")).toHaveAccessibleName(/assigned to ada\.admin/);
  await expect(card(page, "Ben Birch")).not.toHaveAccessibleName(/assigned/);
  await page.getByRole("combobox", { name: "Assignee" }).selectOption("me");
  await expect(card(page, "Ben Birch")).toHaveCount(0);
  await expect(card(page, "Ana Alder")).toBeVisible();
});
