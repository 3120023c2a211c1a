import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import type { Colleague } from "#domain/work/schema.ts";
import { mentionBefore } from "./note-text.ts";
import type { Target } from "./use-work.ts";

const MAX_SUGGESTED = 6;

/** The colleagues that the `@` before the caret of a text area may mean, and the keys that choose one. */
export function useMentions(kind: Target["kind"], onChoose: (colleague: Colleague) => void) {
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const [asked, setAsked] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const suggested =
    asked === null ? [] : colleagues.filter(({ name }) => name.toLowerCase().includes(asked)).slice(0, MAX_SUGGESTED);
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    setAsked(mentionBefore(value, selectionStart));
    setActive(0);
  };
  const close = () => setAsked(null);
  const choose = (colleague: Colleague) => {
    close();
    onChoose(colleague);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = suggested[active];
    if (!chosen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + suggested.length) % suggested.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    // Escape closes the list, not the record.
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { suggested, active, look, close, choose, onKeyDown };
}

/** The id of an option of the list with the id `listId`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The colleagues that a mention may mean. The text area that it belongs to has the focus and its keys. */
export function ColleagueList({
  id,
  colleagues,
  active,
  onChoose,
}: {
  id: string;
  colleagues: readonly Colleague[];
  active: number;
  onChoose: (colleague: Colleague) => void;
}) {
  return (
    <div id={id} role="listbox" aria-label="Colleagues" className="rounded-control border border-edge bg-surface">
      {colleagues.map((colleague, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the focus and its keys
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={colleague.id}
          ref={index === active ? showInPlace : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // The text area keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(colleague)}
          className="min-h-9 cursor-pointer px-3 py-1.5 text-small aria-selected:bg-sunken"
        >
          {colleague.name}
        </div>
      ))}
    </div>
  );
}

/** The text area may be at the lower edge of the dialog, which would hide the list below it. */
const showInPlace = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });
