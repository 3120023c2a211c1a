import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";

/**
 * Encrypts a text with AES-256-GCM, bound to the user it belongs to: nonce, tag and ciphertext in base64url. `key` has 256
 * bits in base64url.
 */
export function encrypt(text: string, key: string, userId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, "base64url"), nonce).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString("base64url")).join(".");
}

/** The text that `encrypt` encrypted for this user. Throws when the key, the user or the ciphertext is another. */
export function decrypt(encrypted: string, key: string, userId: string): string {
  const [nonce = "", tag = "", text = ""] = encrypted.split(".");
  const bytes = (part: string) => Buffer.from(part, "base64url");
  const decipher = createDecipheriv(ALGORITHM, bytes(key), bytes(nonce), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString("utf8");
}
