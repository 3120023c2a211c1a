import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { queueAccountEmail } from "../emails/queue.ts";
import { NotFoundError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { endSessionsOf } from "../sessions/end.ts";
import { removeFactors } from "./authenticator.ts";

/**
 * Removes the second factor of a user who has lost it, ends every session of that user, and tells the user by email.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function removeSecondFactorOf(context: Context, username: string): Promise<void> {
  await context.db.write(async (queries) => {
    const user = await queries
      .selectFrom("users")
      .select(["id", "email"])
      .where("usernameFolded", "=", normalizeForSearch(username))
      .executeTakeFirst();
    if (!user) throw new NotFoundError(`There is no user named ${username}`);
    await removeFactors(queries, user.id);
    await endSessionsOf(queries, user.id);
    await recordAction(context, queries, { action: "change", kind: "user", id: user.id, fields: ["secondFactor"] });
    await queueAccountEmail(queries, {
      kind: "factor-removed",
      aboutId: user.id,
      recipient: user.email,
      now: context.now(),
    });
  });
}
