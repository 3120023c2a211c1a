import { ChevronDown, Columns3 } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import type { PanelProps } from "./panel.tsx";
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

/** A button with a panel, whose code is imported when it is first opened. */
function PanelButton<Row>({
  list,
  nouns,
  Panel,
  className,
  children,
}: {
  list: ListState<Row>;
  nouns: string;
  Panel: ComponentType<PanelProps>;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={() => setWanted(true)}
        className={className}
      >
        {children}
      </Button>
      {isWanted && (
        <Suspense>
          <Panel id={id} button={button} list={list as unknown as ListState<unknown>} nouns={nouns} />
        </Suspense>
      )}
    </>
  );
}
