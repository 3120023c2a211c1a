import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

const argon2: typeof Argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const reduced = { memoryCost: 8, timeCost: 1 };

/** The hashes that passwords were verified against, in order, with the cost that the product asked for. */
export const verifiedAgainst: string[] = [];

/**
 * Stands in for `@node-rs/argon2` in the process of the tests (`vitest.config.ts`): the hashes name the cost that the
 * product asks for, and are computed at the lowest cost. A hash at full cost takes 20 ms, and the tests need thousands.
 * Server processes use the real package.
 */
export async function hash(password: string, parameters: Argon2.Options): Promise<string> {
  const hashed = await argon2.hash(password, { ...parameters, ...reduced });
  return hashed.replace(costOf(hashed), `m=${parameters.memoryCost},t=${parameters.timeCost}`);
}

/** The verifications that wait to be continued; null while none is held. */
let held: (() => void)[] | null = null;

/** Holds every verification from now on until the test calls it in the returned list; with `false`, continues them all. */
export function holdVerifications(isHeld: boolean): (() => void)[] {
  for (const proceed of held ?? []) proceed();
  held = isHeld ? [] : null;
  return held ?? [];
}

/** Verifies a password against a hash made by `hash`. Against any other hash, the result is false. */
export async function verify(hashed: string, password: string): Promise<boolean> {
  verifiedAgainst.push(hashed);
  if (held) await new Promise<void>((resolve) => held?.push(resolve));
  return await argon2.verify(hashed.replace(costOf(hashed), `m=${reduced.memoryCost},t=${reduced.timeCost}`), password);
}

const costOf = (hashed: string) => /m=\d+,t=\d+/.exec(hashed)?.[0] ?? "";
