import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { endIssued } from "../sessions/issued.ts";
import { markOf } from "./change-member.ts";
import { lockAdmins, refuseForLastAdmin } from "./keep-an-admin.ts";
import { findByUsername } from "./user.ts";

// For operators with access to the machine (`npm run user`), so nothing here checks a permission.

/**
 * Makes a member of the team an ordinary user and ends what was issued to that user, in one transaction.
 * Throws a `ConflictError` for the last admin.
 */
export const demoteUser = (context: Context, username: string) =>
  changeUser(context, username, { values: { role: "user" }, action: "change-role", fields: ["role"], ends: "role" });

/**
 * Disables a user and ends what was issued to that user; with `disabled` false, enables the user again.
 * Throws a `ConflictError` for the last admin.
 */
export const disableUser = (context: Context, username: string, disabled = true) =>
  disabled
    ? changeUser(context, username, { values: { disabledAt: context.now() }, action: "disable", ends: "disabled" })
    : changeUser(context, username, { values: { disabledAt: null }, action: "enable" });

interface Change {
  values: { role: "user" } | { disabledAt: number | null };
  action: "change-role" | "disable" | "enable";
  fields?: string[];
  /** The event that ends what was issued. The last admin must not lose access. */
  ends?: "role" | "disabled";
}

async function changeUser(context: Context, username: string, { values, ends, ...entry }: Change): Promise<void> {
  await context.db.write(async (queries) => {
    const admins = await lockAdmins(queries);
    const row = await findByUsername(queries, username);
    if (ends) refuseForLastAdmin(admins, row.id);
    const marked = { ...values, ...markOf(row, null, context.now()) };
    await queries.updateTable("users").set(marked).where("id", "=", row.id).execute();
    await recordAction(context, queries, { ...entry, kind: "user", id: row.id });
    if (ends) await endIssued(context, queries, ends, { userId: row.id });
  });
}
