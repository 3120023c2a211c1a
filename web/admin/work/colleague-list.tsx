import type { Colleague } from "#domain/work/schema.ts";

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
