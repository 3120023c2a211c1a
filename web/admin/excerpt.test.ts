import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short message stays as it is, on one line", () => expect(excerpt(" Hello,\n\nyou.\t ")).toBe("Hello, you."));

test("a long one is cut between words and ends in dots", () =>
  expect(excerpt("Our auditor asks how prompts are logged.", 30)).toBe("Our auditor asks how prompts…"));

test("a word without end is cut inside", () => expect(excerpt("x".repeat(200), 20)).toBe(`${"x".repeat(19)}…`));

test("no character is cut in half", () => expect(excerpt("🙂".repeat(30), 10)).toBe(`${"🙂".repeat(9)}…`));

test("the cut takes no comma with it", () => expect(excerpt("One two three, four five", 16)).toBe("One two three…"));
