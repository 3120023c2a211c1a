import { useEffect, useRef, useState } from "react";
import { queryClient } from "#web/shell/query-client.ts";

/** Where a page of the API's lists begins and which records the list leaves out; absent in a plain array. */
export interface Place {
  /** How many rows come before the page. */
  start?: number;
  /** How many records arrived after `upTo`. */
  newer?: number;
  upTo?: string | null;
  first?: string | null;
  last?: string | null;
}

/**
 * The cursors with which the pages of a list are requested: a page next to the shown one continues there, whatever arrived
 * or went since. `filters` is the query of the list without the page.
 */
export function usePagePlaces(filters: string) {
  const [places, setPlaces] = useState<Record<string, Record<string, string>>>({});
  const keyOf = (page: number) => `${page}?${filters}`;
  return {
    /** The parameters of the request for a page. */
    of: (page: number) => places[keyOf(page)] ?? {},
    /** Requests `page` in relation to the shown one. */
    reach(page: number, shownPage: number, { upTo, first, last }: Place) {
      const next: Record<string, string> = upTo ? { upTo } : {};
      if (page === shownPage + 1 && last) next.after = last;
      if (page === shownPage - 1 && first) next.before = first;
      setPlaces({ ...places, [keyOf(page)]: next });
    },
    /** Gives a page another number. */
    renumber: (from: number, to: number) => setPlaces({ ...places, [keyOf(to)]: places[keyOf(from)] ?? {} }),
    /** Requests every page by its number again, with what arrived since. */
    reset: () => setPlaces({}),
  };
}

/** Marks the other pages of a list as outdated once its total changes, so that they are fetched again when they are shown. */
export function useRefetchOnNewTotal(path: string, filters: string, key: string, total: number | undefined) {
  const last = useRef<{ filters: string; total: number } | null>(null);
  useEffect(() => {
    if (total === undefined) return;
    if (last.current?.filters === filters && last.current.total !== total)
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [other] }) => String(other).startsWith(`${path}?`) && other !== key,
      });
    last.current = { filters, total };
  }, [path, filters, key, total]);
}
