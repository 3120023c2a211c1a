import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { endSessionsOf } from "../sessions/end.ts";

/**
 * Makes a member of the team an ordinary user and ends every session of that user, in one transaction.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function demoteUser(context: Context, username: string): Promise<void> {
  await context.db.write(async (queries) => {
    const row = await queries
      .updateTable("users")
      .set({ role: "user" })
      .where("usernameFolded", "=", normalizeForSearch(username))
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new NotFoundError(`There is no user named ${username}`);
    await endSessionsOf(queries, row.id);
  });
}
