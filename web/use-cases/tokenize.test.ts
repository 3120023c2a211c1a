import { expect, test } from "vitest";
import { passesLuhn, tokenize } from "./tokenize.ts";

const tokenizeText = (text: string, vault = new Map<string, string>()) => tokenize(text, vault);
const tokens = (text: string) => tokenizeText(text).filter(({ kind }) => kind);

test("replaces a card number with one of the same format that ends in the same four digits", () => {
  const [card] = tokens("Charge 4111 1111 1111 1111 today");
  expect(card?.kind).toBe("card");
  expect(card?.text).toMatch(/^\d{4} \d{4} \d{4} 1111$/);
  expect(card?.text).not.toBe(card?.original);
});

test("gives a valid card number a token with a valid check digit", () => {
  expect(passesLuhn("4111 1111 1111 1112")).toBe(false);
  for (let run = 0; run < 30; run++) {
    const [card] = tokens("4111 1111 1111 1111");
    expect(passesLuhn(card?.text ?? ""), card?.text).toBe(true);
  }
});

test("keeps the punctuation and top-level domain of an address and the country code of a phone number", () => {
  const [address, phone] = tokens("anna.B@shop.test or +91 98450 11223");
  expect(address).toMatchObject({ kind: "email", original: "anna.B@shop.test" });
  expect(address?.text).toMatch(/^[a-z]{4}\.[A-Z]@[a-z]{4}\.test$/);
  expect(address?.text).not.toBe("anna.B@shop.test");
  expect(phone?.kind).toBe("phone");
  expect(phone?.text).toMatch(/^\+91 \d{5} \d{5}$/);
});

test("gives the same original the same token within a vault, and a different one in another vault", () => {
  const vault = new Map<string, string>();
  const text = "Order 4820199123 and again 4820199123";
  const [first, second] = tokenizeText(text, vault).filter(({ kind }) => kind);
  expect(first?.kind).toBe("number");
  expect(second?.text).toBe(first?.text);
  expect(tokenizeText("4820199123", vault)[0]?.text).toBe(first?.text);
  const others = new Set(Array.from({ length: 5 }, () => tokenizeText("4820199123")[0]?.text));
  expect(others.size).toBeGreaterThan(1);
});

test("leaves everything else unchanged, to the last character", () => {
  const text = "Two tickets for 14 May, aisle 4821, please.\n(Ends 2026-05-14)";
  expect(tokenizeText(text)).toEqual([{ text }]);
  const mixed = "Mail a@b.test, card 4111-1111-1111-1111; thanks";
  expect(
    tokenizeText(mixed)
      .map(({ text: shown, original }) => original ?? shown)
      .join(""),
  ).toBe(mixed);
  expect(tokenizeText("")).toEqual([]);
});
