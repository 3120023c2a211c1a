import type { Context } from "../context.ts";
import { removeAccountEmails } from "../emails/queue.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/**
 * Deletes a user with every session and account email of that user, as the privacy policy promises to users who ask for it.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function removeUser(context: Context, username: string): Promise<void> {
  await context.db.write(async (queries) => {
    const user = await queries
      .selectFrom("users")
      .select(["id", "email"])
      .where("usernameFolded", "=", normalizeForSearch(username))
      .executeTakeFirst();
    if (!user) throw new NotFoundError(`There is no user named ${username}`);
    await removeAccountEmails(queries, user);
    await queries.deleteFrom("users").where("id", "=", user.id).execute();
  });
}
