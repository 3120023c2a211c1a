import { expect, type Page } from "@playwright/test";
import { site } from "#site";

export const recordKey = `${site.slug}-consent`;
export const receiptKey = `${site.slug}-consent-receipt`;
export const day = 86_400_000;
export const year = 365 * day;

export const banner = (page: Page) => page.getByRole("region", { name: `${site.name} values your privacy` });
export const press = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true }).click();
export const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });
export const stored = (page: Page, key = recordKey) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
export const keys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
export const enabled = (page: Page) => page.getByRole("contentinfo").getByText(/^Cookies: \d enabled$/);
export const waitForReceipt = (page: Page) =>
  expect.poll(async () => (await stored(page, receiptKey))?.proof?.id).toBeTruthy();
export const given = (page: Page, record: object, receipt?: object) =>
  page.addInitScript(
    ([pairs]) => {
      if (sessionStorage.getItem("seeded")) return;
      for (const [key, value] of pairs) if (value) localStorage.setItem(key, JSON.stringify(value));
      sessionStorage.setItem("seeded", "yes");
    },
    [
      [
        [recordKey, record],
        [receiptKey, receipt],
      ] as const,
    ] as const,
  );
export const recordAt = (timestamp: number, optional: boolean) => ({
  essential: true,
  analytics: optional,
  functional: optional,
  marketing: optional,
  timestamp,
  expiresAt: timestamp + year,
});
