import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("collapses a short message to one line", () => expect(excerpt(" Hello,\n\nyou.\t ")).toBe("Hello, you."));

test("cuts a long message between words", () =>
  expect(excerpt("Our auditor asks how prompts are logged.", 30)).toBe("Our auditor asks how prompts…"));

test("cuts inside a word that is too long", () => expect(excerpt("x".repeat(200), 20)).toBe(`${"x".repeat(19)}…`));

test("never splits a surrogate pair", () => expect(excerpt("🙂".repeat(30), 10)).toBe(`${"🙂".repeat(9)}…`));

test("drops punctuation before the ellipsis", () =>
  expect(excerpt("One two three, four five", 16)).toBe("One two three…"));
