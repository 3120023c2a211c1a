import { beforeEach, expect, test, vi } from "vitest";
import { storeReturnUrl, takeReturnUrl } from "./return-url.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", { search: "" });
});

test("returns no URL without an earlier redirect", () => expect(takeReturnUrl()).toBe(null));

test.each(["/admin", "/account"] as const)("stores a redirect from %s for one use", (path) => {
  storeReturnUrl(path);
  expect(takeReturnUrl()).toBe(path);
  expect(takeReturnUrl()).toBe(null);
});

test("returns to the linked page, and only to a page that asks visitors to sign in", () => {
  vi.stubGlobal("location", { search: "?tab=email-settings&open=1" });
  storeReturnUrl("/admin");
  expect(takeReturnUrl()).toBe("/admin?tab=email-settings&open=1");
  for (const other of ["//evil.example", "/admin.evil.example", "/account/../contact"]) {
    sessionStorage.setItem("handover:return", `${Date.now()}${other}`);
    expect(takeReturnUrl()).toBe(null);
  }
});

test("forgets the redirect after 15 minutes", () => {
  storeReturnUrl("/admin");
  expect(takeReturnUrl(Date.now() + 15 * 60_000 + 1000)).toBe(null);
});

test("returns no URL when storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeReturnUrl("/admin");
  expect(takeReturnUrl()).toBe(null);
});
