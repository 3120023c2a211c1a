import { expect, test } from "vitest";
import { mailto, telephone } from "./mailto.ts";

test("does not change a plain address", () =>
  expect(mailto("ada+demo@analytical.example")).toBe("mailto:ada+demo@analytical.example"));

test("an address cannot add recipients or a body", () =>
  expect(mailto("a?bcc=b@c.example&body=x@y.example")).toBe("mailto:a%3Fbcc%3Db@c.example%26body%3Dx@y.example"));

test("encodes the whole subject", () =>
  expect(mailto("a@b.example", "Your request & ours")).toBe("mailto:a@b.example?subject=Your%20request%20%26%20ours"));

test.each([
  ["+91 (0) 12345-67890", "tel:+9101234567890"],
  ["080 1234 ext. 5", "tel:08012345"],
  ["+1;phone-context=evil.example", "tel:+1"],
])("links %s to %s", (phone, link) => expect(telephone(phone)).toBe(link));
