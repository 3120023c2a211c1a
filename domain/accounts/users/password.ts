import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Semaphore } from "../../kernel/semaphore.ts";

// `Algorithm.Argon2id`; the package declares it as a const enum, which type stripping cannot read.
const ARGON2ID = 2;
// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// A hash takes one core and 19 MiB for about 20 ms. One core stays free for all other requests, where there are two.
const hashing = new Semaphore({ permits: Math.max(1, Math.min(2, availableParallelism() - 1)), maxWaiting: 100 });

// The hash of an unknown password. Verifying against it takes as long as verifying against a user's hash.
const UNKNOWN_USER_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$MgFr1lNNIMooVfWgOEv17A$HNPHpn+QUUaHQE7PSph1XaLZnt6+uPUv/JjfUjAwxIE";

/** A password as it is hashed, however a keyboard composes it: other spaces as U+0020, and NFC (RFC 8265, OpaqueString). */
export const normalizePassword = (password: string): string => password.replace(/\p{Zs}/gu, " ").normalize();

/** The argon2id hash of `password` with its salt and parameters. Throws `BusyError` when too many hashes are pending. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normalizePassword(password), parameters));
}

/**
 * Whether `passwordHash` was made from `password`. Pass null for a user that does not exist: the result is false after
 * the same work, so that response times do not reveal usernames. Throws `BusyError` when too many hashes are pending.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // Earlier releases hashed a password as it was typed.
  for (const form of new Set([normalizePassword(password), password]))
    if (await hashing.run(() => verify(passwordHash ?? UNKNOWN_USER_HASH, form))) return passwordHash !== null;
  return false;
}
