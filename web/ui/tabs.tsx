import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

export interface Tab {
  /** The panel's id; the tab's id adds `-tab`. */
  id: string;
  name: string;
  /** An icon before the name. */
  icon?: ReactNode;
  /** A count after the name: as drawn, and in words, which describe the tab. It is part of neither its name nor its text. */
  count?: { drawn: string; words: string; isUrgent: boolean } | undefined;
}
type Orientation = "horizontal" | "vertical";

const keys = {
  horizontal: { next: "ArrowRight", previous: "ArrowLeft" },
  vertical: { next: "ArrowDown", previous: "ArrowUp" },
};

/** The index that an arrow key, Home or End leads to from `index`; undefined for other keys. */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  orientation: Orientation = "horizontal",
): number | undefined {
  const { next, previous } = keys[orientation];
  if (key === next) return (index + 1) % count;
  if (key === previous) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
}

/**
 * A tab list by the ARIA Authoring Practices: one tab stop, arrow keys, Home and End; focus selects. Each id is the id of
 * a `TabPanel`. With a `selected` that is no tab, none is, and the first one is the tab stop.
 */
export function TabList({
  label,
  tabs,
  selected,
  orientation = "horizontal",
  className,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  orientation?: Orientation;
  className?: string;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // Center the selected tab when the list scrolls.
  useEffect(() => {
    const [row, tab] = [list.current, document.getElementById(`${selected}-tab`)];
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);
  const isNoneSelected = tabs.every((tab) => tab.id !== selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => `${tab.id}-tab` === event.currentTarget.id),
      tabs.length,
      orientation,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tab.id}-tab`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation === "vertical" ? "vertical" : undefined}
      className={className}
    >
      {tabs.map(({ id, name, icon, count }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-controls={id}
          aria-selected={id === selected}
          title={count?.words}
          tabIndex={id === selected || (index === 0 && isNoneSelected) ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
          className="tab"
        >
          {icon}
          {icon ? <span data-label>{name}</span> : name}
          {count && <span data-count={count.drawn} data-urgent={count.isUrgent || undefined} />}
        </button>
      ))}
    </div>
  );
}

/** The panel of a tab. It stays mounted while hidden, so that it keeps its state. */
export function TabPanel({ id, selected, children }: { id: string; selected: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={`${id}-tab`} className={id === selected ? undefined : "hidden"}>
      {children}
    </div>
  );
}

/** Tabs over their panels. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly (Tab & { panel: ReactNode })[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  return (
    <>
      <TabList
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={onSelect}
        className="flex gap-7 overflow-x-auto border-b border-hairline"
      />
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} selected={selected}>
          {panel}
        </TabPanel>
      ))}
    </>
  );
}
