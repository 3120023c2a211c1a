import { beforeEach, expect, test, vi } from "vitest";
import { storeReturnUrl, takeReturnUrl } from "./return-url.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("location", { pathname: "/admin", search: "" });
});

test("returns no URL without an earlier redirect", () => expect(takeReturnUrl()).toBe(null));

test.each(["/admin", "/admin/inquiries/0193a8e4-7f2c", "/account"])("stores a redirect from %s for one use", (path) => {
  vi.stubGlobal("location", { pathname: path, search: "" });
  storeReturnUrl();
  expect(takeReturnUrl()).toBe(path);
  expect(takeReturnUrl()).toBe(null);
});

test("returns to the linked page, and only to a page that asks visitors to sign in", () => {
  vi.stubGlobal("location", { pathname: "/admin/email", search: "?state=dead" });
  storeReturnUrl();
  expect(takeReturnUrl()).toBe("/admin/email?state=dead");
  for (const other of ["//evil.example", "/admin.evil.example", "/account/../contact", "/admin//evil.example"]) {
    sessionStorage.setItem("handover:return", `${Date.now()}${other}`);
    expect(takeReturnUrl()).toBe(null);
  }
});

test("forgets the redirect after 15 minutes", () => {
  storeReturnUrl();
  expect(takeReturnUrl(Date.now() + 15 * 60_000 + 1000)).toBe(null);
});

test("returns no URL when storage is blocked", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeReturnUrl();
  expect(takeReturnUrl()).toBe(null);
});
