import { expect, test } from "vitest";
import * as z from "zod/mini";
import { catalog } from "./catalog.ts";
import { optionalScripts } from "./optional-scripts.ts";
import { otherStorage } from "./other-storage.ts";
import { noticeHash, policyVersion, versionOf } from "./policy-version.ts";
import { cookieSchema, storedItemSchema } from "./schema.ts";
import { terms } from "./terms.ts";

const count = (test: (cookie: (typeof catalog)[number]) => boolean) => catalog.filter(test).length;

test("the catalog has the ten entries of section 3 by category", () => {
  expect(() => z.array(cookieSchema).parse(catalog)).not.toThrow();
  const keys = catalog.flatMap((cookie) => cookie.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(catalog).toHaveLength(10);
  expect(count(({ category }) => category === "essential")).toBe(4);
  expect(count(({ category }) => category === "analytics")).toBe(3);
  expect(count(({ category }) => category === "functional")).toBe(2);
  expect(count(({ category }) => category === "marketing")).toBe(1);
});

test("six entries are first-party and four third-party, as section 3 states", () => {
  expect(count(({ provider }) => provider === "first-party")).toBe(6);
  expect(count(({ provider }) => provider === "third-party")).toBe(4);
});

test("an entry in a cookie and in local storage states both durations", () => {
  const both = catalog.filter(({ kind }) => kind === "both");
  expect(both.map(({ duration }) => duration)).toEqual(["Session; the ID in local storage until you delete it"]);
});

test("other storage is well formed and names no cookie", () => {
  expect(() => z.array(storedItemSchema).parse(otherStorage)).not.toThrow();
  const keys = new Set(catalog.flatMap((cookie) => cookie.keys));
  expect(otherStorage.filter(({ key }) => keys.has(key))).toEqual([]);
});

test("wording and order do not change the policy version; a name, vendor, purpose, category or lifetime does", () => {
  const [first, ...rest] = catalog;
  if (!first) throw new Error("The catalog is empty.");
  expect(versionOf([...rest, { ...first, purpose: "Other words for the same thing.", duration: "session" }])).toBe(
    policyVersion,
  );
  const changes = [
    { keys: ["sid"] as string[] },
    { provider: "third-party", thirdPartyName: "Someone" },
    { purposeTerm: "measure-visits" },
    { category: "marketing" },
    { maxAge: 60 },
  ] as const;
  for (const change of changes) expect(versionOf([...rest, { ...first, ...change }])).not.toBe(policyVersion);
  expect(versionOf(rest)).not.toBe(policyVersion);
});

test("hashes and terms have the form that the header and the receipt use", () => {
  expect(policyVersion).toMatch(/^[0-9a-f]{32}$/);
  expect(noticeHash).toMatch(/^[0-9a-f]{32}$/);
  expect(terms).toHaveLength(10);
});

test("each optional script has a vendor and category of the catalog and accepts no id with other characters", () => {
  for (const script of optionalScripts) {
    const own = catalog.filter(({ thirdPartyName }) => thirdPartyName === script.name);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ category }) => category === script.category)).toBe(true);
    for (const id of ["", " ", "G-AB CD", "G-ABCD&x=1", "123456\n7", "<script>"])
      expect(id).not.toMatch(script.idPattern);
  }
});
