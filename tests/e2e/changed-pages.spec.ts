import { expect, type Page, test } from "@playwright/test";
import { cast } from "#harness/cast.ts";
import { resume } from "#tests/support/pages/application-form.ts";
import { changesByOthers } from "#tests/support/pages/change-page.ts";
import { applicationsOf, serve } from "#tests/support/pages/dashboard-applications.ts";
import { holdScripts } from "#tests/support/pages/hold-scripts.ts";

const translated = "a translator has replaced its texts";

/** Each form and its first field. */
const forms = [
  ["/", "#home-name"],
  ["/contact", "#inquiry-firstName"],
  ["/careers/apply-internship", "#application-fullName"],
  ["/auth", "#login-username"],
  ["/reset-password", "#reset-email"],
] as const;

/** Errors other than those of an animation between pages, which a browser may leave out. */
const failOnError = (page: Page) =>
  page.on("pageerror", (error) => error.name === "InvalidStateError" || expect(error).toBeNull());

/** Opens a page whose scripts are on their way, and changes it. Returns what lets the scripts arrive. */
async function openChanged(page: Page, path: string, apply: () => void) {
  failOnError(page);
  const release = await holdScripts(page);
  await page.goto(path);
  await page.evaluate(apply);
  return release;
}

for (const [change, apply] of Object.entries(changesByOthers)) {
  test.describe(`when ${change}`, () => {
    for (const [path, selector] of forms)
      test(`the form on ${path} keeps typed text, the caret and the focus`, async ({ page }) => {
        const release = await openChanged(page, path, apply);
        const field = page.locator(selector);
        await field.fill("Grce");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowLeft");
        release();
        await expect(page.locator(`astro-island:not([ssr]) ${selector}`)).toBeAttached();
        await page.keyboard.type("a");
        await expect(field).toHaveValue("Grace");
        await expect(field).toBeFocused();
      });

    test("an application form keeps the chosen file", async ({ page }) => {
      const release = await openChanged(page, "/careers/apply-internship", apply);
      await page.locator("input[type=file]").setInputFiles(resume);
      release();
      await expect(page.getByText("Ravi Resume.pdf")).toBeVisible();
      const names = await page
        .locator("input[type=file]")
        .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
      expect(names).toBe("Ravi Resume.pdf");
    });

    for (const press of change === translated ? (["click", "key", "tap"] as const) : (["click"] as const)) {
      const by = { click: "click", key: "press of Enter", tap: "tap" }[press];
      test.describe(() => {
        test.use({ hasTouch: press === "tap" });
        const use = async (page: Page, selector: string) => {
          const button = page.locator(selector);
          if (press === "tap") return button.tap();
          if (press === "click") return button.click();
          await button.focus();
          await page.keyboard.press("Enter");
        };

        test(`the chat opens with the first ${by}`, async ({ page }) => {
          const release = await openChanged(page, "/about", apply);
          await use(page, ".consent [data-consent=reject-all]");
          await use(page, ".chat-button");
          release();
          await expect(page.locator(".chat textarea")).toBeVisible();
        });

        test(`the inquiry is sent with the first ${by}`, async ({ page }) => {
          const release = await openChanged(page, "/contact", apply);
          for (const name of ["firstName", "lastName", "message"])
            await page.locator(`#inquiry-${name}`).fill(`Grace ${name}`);
          await page.locator("#inquiry-email").fill("grace@harbor.example");
          await page.locator("#inquiry-industry").selectOption("finance");
          await page.locator("#inquiry-consent").check();
          await use(page, "main form [type=submit]");
          const sent = page.waitForRequest("**/api/inquiries");
          release();
          expect((await sent).postDataJSON()).toMatchObject({ firstName: "Grace firstName", industry: "finance" });
          await expect(page.locator("#inquiry-message")).toHaveValue("");
        });
      });
    }
  });
}

