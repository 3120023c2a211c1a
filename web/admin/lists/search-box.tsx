import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const DEBOUNCE_MS = 250;

/** A search box that searches after a pause in typing or on Enter. `value` is the current search; Back may change it. */
export function SearchBox({
  label,
  value,
  placeholder,
  isPaused,
  onSearch,
}: {
  label: string;
  value: string;
  placeholder: string;
  /** Whether the search waits, while a record is open: another list would close it. */
  isPaused: boolean;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = (text: string) => {
    if (text !== value) onSearch(text);
  };
  // Until the timer fires, another filter may be chosen, which an earlier `onSearch` would take back.
  const latestSearch = useRef(search);
  latestSearch.current = search;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => latestSearch.current(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, isPaused]);
  return (
    <search className="relative w-full sm:w-72 xl:min-w-40 xl:shrink">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed.trim());
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          className="h-10 w-full rounded-control border border-edge bg-surface pr-2 pl-9 text-base placeholder:text-muted hover:border-ink lg:text-small [&::-webkit-search-cancel-button]:grayscale"
        />
      </form>
    </search>
  );
}
