import { hash, verify } from "@node-rs/argon2";
import { BusyError } from "../errors.ts";

/** The least an admin's password may have, at creation and at promotion. */
export const ADMIN_PASSWORD_MIN = 15;

// `Algorithm.Argon2id`; the package declares its numbers in a way that plain type stripping cannot read.
const ARGON2ID = 2;
// argon2id as OWASP asks for at least: 19 MiB, two passes, one lane.
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Each takes a core and 19 MiB for some 20 ms: more at once would only starve the rest of the server.
const AT_ONCE = 2;
const MOST_WAITING = 100;

// The hash of a password nobody knows. Verifying against it takes as long as verifying against a real one.
const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$MgFr1lNNIMooVfWgOEv17A$HNPHpn+QUUaHQE7PSph1XaLZnt6+uPUv/JjfUjAwxIE";

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new BusyError(2);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The argon2id hash of `password` with its salt and parameters. Throws `BusyError` when too many are asked for. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether `password` is the one that was hashed. With `null`, for a user that does not exist, the answer is no after
 * the same work, so that time does not tell. Throws `BusyError` when too many are asked for.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? NOBODY, password));
  return matches && passwordHash !== null;
}
