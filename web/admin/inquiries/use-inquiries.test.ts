import { describe, expect, test } from "vitest";
import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { asPage } from "./use-inquiries.ts";

const inquiries = Array.from(
  { length: 23 },
  (_, index): ShownInquiry => ({
    id: String(index),
    firstName: index === 7 ? "Ada" : "Grace",
    lastName: index === 7 ? "Lovelace" : "Hopper",
    email: `${index}@navy.example`,
    company: "",
    industry: "finance",
    message: "Hello",
    createdAt: "2025-01-05T12:00:00.000Z",
    work: { status: "new", assignee: null, snoozedUntil: null, duplicateOf: null, version: 1 },
  }),
);
const ids = (page: { items: ShownInquiry[] }) => page.items.map(({ id }) => id);

test("does not change a page from the server", () => {
  const page = { items: inquiries.slice(0, 2), total: 99, page: 3, pageSize: 10 };
  expect(asPage(page, 3, { q: "no match", sort: "oldest" })).toBe(page);
});

describe("a response that is a plain array", () => {
  test("is paged by ten rows", () => {
    const last = asPage(inquiries, 3, { q: "", sort: "newest" });
    expect(ids(last)).toEqual(["20", "21", "22"]);
    expect(last).toMatchObject({ total: 23, page: 3, pageSize: 10 });
  });
  test("shows its last page when a later one is requested", () =>
    expect(asPage(inquiries, 9, { q: "", sort: "newest" }).page).toBe(3));
  test("is reversed for oldest first, without being modified", () => {
    expect(ids(asPage(inquiries, 1, { q: "", sort: "oldest" }))[0]).toBe("22");
    expect(inquiries[0]?.id).toBe("0");
  });
  test("is searched by the whole name, ignoring case", () =>
    expect(ids(asPage(inquiries, 1, { q: "ADA LOVE", sort: "newest" }))).toEqual(["7"]));
  test("that is empty has one page", () =>
    expect(asPage([], 1, { q: "", sort: "newest" })).toMatchObject({ items: [], total: 0, page: 1 }));
});
