import type { TableSettings, View, ViewQuery } from "#domain/table-settings/schema.ts";
import type { TableName } from "#domain/table-settings/tables.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { settingsPath } from "./table-settings.ts";

const reload = (table: TableName) => queryClient.invalidateQueries({ queryKey: [settingsPath(table)] });

let stored: Promise<unknown> = Promise.resolve();

/** Hides columns of a table, first on the screen. Choices are stored in the order in which they are made. */
export function changeColumns(table: TableName, hiddenColumns: string[]) {
  const path = settingsPath(table);
  queryClient.setQueryData<TableSettings>([path], (old) => old && { ...old, hiddenColumns });
  stored = stored
    .then(() => request(`${path}/columns`, "PUT", { hiddenColumns }))
    .catch((error: Error) => {
      toast({ title: "Columns not saved", description: error.message, variant: "destructive" });
      return reload(table);
    });
}

/** Saves a view. Throws a `RequestError`. */
export async function saveView(table: TableName, view: { name: string; query: ViewQuery }): Promise<View> {
  const response = await request(`${settingsPath(table)}/views`, "POST", view);
  const saved = (await response.json()) as View;
  await reload(table);
  return saved;
}

/** Renames a view or gives it other filters. Throws a `RequestError`. */
export async function changeView(table: TableName, id: string, change: { name?: string; query?: ViewQuery }) {
  await request(`${settingsPath(table)}/views/${id}`, "PATCH", change);
  await reload(table);
}

/** Deletes a view. Throws a `RequestError`. */
export async function removeView(table: TableName, id: string) {
  await request(`${settingsPath(table)}/views/${id}`, "DELETE");
  await reload(table);
}
