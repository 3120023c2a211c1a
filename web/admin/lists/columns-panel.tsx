import { columnsOf } from "#domain/table-settings/tables.ts";
import { capitalize } from "#web/shell/capitalize.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { changeColumns } from "./change-settings.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { useTableSettings } from "./table-settings.ts";

/** Chooses the columns of a table. Each choice is in effect at once, and stored. */
export default function ColumnsPanel({ id, button, list, nouns }: PanelProps) {
  const { table } = list;
  const { data: settings, error, isFetching, refetch } = useTableSettings(table);
  if (!table) return null;
  const { hiddenColumns: hidden = [] } = settings ?? {};
  const columns: readonly string[] = columnsOf[table];
  const toggle = (column: string) =>
    changeColumns(
      table,
      columns.filter((one) => hidden.includes(one) !== (one === column)),
    );
  return (
    <Panel id={id} button={button} label={`Columns of ${nouns}`}>
      <LoadStatus
        noun="columns"
        loaded={settings !== undefined}
        error={settings ? null : error}
        busy={isFetching}
        className="p-2"
        onRetry={() => void refetch()}
      />
      <fieldset disabled={!settings}>
        <legend className="px-2 pt-1.5 pb-1 text-tiny text-muted">Columns</legend>
        {columns.map((column) => (
          <label key={column} className="table-panel-item cursor-pointer">
            <input type="checkbox" data-item checked={!hidden.includes(column)} onChange={() => toggle(column)} />
            {capitalize(column.replace("-", " "))}
          </label>
        ))}
      </fieldset>
      <div className="table-panel-part">
        <p className="pb-2 text-muted sm:hidden">On a small screen, a row has room for only some of them.</p>
        <Button
          variant="outlined"
          size="small"
          aria-disabled={hidden.length === 0 || undefined}
          onClick={hidden.length === 0 ? undefined : () => changeColumns(table, [])}
        >
          Reset to default
        </Button>
      </div>
    </Panel>
  );
}
