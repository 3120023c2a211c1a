import { expect, test } from "vitest";
import { mailto, telephone } from "./mailto.ts";

test("does not change a plain address", () =>
  expect(mailto("ada+demo@analytical.example")).toBe("mailto:ada+demo@analytical.example"));

test("an address cannot add recipients or a body", () =>
  expect(mailto("a?bcc=b@c.example&body=x@y.example")).toBe("mailto:a%3Fbcc%3Db@c.example%26body%3Dx@y.example"));

test("encodes the whole subject", () =>
  expect(mailto("a@b.example", "Your request & ours")).toBe("mailto:a@b.example?subject=Your%20request%20%26%20ours"));

test.each([
  ["+91 (0) 12345-67890", "tel:+911234567890"],
  ["080 1234 ext. 5", "tel:0801234;ext=5"],
  ["+1 555 010 0000 ext. 12", "tel:+15550100000;ext=12"],
  ["(555) 010-0000 x12", "tel:5550100000;ext=12"],
  ["+1 555 010 0000, extension 12", "tel:+15550100000;ext=12"],
  ["+1 555 010 0000;ext=12", "tel:+15550100000;ext=12"],
  ["+44 (0)20 7946 0000", "tel:+442079460000"],
  ["(+44) 20 7946 0000", "tel:+442079460000"],
  ["(020) 7946 0000", "tel:02079460000"],
  ["Mobile: 030/123456", "tel:030123456"],
  ["+91 98765 43210 / +91 98765 43211", "tel:+919876543210"],
  ["98765 43210, 98765 43211", "tel:9876543210"],
  ["\u200e+91 98765 43210\u202c", "tel:+919876543210"],
  ["＋９１ ９８７６５ ４３２１０", "tel:+919876543210"],
  ["+٩١ ٩٨٧٦٥ ٤٣٢١٠", "tel:+919876543210"],
  ["+९१ ९८७६५ ४३२१०", "tel:+919876543210"],
  ["+91 98765 43210 / 98765 43211", "tel:+919876543210"],
  ["+91 98765 43210 after 6 pm", "tel:+919876543210"],
  ["+33 1 99 00 00 00 poste 12", "tel:+33199000000;ext=12"],
  ["+39 06 1234567 int. 5", "tel:+39061234567;ext=5"],
  ["+49 89 123456 Durchwahl 12", "tel:+4989123456;ext=12"],
  ["+1 555 010 0000 доб. 12", "tel:+15550100000;ext=12"],
  ["00 44 (0) 20 7946 0000", "tel:+442079460000"],
  ["1-800-FLOWERS", undefined],
  ["91+ 98765 43210", undefined],
  ["no phone", undefined],
  ["+1;phone-context=evil.example", undefined],
  ["+1 555;ext=1;phone-context=evil.example", "tel:+1555;ext=1"],
])("links %s to %s", (phone, link) => expect(telephone(phone)).toBe(link));
