import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { cast } from "../cast.ts";

const login = (page: Page) => page.getByRole("tabpanel", { name: "Login" });
const registration = (page: Page) => page.getByRole("tabpanel", { name: "Register" });
const problem = (status: number, detail: string, errors?: Record<string, string[]>) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ title: "Refused", status, detail, errors }),
});
const user = { id: "1", ...cast.otto, password: undefined, role: "user", createdAt: "2025-01-05T12:00:00.000Z" };

async function fillLogin(page: Page, { username, password }: { username: string; password: string }) {
  await login(page).getByLabel("Username").fill(username);
  await login(page).getByLabel("Password", { exact: true }).fill(password);
}

async function fillRegistration(page: Page, fields: Record<string, string> = {}) {
  const { username, email, name, password } = { ...cast.otto, ...fields };
  const form = registration(page);
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password").fill(fields.confirmPassword ?? password);
}

/** Keeps the scripts from arriving until the returned function is called. */
async function holdScripts(page: Page) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/_astro/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

test.describe("the two tabs", () => {
  test("Login is shown first, and Register by a press", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("tab", { name: "Login" })).toHaveAttribute("aria-selected", "true");
    await expect(login(page)).toBeVisible();
    await expect(registration(page)).toBeHidden();
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    await expect(login(page)).toBeHidden();
  });

  test("arrow keys, Home and End move between them, with one tab stop", async ({ page }) => {
    await page.goto("/auth");
    const tabs = {
      login: page.getByRole("tab", { name: "Login" }),
      register: page.getByRole("tab", { name: "Register" }),
    };
    // Focused, not pressed: the first key may come before the island is awake.
    await tabs.login.focus();
    for (const [key, now, other] of [
      ["ArrowRight", "register", "login"],
      ["ArrowRight", "login", "register"],
      ["ArrowLeft", "register", "login"],
      ["Home", "login", "register"],
      ["End", "register", "login"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs[now]).toBeFocused();
      await expect(tabs[now]).toHaveAttribute("aria-selected", "true");
      await expect(tabs[other]).toHaveAttribute("tabindex", "-1");
    }
    await page.keyboard.press("Tab");
    await expect(registration(page).getByLabel("Username")).toBeFocused();
  });

  test("/auth#register opens Register, and does not offer Login while its script is on the way", async ({ page }) => {
    const open = await holdScripts(page);
    await page.goto("/auth#register");
    await expect(page.locator("#login form")).toBeHidden();
    open();
    await expect(registration(page).getByLabel("Username")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Login" }).click();
    await expect(login(page)).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("the sentence under the login form leads to Register", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("link", { name: "Create one" }).click();
    await expect(registration(page)).toBeVisible();
  });

  test("what was typed into one is there when one comes back", async ({ page }) => {
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    await page.getByRole("link", { name: "Create one" }).click();
    await fillRegistration(page);
    await page.getByRole("tab", { name: "Login" }).click();
    await expect(login(page).getByLabel("Username")).toHaveValue(cast.otto.username);
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveValue(cast.otto.password);
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page).getByLabel("Email")).toHaveValue(cast.otto.email);
  });
});

