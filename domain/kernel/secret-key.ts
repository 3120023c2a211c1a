import { randomBytes } from "node:crypto";
import type { Database, Reader } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";

type KeyName = Tables["secrets"]["name"];

/** A random key of this installation: 256 bits in base64url, or undefined before its first use. */
export async function findKey(db: Reader, name: KeyName): Promise<string | undefined> {
  const row = await db.read.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** The key of that name. It is made once and stored with the data, so that what it signed stays valid after a restart. */
export async function findOrCreateKey(db: Database, name: KeyName): Promise<string> {
  const present = await findKey(db, name);
  if (present) return present;
  const value = randomBytes(32).toString("base64url");
  return await db.write(async (queries) => {
    await queries
      .insertInto("secrets")
      .values({ name, value })
      // Another server may have made one since it was read above.
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value: stored } = await queries
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return stored;
  });
}