test("messages of a translated form come and go, and it is sent", async ({ page }) => {
  failOnError(page);
  await page.goto("/contact");
  await page.locator("#inquiry-firstName").focus();
  await expect(page.locator("astro-island:not([ssr]) #inquiry-firstName")).toBeAttached();
  await page.evaluate(changesByOthers[translated]);
  const submit = page.locator("main form [type=submit]");
  await submit.click();
  await expect(page.locator("#inquiry-firstName-error")).toHaveText("First name is required’");
  await expect(page.locator("#inquiry-firstName")).toBeFocused();
  for (const name of ["firstName", "lastName", "message"]) await page.locator(`#inquiry-${name}`).fill(`Grace ${name}`);
  await expect(page.locator("#inquiry-firstName-error")).toBeHidden();
  await page.locator("#inquiry-email").fill("grace@harbor.example");
  await page.locator("#inquiry-industry").selectOption("finance");
  await page.locator("#inquiry-consent").check();
  await submit.click();
  await expect(page.locator(".toast")).toContainText("Request submitted’");
  await expect(page.locator("main form [role=status]")).toContainText("Your request has reached us");
  await submit.click();
  await expect(page.locator("#inquiry-firstName-error")).toBeVisible();
});

test("the chat of a translated page answers, opens and closes", async ({ page }) => {
  failOnError(page);
  await page.goto("/about");
  await page.evaluate(changesByOthers[translated]);
  await page.locator(".consent [data-consent=reject-all]").click();
  await page.locator(".chat-button").click();
  await page.locator(".chat textarea").fill("How long do you keep my data?");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat article")).toHaveCount(2);
  await page.locator(".chat input[type=file]").setInputFiles(resume);
  await expect(page.locator(".chat [data-unsent]")).toContainText("Ravi Resume.pdf");
  await page.locator(".chat textarea").fill("I want to talk to a human");
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat article")).toHaveCount(4);
  await expect(page.locator(".chat [data-unsent]")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator(".chat-button")).toBeFocused();
});

test("the header of a translated page opens its menus, and the account menu logs out", async ({ page }) => {
  failOnError(page);
  await page.goto("/auth");
  await page.evaluate(changesByOthers[translated]);
  await page.locator("#auth-tabs [role=tab], [role=tab]").nth(1).click();
  await expect(page.locator("#register-username")).toBeVisible();
  await page.locator("[role=tab]").first().click();
  await page.locator("#login-username").fill(cast.ada.username);
  await page.locator("#login-password").fill(cast.ada.password);
  await page.locator("main form [type=submit]").click();
  await page.waitForURL("/");
  const release = await holdScripts(page);
  await page.goto("/about");
  await page.evaluate(changesByOthers[translated]);
  release();
  await page.locator("header [popovertarget=account]").click();
  await expect(page.locator("#account")).toContainText("Your Account’");
  await page.locator("#account button").click();
  await expect(page.locator("header a[href='/auth']").first()).toBeVisible();
});

test("the film of a translated page shows what its button does", async ({ page }) => {
  failOnError(page);
  await page.goto("/");
  await page.locator(".consent [data-consent=reject-all]").click();
  await page.locator(".film-button").hover();
  await expect(page.locator("astro-island:not([ssr]) .film-button")).toBeAttached();
  await page.evaluate(changesByOthers[translated]);
  await page.locator(".film-button").click();
  await expect(page.locator(".film-button")).toHaveText("Pause’");
  await page.locator(".film-button").click();
  await expect(page.locator(".film-button")).toHaveText("Play’");
});

test("a translated list of the dashboard stays when a part of a sentence comes and goes", async ({ page }) => {
  failOnError(page);
  await serve(page, () => applicationsOf(3));
  await page.goto("/admin/applications");
  await page.evaluate(changesByOthers[translated]);
  const [search, type] = [page.locator("main [type=search]"), page.locator("main select").nth(1)];
  await search.fill("no such name");
  await expect(page.locator("main p", { hasText: "no such name" })).toBeVisible();
  for (const value of ["internship", "", "internship", ""]) {
    await type.selectOption(value);
    await expect(search).toBeVisible();
  }
  await search.fill("");
  await expect(page.locator("main tbody tr")).toHaveCount(3);
});
