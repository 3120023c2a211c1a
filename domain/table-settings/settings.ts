import type { Queries } from "#db/database.ts";
import { type Action, recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { type Permission, requirePermission } from "../kernel/permissions.ts";
import type { TableSettings } from "./schema.ts";
import type { TableName } from "./tables.ts";

/** Who may arrange a table: those who may read its records. */
export const tablePermissions = {
  inquiries: "inquiries:read",
  applications: "applications:read",
  email: "emails:read",
  conversations: "conversations:read",
} as const satisfies Record<TableName, Permission>;

/** How the signed-in user has arranged a table. */
export async function readTableSettings(context: Context, table: TableName): Promise<TableSettings> {
  const { id } = requirePermission(context, tablePermissions[table]);
  return parseRow(await rowOf(context.db.read, id, table).executeTakeFirst());
}

/** What a change makes of the settings, and its entry in the audit log. */
interface Change {
  settings: TableSettings;
  action: Action;
}

/**
 * Changes how the signed-in user has arranged a table. `change` gets the present settings and may throw; with null nothing
 * changes. It runs while no other change of them does, perhaps twice. Returns the settings as they are then.
 */
export async function changeTableSettings(
  context: Context,
  table: TableName,
  change: (settings: TableSettings) => Change | null,
): Promise<TableSettings> {
  const { id: userId } = requirePermission(context, tablePermissions[table]);
  return await context.db.write(async (queries) => {
    await queries
      .insertInto("tableSettings")
      .values({ userId, tab: table, hiddenColumns: "[]", views: "[]" })
      .onConflict((present) => present.columns(["userId", "tab"]).doNothing())
      .execute();
    const present = parseRow(await rowOf(queries, userId, table).forUpdate().executeTakeFirst());
    const changed = change(present);
    if (!changed) return present;
    const { hiddenColumns, views } = changed.settings;
    await queries
      .updateTable("tableSettings")
      .set({ hiddenColumns: JSON.stringify(hiddenColumns), views: JSON.stringify(views) })
      .where("userId", "=", userId)
      .where("tab", "=", table)
      .execute();
    await recordAction(context, queries, changed.action);
    return changed.settings;
  });
}

const rowOf = (queries: Queries, userId: string, table: TableName) =>
  queries
    .selectFrom("tableSettings")
    .select(["hiddenColumns", "views"])
    .where("userId", "=", userId)
    .where("tab", "=", table);

const parseRow = (row: { hiddenColumns: string; views: string } | undefined): TableSettings => ({
  hiddenColumns: row ? JSON.parse(row.hiddenColumns) : [],
  views: row ? JSON.parse(row.views) : [],
});
