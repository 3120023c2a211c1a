import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UserRow } from "#db/tables.ts";
import type { Context } from "../../kernel/context.ts";
import { findKey, findOrCreateKey } from "../../kernel/secret-key.ts";
import { foldUsername } from "../users/username.ts";
import { issued } from "./issued.ts";
import { CLOCK_DIFFERENCE_MS } from "./limits.ts";

/** How long a device is known after its last sign-in, in milliseconds. */
export const DEVICE_LIFETIME_MS = issued.device.lifetimeMs;

/** The random id of the device, the time of the sign-in (ms), and their signature, which includes the user's id. */
const format = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

type Signed = Pick<UserRow, "id" | "deviceGeneration">;

/**
 * The value of the cookie by which a device is known after a sign-in of `userId` (OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies"). It names no user. Pass the id of a device that is known already, else null for a new one.
 */
export async function signDevice({ db, now }: Context, userId: string, knownId: string | null): Promise<string> {
  const id = knownId ?? randomBytes(16).toString("base64url");
  const time = now();
  const key = await findOrCreateKey(db, "device-key");
  const user = await db.read.selectFrom("users").select(["id", "deviceGeneration"]).where("id", "=", userId).execute();
  return `${id}.${time}.${signature(key, user[0], id, time)}`;
}

/**
 * The id of the device that holds the cookie value `cookie`, if the user called `username` signed in on it within
 * `DEVICE_LIFETIME_MS` and no event has ended what was issued since (`issued.ts`); null for every other device.
 */
export async function knownDevice(
  { db, now }: Context,
  cookie: string | null,
  username: unknown,
): Promise<string | null> {
  const [, id, time, signed] = format.exec(cookie ?? "") ?? [];
  if (!id || !time || !signed || typeof username !== "string") return null;
  const age = now() - Number(time);
  if (age >= DEVICE_LIFETIME_MS || age < -CLOCK_DIFFERENCE_MS) return null;
  const [key, user] = await Promise.all([
    findKey(db, "device-key"),
    db.read
      .selectFrom("users")
      .select(["id", "deviceGeneration"])
      .where("usernameFolded", "=", foldUsername(username))
      .executeTakeFirst(),
  ]);
  const expected = signature(key ?? "", user, id, Number(time));
  return key && user && timingSafeEqual(Buffer.from(signed), Buffer.from(expected)) ? id : null;
}

function signature(key: string, user: Signed | undefined, deviceId: string, time: number): string {
  const { id, deviceGeneration } = user ?? { id: "", deviceGeneration: 0 };
  // The first generation is not named: its cookies are those of earlier releases.
  const generation = deviceGeneration === 0 ? "" : ` ${deviceGeneration}`;
  const signed = `${id} ${deviceId} ${time}${generation}`;
  return createHmac("sha256", Buffer.from(key, "base64url")).update(signed).digest("base64url");
}
