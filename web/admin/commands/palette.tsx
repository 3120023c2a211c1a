import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { FoundRecord } from "#domain/dashboard/schema.ts";
import type { FoundPerson } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { useMay } from "../access/use-may.ts";
import type { DashboardTab } from "../dashboard-tabs.ts";
import { peoplePath } from "../navigation/api-paths.ts";
import { openPersonOf } from "../navigation/open-person.ts";
import { goToTab } from "../navigation/tab-url.ts";
import { formatDay } from "../ui/dates.ts";
import { type Command, matching, useCommands } from "./commands.ts";
import type { Overlay } from "./shortcuts.ts";

const DEBOUNCE_MS = 200;
const MIN_LETTERS = 2;

interface PaletteProps {
  tabs: readonly DashboardTab[];
  show: (overlay: Overlay) => void;
  onClose: () => void;
}

/**
 * The command palette: goes to a tab, acts, and finds records by text. A combobox with a list box by the ARIA Authoring
 * Practices: the focus stays in the field, arrow keys move the active option, Enter chooses it.
 */
export default function Palette({ tabs, show, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const records = useFoundRecords(text.trim(), tabs);
  const options = [...matching(useCommands(tabs, show), text), ...records.found];
  const index = Math.min(active, options.length - 1);

  useEffect(() => dialog.current?.showModal(), []);
  // Recent browsers return a promise, which React would take for a cleanup function.
  useEffect(() => void document.getElementById(optionId(id, index))?.scrollIntoView({ block: "nearest" }), [id, index]);

  const choose = (command: Command | undefined) => {
    if (!command) return;
    dialog.current?.close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return;
    if (event.key === "Enter") {
      // Records of an earlier text stay until those of this one arrive: Enter must not open a wrong one.
      if (!(records.isSearching && records.found.some(({ id: found }) => found === options[index]?.id)))
        choose(options[index]);
    } else if (event.key === "ArrowDown") setActive((index + 1) % Math.max(1, options.length));
    else if (event.key === "ArrowUp") setActive((index - 1 + options.length) % Math.max(1, options.length));
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label="Find a record or a command"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="modal palette"
    >
      <div className="flex items-center gap-3 border-b border-hairline px-4 focus-within:border-ink">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Find a record or a command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(id, index) : undefined}
          placeholder="Find a record or a command"
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          className="h-13 w-full bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="-mr-2 grid min-h-9 min-w-9 shrink-0 place-items-center"
        >
          <span className="sr-only">Close </span>
          <kbd className="key pointer-coarse:hidden">Esc</kbd>
          <X aria-hidden="true" className="hidden size-5 pointer-coarse:block" />
        </button>
      </div>
      <Results id={id} options={options} active={index} onActive={setActive} onChoose={choose} />
      <p role="status" className="border-t border-hairline px-4 py-2 text-tiny text-muted">
        {records.message ?? `${options.length} ${options.length === 1 ? "result" : "results"}`}
      </p>
    </dialog>
  );
}

const optionId = (id: string, at: number) => `${id}-${at}`;

function Results({
  id,
  options,
  active,
  onActive,
  onChoose,
}: {
  /** The start of the ids of the list and its options. */
  id: string;
  options: readonly Command[];
  /** The index of the option that Enter chooses. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Command) => void;
}) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Results" className="palette-list">
      {options.map((option, at) => (
        <Fragment key={option.id}>
          {option.group !== options[at - 1]?.group && (
            <p role="presentation" className="px-3 pt-3 pb-1 text-tiny text-muted">
              {option.group}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field */}
          <div
            role="option"
            id={optionId(id, at)}
            aria-selected={at === active}
            onPointerMove={() => onActive(at)}
            onClick={() => onChoose(option)}
            className="palette-option"
          >
            <span className="max-w-2/3 shrink-0 truncate">{option.name}</span>
            {option.detail && <span className="truncate text-muted">{option.detail}</span>}
            {option.keys && (
              <span aria-hidden="true" className="ml-auto flex gap-1">
                {option.keys.map((key) => (
                  <kbd key={key} className="key">
                    {key}
                  </kbd>
                ))}
              </span>
            )}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface FoundRecords {
  found: Command[];
  message?: string;
  /** Whether `found` belongs to an earlier text. */
  isSearching?: boolean;
}

/** The people with a name or an address that contains `text`, and the records that contain it, searched once typing pauses, and what to say instead of their number. */
function useFoundRecords(text: string, tabs: readonly DashboardTab[]): FoundRecords {
  const [searched, setSearched] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = searched.length >= MIN_LETTERS;
  const mayReadPeople = useMay("people:read");
  const { data, error, isFetching } = useQuery<{ people: FoundPerson[]; records: FoundRecord[] }>({
    queryKey: ["palette", searched],
    queryFn: async () => {
      const search = async (path: string) => (await request(path, "POST", { q: searched })).json();
      const [people, records] = await Promise.all([
        mayReadPeople ? search(`${peoplePath}/searches`) : [],
        search("/api/admin/searches"),
      ]);
      return { people, records };
    },
    enabled: isLong,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  if (text.length < MIN_LETTERS || !isLong) return { found: [], message: "Type two letters or more to find records" };
  const nameOf = (tab: string) => tabs.find(({ address }) => address === tab)?.name ?? "";
  const people = (data?.people ?? []).map(
    ({ record, name, address }): Command => ({
      id: `person-${record.id}`,
      group: "People",
      name: name || address,
      ...(name && { detail: address }),
      run: () => void openPersonOf(record),
    }),
  );
  const records = (data?.records ?? []).map(
    ({ tab, id, title, detail, createdAt }): Command => ({
      id,
      group: "Records",
      name: title,
      detail: [detail, nameOf(tab), formatDay(createdAt)].filter(Boolean).join(" · "),
      run: () => goToTab(tab, { open: id }),
    }),
  );
  const found = [...people, ...records];
  if (error) return { found: [], message: "Records could not be searched. Try again." };
  return isFetching || text !== searched ? { found, message: "Searching…", isSearching: true } : { found };
}
