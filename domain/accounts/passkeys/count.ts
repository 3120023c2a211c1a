import type { Queries } from "#db/database.ts";

/** How many passkeys log in to the account of a user. */
export async function countPasskeys(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("passkeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
