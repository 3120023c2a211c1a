import { useRef } from "react";

/** How many records arrived since the list was loaded. A press shows them; the focus stays here. */
export function NewerRecords({ count, nouns, onShow }: { count: number; nouns: string; onShow: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      {count > 0 && (
        <button
          type="button"
          onClick={() => {
            place.current?.focus();
            onShow();
          }}
          className="min-h-6 bg-ink px-2 text-small font-medium text-paper tabular-nums hover:underline hover:underline-offset-4"
        >
          {count.toLocaleString("en-US")} new<span className="sr-only"> {nouns}: show</span>
        </button>
      )}
    </div>
  );
}
