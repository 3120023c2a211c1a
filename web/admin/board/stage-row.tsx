import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { stageLabel } from "#domain/stages/stages.ts";
import type { EditedStage } from "./use-stage-list.ts";

/** A stage of a listing: its name, and buttons that move or remove it. */
export function StageRow({
  row: { name, was },
  number,
  count,
  onRename,
  onMove,
  onRemove,
}: {
  row: EditedStage;
  /** From 1. */
  number: number;
  /** How many stages there are. */
  count: number;
  onRename: (name: string) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}) {
  return (
    <li className="flex items-center gap-1">
      <input
        aria-label={`Stage ${number}`}
        ref={was === undefined ? focusNewField : undefined}
        value={stageLabel(name)}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => onRename(event.target.value)}
        className="h-10 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 text-base lg:text-small"
      />
      <IconButton name={`Move ${stageLabel(name)} up`} isOff={number === 1} onPress={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Move ${stageLabel(name)} down`} isOff={number === count} onPress={() => onMove(1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Remove ${stageLabel(name)}`} isOff={count === 1} onPress={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The ref of a field that appears because a user chose it: it takes the focus. */
export const focusNewField = (field: HTMLElement | null): void => field?.focus();

function IconButton({
  name,
  isOff,
  onPress,
  children,
}: {
  name: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        // React may move the row in the document, which takes the focus away.
        flushSync(onPress);
        currentTarget.focus();
      }}
      className={`grid size-9 place-items-center rounded-control ${isOff ? "opacity-25" : "text-muted hover:bg-sunken hover:text-ink"}`}
    >
      {children}
    </button>
  );
}
