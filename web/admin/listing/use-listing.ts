import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "#web/shell/query-client.ts";
import { toast } from "#web/shell/toasts.ts";
import { clampPage, pageCountOf } from "#web/ui/page-numbers.ts";
import { pageWith, takeWantedRow } from "./open-from-address.ts";

/** Rows on a page of the dashboard's tables (specification, section 9). */
export const pageSize = 10;

/** One page of a list, and how many rows it has in all. */
export interface ListingPage<Row> {
  items: Row[];
  total: number;
  page: number;
  pageSize: number;
}
export type Question = Record<string, string>;

/** A list as it is shown, and what can be done with it. */
export interface Listing<Row> {
  loaded: boolean;
  rows: readonly Row[];
  total: number;
  error: Error | null;
  busy: boolean;
  since: number;
  page: number;
  pageCount: number;
  setPage: (page: number) => void;
  question: Question;
  /** Asks something else, from its first page on. */
  ask: (change: Question) => void;
  refresh: () => Promise<void>;
  /** The row that is read whole, and its place in the whole list, from 1. */
  opened: Row | undefined;
  place: number;
  open: (id: string | null) => void;
  /** What leads to its neighbours, on other pages too; nothing at the ends. */
  above: (() => void) | undefined;
  below: (() => void) | undefined;
}

/** The page of `rows` that is wanted, or the nearest that exists. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): ListingPage<Row> {
  const page = clampPage(wanted, pageCountOf(rows.length, pageSize));
  return { items: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
}

/** Asks the server again, for what is shown of `path` now and for all else of it when it is next shown. */
export const refreshListing = (path: string) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });

/**
 * A list of the server's, a page of ten at a time, and the row that is read whole. `question` is what goes with the page
 * number; what is empty in it is left out. While another page is on its way, the one before stays. `asPage` makes a page of
 * an answer that is none yet.
 */
export function useListing<Row extends { id: string }>(
  path: string,
  initial: Question,
  asPage?: (answer: ListingPage<Row> | Row[], page: number, question: Question) => ListingPage<Row>,
): Listing<Row> {
  const [question, setQuestion] = useState(initial);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const [edge, setEdge] = useState<"first" | "last" | null>(null);

  useEffect(() => {
    const wanted = takeWantedRow();
    if (wanted === null) return;
    const show = (found: number | null) => {
      if (found !== null) {
        setPage(found);
        setOpened(wanted);
      } else toast({ title: "Not found", description: "What the link leads to has been removed." });
    };
    // What kept it from being looked for keeps the list from being shown, which says so.
    pageWith(path, wanted, pageSize).then(show, () => {});
  }, [path]);

  const asked = Object.entries(question).filter(([, value]) => value !== "");
  const parameters = new URLSearchParams([["page", String(page)], ["pageSize", String(pageSize)], ...asked]);
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = useQuery({
    queryKey: [`${path}?${parameters}`],
    select: (answer: ListingPage<Row> | Row[]) => asPage?.(answer, page, question) ?? (answer as ListingPage<Row>),
    placeholderData: keepPreviousData,
  });
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const pageCount = pageCountOf(total, pageSize);
  const shownPage = clampPage(data?.page ?? page, pageCount);
  const isCurrent = data !== undefined && !isPlaceholderData;
  // Rows may have gone since the page was chosen: the last page that exists is shown instead.
  if (isCurrent && page > pageCount) setPage(pageCount);
  // Who steps over the end of a page goes on with the next one, as soon as it is here.
  if (isCurrent && edge) {
    setOpened(rows.at(edge === "first" ? 0 : -1)?.id ?? null);
    setEdge(null);
  } else if (error && edge) setEdge(null);

  const index = rows.findIndex(({ id }) => id === opened);
  const stepTo = (step: 1 | -1) => {
    const next = rows[index + step];
    if (next) return () => setOpened(next.id);
    const beyond = shownPage + step;
    if (index < 0 || beyond < 1 || beyond > pageCount) return undefined;
    return () => {
      setEdge(step === 1 ? "first" : "last");
      setPage(beyond);
    };
  };
  return {
    loaded: data !== undefined,
    rows,
    total,
    error,
    busy: isFetching,
    since: dataUpdatedAt,
    page: shownPage,
    pageCount,
    setPage,
    question,
    ask: (change) => {
      setQuestion({ ...question, ...change });
      setPage(1);
    },
    refresh: () => refreshListing(path),
    opened: rows[index],
    place: (shownPage - 1) * pageSize + index + 1,
    open: setOpened,
    above: stepTo(-1),
    below: stepTo(1),
  };
}
