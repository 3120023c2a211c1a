import { expect, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { fillLogin, fillRegistration, login, problem, registration } from "#tests/support/pages/auth-forms.ts";
import { violations } from "#tests/support/pages/axe.ts";
import { holdScripts } from "#tests/support/pages/hold-scripts.ts";
import { expectNothingSideways } from "#tests/support/pages/sideways.ts";

test.describe("the login and register tabs", () => {
  test("show Login first, and Register after a click", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByRole("tab", { name: "Login" })).toHaveAttribute("aria-selected", "true");
    await expect(login(page)).toBeVisible();
    await expect(registration(page)).toBeHidden();
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    await expect(login(page)).toBeHidden();
  });

  test("have one tab stop and respond to arrow keys, Home and End", async ({ page }) => {
    await page.goto("/auth");
    const tabs = {
      login: page.getByRole("tab", { name: "Login" }),
      register: page.getByRole("tab", { name: "Register" }),
    };
    // Focused, not clicked: the first key may come before hydration.
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

  test("open on Register at /auth#register, and do not show Login while the script loads", async ({ page }) => {
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

  test("switch to Register by the link under the login form", async ({ page }) => {
    await page.goto("/auth");
    await page.getByRole("link", { name: "Create one" }).click();
    await expect(registration(page)).toBeVisible();
  });

  test("keep typed text when the visitor switches back", async ({ page }) => {
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

test.describe("form errors", () => {
  test("an empty login shows the specified message at both fields and focuses the first", async ({ page }) => {
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

  test("an empty registration shows a message at each field", async ({ page }) => {
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

  test("an invalid address and different passwords are reported, and nothing is sent", async ({ page }) => {
    let requests = 0;
    await page.route("**/api/register", (route) => {
      requests++;
      return route.abort();
    });
    await page.goto("/auth#register");
    await fillRegistration(page, { email: "otto", confirmPassword: "something else" });
    await registration(page).getByRole("button", { name: "Register" }).click();
    await expect(registration(page).getByLabel("Email")).toHaveAccessibleDescription("Invalid email format");
    await expect(registration(page).getByLabel("Email")).toBeFocused();
    const repeated = registration(page).getByLabel("Confirm Password");
    await expect(repeated).toHaveAccessibleDescription("Passwords do not match");
    // Corrected in the other of the two fields.
    await registration(page).getByLabel("Password", { exact: true }).fill("something else");
    await expect(repeated).not.toHaveAttribute("aria-invalid");
    expect(requests).toBe(0);
  });

  test("an error from the server stays at its field until that field changes", async ({ page }) => {
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

test.describe("password managers", () => {
  test("can identify each field by its name and purpose", async ({ page }) => {
    await page.goto("/auth");
    const found = () =>
      page
        .locator("main form")
        .evaluateAll((forms) =>
          forms.map((form) =>
            [...form.querySelectorAll("input")].map((input) => `${input.name} ${input.autocomplete}`),
          ),
        );
    expect(await found()).toEqual([["username username webauthn", "password current-password"]]);
    await page.getByRole("tab", { name: "Register" }).click();
    await expect(registration(page)).toBeVisible();
    expect(await found()).toEqual([
      ["username username", "email email", "name name", "password new-password", "confirmPassword new-password"],
    ]);
  });

  test("can fill fields without an event and can paste", async ({ page }) => {
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

  test("a password can be shown and hidden again without changing", async ({ page }) => {
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
      test("axe finds no violations on either tab, with and without errors", async ({ page }) => {
        await page.goto("/auth");
        expect(await violations(page)).toEqual([]);
        await login(page).getByRole("button", { name: "Login" }).click();
        await expect(login(page).getByLabel("Username")).toBeFocused();
        expect(await violations(page)).toEqual([]);
        await page.getByRole("tab", { name: "Register" }).click();
        await registration(page).getByRole("button", { name: "Register" }).click();
        await expect(registration(page).getByLabel("Username")).toBeFocused();
        expect(await violations(page)).toEqual([]);
      });
    });

test("at 320 px nothing scrolls sideways, and the form is above the panel", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/auth#register");
  await registration(page).getByRole("button", { name: "Register" }).click();
  await expect(registration(page).getByText("Email is required")).toBeVisible();
  await expectNothingSideways(page);
  const form = await registration(page).boundingBox();
  const panel = await page.getByRole("main").getByRole("complementary").boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
});
