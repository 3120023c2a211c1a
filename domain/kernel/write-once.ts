import { createHash } from "node:crypto";
import type { Queries } from "#db/database.ts";
import type { Context } from "./context.ts";
import { DAY } from "./days.ts";
import { KeyReusedError, ValidationError } from "./errors.ts";

/** The longest `Idempotency-Key`, in characters. */
export const MAX_KEY_LENGTH = 255;

/** What a request asks for: its verb, such as `inquiry`, and everything that it sends. */
interface Asked {
  verb: string;
  request: unknown;
}

/** What `writeOnce` resolves with: what the first request stored, and whether this was it. */
export interface Written<Result> {
  result: Result;
  isFirst: boolean;
}

/**
 * Does `work` in a transaction, as `Database.write` does, once for each `Idempotency-Key` of a day: a repetition, also beside
 * the first request or on another server, gets the first result and writes nothing (IETF draft-ietf-httpapi-idempotency-key-header-07).
 * Results are stored as JSON, so they must be small and hold no personal data. Throws a `KeyReusedError` when the key came
 * with another request, and a `ValidationError` when it is too long.
 */
export async function writeOnce<Result>(
  context: Omit<Context, "actor">,
  asked: Asked,
  work: (queries: Queries) => Promise<Result>,
): Promise<Written<Result>> {
  const { db, now } = context;
  const hashes = hashesOf(context, asked);
  if (!hashes) return { result: await db.write(work), isFirst: true };
  const { keyHash, requestHash } = hashes;
  return await db.write(async (queries): Promise<Written<Result>> => {
    await queries
      .deleteFrom("requestKeys")
      .where("keyHash", "=", keyHash)
      .where("createdAt", "<=", now() - DAY)
      .execute();
    // On PostgreSQL a repetition waits here until the first request has ended.
    const claimed = await queries
      .insertInto("requestKeys")
      .values({ keyHash, requestHash, createdAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("keyHash")
      .executeTakeFirst();
    const row = queries.selectFrom("requestKeys").selectAll().where("keyHash", "=", keyHash);
    if (!claimed) {
      const first = await row.executeTakeFirstOrThrow();
      if (first.requestHash !== requestHash) throw new KeyReusedError();
      return { result: JSON.parse(first.result as string), isFirst: false };
    }
    const result = await work(queries);
    const stored = { result: JSON.stringify(result) };
    await queries.updateTable("requestKeys").set(stored).where("keyHash", "=", keyHash).execute();
    return { result, isFirst: true };
  });
}

/** Whether `writeOnce` has stored this request with this key. */
export async function isRepeated(context: Omit<Context, "actor">, asked: Asked): Promise<boolean> {
  const hashes = hashesOf(context, asked);
  if (!hashes) return false;
  const first = await context.db.read
    .selectFrom("requestKeys")
    .select("keyHash")
    .where("keyHash", "=", hashes.keyHash)
    .where("requestHash", "=", hashes.requestHash)
    .where("createdAt", ">", context.now() - DAY)
    .executeTakeFirst();
  return first !== undefined;
}

function hashesOf({ idempotencyKey: key }: Pick<Context, "idempotencyKey">, { verb, request }: Asked) {
  if (!key) return null;
  if (key.length > MAX_KEY_LENGTH)
    throw new ValidationError({ "Idempotency-Key": [`Must be at most ${MAX_KEY_LENGTH} characters`] });
  // The second with the key, because a registration holds a password.
  return { keyHash: hashOf([verb, key]), requestHash: hashOf([key, request]) };
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
