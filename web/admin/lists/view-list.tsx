import { Check, Pencil } from "lucide-react";
import { useEffect } from "react";
import type { View } from "#domain/table-settings/schema.ts";

/** In place of the id of a view: all rows. */
export const allRows = "all";

/** All rows, and the saved views, each with a button that edits it. */
export function ViewList({
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
