const algorithm = "AES-GCM";
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Encrypts a text with a new key and nonce, with the browser's AES-GCM (256 bits), and decrypts it again: `cipher`
 * (hexadecimal) differs on each call, `decrypted` is the text. Rejects without Web Crypto, which requires HTTPS.
 */
export async function encryptWithNewKey(text: string) {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  const parameters = { name: algorithm, iv: crypto.getRandomValues(new Uint8Array(12)) };
  const cipher = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text));
  const decrypted = await crypto.subtle.decrypt(parameters, key, cipher);
  return { cipher: hex(new Uint8Array(cipher)), decrypted: new TextDecoder().decode(decrypted) };
}
