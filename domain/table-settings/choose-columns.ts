import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { columnChoiceSchema, type TableSettings } from "./schema.ts";
import { changeTableSettings, tablePermissions } from "./settings.ts";
import { columnsOf, type TableName } from "./tables.ts";

/** Chooses the columns that the signed-in user does not see in a table. Throws a `ValidationError`. */
export async function chooseColumns(
  context: Context,
  table: TableName,
  body: unknown,
): Promise<Pick<TableSettings, "hiddenColumns">> {
  requirePermission(context, tablePermissions[table]);
  const chosen = parse(columnChoiceSchema(table), body).hiddenColumns;
  const hiddenColumns = columnsOf[table].filter((column) => chosen.includes(column));
  await changeTableSettings(context, table, (settings) => {
    if (settings.hiddenColumns.join() === hiddenColumns.join()) return null;
    return { settings: { ...settings, hiddenColumns }, action: { action: "change", kind: "columns" } };
  });
  return { hiddenColumns };
}
