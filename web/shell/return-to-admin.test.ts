import { beforeEach, expect, test, vi } from "vitest";
import { storeDashboardUrl, takeDashboardUrl } from "./return-to-admin.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", { search: "" });
});

test("returns no URL without an earlier redirect from the dashboard", () => expect(takeDashboardUrl()).toBe(null));

test("stores a redirect from the dashboard for one use", () => {
  storeDashboardUrl();
  expect(takeDashboardUrl()).toBe("/admin");
  expect(takeDashboardUrl()).toBe(null);
});

test("returns to the linked page, and only within the dashboard", () => {
  vi.stubGlobal("location", { search: "?tab=email-settings&open=1" });
  storeDashboardUrl();
  expect(takeDashboardUrl()).toBe("/admin?tab=email-settings&open=1");
  sessionStorage.setItem("handover:return", `${Date.now()}//evil.example`);
  expect(takeDashboardUrl()).toBe(null);
});

test("forgets the redirect after 15 minutes", () => {
  storeDashboardUrl();
  expect(takeDashboardUrl(Date.now() + 15 * 60_000 + 1000)).toBe(null);
});

test("returns no URL when storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeDashboardUrl();
  expect(takeDashboardUrl()).toBe(null);
});
