import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { removeCookies, startProxy } from "#harness/proxy.ts";
import { fillLogin, fillRegistration, login, problem, registration } from "#tests/support/pages/auth-forms.ts";
import { holdScripts } from "#tests/support/pages/hold-scripts.ts";

const user = { id: "1", ...cast.otto, password: undefined, role: "user", createdAt: "2025-01-05T12:00:00.000Z" };

test.describe("signing in", () => {
  test("a failed login shows a destructive toast, keeps the typed text, and moves the focus to what to do", async ({
    page,
  }) => {
    await page.goto("/auth");
    await fillLogin(page, { username: "unknown", password: "wrong password" });
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(page.getByText("401: Invalid username or password", { exact: true })).toBeVisible();
    await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
    await expect(login(page).getByLabel("Username")).toHaveValue("unknown");
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveValue("wrong password");
    await expect(login(page).getByRole("button", { name: "Login" })).toBeEnabled();
    await expect(login(page).getByText("Check both fields")).toBeFocused();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("too many attempts and a lost connection each show what to do next", async ({ page }) => {
    const limit = "Too many attempts. Please try again in 12 minutes";
    await page.route("**/api/login", (route) => route.fulfill(problem(429, limit)));
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText(`429: ${limit}`, { exact: true })).toBeVisible();
    await expect(login(page).getByText(`${limit}. What you typed is still here.`)).toBeVisible();
    await page.unroute("**/api/login");
    await page.route("**/api/login", (route) => route.abort());
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(login(page).getByText("The server could not be reached.")).toBeVisible();
    await login(page).getByLabel("Username").press("End");
    await page.keyboard.type("o");
    await expect(login(page).getByText("The server could not be reached.")).toBeHidden();
  });

  test("offline, both forms say so beside the button and as a toast, and keep what was typed", async ({
    page,
    context,
  }) => {
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    // It loads after the form.
    await expect(page.locator(".toasts")).toBeAttached();
    await context.setOffline(true);
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(login(page).getByText("You are offline. What you typed is still here")).toBeFocused();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(login(page).getByLabel("Username")).toHaveValue(cast.otto.username);
    await page.getByRole("tab", { name: "Register" }).click();
    await fillRegistration(page);
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByText("You are offline. What you typed is still here")).toBeFocused();
    await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
    await expect(registration(page).getByLabel("Username")).not.toHaveValue("");
  });

  test("the button is disabled and shows progress while the request runs, and one click sends one request", async ({
    page,
  }) => {
    let requests = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/login", async (route) => {
      requests++;
      await answered;
      await route.fulfill(problem(401, "Invalid username or password"));
    });
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    await login(page).getByLabel("Username").press("Enter");
    const busy = login(page).getByRole("button", { name: "Logging in…" });
    await expect(busy).toBeDisabled();
    await login(page).getByLabel("Username").press("Enter");
    answer();
    await expect(login(page).getByRole("button", { name: "Login" })).toBeEnabled();
    expect(requests).toBe(1);
  });

  test("an admin logs in by keyboard, is greeted on the home page, and Back does not return to the form", async ({
    page,
  }) => {
    await page.goto("/feedback");
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Login" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type(cast.ada.username);
    await page.keyboard.press("Tab");
    await page.keyboard.type(cast.ada.password);
    await page.keyboard.press("Tab");
    await expect(login(page).getByRole("button", { name: "Show characters" })).toBeFocused();
    await page.keyboard.press("Tab");
    const [sent] = await Promise.all([page.waitForRequest("**/api/login"), page.keyboard.press("Enter")]);
    expect(sent.postDataJSON()).toEqual({ username: cast.ada.username, password: cast.ada.password });
    await page.waitForURL("/");
    await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/feedback$/);
  });

  test("a signed-in user is redirected to the home page", async ({ page, baseURL }) => {
    await page.request.post("/api/login", {
      data: { username: cast.ada.username, password: cast.ada.password },
      headers: { origin: String(baseURL) },
    });
    await page.goto("/auth");
    await page.waitForURL("/");
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });

  test("an anonymous visitor who only views the page sends no API request", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && requests.push(request.url()));
    await page.goto("/auth");
    await login(page).getByLabel("Username").fill("otto");
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test.describe("registering", () => {
  test("creates an account, greets the user on the home page, and does not send the repeated password", async ({
    page,
  }) => {
    const name = `otto-${crypto.randomUUID().slice(0, 8)}`;
    await page.goto("/auth#register");
    await fillRegistration(page, { username: name, email: `${name}@example.com` });
    const [sent] = await Promise.all([
      page.waitForRequest("**/api/register"),
      registration(page).getByRole("button", { name: "Register" }).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({
      username: name,
      email: `${name}@example.com`,
      name: cast.otto.name,
      password: cast.otto.password,
    });
    await page.waitForURL("/");
    await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Your account has been created.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });

  test("a taken username is reported at its field", async ({ page }) => {
    await page.goto("/auth#register");
    await fillRegistration(page, { username: cast.ada.username, email: `${crypto.randomUUID()}@example.com` });
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
    await expect(registration(page).getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
    await expect(registration(page).getByLabel("Email")).toHaveValue(/@example\.com$/);
  });

  test("the button shows that the account is being created", async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/register", async (route) => {
      await answered;
      await route.fulfill({ status: 201, json: user });
    });
    await page.route("**/api/user", (route) => route.fulfill({ json: user }));
    await page.goto("/auth#register");
    await fillRegistration(page);
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByRole("button", { name: "Creating account…" })).toBeDisabled();
    answer();
    await page.waitForURL("/");
  });

  test("states what is stored, why, how long, and how to have it removed", async ({ page }) => {
    await page.goto("/auth#register");
    await expect(registration(page)).toContainText(
      /We store .* so that you can log in.*as long as you have the account.*delete/,
    );
  });
});

