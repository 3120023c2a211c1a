import { Check, Pencil } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { View } from "#domain/table-settings/schema.ts";
import { MAX_VIEW_NAME, MAX_VIEWS } from "#domain/table-settings/tables.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LoadStatus } from "../ui/load-status.tsx";
import { refusalText } from "../ui/refusal-text.ts";
import { changeView, removeView, saveView } from "./change-settings.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { shownView, useTableSettings } from "./table-settings.ts";

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

/** In place of the id of a view: all rows. */
const allRows = "all";

/** All rows, and the saved views, each with a button that edits it. */
function ViewList({
  nouns,
  views,
  shownId,
  editedId,
  onShow,
  onEdit,
}: {
  nouns: string;
  views: readonly View[];
  /** The id of the view that the list shows; null while it shows filters that no view holds. */
  shownId: string | null;
  /** The view that was edited last: its button gets the focus back. */
  editedId: string | null;
  /** Shows a view, or all rows. */
  onShow: (view: View | null) => void;
  onEdit: (view: View) => void;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is back in place of the form
  useEffect(() => document.getElementById(`edit-${editedId}`)?.focus(), []);
  const entry = (view: View | null) => {
    const isShown = (view?.id ?? allRows) === shownId;
    return (
      <button
        type="button"
        data-item
        aria-current={isShown || undefined}
        onClick={() => onShow(view)}
        className="table-panel-item"
      >
        <Check aria-hidden="true" className={isShown ? "size-3.5 shrink-0" : "invisible size-3.5 shrink-0"} />
        <span className="truncate" title={view?.name}>
          {view?.name ?? `All ${nouns}`}
        </span>
      </button>
    );
  };
  return (
    <ul className="table-panel-list">
      <li className="table-panel-row">{entry(null)}</li>
      {views.map((view) => (
        <li key={view.id} className="table-panel-row">
          {entry(view)}
          <button
            type="button"
            aria-label={`Rename or delete “${view.name}”`}
            id={`edit-${view.id}`}
            onClick={() => onEdit(view)}
            className="grid size-9 shrink-0 place-items-center text-muted hover:text-ink"
          >
            <Pencil aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The name of a new or an existing view. `onSave` may throw a `RequestError`, which is shown below the name. */
function ViewNameForm({
  label,
  initial = "",
  autoFocus = false,
  hint,
  onSave,
  children,
}: {
  label: string;
  initial?: string;
  autoFocus?: boolean;
  hint?: ReactNode;
  onSave: (name: string) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  const save = async () => {
    if (isBusy) return;
    if (!name.trim()) return refuse("Give the view a name");
    setBusy(true);
    try {
      await onSave(name.trim());
    } catch (refusal) {
      refuse(refusalText(refusal));
    }
    setBusy(false);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error || undefined}
        value={name}
        autoFocus={autoFocus}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        onChange={(event) => {
          setError("");
          setName(event.target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
          {isBusy ? "Saving…" : "Save"}
        </Button>
        {children}
      </div>
    </form>
  );
}
