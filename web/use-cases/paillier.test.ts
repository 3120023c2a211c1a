import { expect, test } from "vitest";
import { addEncrypted, decrypt, encrypt } from "./paillier.ts";

test.each([
  [1250n, 830n],
  [0n, 0n],
  [1n, 4294967296n],
])("%i and %i are added while encrypted", (one, other) => {
  const ciphers = [encrypt(one), encrypt(other)] as const;
  expect(ciphers.map(decrypt)).toEqual([one, other]);
  expect(decrypt(addEncrypted(...ciphers))).toBe(one + other);
});

test("the same number has another ciphertext each time", () => {
  expect(new Set(Array.from({ length: 20 }, () => encrypt(1250n))).size).toBe(20);
});
