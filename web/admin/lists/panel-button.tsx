import { type ComponentType, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ListState } from "./use-record-list.ts";

/** What a panel that opens below its button gets. */
export interface PanelProps {
  /** The id of the popover, which the button opens from then on. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  list: ListState<unknown>;
  /** What the rows of the list are called. */
  nouns: string;
}

/** A button with a panel, whose code is imported when it is first opened. */
export function PanelButton<Row>({
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
