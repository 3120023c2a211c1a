import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/**
 * Removes a user for good, and with the user every session, as the privacy policy promises to whoever asks.
 * For the operator at the machine (`npm run user`): whoever can call it holds the database.
 */
export async function removeUser(context: Context, username: string): Promise<void> {
  const removed = await context.db.write((queries) =>
    queries.deleteFrom("users").where("usernameFolded", "=", normalizeForSearch(username)).executeTakeFirst(),
  );
  if (removed.numDeletedRows === 0n) throw new NotFoundError(`There is no user ${username}`);
}
