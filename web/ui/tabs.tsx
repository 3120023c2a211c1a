import { type KeyboardEvent, type ReactNode, useRef } from "react";

export interface Tab {
  /** The panel's id, and with `-tab` its tab's. */
  id: string;
  name: string;
  panel: ReactNode;
}

/** Where an arrow key, Home or End leads from the tab at `index`; nothing for every other key. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
}

/**
 * Tabs by the pattern of the ARIA practices: one tab stop, arrow keys, Home and End; a tab is selected as it gets the
 * focus. Panels that are not shown stay in the page, and with them what they hold.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tab.id}-tab`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-7 overflow-x-auto border-b border-hairline">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
            className="tab"
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          className={tab.id === selected ? undefined : "hidden"}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
