import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { growthOf } from "#tests/support/growth.ts";
import { createFileAnswerer } from "./answer-file.ts";

test("takes time in proportion to the length of an address of slashes", () => {
  const answer = createFileAnswerer({ byPath: new Map() }, { https: false, onSent: () => {} });
  const answerSlashes = (slashes: string) =>
    answer({ method: "GET", url: `${slashes}x`, headers: {} } as IncomingMessage, {} as ServerResponse);
  expect(answerSlashes("/".repeat(200_000))).toBe(false);
  expect(growthOf(answerSlashes, "/", 1.5)).toBeLessThanOrEqual(1.5);
});
