import { expect, test } from "vitest";
import { encryptWithNewKey } from "./polymorphic.ts";

test("the same text has a different ciphertext each time, and each decrypts to the same text", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => encryptWithNewKey("A. Rao")));
  expect(new Set(results.map(({ cipher }) => cipher)).size).toBe(20);
  // 6 bytes of text and the 16-byte authentication tag, as hexadecimal digits.
  for (const { cipher, decrypted } of results) {
    expect(cipher).toMatch(/^[0-9a-f]{44}$/);
    expect(decrypted).toBe("A. Rao");
  }
});
