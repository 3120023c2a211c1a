// Encryption in the format of age (age-encryption.org), so that `age` itself can decrypt a backup without this product.
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";
import type { Progress } from "#db/sqlite-copy.ts";
import { BackupError } from "./failure.ts";

/** With what a backup is encrypted: public keys (`age1…`), or a passphrase. */
export type Encryption = { recipients: string[] } | { passphrase: string };
/** With what it is decrypted: secret keys (`AGE-SECRET-KEY-1…`), or the passphrase. */
export type Key = { identities: string[] } | { passphrase: string };

const CHUNK = 1024 * 1024;

/** How a file is encrypted; null when it is not. */
export async function encryptionOf(path: string): Promise<"recipients" | "passphrase" | null> {
  await using file = await open(path, "r");
  const { buffer } = await file.read(Buffer.alloc(200), 0, 200, 0);
  const start = buffer.toString("latin1");
  if (!start.startsWith("age-encryption.org/v1\n")) return null;
  return start.includes("\n-> scrypt ") ? "passphrase" : "recipients";
}

/** Writes `from` encrypted to the new file `to`. */
export async function encryptFile(from: string, to: string, encryption: Encryption, onProgress: Progress) {
  const encrypter = new Encrypter();
  if ("passphrase" in encryption) encrypter.setPassphrase(encryption.passphrase);
  else for (const recipient of encryption.recipients) encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(createReadStream(from, { highWaterMark: CHUNK })) as ReadableStream<Uint8Array>;
  await writeStream(await encrypter.encrypt(plain as never), to, (await stat(from)).size, onProgress);
}

/** Writes `from` decrypted to the new file `to`. Throws a `BackupError` for a wrong key, and for a changed or cut file. */
export async function decryptFile(from: string, to: string, key: Key, onProgress: Progress) {
  const decrypter = new Decrypter();
  if ("passphrase" in key) decrypter.addPassphrase(key.passphrase);
  else
    for (const identity of key.identities) {
      decrypter.addIdentity(identity);
    }
  const source = Readable.toWeb(createReadStream(from, { highWaterMark: CHUNK })) as ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(source as never).catch((error: Error) => {
    if (/no identity matched|passphrase/i.test(error.message))
      throw new BackupError(
        "passphrase" in key ? "The passphrase is wrong." : "The backup is encrypted for other keys than these.",
      );
    throw new BackupError(`The backup is damaged: it cannot be decrypted (${error.message}).`);
  });
  try {
    await writeStream(plain, to, (await stat(from)).size, onProgress);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new BackupError(`The backup is damaged: it cannot be decrypted (${(error as Error).message}).`);
  }
}

async function writeStream(stream: unknown, to: string, total: number, onProgress: Progress): Promise<void> {
  let done = 0;
  const counted = new Transform({
    transform(chunk, _, next) {
      done += chunk.length;
      onProgress(Math.min(done, total), total);
      next(null, chunk);
    },
  });
  const output = createWriteStream(to, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(stream as ReadableStream<Uint8Array>), counted, output);
}
