import { join } from "node:path";
import { expect, test } from "vitest";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { cpuTimeOf, longestSliceOf } from "#tests/support/growth.ts";
import { loadKnowledge } from "./search/knowledge.ts";
import { warmUp } from "./warm-up.ts";

const file = join(import.meta.dirname, "..", "..", "dist", "passages.json");

test("lets the server answer other requests while it warms up", async () => {
  let slice = 0;
  const time = await cpuTimeOf(async () => {
    slice = await longestSliceOf(() => warmUp(loadKnowledge(file, curatedAnswers)));
  });
  expect(slice).toBeLessThan(time / 3);
});
