import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { Inquiry } from "#domain/inquiries/schema.ts";
import { cast } from "../cast.ts";

const admin = {
  id: "1",
  username: "ada",
  email: "ada@example.com",
  name: "Ada",
  role: "admin",
  createdAt: "2025-01-05T12:00:00.000Z",
};
const long =
  "We run four assistants and would like to see which of them repeats what a customer told another.\n\n1. Two share a model.\n<b>2. One is ours.</b>";

/** Newest first: the last one written is number 0. */
const inquiriesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index): Inquiry => ({
      id: `id-${index}`,
      firstName: index === 3 ? "Grace" : "Vera",
      lastName: `Number${index}`,
      email: `vera${index}@clinic.example`,
      company: index % 2 ? "" : "Vera's Clinic",
      industry: "healthcare",
      message: index === 0 ? long : "Hello",
      createdAt: new Date(Date.UTC(2025, 0, 5, 12) - index * 86_400_000).toISOString(),
    }),
  );

/** Answers as the server does: a page of what `rows` holds at that moment. Returns the questions asked. */
async function serve(page: Page, rows: () => Inquiry[]) {
  const asked: URLSearchParams[] = [];
  await page.route("**/api/user", (route) => route.fulfill({ json: admin }));
  await page.route(/\/api\/admin\/inquiries/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const [at, q] = [Number(query.get("page")), query.get("q")?.toLowerCase() ?? ""];
    const found = rows().filter((row) => JSON.stringify(row).toLowerCase().includes(q));
    if (query.get("sort") === "oldest") found.reverse();
    return route.fulfill({
      json: { items: found.slice((at - 1) * 10, at * 10), total: found.length, page: at, pageSize: 10 },
    });
  });
  return asked;
}

async function logIn(page: Page, baseURL: string | undefined, path = "/api/login", data: object = cast.ada) {
  const answer = await page.request.post(path, { data, headers: { origin: String(baseURL) } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of inquiries" });

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

  test("sends who is not signed in to /auth, says why, and back once an admin has signed in", async ({ page }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/admin/")) asked++;
    });
    // As a link in a mail leads there.
    await page.goto("/admin?tab=email-settings");
    await page.waitForURL("/auth");
    await expect(page.getByText("Log in to continue", { exact: true })).toBeVisible();
    expect(asked).toBe(0);
    const form = page.getByRole("tabpanel", { name: "Login" });
    await form.getByLabel("Username").fill(cast.ada.username);
    await form.getByLabel("Password", { exact: true }).fill(cast.ada.password);
    await form.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("/admin?tab=email-settings");
    await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Email Settings" })).toHaveAttribute("aria-selected", "true");
  });

  test("sends a user who is no admin away, and he ends at home", async ({ page, baseURL }) => {
    const username = `otto-${crypto.randomUUID().slice(0, 8)}`;
    const { name, password } = cast.otto;
    await logIn(page, baseURL, "/api/register", { username, email: `${username}@example.com`, name, password });
    const visited: string[] = [];
    page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto("/admin");
    await page.waitForURL("/");
    expect(visited).toEqual(["/admin", "/auth", "/"]);
  });

  test("after logging out of the dashboard nothing of it is left, and the toast is read on /auth", async ({
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

test("what a visitor asks stands in the table of the admin, whole in the dialog, as text", async ({
  page,
  baseURL,
}) => {
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
  await expect(row.getByRole("button")).not.toContainText("More of it");
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: `Vera ${lastName}` });
  await expect(dialog).toContainText("<b>2. One is ours.</b>");
  await expect(dialog.locator("b")).toHaveCount(0);
  await expect(dialog).toContainText("More of it. ".repeat(19));
});

test.describe("pages of ten", () => {
  test("arrows and numbers lead through them; the current one is marked, long runs are left out", async ({ page }) => {
    const asked = await serve(page, () => inquiriesOf(312));
    await page.goto("/admin");
    await expect(page.getByRole("row")).toHaveCount(11);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: "1", pageSize: "10", sort: "newest" });
    await expect(page.getByText("1–10 of 312 inquiries")).toBeVisible();
    const [previous, next] = [
      pages(page).getByRole("button", { name: "Previous page" }),
      pages(page).getByRole("button", { name: "Next page" }),
    ];
    await expect(previous).toBeDisabled();
    await expect(pages(page).getByRole("button", { name: "Page 1", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(pages(page).getByRole("button")).toHaveText(["", "1", "2", "3", "4", "5", "32", ""]);
    await next.click();
    await expect(page.getByText("11–20 of 312 inquiries")).toBeVisible();
    await expect(rowOf(page, "Number10")).toBeVisible();
    await pages(page).getByRole("button", { name: "Page 32" }).click();
    await expect(page.getByText("311–312 of 312 inquiries")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(next).toBeDisabled();
    await expect(pages(page).locator("[aria-current]")).toHaveText("32");
    await previous.click();
    await expect(pages(page).locator("[aria-current]")).toHaveText("31");
  });

  test("by keyboard the focus stays on the arrow, also at the end", async ({ page }) => {
    await serve(page, () => inquiriesOf(15));
    await page.goto("/admin");
    const next = pages(page).getByRole("button", { name: "Next page" });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("11–15 of 15 inquiries")).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("11–15 of 15 inquiries")).toBeVisible();
  });

  test("ten rows need no pages", async ({ page }) => {
    await serve(page, () => inquiriesOf(10));
    await page.goto("/admin");
    await expect(page.getByRole("row")).toHaveCount(11);
    await expect(pages(page)).toHaveCount(0);
  });

  test("when rows have gone, the last page that exists is shown", async ({ page }) => {
    let count = 45;
    await serve(page, () => inquiriesOf(count));
    await page.goto("/admin");
    await pages(page).getByRole("button", { name: "Page 5" }).click();
    await expect(page.getByText("41–45 of 45 inquiries")).toBeVisible();
    count = 12;
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("11–12 of 12 inquiries")).toBeVisible();
    await expect(pages(page).locator("[aria-current]")).toHaveText("2");
  });

  test("an answer that is a plain array is paged, searched and ordered here", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, (route) => route.fulfill({ json: inquiriesOf(23) }));
    await page.goto("/admin");
    await expect(page.getByText("1–10 of 23 inquiries")).toBeVisible();
    await pages(page).getByRole("button", { name: "Next page" }).click();
    await pages(page).getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText("21–23 of 23 inquiries")).toBeVisible();
    await page.getByRole("columnheader", { name: "Date" }).getByRole("button").click();
    await expect(page.getByRole("row").nth(1)).toContainText("Number22");
    await page.getByRole("searchbox").fill("grace");
    await expect(page.getByText("1 match", { exact: true })).toBeVisible();
    await expect(rowOf(page, "Number3")).toBeVisible();
  });
});

