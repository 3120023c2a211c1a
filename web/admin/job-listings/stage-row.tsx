import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { stageLabel } from "#domain/stages/stages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
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
  const move = (step: 1 | -1) => {
    if (number + step < 1 || number + step > count) return undefined;
    return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      // React may move the row in the document, which takes the focus away.
      flushSync(() => onMove(step));
      currentTarget.focus();
    };
  };
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
      <IconButton name={`Move ${stageLabel(name)} up`} onPress={move(-1)}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Move ${stageLabel(name)} down`} onPress={move(1)}>
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton name={`Remove ${stageLabel(name)}`} onPress={count > 1 ? onRemove : undefined}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The ref of a field that appears because a user chose it: it takes the focus. */
export const focusNewField = (field: HTMLElement | null): void => field?.focus();
