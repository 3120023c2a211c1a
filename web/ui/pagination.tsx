import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { pageNumbers } from "./page-numbers.ts";

// Narrower on the smallest phones, so that all fit in one row; outlined in forced colors, which remove the fill.
const pageButton =
  "inline-grid h-9 min-w-9 place-items-center rounded-control border border-transparent px-1.5 text-small " +
  "max-[25rem]:min-w-7.5 max-[25rem]:px-0.5 not-aria-disabled:hover:border-edge aria-[current]:bg-ink " +
  "aria-[current]:text-paper forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]";

/** Previous and next arrows around numbered pages. Renders nothing for a single page (specification, section 2). */
export function Pagination({
  label,
  page,
  pageCount,
  onPage,
}: {
  label: string;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}) {
  if (pageCount <= 1) return null;
  // The React key of an ellipsis comes from the number after it.
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-0.5 tabular-nums sm:gap-1">
        <li>
          <Arrow name="Previous page" disabled={page <= 1} onPress={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
          </Arrow>
        </li>
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`before-${numbers[index + 1]}`} aria-hidden="true" className="min-w-6 text-center text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
                className={pageButton}
              >
                {number}
              </button>
            </li>
          ),
        )}
        <li>
          <Arrow name="Next page" disabled={page >= pageCount} onPress={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-4" />
          </Arrow>
        </li>
      </ul>
    </nav>
  );
}

// `aria-disabled` instead of `disabled`: a disabled button would lose keyboard focus at the last page.
function Arrow({
  name,
  disabled,
  onPress,
  children,
}: {
  name: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={classNames(pageButton, disabled && "opacity-40")}
    >
      {children}
    </button>
  );
}
