import { useEffect, useRef, useState } from "react";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";

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

/**
 * Looks for the row that the address names when the shown page does not have it: a link, in an email for example, may lead to
 * a row that has moved to another page or was removed. `show` gets its page, or null, which a message tells the user.
 */
export function useLinkedRow({
  list,
  pageSize,
  openId,
  isShown,
  isElsewhere,
  show,
}: {
  /** The API path of the list with its filters. */
  list: string;
  pageSize: number;
  openId: string | null;
  /** Whether the row is on the shown page, or known not to be. Neither while it loads. */
  isShown: boolean;
  isElsewhere: boolean;
  show: (page: number | null) => void;
}): void {
  const searchedId = useRef<string | null>(null);
  const lastOpenId = useRef<string | null>(null);
  useEffect(() => {
    if (isShown) lastOpenId.current = openId;
    if (!isElsewhere) searchedId.current = null;
    if (!isElsewhere || openId === null || searchedId.current === openId) return;
    searchedId.current = openId;
    const finish = (found: number | null) => {
      // Ignore the result if another row was opened in the meantime.
      if (searchedId.current !== openId) return;
      show(found);
      // A row that was open until now was removed by its own action: no message.
      if (found === null && lastOpenId.current !== openId)
        toast({ title: "Not found", description: "The record behind this link has been deleted." });
    };
    // A failed lookup means that the list fails as well, and the list shows the error.
    findPage(list, openId, pageSize).then(finish, () => {});
  });
}

/** The number of the page that contains the row `id`, for pages of `pageSize` rows, or null. `list` is the API path with its query. */
async function findPage(list: string, id: string, pageSize: number): Promise<number | null> {
  const url = new URL(list, location.href);
  url.searchParams.set("around", id);
  url.searchParams.set("pageSize", String(pageSize));
  const response = await fetchList(url.pathname + url.search);
  const { items, start, page }: { items: { id: string }[]; start?: number; page: number } = await response.json();
  if (!items.some((row) => row.id === id)) return null;
  return start === undefined ? page : Math.floor(start / pageSize) + 1;
}

/**
 * Requests a page of a list at its API path with a query. A text to search for may be a person's name or address: with one,
 * the query travels in the body, not in the URL.
 */
export async function fetchList(list: string): Promise<Response> {
  const { pathname, searchParams } = new URL(list, location.href);
  if (!searchParams.has("q")) return await request(list);
  const body: Record<string, unknown> = Object.fromEntries(searchParams);
  for (const name of ["page", "pageSize"]) if (name in body) body[name] = Number(body[name]);
  return await request(`${pathname}/searches`, "POST", body);
}
