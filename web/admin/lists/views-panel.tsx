import { useState } from "react";
import type { View } from "#domain/table-settings/schema.ts";
import { MAX_VIEWS } from "#domain/table-settings/tables.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { refusalText } from "../ui/refusal-text.ts";
import { changeView, removeView, saveView } from "./change-settings.ts";
import { Panel } from "./panel.tsx";
import type { PanelProps } from "./panel-button.tsx";
import { shownView, useTableSettings } from "./table-settings.ts";
import { allRows, ViewList } from "./view-list.tsx";
import { ViewNameForm } from "./view-name-form.tsx";

/** The saved views of a table: opens, saves, renames, updates and deletes them. */
export default function ViewsPanel({ id, button, list, nouns }: PanelProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { data: settings, error, isFetching, refetch } = useTableSettings(list.table);
  const { table, filters } = list;
  if (!table) return null;
  const { view: shown, isEdited } = shownView(list, settings);
  const { views = [] } = settings ?? {};
  const edited = isEditing && views.find((view) => view.id === editedId);
  const close = () => document.getElementById(id)?.hidePopover();

  const save = async (name: string) => {
    const saved = await saveView(table, { name, query: filters });
    list.showView(saved.id, saved.query);
    close();
    toast({ title: "View saved", description: saved.name });
  };
  const update = async (view: View) => {
    try {
      await changeView(table, view.id, { query: filters });
      close();
      toast({ title: "View updated", description: view.name });
    } catch (error) {
      toast({ title: "View not updated", description: refusalText(error), variant: "destructive" });
    }
  };
  const rename = async ({ id: viewId }: View, name: string) => {
    await changeView(table, viewId, { name });
    setEditing(false);
  };
  const remove = async ({ id: viewId, name, query }: View) => {
    try {
      await removeView(table, viewId);
      const undo = () =>
        saveView(table, { name, query }).catch((error) =>
          toast({ title: "View not restored", description: refusalText(error), variant: "destructive" }),
        );
      close();
      toast({ title: "View deleted", description: name, action: { label: "Undo", run: () => void undo() } });
    } catch (error) {
      toast({ title: "View not deleted", description: refusalText(error), variant: "destructive" });
    }
  };

  return (
    <Panel id={id} button={button} label={`Views of ${nouns}`} onClose={() => setEditing(false)}>
      <LoadStatus
        noun="views"
        loaded={settings !== undefined}
        error={settings ? null : error}
        busy={isFetching}
        className="p-2"
        onRetry={() => void refetch()}
      />
      {edited ? (
        <div className="p-2">
          <ViewNameForm
            label="Name of the view"
            initial={edited.name}
            autoFocus
            onSave={(name) => rename(edited, name)}
          >
            <Button variant="quiet" size="small" onClick={() => setEditing(false)}>
              Cancel
            </Button>
            <Button variant="quiet" size="small" className="ml-auto" onClick={() => void remove(edited)}>
              Delete
            </Button>
          </ViewNameForm>
        </div>
      ) : (
        <>
          <ViewList
            nouns={nouns}
            views={views}
            shownId={shown?.id ?? (Object.keys(filters).length > 0 || list.query.q ? null : allRows)}
            onShow={(view) => {
              close();
              list.showView(view?.id ?? null, view?.query ?? {});
            }}
            editedId={editedId}
            onEdit={({ id: viewId }) => {
              setEditedId(viewId);
              setEditing(true);
            }}
          />
          <div className="table-panel-part grid gap-3">
            {shown && isEdited && Object.keys(filters).length > 0 && (
              <Button variant="outlined" size="small" onClick={() => void update(shown)}>
                <span className="truncate">Update “{shown.name}”</span>
              </Button>
            )}
            <NewView
              isFull={views.length >= MAX_VIEWS}
              isOffered={Object.keys(filters).length > 0 && (!shown || isEdited)}
              hasSearch={Boolean(list.query.q)}
              onSave={save}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

/** The form that saves the present filters as a view, or why there is none. */
function NewView({
  isFull,
  isOffered,
  hasSearch,
  onSave,
}: {
  isFull: boolean;
  /** Whether the list has filters that no view holds. */
  isOffered: boolean;
  hasSearch: boolean;
  onSave: (name: string) => Promise<void>;
}) {
  if (isFull)
    return <p className="text-muted">You have {MAX_VIEWS} views of this table. Delete one to save another.</p>;
  if (isOffered)
    return (
      <ViewNameForm
        label="Save as a new view"
        hint={hasSearch && "Without the search text, which may be a person’s name or address."}
        onSave={onSave}
      />
    );
  return (
    <p className="text-muted">
      {hasSearch
        ? "A view saves the filters and the sort order, but not the search text, which may be a person’s name or address."
        : "Filter or sort the list, then save it here as a view."}
    </p>
  );
}
