import { expect, test } from "vitest";
import { encryptWithNewKey } from "./polymorphic.ts";

test("the same text has another ciphertext each time, and each decrypts to the same text", async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => encryptWithNewKey("A. Rao")));
  expect(new Set(made.map(({ cipher }) => cipher)).size).toBe(20);
  // Six letters and the 16 bytes by which a forged ciphertext is found out.
  for (const { cipher, opened } of made) {
    expect(cipher).toMatch(/^[0-9a-f]{44}$/);
    expect(opened).toBe("A. Rao");
  }
});
