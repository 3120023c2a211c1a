import { expect, test } from "@playwright/test";

const filled = {
  "First Name": "Ada",
  "Last Name": "Lovelace",
  Email: "ada@analytical.example",
  Company: "Analytical Engines",
  Message: "We run four assistants and would like to see which of them talks.",
};

async function fill(page: import("@playwright/test").Page, fields: Record<string, string> = filled) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Industry").selectOption("technology");
  await page.getByRole("checkbox").check();
}

const submit = (page: import("@playwright/test").Page) => page.getByRole("button", { name: "Submit Request" });

test("a request is sent without the consent field, is confirmed by a toast, and empties the form", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  const [sent] = await Promise.all([page.waitForRequest("**/api/inquiries"), submit(page).click()]);
  expect(sent.postDataJSON()).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@analytical.example",
    company: "Analytical Engines",
    industry: "technology",
    message: filled.Message,
  });
  await expect(page.getByText("Request submitted", { exact: true })).toBeVisible();
  await expect(page.getByText("We'll be in touch with you shortly!", { exact: true })).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("");
  await expect(page.getByLabel("Industry")).toHaveValue("");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
});

test("an empty form shows the specified message at each missing field and focuses the first", async ({ page }) => {
  await page.goto("/contact");
  await submit(page).click();
  for (const [label, message] of [
    ["First Name", "First name is required"],
    ["Last Name", "Last name is required"],
    ["Email", "Email is required"],
    ["Industry", "Please select an industry"],
    ["Message", "Message is required"],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription("You must agree to the terms and conditions");
  await expect(page.getByLabel("First Name")).toBeFocused();
  await page.getByLabel("First Name").fill("Ada");
  await expect(page.getByText("First name is required")).toBeHidden();
});

test("the button is disabled and shows progress while a request runs, and a failure keeps the typed text", async ({
  page,
}) => {
  await page.route("**/api/inquiries", async (route) => {
    await expect(page.getByRole("button", { name: "Submitting…" })).toBeDisabled();
    await route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ title: "Not now", status: 503, detail: "The disk is full. Try again in a minute." }),
    });
  });
  await page.goto("/contact");
  await fill(page);
  await submit(page).click();
  await expect(page.getByText("Submission failed", { exact: true })).toBeVisible();
  await expect(page.getByText("503: The disk is full. Try again in a minute.", { exact: true })).toBeVisible();
  for (const [label, value] of Object.entries(filled)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(submit(page)).toBeEnabled();
});

test("a failed request does not stand beside the notice of an earlier one that was stored", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  await submit(page).click();
  const notice = page.getByText("Your request has reached us and is stored.");
  await expect(notice).toBeVisible();
  await page.route("**/api/inquiries", (route) => route.abort());
  await fill(page);
  await submit(page).click();
  await expect(page.getByText("Please try again later", { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a browser that is offline is told by a toast and beside the button", async ({ page, context }) => {
  await page.goto("/contact");
  await fill(page);
  // It loads after the form.
  await expect(page.locator(".toasts")).toBeAttached();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText("Please try again later", { exact: true })).toBeVisible();
  const said = page.getByText("You are offline. What you typed is still here");
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
  for (const [label, value] of Object.entries(filled)) await expect(page.getByLabel(label)).toHaveValue(value);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByText("Request submitted", { exact: true })).toBeVisible();
  await expect(said).toBeHidden();
});

test("the page of a proxy and an unreadable body are no explanation", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  for (const answer of [
    { contentType: "text/html", body: "<html><head><title>502</title></head></html>" },
    { contentType: "text/plain", body: "<!doctype html><p>Bad" },
    { contentType: "application/octet-stream", body: Buffer.from([0xff, 0xfe, 0]) },
  ]) {
    await page.route("**/api/inquiries", (route) => route.fulfill({ status: 502, ...answer }));
    await submit(page).click();
    await expect(page.getByText("502: Bad Gateway", { exact: true })).toBeVisible();
    await expect(page.getByText("Something went wrong on our side. What you typed is still here")).toBeFocused();
    await page.unroute("**/api/inquiries");
    await page.getByLabel("Company").pressSequentially("s");
  }
});

test("on a phone the confirmation takes the place of the form, in view and focused", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await fill(page);
  await submit(page).click();
  const said = page.getByText("Your request has reached us and is stored.");
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(said).toContainText("A person answers by email");
  await expect(submit(page)).toBeHidden();
  await page.getByRole("button", { name: "Send another request" }).click();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("");
});

test("a field that the server rejects is marked", async ({ page }) => {
  await page.route("**/api/inquiries", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      body: JSON.stringify({
        status: 400,
        detail: "Check what is marked.",
        errors: { email: ["Invalid email format"] },
      }),
    }),
  );
  await page.goto("/contact");
  await fill(page);
  await submit(page).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email format");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("input and clicks before hydration are kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_astro/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page);
  await submit(page).click();
  expect(new URL(page.url()).search).toBe("");
  const sent = page.waitForRequest("**/api/inquiries");
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    firstName: "Ada",
    industry: "technology",
    message: filled.Message,
  });
  await expect(page.getByText("Request submitted", { exact: true })).toBeVisible();
});

test("shows an error and keeps typed text when the form's code cannot be loaded", async ({ page }) => {
  await page.route("**/_astro/inquiry-form*.js*", (route) => route.abort());
  await page.goto("/contact");
  await fill(page);
  await submit(page).click();
  await expect(page.getByText("This form could not be loaded.")).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
});

test("shows text typed on the home page and marks it as not sent", async ({ page }) => {
  await page.goto("/feedback");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "handover:inquiry",
      JSON.stringify({ name: "Ada King Lovelace", email: "ada@analytical.example", message: "Two assistants" }),
    ),
  );
  await page.goto("/contact");
  await expect(
    page.getByText("We carried over what you typed on the home page. Nothing has been sent yet."),
  ).toBeVisible();
  await expect(page.getByLabel("First Name")).toHaveValue("Ada");
  await expect(page.getByLabel("Last Name")).toHaveValue("King Lovelace");
  await expect(page.getByLabel("Email")).toHaveValue("ada@analytical.example");
  await expect(page.getByLabel("Message")).toHaveValue("Two assistants");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("the page has the office address, phone number, email address and social link", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@velarium.example" }).first()).toHaveAttribute(
    "href",
    "mailto:hello@velarium.example",
  );
  await expect(main.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute("href", "tel:+910000000000");
  await expect(main.getByText("Bengaluru").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "LinkedIn" })).toHaveAttribute("rel", "noopener");
});
