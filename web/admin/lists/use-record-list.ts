import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { tableNames } from "#domain/table-settings/tables.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { clampPage, pageCountOf } from "#web/ui/page-numbers.ts";
import { type HistoryMode, usePanelUrl } from "../navigation/tab-url.ts";
import { fetchList, type Place, useLinkedRow, usePagePlaces, useRefetchOnNewTotal } from "./list-pages.ts";
import { type ArrangedList, loadTableSettings } from "./table-settings.ts";
import { type Selection, useSelection } from "./use-selection.ts";

/** Rows on a page of the dashboard's tables (specification, section 9). */
export const pageSize = 10;
// Limits of the API.
const MAX_PAGE = 1_000_000;
const MAX_QUERY_LENGTH = 200;

/** One page of a list, and the number of rows in all. */
export interface RecordPage<Row> extends Place {
  items: Row[];
  total: number;
  /** The count was capped: there are more rows than `total`. */
  isMore?: boolean;
  page: number;
  pageSize: number;
  /** How many rows there are in each state, in a list that is filtered by it. */
  counts?: Record<string, number>;
}
export type Query = Record<string, string>;

/** The state of a list and its actions. */
export interface ListState<Row> extends ArrangedList {
  /** The API path of the list. */
  path: string;
  loaded: boolean;
  rows: readonly Row[];
  total: number;
  /** The count was capped at `total`; later rows cannot be reached by page. */
  isMore: boolean;
  counts: RecordPage<Row>["counts"];
  error: Error | null;
  busy: boolean;
  checkedAt: number;
  page: number;
  pageCount: number;
  setPage: (page: number) => void;
  query: Query;
  /** Changes the query and goes to its first page. */
  setQuery: (change: Query) => void;
  /** Clears search and filters, keeps the sort order. */
  clearFilters: () => void;
  /** Fetches the list again, with the records that arrived since. */
  refresh: () => Promise<void>;
  /** Fetches the shown page again after a change, still without newer records. */
  refetch: () => Promise<void>;
  /** How many rows come before the shown page. */
  start: number;
  /** How many records arrived since the list was loaded, and what shows them. */
  newer: number;
  showNewer: () => void;
  selection: Selection<Row>;
  /** The row shown in the dialog, and its 1-based position in the list. */
  openRow: Row | undefined;
  position: number;
  open: (id: string | null) => void;
  /** Open the neighboring row, across pages; undefined at either end. */
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
}

/** One page of `rows`; a page number out of range is clamped. */
export function pageOf<Row>(rows: readonly Row[], requested: number): RecordPage<Row> {
  const page = clampPage(requested, pageCountOf(rows.length, pageSize));
  return { items: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
}

/** Invalidates every query whose key starts with `path`. */
export const refreshRecordList = (path: string) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });

/** The query parameters of a list: each with its default value, or with its allowed values, default first. */
type QueryOptions = Record<string, string | readonly [string, ...string[]]>;

/** Parameters that no view holds: a search text may be personal, and the board is no table. */
const notInViews = ["q", "view"];

/**
 * Fetches a list from the API ten rows at a time. Query, page and open row live in the URL; empty parameters are omitted.
 * The previous page stays visible while the next one loads. `asPage` converts a response that is not paged.
 */
