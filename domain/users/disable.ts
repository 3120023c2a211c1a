import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { endSessionsOf } from "../sessions/end.ts";

/**
 * Disables a user and ends every session of that user; with `disabled` false, enables the user again.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function disableUser(context: Context, username: string, disabled = true): Promise<void> {
  await context.db.write(async (queries) => {
    const row = await queries
      .updateTable("users")
      .set({ disabledAt: disabled ? context.now() : null })
      .where("usernameFolded", "=", normalizeForSearch(username))
      .returning("id")
      .executeTakeFirst();
    if (!row) throw new NotFoundError(`There is no user named ${username}`);
    if (disabled) await endSessionsOf(queries, row.id);
  });
}