test.describe("what is wrong", () => {
  test("an empty login names both fields in the specification's words and goes to the first", async ({ page }) => {
    await page.goto("/auth");
    await login(page).getByRole("button", { name: "Login" }).click();
    const username = login(page).getByLabel("Username");
    await expect(username).toHaveAccessibleDescription("Username must be at least 3 characters");
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await expect(username).toBeFocused();
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Password must be at least 6 characters",
    );
    await expect(login(page).getByRole("alert").first()).toHaveText("Please check 2 fields; this is the first.");
    await username.fill("otto");
    await expect(username).not.toHaveAttribute("aria-invalid");
    await expect(login(page).getByText("Password must be at least 6 characters", { exact: true })).toBeVisible();
  });

  test("an empty registration names each field", async ({ page }) => {
    await page.goto("/auth#register");
    await registration(page).getByRole("button", { name: "Register" }).click();
    for (const [label, message] of [
      ["Username", "Username must be at least 3 characters"],
      ["Email", "Email is required"],
      ["Name", "Name is required"],
      ["Password", "Password must be at least 6 characters"],
    ] as const)
      await expect(registration(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`${message}$`),
      );
    await expect(registration(page).getByLabel("Username")).toBeFocused();
  });

  test("an address that is none and passwords that differ are told, and nothing is sent", async ({ page }) => {
    let calls = 0;
    await page.route("**/api/register", (route) => {
      calls++;
      return route.abort();
    });
    await page.goto("/auth#register");
    await fillRegistration(page, { email: "otto", confirmPassword: "something else" });
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByLabel("Email")).toHaveAccessibleDescription("Invalid email format");
    await expect(registration(page).getByLabel("Email")).toBeFocused();
    const repeated = registration(page).getByLabel("Confirm Password");
    await expect(repeated).toHaveAccessibleDescription("Passwords do not match");
    // Mended in the other field of the two.
    await registration(page).getByLabel("Password", { exact: true }).fill("something else");
    await expect(repeated).not.toHaveAttribute("aria-invalid");
    expect(calls).toBe(0);
  });

  test("what the server refuses is told at its field until that field says something else", async ({ page }) => {
    await page.route("**/api/register", (route) =>
      route.fulfill(problem(409, "Something is taken", { username: ["This username is taken"] })),
    );
    await page.goto("/auth#register");
    await fillRegistration(page);
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
    await expect(page.getByText("409: Something is taken", { exact: true })).toBeVisible();
    const username = registration(page).getByLabel("Username");
    await expect(username).toHaveAccessibleDescription(/This username is taken$/);
    await expect(username).toBeFocused();
    await registration(page).getByLabel("Name", { exact: true }).fill("Otto O.");
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await username.fill("otto2");
    await expect(username).not.toHaveAttribute("aria-invalid");
  });
});

