import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/**
 * Deletes a user and every session of that user, as the privacy policy promises to users who ask for it.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function removeUser(context: Context, username: string): Promise<void> {
  const removed = await context.db.write((queries) =>
    queries.deleteFrom("users").where("usernameFolded", "=", normalizeForSearch(username)).executeTakeFirst(),
  );
  if (removed.numDeletedRows === 0n) throw new NotFoundError(`There is no user named ${username}`);
}
