import { beforeEach, expect, test, vi } from "vitest";
import { rememberAdmin, takeAdminRemembered } from "./return-to-admin.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("location", { search: "" });
});

test("does not lead to the dashboard without an earlier redirect from it", () =>
  expect(takeAdminRemembered()).toBe(null));

test("stores a redirect from the dashboard for one use", () => {
  rememberAdmin();
  expect(takeAdminRemembered()).toBe("/admin");
  expect(takeAdminRemembered()).toBe(null);
});

test("returns to the linked page, and only within the dashboard", () => {
  vi.stubGlobal("location", { search: "?tab=email-settings&open=1" });
  rememberAdmin();
  expect(takeAdminRemembered()).toBe("/admin?tab=email-settings&open=1");
  sessionStorage.setItem("handover:return", `${Date.now()}//evil.example`);
  expect(takeAdminRemembered()).toBe(null);
});

test("forgets the redirect after a quarter of an hour", () => {
  rememberAdmin();
  expect(takeAdminRemembered(Date.now() + 15 * 60_000 + 1000)).toBe(null);
});

test("leads to the home page when storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberAdmin();
  expect(takeAdminRemembered()).toBe(null);
});
