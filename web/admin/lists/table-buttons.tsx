import { ChevronDown, Columns3 } from "lucide-react";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { PanelButton } from "./panel-button.tsx";
import { shownView, useTableSettings } from "./table-settings.ts";
import type { ListState } from "./use-record-list.ts";

const Views = lazyOverlay(() => import("./views-panel.tsx"));
const Columns = lazyOverlay(() => import("./columns-panel.tsx"));

/** Names the saved view that a list shows, and opens the panel with all of them. */
export function ViewsButton<Row>({ list, nouns }: { list: ListState<Row>; nouns: string }) {
  const { view, isEdited } = shownView(list, useTableSettings(list.table).data);
  return (
    <PanelButton
      list={list}
      nouns={nouns}
      Panel={Views}
      className="min-w-0 max-sm:flex-1 max-sm:justify-between sm:max-w-56"
    >
      {view ? (
        <>
          <span className="sr-only">View: </span>
          <span className="truncate">{view.name}</span>
          {isEdited && <span className="mr-auto font-normal opacity-75"> edited</span>}
        </>
      ) : (
        "Views"
      )}
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
    </PanelButton>
  );
}

/** Opens the panel that chooses the columns of a list's table. */
export function ColumnsButton<Row>({ list, nouns }: { list: ListState<Row>; nouns: string }) {
  return (
    <PanelButton list={list} nouns={nouns} Panel={Columns}>
      <Columns3 aria-hidden="true" className="size-3.5" />
      <span className="max-lg:sr-only">Columns</span>
    </PanelButton>
  );
}
