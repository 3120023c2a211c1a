import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { admin, rowOf } from "#tests/support/pages/dashboard.ts";
import { inquiriesOf, long, serve } from "#tests/support/pages/dashboard-inquiries.ts";

async function logIn(page: Page, baseURL: string | undefined, path = "/api/login", data: object = cast.ada) {
  const answer = await page.request.post(path, { data, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.describe("the guard", () => {
  test("shows a spinner while the user is loading", async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await serve(page, () => inquiriesOf(1));
    await page.route("**/api/user", async (route) => {
      await asked;
      await route.fulfill({ json: admin });
    });
    await page.goto("/admin");
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading");
    await expect(page.getByRole("table")).toHaveCount(0);
    answer();
    await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
  });

  test("redirects a visitor to /auth with the reason, and back after an admin has signed in", async ({ page }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/admin/")) asked++;
    });
    // As a link in an email does.
    await page.goto("/admin?tab=email-settings");
    await page.waitForURL("/auth");
    await expect(page.getByText("Log in to continue", { exact: true })).toBeVisible();
    expect(asked).toBe(0);
    const form = page.getByRole("tabpanel", { name: "Login" });
    await form.getByLabel("Username").fill(cast.ada.username);
    await form.getByLabel("Password", { exact: true }).fill(cast.ada.password);
    await form.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("/admin/email");
    await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Email Settings" })).toHaveAttribute("aria-selected", "true");
  });

  test("shows a recruiter only the tabs of the role, and requests no other data", async ({ page }) => {
    const requested = new Set<string>();
    await page.route("**/api/user", (route) => route.fulfill({ json: { ...admin, role: "recruiter" } }));
    await page.route("**/api/admin/**", (route) => {
      requested.add(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503, json: { title: "Busy", status: 503, detail: "Busy" } });
    });
    await page.goto("/admin?tab=consent");
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Job Applications", "Job Listings"]);
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("alert")).toBeVisible();
    for (const path of requested) expect(path).toMatch(/overview|job-listings|storage|counts/);
  });

  test("tells a user who is not an admin that access is denied, then redirects to the home page", async ({
    page,
    baseURL,
  }) => {
    const username = `otto-${crypto.randomUUID().slice(0, 8)}`;
    const { name, password } = cast.otto;
    await logIn(page, baseURL, "/api/register", { username, email: `${username}@example.com`, name, password });
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("You don't have permission to view this page.", { exact: true })).toBeVisible();
    await page.waitForURL("/");
    expect(visited).toEqual(["/admin", "/auth", "/"]);
    await expect(
      page.getByText("Your account doesn’t have access to the dashboard. Ask an admin for it.", { exact: true }),
    ).toBeVisible();
  });

  test("a dashboard from the back/forward cache stays hidden until the session was checked", async ({
    page,
    baseURL,
  }) => {
    await logIn(page, baseURL);
    await page.goto("/admin");
    const tabs = page.getByRole("tablist");
    const fire = (type: string) =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    await expect(tabs).toBeVisible();
    await fire("pagehide");
    await expect(tabs).toBeHidden();
    await fire("pageshow");
    await expect(tabs).toBeVisible();

    await fire("pagehide");
    const answer = await page.request.post("/api/logout", { headers: { origin: String(baseURL) } });
    expect(answer.ok()).toBe(true);
    await fire("pageshow");
    await page.waitForURL("/auth");
    await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  });

  test("logging out of the dashboard leaves nothing of it on screen and shows the toast on /auth", async ({
    page,
    baseURL,
  }) => {
    await logIn(page, baseURL);
    await page.goto("/admin");
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("/auth");
    await expect(page.getByText("You have been successfully logged out.", { exact: true })).toBeVisible();
    await page.goto("/admin");
    await page.waitForURL("/auth");
  });
});

test("an inquiry appears in the admin's table, and completely in the dialog, as text", async ({ page, baseURL }) => {
  const lastName = `Visitor-${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post("/api/inquiries", {
    data: { ...cast.vera, lastName, message: `${long}\n${"More of it. ".repeat(20)}` },
    headers: { origin: String(baseURL) },
  });
  await logIn(page, baseURL);
  await page.goto("/admin");
  await expect(page.getByRole("tab", { name: "Client Inquiries" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("searchbox", { name: "Search inquiries" }).fill(lastName);
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
  for (const name of ["Date", "Name", "Email", "Company", "Industry", "Message"])
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  const row = rowOf(page, lastName);
  const today = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(new Date());
  await expect(row.getByRole("cell").first()).toHaveText(today);
  await expect(row.getByRole("rowheader")).toHaveText(`Vera ${lastName}`);
  await expect(row.getByRole("link", { name: cast.vera.email })).toHaveAttribute("href", `mailto:${cast.vera.email}`);
  await expect(row.getByRole("cell", { name: "Healthcare" })).toBeVisible();
  await expect(row.getByRole("button")).toContainText("We run four assistants");
  await expect(row.getByRole("button")).not.toContainText("More of it. ".repeat(19));
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: `Vera ${lastName}` });
  await expect(dialog).toContainText("<b>2. One is ours.</b>");
  await expect(dialog.locator("b")).toHaveCount(0);
  await expect(dialog).toContainText("More of it. ".repeat(19));
});

test.describe("empty, loading and failed lists", () => {
  test("an empty list shows what will appear there", async ({ page }) => {
    await serve(page, () => []);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "No inquiries yet" })).toBeVisible();
    await expect(page.getByText("Demo requests from the contact page")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  });

  test("a loading list shows that it is loading", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, () => {});
    await page.goto("/admin");
    await expect(page.getByText("Loading inquiries")).toBeAttached();
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
  });

  test("a failure shows what happened, and 'Try again' retries", async ({ page }) => {
    await serve(page, () => inquiriesOf(1));
    let broken = true;
    await page.route(/\/api\/admin\/inquiries/, (route) =>
      broken
        ? route.fulfill({
            status: 503,
            contentType: "application/problem+json",
            body: JSON.stringify({ title: "Busy", status: 503, detail: "The disk is full." }),
          })
        : route.fallback(),
    );
    await page.goto("/admin");
    await expect(page.getByRole("alert")).toContainText("The inquiries could not be loaded");
    await expect(page.getByRole("alert")).toContainText("The server returned an error: 503: The disk is full.");
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rowOf(page, "Number0")).toBeVisible();
    await expect(page.getByText("The inquiries could not be loaded")).toHaveCount(0);
  });

  test("a failed refresh keeps the current rows", async ({ page }) => {
    await serve(page, () => inquiriesOf(2));
    await page.goto("/admin");
    await expect(rowOf(page, "Number0")).toBeVisible();
    await page.route(/\/api\/admin\/inquiries/, (route) => route.abort());
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("alert")).toContainText("We couldn’t reach the server.");
    await expect(rowOf(page, "Number0")).toBeVisible();
  });

  test("an expired session is reported with a link to /auth", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, (route) => route.fulfill({ status: 401, body: "" }));
    await page.goto("/admin");
    await expect(page.getByRole("alert")).toContainText("Your session has ended");
    await expect(page.getByRole("link", { name: "Log in again" })).toHaveAttribute("href", /^\/auth/);
  });
});

test("the page says that it needs scripts when they are off", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/admin");
  await expect(page.locator("noscript p")).toContainText("The dashboard needs JavaScript");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.close();
});
