import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { rowOf } from "#tests/support/pages/dashboard.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test("two colleagues work on one inquiry, and the second is told what the first changed", async ({
  browser,
  page: ada,
  baseURL,
}) => {
  const headers = { origin: String(baseURL) };
  const post = async (by: typeof ada, path: string, data: object) => {
    const answer = await by.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `${mark}@clinic.example`;
  for (const lastName of ["First", "Second"])
    await post(ada, "/api/inquiries", { ...cast.vera, email, lastName: `${lastName} ${mark}` });
  await post(ada, "/api/login", cast.ada);
  const invited = { email: `sam.${mark}@example.com`, role: "sales", delivery: "link" };
  const { link } = await post(ada, "/api/admin/invitations", invited);
  const sam = await (
    await browser.newContext({ viewport: { width: 360, height: 800 }, baseURL: String(baseURL) })
  ).newPage();
  const token = new URL(link).hash.replace(/^#(?:token=)?/, "");
  const names = { username: `sam.${mark}`, name: "Sam Sales", password: "seven looms weave quietly" };
  await post(sam, "/api/invitations/accept", { token, ...names });

  for (const page of [ada, sam]) {
    await page.goto("/admin/inquiries");
    await page.getByRole("searchbox").fill(mark);
    await expect(page.getByText("2 matches")).toBeVisible();
    await rowOf(page, `Second ${mark}`).getByRole("button").last().click();
    await expect(page.getByRole("dialog").getByText("The same address sent an inquiry on")).toBeVisible();
    await expect(page.getByRole("dialog").getByLabel("Status")).toHaveValue("new");
  }
  const [hers, his] = [ada.getByRole("dialog"), sam.getByRole("dialog")];
  await expect(his.getByText("ada.admin is viewing this too")).toBeVisible();

  // The pressed button disappears, and the dialog still hears its keys.
  await hers.getByRole("button", { name: "Assign to me" }).press("Enter");
  await expect(hers.getByText("Assigned to you.")).toBeVisible();
  await expect(hers.getByLabel("Status")).toHaveValue("open");

  await his.getByLabel("Snooze").selectOption({ index: 1 });
  await expect(his.getByText("Your change wasn’t saved because a colleague changed this record first.")).toBeVisible();
  await expect(his.getByText(/^ada\.admin changed the status and assignee at /)).toBeVisible();
  await expect(his.getByLabel("Assignee").getByRole("option", { selected: true })).toHaveText("ada.admin");
  expect(await violations(sam)).toEqual([]);
  await expectNothingSideways(sam, 360);
  await his.getByRole("button", { name: "Make my change" }).click();
  await expect(his.getByText("Snoozed.")).toBeVisible();
  await his.getByRole("button", { name: "Undo" }).click();
  await expect(his.getByText("Change undone.")).toBeVisible();
  await expect(his.getByLabel("Snooze")).toHaveValue("");

  await ada.keyboard.press("n");
  await expect(hers.getByRole("textbox", { name: "Add a note" })).toBeFocused();
  await ada.keyboard.type("Please call, @sam");
  await expect(hers.getByRole("option", { name: "Sam Sales" }).last()).toBeInViewport();
  await ada.keyboard.press("Enter");
  await expect(hers.getByRole("textbox", { name: "Add a note" })).toHaveValue("Please call, @Sam Sales ");
  expect(await violations(ada)).toEqual([]);
  await expect(his.getByText("ada.admin is writing here")).toBeVisible();
  await ada.route("**/notes", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await hers.getByRole("button", { name: "Add note" }).click();
  await expect(hers.getByText(/^Not added\./)).toBeVisible();
  await ada.unroute("**/notes");
  await ada.reload();
  await expect(hers.getByRole("textbox", { name: "Add a note" })).toHaveValue("Please call, @Sam Sales ");
  await hers.getByRole("button", { name: "Add note" }).click();
  await expect(hers.getByRole("list", { name: "Notes" })).toContainText("Please call, @Sam Sales");
  await expect(hers.getByRole("textbox", { name: "Add a note" })).toHaveValue("");
  await expect(his.getByRole("list", { name: "Notes" })).toContainText("Please call, @Sam Sales");

  await his.getByRole("button", { name: "Mark as duplicate" }).click();
  await expect(his.getByText("Marked as a duplicate.")).toBeVisible();
  await sam.keyboard.press("Escape");
  await expect(his).toBeHidden();
  await sam.getByLabel("Status").selectOption("To do");
  await expect(rowOf(sam, `First ${mark}`)).toBeVisible();
  await expect(rowOf(sam, `Second ${mark}`)).toHaveCount(0);
  await expect(sam).toHaveURL(/\?status=unfinished&snoozed=hide/);
  await sam.getByRole("button", { name: "Show all" }).click();
  await expect(rowOf(sam, `Second ${mark}`)).toContainText("Assigned to ada.admin");
  expect(await violations(sam)).toEqual([]);
  await sam.context().close();
});
