import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "#web/shell/query-client.ts";
import { toast } from "#web/shell/toasts.ts";
import { clampPage, pageCountOf } from "#web/ui/page-numbers.ts";
import { type Step, usePanelAddress } from "../tab-in-address.ts";
import { pageWith } from "./page-with.ts";

/** Rows on a page of the dashboard's tables (specification, section 9). */
export const pageSize = 10;
/** What the server takes at most: a page number, and the letters of a question. */
const LAST_PAGE = 1_000_000;
const MOST_LETTERS = 200;

/** One page of a list, and how many rows it has in all. */
export interface ListingPage<Row> {
  items: Row[];
  total: number;
  /** There are more than are counted. */
  isMore?: boolean;
  page: number;
  pageSize: number;
}
export type Question = Record<string, string>;

/** A list as it is shown, and what can be done with it. */
export interface Listing<Row> {
  loaded: boolean;
  rows: readonly Row[];
  total: number;
  /** There are more than `total`, which are not counted and not led to. */
  isMore: boolean;
  error: Error | null;
  busy: boolean;
  since: number;
  page: number;
  pageCount: number;
  setPage: (page: number) => void;
  question: Question;
  /** Asks something else, from its first page on. */
  ask: (change: Question) => void;
  /** Takes every search and filter away, and leaves the order. */
  askAnew: () => void;
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

/** What a list may be asked for: each with what it is at first, or with all that it can be, the first of which it is. */
type Questions = Record<string, string | readonly [string, ...string[]]>;

/**
 * A list of the server's, a page of ten at a time, and the row that is read whole: all of it stands in the address. What is
 * empty in a question is not asked. While another page is on its way, the one before stays. `asPage` makes a page of an
 * answer that is none yet.
 */
export function useListing<Row extends { id: string }>(
  path: string,
  questions: Questions,
  asPage?: (answer: ListingPage<Row> | Row[], page: number, question: Question) => ListingPage<Row>,
): Listing<Row> {
  const { said, say } = usePanelAddress();
  const page = clampPage(Number(said.get("page")), LAST_PAGE);
  const question = readQuestion(questions, said);
  const [edge, setEdge] = useState<"first" | "last" | null>(null);
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
  // Who steps over the end of a page goes on with the next one, as soon as it is here.
  const hasArrived = edge !== null && isCurrent;
  const openedId = hasArrived ? (rows.at(edge === "first" ? 0 : -1)?.id ?? null) : said.get("open");
  const index = rows.findIndex(({ id }) => id === openedId);

  const go = (change: { page?: number; question?: Question; open?: string | null }, step: Step) => {
    const next = { page, question, open: null, ...change };
    const initial = readQuestion(questions);
    const changed = Object.entries(next.question).filter(([name, value]) => value !== initial[name]);
    say(
      {
        ...Object.fromEntries(changed),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.open && { open: next.open }),
      },
      step,
    );
  };
  useEffect(() => {
    // Rows may have gone since the page was chosen: the last page that exists is shown instead.
    if (isCurrent && page > pageCount) go({ page: pageCount, open: said.get("open") }, "replace");
    else if (hasArrived) go({ open: openedId }, "replace");
    if (edge && (hasArrived || error)) setEdge(null);
  });

  // A link, in a mail for one, leads to a row that may be on another page by now, or gone.
  const isAway = isCurrent && page <= pageCount && edge === null && openedId !== null && index < 0;
  const sought = useRef<string | null>(null);
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (index >= 0) read.current = openedId;
    if (!isAway) sought.current = null;
    if (!isAway || sought.current === openedId) return;
    sought.current = openedId;
    const show = (found: number | null) => {
      // Who went on meanwhile wants it no more.
      if (sought.current !== openedId) return;
      go({ page: found ?? page, open: found === null ? null : openedId }, "replace");
      // What was read until now has left the list by what was done with it, which needs no word.
      if (found === null && read.current !== openedId)
        toast({ title: "Not found", description: "What the link leads to has been removed." });
    };
    // What kept it from being looked for keeps the list from being shown, which says so.
    pageWith(`${path}?${new URLSearchParams(asked)}`, openedId, pageSize).then(show, () => {});
  });

  const stepTo = (step: 1 | -1) => {
    const next = rows[index + step];
    if (next) return () => go({ open: next.id }, "replace");
    const beyond = shownPage + step;
    if (index < 0 || beyond < 1 || beyond > pageCount) return undefined;
    return () => {
      setEdge(step === 1 ? "first" : "last");
      go({ page: beyond, open: openedId }, "replace");
    };
  };
  return {
    loaded: data !== undefined,
    rows,
    total,
    isMore: data?.isMore ?? false,
    error,
    busy: isFetching,
    since: dataUpdatedAt,
    page: shownPage,
    pageCount,
    setPage: (chosen) => go({ page: chosen }, "push"),
    question,
    ask(change) {
      // Each letter of a search is no step of its own.
      const isTyping = Boolean(question.q && change.q);
      go({ page: 1, question: { ...question, ...change } }, isTyping ? "replace" : "push");
    },
    askAnew: () => go({ page: 1, question: { ...readQuestion(questions), sort: question.sort ?? "" } }, "push"),
    refresh: () => refreshListing(path),
    opened: rows[index],
    place: (shownPage - 1) * pageSize + index + 1,
    open: (id) => go({ open: id }, id ? "push" : "replace"),
    above: stepTo(-1),
    below: stepTo(1),
  };
}

/** What an address asks, and where it asks nothing, or what cannot be asked, what is asked at first. */
function readQuestion(questions: Questions, said = new URLSearchParams()): Question {
  const read = Object.entries(questions).map(([name, can]) => {
    const value = said.get(name);
    if (typeof can === "string") return [name, value?.slice(0, MOST_LETTERS) ?? can];
    return [name, value !== null && can.includes(value) ? value : can[0]];
  });
  return Object.fromEntries(read);
}