test.describe("signing in", () => {
  test("a refusal is told in a destructive toast, keeps every word, and leaves the focus where it was", async ({
    page,
  }) => {
    await page.goto("/auth");
    await fillLogin(page, { username: "nobody", password: "wrong password" });
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(page.getByText("401: Invalid username or password", { exact: true })).toBeVisible();
    await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
    await expect(login(page).getByLabel("Username")).toHaveValue("nobody");
    await expect(login(page).getByLabel("Password", { exact: true })).toHaveValue("wrong password");
    await expect(login(page).getByRole("button", { name: "Login" })).toBeEnabled();
    await expect(login(page).getByRole("button", { name: "Login" })).toBeFocused();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("too many tries and a lost connection each say what to do next", async ({ page }) => {
    await page.route("**/api/login", (route) => route.fulfill(problem(429, "Too many attempts")));
    await page.goto("/auth");
    await fillLogin(page, cast.otto);
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("429: Too many attempts", { exact: true })).toBeVisible();
    await expect(login(page).getByText("Wait a little, then try again.")).toBeVisible();
    await page.unroute("**/api/login");
    await page.route("**/api/login", (route) => route.abort());
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(login(page).getByText("The server could not be reached.")).toBeVisible();
    await login(page).getByLabel("Username").press("End");
    await page.keyboard.type("o");
    await expect(login(page).getByText("The server could not be reached.")).toBeHidden();
  });

  test("while it is on its way the button is disabled and says so, and one press sends once", async ({ page }) => {
    let calls = 0;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/login", async (route) => {
      calls++;
      await asked;
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
    expect(calls).toBe(1);
  });

  test("with the keyboard alone an admin logs in, is greeted at home, and Back does not return to the form", async ({
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

  test("who is signed in already is sent home", async ({ page, baseURL }) => {
    await page.request.post("/api/login", {
      data: { username: cast.ada.username, password: cast.ada.password },
      headers: { origin: String(baseURL) },
    });
    await page.goto("/auth");
    await page.waitForURL("/");
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  });

  test("an anonymous visitor who looks at the page and signs nothing makes no call", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await page.goto("/auth");
    await login(page).getByLabel("Username").fill("otto");
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test.describe("registering", () => {
  test("opens an account, greets its holder at home, and does not send the repeated password", async ({ page }) => {
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

  test("a name that is taken is told at the field by the real server", async ({ page }) => {
    await page.goto("/auth#register");
    await fillRegistration(page, { username: cast.ada.username, email: `${crypto.randomUUID()}@example.com` });
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
    await expect(registration(page).getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
    await expect(registration(page).getByLabel("Email")).toHaveValue(/@example\.com$/);
  });

  test("the button says that the account is being created", async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/register", async (route) => {
      await asked;
      await route.fulfill({ status: 201, json: user });
    });
    await page.goto("/auth#register");
    await fillRegistration(page);
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByRole("button", { name: "Creating account…" })).toBeDisabled();
    answer();
    await page.waitForURL("/");
  });

  test("beside the button stands what is kept, why, how long, and how to have it removed", async ({ page }) => {
    await page.goto("/auth#register");
    await expect(registration(page)).toContainText(
      /We keep .* so that you can sign in.*as long as the account.*removed/,
    );
  });
});

test.describe("before the form is awake", () => {
  test("what is typed stays and is sent, and a press on Login is played again", async ({ page }) => {
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

  test("a press on the tab Register is played again", async ({ page }) => {
    const open = await holdScripts(page);
    await page.goto("/auth");
    await login(page).getByLabel("Username").fill("otto");
    await page.getByRole("tab", { name: "Register" }).click();
    open();
    await expect(registration(page)).toBeVisible();
    await page.getByRole("tab", { name: "Login" }).click();
    await expect(login(page).getByLabel("Username")).toHaveValue("otto");
  });

  test("when its code does not arrive, the page says so", async ({ page }) => {
    await page.route("**/_astro/auth*.js", (route) => route.abort());
    await page.goto("/auth");
    await expect(page.getByText("A part of this page did not arrive")).toBeHidden();
    await login(page).getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("A part of this page did not arrive")).toBeVisible();
  });

  test("without scripts it says that it needs them, and never puts what was typed into an address", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/auth");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.locator("noscript p")).toContainText("Signing in needs JavaScript");
    for (const form of await page.locator("main form").all()) await expect(form).toHaveAttribute("method", "post");
    await context.close();
  });
});

test.describe("password managers", () => {
  test("find each field by its name and purpose", async ({ page }) => {
    await page.goto("/auth");
    const found = () =>
      page
        .locator("main form")
        .evaluateAll((forms) =>
          forms.map((form) =>
            [...form.querySelectorAll("input")].map((input) => `${input.name} ${input.autocomplete}`),
          ),
        );
    expect(await found()).toEqual([["username username", "password current-password"]]);
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    expect(await found()).toEqual([
      ["username username", "email email", "name name", "password new-password", "confirmPassword new-password"],
    ]);
  });

  test("may fill without an event and may paste", async ({ page }) => {
    await page.goto("/auth");
    await login(page).getByLabel("Username").focus();
    await expect(page.locator("astro-island[ssr]:has(#login)")).toHaveCount(0);
    await page.evaluate(({ username, password }) => {
      (document.querySelector("#login [name=username]") as HTMLInputElement).value = username;
      (document.querySelector("#login [name=password]") as HTMLInputElement).value = password;
    }, cast.otto);
    const pasted = await login(page)
      .getByLabel("Password", { exact: true })
      .evaluate((input) => input.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })));
    expect(pasted).toBe(true);
    const [sent] = await Promise.all([
      page.waitForRequest("**/api/login"),
      login(page).getByRole("button", { name: "Login" }).click(),
    ]);
    expect(sent.postDataJSON()).toEqual({ username: cast.otto.username, password: cast.otto.password });
  });

  test("a password can be looked at and hidden again, and stays what it is", async ({ page }) => {
    await page.goto("/auth");
    const password = login(page).getByLabel("Password", { exact: true });
    const show = login(page).getByRole("button", { name: "Show characters" });
    await password.fill("otto's secret");
    await expect(password).toHaveAttribute("type", "password");
    await show.click();
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("otto's secret");
    await show.click();
    await expect(password).toHaveAttribute("type", "password");
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 1280])
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      test("axe finds nothing on either tab, fresh or full of errors", async ({ page }) => {
        const found = async () => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
            .analyze();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
        };
        await page.goto("/auth");
        expect(await found()).toEqual([]);
        await login(page).getByRole("button", { name: "Login" }).click();
        await expect(login(page).getByLabel("Username")).toBeFocused();
        expect(await found()).toEqual([]);
        await page.getByRole("tab", { name: "Register" }).click();
        await registration(page).getByRole("button", { name: "Register" }).click();
        await expect(registration(page).getByLabel("Username")).toBeFocused();
        expect(await found()).toEqual([]);
      });
    });

test("at 320 px nothing has to be read by scrolling sideways, and the form stands above the panel", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/auth#register");
  await registration(page).getByRole("button", { name: "Register" }).click();
  await expect(registration(page).getByText("Email is required")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const form = await registration(page).boundingBox();
  const panel = await page.getByRole("main").getByRole("complementary").boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
});