test.describe("finding", () => {
  test("the search asks once the typing pauses, starts at the first page, keeps the focus, and says how many match", async ({
    page,
  }) => {
    const asked = await serve(page, () => inquiriesOf(40));
    await page.goto("/admin");
    await pages(page).getByRole("button", { name: "Page 3" }).click();
    await expect(page.getByText("21–30 of 40 inquiries")).toBeVisible();
    const box = page.getByRole("searchbox", { name: "Search inquiries" });
    await box.pressSequentially("Grace", { delay: 20 });
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("1 match");
    await expect(box).toBeFocused();
    expect(asked.map((query) => query.get("q")).filter(Boolean)).toEqual(["Grace"]);
    expect(asked.at(-1)?.get("page")).toBe("1");
    await box.fill("nobody at all");
    await box.press("Enter");
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
    await expect(page.getByText("“nobody at all”")).toBeVisible();
    await expect(box).toBeFocused();
    await box.fill("");
    await expect(page.getByText("1–10 of 40 inquiries")).toBeVisible();
  });

  test("the Date header turns the order round and says which it is", async ({ page }) => {
    const asked = await serve(page, () => inquiriesOf(12));
    await page.goto("/admin");
    const date = page.getByRole("columnheader", { name: "Date" });
    await expect(date).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("row").nth(1)).toContainText("Jan 5, 2025");
    await date.getByRole("button").click();
    await expect(date).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByRole("row").nth(1)).toContainText("Number11");
    expect(asked.at(-1)?.get("sort")).toBe("oldest");
  });

  test("Refresh brings what came in meanwhile", async ({ page }) => {
    let count = 2;
    await serve(page, () => inquiriesOf(count));
    await page.goto("/admin");
    await expect(page.getByText("2 inquiries")).toBeVisible();
    count = 3;
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.click();
    await expect(page.getByText("3 inquiries")).toBeVisible();
    await expect(refresh).toBeFocused();
    await expect(page.getByText(/^Checked \d+:\d\d/)).toBeVisible();
  });
});

