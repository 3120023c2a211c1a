import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { cast, choice } from "#harness/cast.ts";

// Other tests choose on the same server: this one only expects larger counts.

async function choose(page: Page, baseURL: string | undefined, changes: object, headers: Record<string, string> = {}) {
  const answer = await page.request.post("/api/cookie-consent", {
    data: { ...choice, ...changes },
    headers: { origin: String(baseURL), ...headers },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; hash: string };
}

const figure = async (page: Page, name: string) => {
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
  return Number((await row.locator("p > span").first().textContent())?.replaceAll(",", ""));
};

test("the dashboard counts choices, verifies the chain, and downloads the log", async ({ page, baseURL }) => {
  const origin = { origin: String(baseURL) };
  expect((await page.request.post("/api/login", { data: cast.ada, headers: origin })).ok()).toBe(true);
  await choose(page, baseURL, { functional: true, marketing: true });
  await page.goto("/admin?tab=consent");
  await expect(page.getByRole("heading", { level: 2, name: "Choices over time" })).toBeVisible();
  const before = await figure(page, "Accept All");

  const { hash } = await choose(page, baseURL, { functional: true, marketing: true });
  await choose(page, baseURL, { analytics: false }, { "sec-gpc": "1", "x-consent-notice": "action=withdraw" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => figure(page, "Accept All")).toBeGreaterThan(before);
  expect(await figure(page, "Withdrawn")).toBeGreaterThan(0);
  const signal = page.getByRole("listitem").filter({ hasText: "Global Privacy Control" });
  await expect(signal).toContainText(/[1-9]\d* of \d+/);

  await page.getByRole("button", { name: "Verify the chain" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Intact" })).toBeVisible();
  await expect(page.getByText(/^Verified \d+ records? in \d+ ms/)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^"sequence","receipt","recorded_at","action",/);
  expect(lines.some((line) => line.endsWith(`"${hash}"`))).toBe(true);
});
