import type { Queries } from "#db/database.ts";

/** Whether the user has an authenticator app that counts. */
export async function hasAuthenticator(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("authenticators")
    .select("userId")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the user has a passkey. */
export async function hasPasskey(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom("passkeys").select("id").where("userId", "=", userId).executeTakeFirst();
  return row !== undefined;
}

/** Whether signing in with the password also takes a code or a passkey. */
export async function hasSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  return (await hasAuthenticator(queries, userId)) || (await hasPasskey(queries, userId));
}
