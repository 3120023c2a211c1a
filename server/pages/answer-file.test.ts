import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createFileAnswerer } from "./answer-file.ts";

test("an address of slashes is judged in a time that grows with its length", () => {
  const answer = createFileAnswerer({ byPath: new Map(), hashes: noHashes }, { https: false, onPage: () => {} });
  const request = { method: "GET", url: `${"/".repeat(200_000)}x`, headers: {} } as IncomingMessage;
  const begun = performance.now();
  expect(answer(request, {} as ServerResponse)).toBe(false);
  // From each of them to the last it took more than a minute.
  expect(performance.now() - begun).toBeLessThan(1000);
});

const noHashes = { scripts: new Set<string>(), styles: new Set<string>() };
