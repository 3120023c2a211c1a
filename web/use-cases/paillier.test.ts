import { expect, test } from "vitest";
import { addEncrypted, decrypt, encrypt } from "./paillier.ts";

test.each([
  [1250n, 830n],
  [0n, 0n],
  [1n, 4294967296n],
])("%i and %i are added while encrypted", (first, second) => {
  const ciphers = [encrypt(first), encrypt(second)] as const;
  expect(ciphers.map(decrypt)).toEqual([first, second]);
  expect(decrypt(addEncrypted(...ciphers))).toBe(first + second);
});

test("the same number has a different ciphertext each time", () => {
  expect(new Set(Array.from({ length: 20 }, () => encrypt(1250n))).size).toBe(20);
});
