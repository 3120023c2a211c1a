import { expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { unset } from "./server-process.ts";

test("whatever the server reads of its environment is kept from a developer's .env", () => {
  const asked = new Set<string>();
  readEnv(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => name !== "PORT" && !(name in unset))).toEqual([]);
});
