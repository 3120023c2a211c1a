import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { pageNumbers } from "./page-numbers.ts";

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
  // An ellipsis gets its React key from the number that follows it.
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-0.5 tabular-nums sm:gap-1">
        <li>
          <Arrow name="Previous page" off={page <= 1} onPress={() => onPage(page - 1)}>
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
                className="page-button"
              >
                {number}
              </button>
            </li>
          ),
        )}
        <li>
          <Arrow name="Next page" off={page >= pageCount} onPress={() => onPage(page + 1)}>
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
  off,
  onPress,
  children,
}: {
  name: string;
  off: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
      className={classNames("page-button", off && "opacity-40")}
    >
      {children}
    </button>
  );
}
