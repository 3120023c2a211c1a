import { useQuery } from "@tanstack/react-query";
import type { TableSettings, View, ViewQuery } from "#domain/table-settings/schema.ts";
import type { TableName } from "#domain/table-settings/tables.ts";
import { queryClient } from "#web/shell/query-client.ts";

/** A list of records, as far as its table and its saved views are concerned. */
export interface ArrangedList {
  /** The table whose columns and views the user arranges; null where there are none. */
  table: TableName | null;
  /** What a saved view holds of the query: the filters and the order that differ from the default. */
  filters: ViewQuery;
  /** The id of the view that was opened last, as the address names it. */
  savedId: string | null;
  /** Shows the rows of a saved view; without one, all rows. */
  showView: (id: string | null, query: ViewQuery) => void;
}

/** The API path of the user's settings of a table. */
export const settingsPath = (table: TableName) => `/api/admin/tables/${table}`;

/** Resolves when the settings are there, or cannot be loaded: then the table has its default columns. */
export const loadTableSettings = (table: TableName): Promise<unknown> =>
  queryClient.ensureQueryData({ queryKey: [settingsPath(table)] }).catch(() => {});

/** The settings of a table. */
export const useTableSettings = (table: TableName | null) =>
  useQuery<TableSettings>({ queryKey: [table && settingsPath(table)], enabled: table !== null });

/** The columns of a table that the user has hidden. */
export const useHiddenColumns = ({ table }: Pick<ArrangedList, "table">): readonly string[] =>
  useTableSettings(table).data?.hiddenColumns ?? [];

const sorted = (query: object) => Object.entries(query).map(String).sort().join();

/** The saved view that a list shows, and whether its filters have been changed since. */
export function shownView(
  { savedId, filters }: Pick<ArrangedList, "savedId" | "filters">,
  settings: TableSettings | undefined,
): { view: View | undefined; isEdited: boolean } {
  const view = settings?.views.find(({ id }) => id === savedId);
  return { view, isEdited: view !== undefined && sorted(view.query) !== sorted(filters) };
}
