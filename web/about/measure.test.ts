import { expect, test } from "vitest";
import { countKeys, measure } from "./measure.ts";

const origin = "https://site.test";

test("sums requests and bytes and counts each other host once", () => {
  const loaded = [
    { name: "https://site.test/about", transferSize: 9000 },
    { name: "https://site.test/_astro/page.css", transferSize: 7000 },
    { name: "https://cdn.test/a.js", transferSize: 500 },
    { name: "https://cdn.test/b.js", transferSize: 0 },
    { name: "http://site.test/c.js", transferSize: 1 },
  ];
  expect(measure(loaded, origin, "", 0)).toEqual({ requests: 5, otherHosts: 2, bytes: 16501, cookies: 0, keys: 0 });
});

test("counts cookies and keys", () => {
  expect(measure([], origin, "a=1; b=2", 3)).toMatchObject({ cookies: 2, keys: 3, otherHosts: 0, requests: 0 });
});

test("counts no keys when storage is blocked", () => {
  expect(
    countKeys(() => {
      throw new DOMException("denied", "SecurityError");
    }),
  ).toBe(0);
  expect(countKeys(() => ({ length: 2 }) as Storage)).toBe(2);
});
