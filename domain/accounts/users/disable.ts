import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { NotFoundError } from "../../kernel/errors.ts";
import { endIssued } from "../sessions/issued.ts";
import { markOf } from "./change-member.ts";
import { lockAdmins, refuseForLastAdmin } from "./keep-an-admin.ts";
import { foldUsername } from "./username.ts";

/**
 * Disables a user and ends what was issued to that user; with `disabled` false, enables the user again.
 * Throws a `ConflictError` for the last admin. For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function disableUser(context: Context, username: string, disabled = true): Promise<void> {
  await context.db.write(async (queries) => {
    const admins = await lockAdmins(queries);
    const row = await queries
      .selectFrom("users")
      .select(["id", "changedAt"])
      .where("usernameFolded", "=", foldUsername(username))
      .executeTakeFirst();
    if (!row) throw new NotFoundError(`There is no user named ${username}`);
    if (disabled) refuseForLastAdmin(admins, row.id);
    const values = { disabledAt: disabled ? context.now() : null, ...markOf(row, null, context.now()) };
    await queries.updateTable("users").set(values).where("id", "=", row.id).execute();
    await recordAction(context, queries, { action: disabled ? "disable" : "enable", kind: "user", id: row.id });
    if (disabled) await endIssued(context, queries, "disabled", { userId: row.id });
  });
}