test.describe("one inquiry read whole", () => {
  test("by keyboard: it opens, keeps line breaks, closes by Escape, and the focus returns", async ({ page }) => {
    await serve(page, () => inquiriesOf(3));
    await page.goto("/admin");
    const opener = rowOf(page, "Number0").getByRole("button");
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Vera Number0" });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    for (const text of ["Jan 5, 2025", "vera0@clinic.example", "Vera's Clinic", "Healthcare"])
      await expect(dialog).toContainText(text);
    const message = dialog.getByText("We run four assistants");
    expect(await message.evaluate((element) => element.textContent)).toBe(long);
    expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toMatch(/pre-wrap|preserve/);
    // After its last control come the browser's own, for which the page reports its body; never the page behind.
    const stops = new Set<string>();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      stops.add(
        await page.evaluate(() => {
          const at = document.activeElement;
          return at === document.body ? "browser" : at?.closest("dialog") ? "dialog" : `behind: ${at?.outerHTML}`;
        }),
      );
    }
    expect([...stops].filter((stop) => stop !== "browser")).toEqual(["dialog"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("the ones above and below are a press away, and the focus returns to the one last read", async ({ page }) => {
    await serve(page, () => inquiriesOf(3));
    await page.goto("/admin");
    await rowOf(page, "Number0").getByRole("button").click();
    const [above, below] = [
      page.getByRole("button", { name: "Previous inquiry" }),
      page.getByRole("button", { name: "Next inquiry" }),
    ];
    await expect(above).toBeDisabled();
    await below.click();
    await expect(page.getByRole("dialog", { name: "Vera Number1" })).toBeVisible();
    await expect(page.getByRole("dialog").getByText("Not given")).toBeVisible();
    await below.click();
    await expect(below).toBeDisabled();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rowOf(page, "Number2").getByRole("button")).toBeFocused();
  });

  test("a press beside it closes it; a reply goes to its writer", async ({ page }) => {
    await serve(page, () => inquiriesOf(1));
    await page.goto("/admin");
    await rowOf(page, "Number0").getByRole("button").click();
    await expect(page.getByRole("link", { name: "Reply by e-mail" })).toHaveAttribute(
      "href",
      /^mailto:vera0@clinic\.example\?subject=Your%20request/,
    );
    await page.mouse.click(5, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("when there is nothing to show", () => {
  test("an empty list says what will appear here", async ({ page }) => {
    await serve(page, () => []);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "No inquiries yet" })).toBeVisible();
    await expect(page.getByText("Each request for a demo")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  });

  test("while the list is loading it says so", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, () => {});
    await page.goto("/admin");
    await expect(page.getByText("Loading inquiries")).toBeAttached();
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
  });

  test("a failure says what happened, and 'Try again' does", async ({ page }) => {
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
    await expect(page.getByRole("alert")).toContainText("The server answered 503: The disk is full.");
    await expect(page.getByText("No inquiries yet")).toHaveCount(0);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rowOf(page, "Number0")).toBeVisible();
    await expect(page.getByText("The inquiries could not be loaded")).toHaveCount(0);
  });

  test("a refresh that fails keeps the rows that were there", async ({ page }) => {
    await serve(page, () => inquiriesOf(2));
    await page.goto("/admin");
    await expect(rowOf(page, "Number0")).toBeVisible();
    await page.route(/\/api\/admin\/inquiries/, (route) => route.abort());
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
    await expect(rowOf(page, "Number0")).toBeVisible();
  });

  test("a session that has ended says so and leads to /auth", async ({ page }) => {
    await serve(page, () => []);
    await page.route(/\/api\/admin\/inquiries/, (route) => route.fulfill({ status: 401, body: "" }));
    await page.goto("/admin");
    await expect(page.getByRole("alert")).toContainText("Your session has ended");
    await page.route("**/api/user", (route) => route.fulfill({ status: 401, body: "" }));
    await page.getByRole("link", { name: "Log in again" }).click();
    await page.waitForURL("/auth");
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [360, 1280])
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
      test("axe finds nothing in the table, the dialog, the empty and the failed list", async ({ page }) => {
        const found = async () => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
            .analyze();
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
        };
        await serve(page, () => inquiriesOf(312));
        await page.goto("/admin");
        await expect(rowOf(page, "Number9")).toBeVisible();
        expect(await found()).toEqual([]);
        await rowOf(page, "Number0").getByRole("button").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await found()).toEqual([]);
        await page.keyboard.press("Escape");
        await page.getByRole("searchbox").fill("nobody at all");
        await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
        expect(await found()).toEqual([]);
        await page.route(/\/api\/admin\/inquiries/, (route) => route.abort());
        await page.getByRole("button", { name: "Refresh" }).click();
        await expect(page.getByRole("alert")).toBeVisible();
        expect(await found()).toEqual([]);
      });
    });

test("at 320 px rows are cards that are still rows, nothing goes sideways, and every column is there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const rows = inquiriesOf(312);
  Object.assign(rows[1] as Inquiry, {
    email: `${"x".repeat(60)}@${"y".repeat(60)}.example`,
    lastName: "Z".repeat(100),
  });
  await serve(page, () => rows);
  await page.goto("/admin");
  const row = rowOf(page, "Number0");
  await expect(row.getByRole("cell")).toHaveCount(5);
  await expect(row.getByRole("rowheader")).toHaveText("Vera Number0");
  for (const cell of await row.getByRole("cell").all()) await expect(cell).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole("button", { name: "Date, newest first" })).toBeVisible();
  await rowOf(page, "ZZZ").getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test("without scripts the page says that it needs them", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/admin");
  await expect(page.locator("noscript p")).toContainText("The dashboard needs JavaScript");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.close();
});