test("says that the browser keeps no cookies, and what to do, instead of a login or registration that is lost", async ({
  page,
  baseURL,
}) => {
  const proxy = await startProxy(String(baseURL));
  proxy.apply("*", /./, removeCookies);
  try {
    await page.goto(`${proxy.origin}/auth`);
    await fillLogin(page, cast.ada);
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(login(page).getByText(/keeps no cookies.* Allow cookies, then log in\.$/)).toBeVisible();
    await expect(login(page).getByLabel("Username")).toHaveValue(cast.ada.username);
    const username = `otto-${crypto.randomUUID().slice(0, 8)}`;
    await page.goto(`${proxy.origin}/auth#register`);
    await fillRegistration(page, { username, email: `${username}@example.com` });
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByText(/^Your account was created, but .* keeps no cookies/)).toBeVisible();
    await expect(page).toHaveURL(/\/auth#register$/);
  } finally {
    proxy.stop();
  }
});

test.describe("before hydration", () => {
  test("keeps and sends typed text, and replays a click on Login", async ({ page }) => {
    const open = await holdScripts(page);
    await page.route("**/api/login", (route) => route.fulfill(problem(401, "Invalid username or password")));
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    await login(page).getByRole("button", { name: "Login" }).click();
    const sent = page.waitForRequest("**/api/login");
    open();
    expect((await sent).postDataJSON()).toEqual({ username: cast.otto.username, password: cast.otto.password });
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(login(page).getByLabel("Username")).toHaveValue(cast.otto.username);
  });

  test("replays a click on the Register tab", async ({ page }) => {
    const open = await holdScripts(page);
    await page.goto("/auth");
    await login(page).getByLabel("Username").fill("otto");
    await page.getByRole("tab", { name: "Register" }).click();
    open();
    await expect(registration(page)).toBeVisible();
    await page.getByRole("tab", { name: "Login" }).click();
    await expect(login(page).getByLabel("Username")).toHaveValue("otto");
  });

  test("shows an error when the form's code cannot be loaded", async ({ page }) => {
    await page.route("**/_astro/auth*.js", (route) => route.abort());
    await page.goto("/auth");
    await expect(page.getByText("Part of this page didn’t load")).toBeHidden();
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Part of this page didn’t load")).toBeVisible();
  });

  test("says that it needs scripts when they are off, and never puts typed text into a URL", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/auth");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.locator("noscript p")).toContainText("Logging in needs JavaScript");
    for (const form of await page.locator("main form").all()) await expect(form).toHaveAttribute("method", "post");
    await context.close();
  });
});
