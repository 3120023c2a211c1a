import { expect, test } from "@playwright/test";

test("the page has story, mission, vision, values and technology, and links to the contact page", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy is shade, not a wall");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Our story",
    "Our mission",
    "Our vision",
    "Our values",
    "Don’t take our word for it",
    "Technology stack",
    "Ask us what your AI has read",
  ]);
  for (const name of ["Detection", "Tokenization", "The veil", "Policy engine", "Audit"])
    await expect(main.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  for (const name of ["Request a Demo", "Contact Us"])
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", "/contact");
});

test("the meter counts what this browser has loaded and stored", async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Measure this page" });
  await button.hover();
  await expect(page.locator("astro-island[ssr]").filter({ has: button })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await button.click();
  const counted = (name: string) => page.getByRole("row", { name }).getByRole("cell").last();
  await expect(counted("Other hosts contacted")).toHaveText("0");
  await expect(counted("Cookies a script can read")).toHaveText("0");
  await expect(counted("Items stored in your browser")).toHaveText("0");
  // Chromium counts the icon since 156.0.8078.108, and did not in 156.0.8078.73.
  const countsIcon = await page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/favicon.svg")),
  );
  const own = requests.filter((url) => url.startsWith(`${baseURL}/`) && (countsIcon || !url.endsWith("/favicon.svg")));
  await expect(counted("Requests, including the page")).toHaveText(String(own.length));
  expect(own.length).toBeLessThan(30);
  const kilobytes = Number(await counted("Kilobytes transferred").textContent());
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThan(300);
  await page.evaluate(() => localStorage.setItem("mine", "1"));
  await page.getByRole("button", { name: "Measure again" }).click();
  await expect(counted("Items stored in your browser")).toHaveText("1");
});
