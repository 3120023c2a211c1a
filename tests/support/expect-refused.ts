import { expect } from "vitest";
import type { Answer } from "#harness/send.ts";

/** Expects the response to a request beyond the limit `name`. Returns the seconds after which to try again. */
export function expectRefused(answer: Answer, name: string): number {
  expect(answer.status).toBe(429);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(answer.headers.ratelimit).toMatch(new RegExp(`^"${name}";r=0;t=\\d+$`));
  expect(answer.headers["ratelimit-policy"]).toMatch(new RegExp(`^"${name}";q=\\d+;w=\\d+$`));
  expect(answer.json.detail).toMatch(/^Too many attempts\. Please try again in /);
  return seconds;
}