export function useRecordList<Row extends { id: string }>(
  path: string,
  options: QueryOptions,
  asPage?: (response: RecordPage<Row> | Row[], page: number, query: Query) => RecordPage<Row>,
): ListState<Row> {
  const { tab, params, setParams } = usePanelUrl();
  const table = tableNames.find((name) => name === tab) ?? null;
  const savedId = params.get("saved");
  const page = clampPage(Number(params.get("page")), MAX_PAGE);
  const query = readQuery(options, params);
  const [edge, setEdge] = useState<"first" | "last" | null>(null);
  const filled = Object.entries(query).filter(([, value]) => value !== "");
  const filters = new URLSearchParams(filled).toString();
  const places = usePagePlaces(filters);
  const paging = { page: String(page), pageSize: String(pageSize) };
  const parameters = new URLSearchParams([...Object.entries(paging), ...filled, ...Object.entries(places.of(page))]);
  const key = `${path}?${parameters}`;
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery({
    queryKey: [key],
    queryFn: async (): Promise<RecordPage<Row> | Row[]> => {
      // Requested at the same time: the table is drawn once, with the columns that the user has chosen.
      const [response] = await Promise.all([fetchList(key), table && loadTableSettings(table)]);
      return response.json();
    },
    select: (response: RecordPage<Row> | Row[]) => asPage?.(response, page, query) ?? (response as RecordPage<Row>),
    placeholderData: keepPreviousData,
  });

  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const start = data?.start ?? ((data?.page ?? page) - 1) * pageSize;
  // Earlier pages may hold fewer rows than ten when rows were removed: count on from the shown one.
  const rest = Math.max(0, total - start - rows.length);
  const pageCount =
    rows.length === 0 ? pageCountOf(total, pageSize) : (data?.page ?? page) + Math.ceil(rest / pageSize);
  const shownPage = clampPage(data?.page ?? page, pageCount);
  const isCurrent = data !== undefined && !isPlaceholderData;
  useRefetchOnNewTotal(path, filters, key, isCurrent ? total : undefined);
  // After stepping past the end of a page, open the first or last row of the new page once it has loaded.
  const hasArrived = edge !== null && isCurrent;
  const openId = hasArrived ? (rows.at(edge === "first" ? 0 : -1)?.id ?? null) : params.get("open");
  const index = rows.findIndex(({ id }) => id === openId);

  const initial = readQuery(options);
  const changed = (all: Query) => Object.entries(all).filter(([name, value]) => value !== initial[name]);
  const go = (
    change: { page?: number; query?: Query; open?: string | null; saved?: string | null },
    mode: HistoryMode,
  ) => {
    const next = { page, query, open: null, saved: savedId, ...change };
    setParams(
      {
        ...Object.fromEntries(changed(next.query)),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.open && { open: next.open }),
        ...(next.saved && { saved: next.saved }),
      },
      mode,
    );
  };
  const goToPage = (chosen: number, open: string | null, mode: HistoryMode) => {
    places.reach(chosen, shownPage, data ?? {});
    go({ page: chosen, open }, mode);
  };
  useEffect(() => {
    // Rows may have been deleted in the meantime: show the last existing page instead.
    if (isCurrent && page > pageCount) go({ page: pageCount, open: params.get("open") }, "replace");
    else if (isCurrent && rows.length > 0 && start === 0 && page > 1) {
      places.renumber(page, 1);
      go({ page: 1, open: openId }, "replace");
    } else if (isCurrent && start > 0 && page === 1) places.reset();
    else if (hasArrived) go({ open: openId }, "replace");
    if (edge && (hasArrived || error)) setEdge(null);
  });

  useLinkedRow({
    list: `${path}?${filters}`,
    pageSize,
    openId,
    isShown: index >= 0,
    isElsewhere: isCurrent && page <= pageCount && edge === null && openId !== null && index < 0,
    show(found) {
      if (found !== null) places.reset();
      go({ page: found ?? page, open: found === null ? null : openId }, "replace");
    },
  });

  const selection = useSelection(rows, filters);
  const refresh = () => {
    places.reset();
    return refreshRecordList(path);
  };
  const stepTo = (step: 1 | -1) => {
    const next = rows[index + step];
    if (next) return () => go({ open: next.id }, "replace");
    const beyond = shownPage + step;
    if (index < 0 || beyond < 1 || beyond > pageCount) return undefined;
    return () => {
      setEdge(step === 1 ? "first" : "last");
      goToPage(beyond, openId, "replace");
    };
  };
  return {
    path,
    loaded: data !== undefined,
    rows,
    total,
    isMore: data?.isMore ?? false,
    counts: data?.counts,
    error,
    busy: isFetching,
    checkedAt: dataUpdatedAt,
    page: shownPage,
    pageCount,
    setPage: (chosen) => goToPage(chosen, null, "push"),
    query,
    setQuery(change) {
      // Typing in the search must not add a history entry per letter.
      const isTyping = Boolean(query.q && change.q);
      go({ page: 1, query: { ...query, ...change } }, isTyping ? "replace" : "push");
    },
    clearFilters: () => go({ page: 1, query: { ...initial, sort: query.sort ?? "" }, saved: null }, "push"),
    table,
    filters: Object.fromEntries(changed(query).filter(([name]) => !notInViews.includes(name))),
    savedId,
    showView: (saved, of) => go({ page: 1, query: { ...initial, ...of }, saved }, "push"),
    refresh,
    refetch: () => refreshRecordList(path),
    start,
    newer: data?.newer ?? 0,
    showNewer() {
      void refresh();
      go({ page: 1, query: "sort" in query ? { ...query, sort: "newest" } : query }, "push");
    },
    selection,
    openRow: rows[index],
    position: start + index + 1,
    open: (id) => go({ open: id }, id ? "push" : "replace"),
    openPrevious: stepTo(-1),
    openNext: stepTo(1),
  };
}

/** Reads the query from URL parameters; missing or invalid values become defaults. */
function readQuery(options: QueryOptions, params = new URLSearchParams()): Query {
  const read = Object.entries(options).map(([name, allowed]) => {
    const value = params.get(name);
    if (typeof allowed === "string") return [name, value?.slice(0, MAX_QUERY_LENGTH) ?? allowed];
    return [name, value !== null && allowed.includes(value) ? value : allowed[0]];
  });
  return Object.fromEntries(read);
}
