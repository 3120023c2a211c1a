import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";

/** Opens a new inquiry, and returns its dialog and the changes that the page sends about the work on it. */
async function openInquiry(page: Page, origin: string) {
  await page.request.post("/api/login", { data: cast.ada, headers: { origin } });
  const { json } = await new Visitor(origin).post("/api/inquiries", cast.vera);
  const changes: object[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().endsWith("/work")) changes.push(request.postDataJSON());
  });
  await page.goto(`/admin/inquiries/${json.id}`);
  const dialog = page.getByRole("dialog", { name: "Vera Visitor" });
  await expect(dialog.getByLabel("Status")).toHaveValue("new");
  return { dialog, changes, id: json.id as string };
}

test("arrow keys on a closed select send one change, with Enter or when the select is left", async ({
  page,
  baseURL,
}) => {
  const { dialog, changes } = await openInquiry(page, String(baseURL));
  const status = dialog.getByLabel("Status");
  await status.focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(status).toHaveValue("spam");
  await expect(dialog.getByText("(Enter applies)")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Marked as done.")).toBeVisible();
  await expect(dialog.getByText("(Enter applies)")).toHaveCount(0);
  await expect(status).toBeFocused();
  expect(changes).toEqual([{ status: "done", version: 1 }]);

  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(status).toHaveValue("new");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("Marked as new.")).toBeVisible();
  expect(changes.slice(1)).toEqual([{ status: "new", version: 2 }]);
});

test("a letter shows an option, and Escape goes back without closing the record", async ({ page, baseURL }) => {
  const { dialog, changes } = await openInquiry(page, String(baseURL));
  const status = dialog.getByLabel("Status");
  await status.focus();
  await page.keyboard.press("d");
  await expect(status).toHaveValue("done");
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("new");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Assignee")).toBeFocused();
  expect(changes).toEqual([]);
});

test("an option of the open list is chosen at once", async ({ page, baseURL }) => {
  const { dialog, changes } = await openInquiry(page, String(baseURL));
  await dialog.getByLabel("Status").selectOption("Done");
  await expect(dialog.getByText("Marked as done.")).toBeVisible();
  expect(changes).toEqual([{ status: "done", version: 1 }]);
});

test("arrow keys over the templates fill in only the one that is chosen", async ({ page, baseURL }) => {
  const origin = String(baseURL);
  const { dialog } = await openInquiry(page, origin);
  const name = `Second ${crypto.randomUUID()}`;
  for (const data of [
    { name: `First ${crypto.randomUUID()}`, subject: "Looms", text: "First text" },
    { name, subject: "Looms", text: "Second text" },
  ])
    expect((await page.request.post("/api/admin/inquiry-templates", { data, headers: { origin } })).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Reply by email" }).click();
  const templates = dialog.getByLabel("Template");
  await expect(templates.getByRole("option", { name })).toBeAttached();
  await templates.focus();
  await page.keyboard.type("Second", { delay: 0 });
  await expect(dialog.getByLabel("Your reply")).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Your reply")).toHaveValue("Second text");
  await expect(dialog.getByLabel("Your reply")).toBeFocused();
});
