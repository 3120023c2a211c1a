import { Search } from "lucide-react";
import { useEffect, useState } from "react";

const pause = 250;

/** A search box: it asks when the typing pauses, or at once by Enter. `value` is what is asked; it may change by Back. */
export function SearchBox({
  label,
  value,
  placeholder,
  onSearch,
}: {
  label: string;
  value: string;
  placeholder: string;
  onSearch: (sought: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== asked) {
    setAsked(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const ask = (sought: string) => {
    if (sought !== value) onSearch(sought);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is counted from the last letter alone
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="relative w-full sm:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed.trim());
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
          className="search-box h-10 w-full rounded-control border border-edge bg-surface pr-2 pl-9 text-base placeholder:text-muted hover:border-ink lg:text-small"
        />
      </form>
    </search>
  );
}
