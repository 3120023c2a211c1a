import { useQuery } from "@tanstack/react-query";
import type { RejectionEmail } from "#domain/replies/schema.ts";
import type { Board, Card, Column, MoveResult } from "#domain/stages/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { applicationsPath } from "../navigation/api-paths.ts";

/** The API path of the board. */
export const boardPath = `${applicationsPath}/board`;
const POLL_MS = 30_000;

/** The board of a filter, what arrived since it was loaded, and how its cards change. */
export function useBoard(filters: Record<string, string>) {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  const key = `${boardPath}?${new URLSearchParams(set)}`;
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<Board>({ queryKey: [key] });
  const { data: latest, dataUpdatedAt: latestAt } = useQuery<Board>({
    queryKey: [key, "latest"],
    refetchInterval: POLL_MS,
    enabled: data !== undefined,
  });
  const columns = data?.columns ?? [];
  const update = (change: (columns: Column[]) => Column[]) =>
    queryClient.setQueryData<Board>([key], (board) => board && { columns: change(board.columns) });
  return {
    columns,
    loaded: data !== undefined,
    error,
    busy: isFetching,
    checkedAt: dataUpdatedAt,
    refresh: () => void refetch(),
    newer: latest && latestAt > dataUpdatedAt ? countNewer(columns, latest.columns) : 0,
    /** Fetches again what else shows the stage of a card: the list, the open record, and the board with other filters. */
    refreshOthers: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith(applicationsPath) && path !== key,
      }),
    /** Shows a card in another stage, as its first. Returns what undoes that. */
    place(card: Card, to: string, stageSince: string) {
      const before = queryClient.getQueryData<Board>([key]);
      update((all) => placed(all, { ...card, stage: to, stageSince }));
      return () => before && queryClient.setQueryData([key], before);
    },
    /** Loads the next cards of a column. */
    async loadMore({ stage, last, upTo }: Column) {
      const query = new URLSearchParams([...set, ["stage", stage], ["after", last ?? ""], ["upTo", upTo ?? ""]]);
      const board: Board = await (await request(`${boardPath}?${query}`)).json();
      const [part] = board.columns;
      if (!part) return;
      update((all) =>
        all.map((column) => {
          if (column.stage !== stage) return column;
          const known = new Set(column.items.map(({ id }) => id));
          const items = [...column.items, ...part.items.filter(({ id }) => !known.has(id))];
          return { ...column, items, hasMore: part.hasMore, last: part.last ?? column.last };
        }),
      );
    },
  };
}

/** The columns with a card as the first of its stage, and in no other one. */
function placed(columns: Column[], card: Card): Column[] {
  return columns.map((column) => {
    const items = column.items.filter(({ id }) => id !== card.id);
    const isGone = items.length < column.items.length;
    if (column.stage !== card.stage) return isGone ? { ...column, items, total: column.total - 1 } : column;
    return { ...column, items: [card, ...items], total: column.total + (isGone ? 0 : 1) };
  });
}

/** How many cards entered a stage since the shown ones were loaded. */
function countNewer(shown: readonly Column[], latest: readonly Column[]): number {
  const known = new Set(shown.flatMap(({ items }) => items.map(({ id, stage }) => `${id} ${stage}`)));
  // Older ones follow the shown cards, and have only not been loaded yet.
  const oldest = new Map(shown.map(({ stage, items, hasMore }) => [stage, hasMore ? items.at(-1)?.stageSince : ""]));
  return latest
    .flatMap(({ items }) => items)
    .filter(({ id, stage, stageSince }) => !known.has(`${id} ${stage}`) && stageSince > (oldest.get(stage) ?? ""))
    .length;
}

/**
 * Moves applications, each out of the stage in which it is shown, and plans an email to those who are rejected. Returns what
 * became of each.
 */
export async function moveCards(
  cards: readonly Pick<Card, "id" | "stage">[],
  to: string,
  email?: RejectionEmail,
): Promise<MoveResult[]> {
  const moves = cards.map(({ id, stage }) => ({ id, from: stage, to }));
  const response = await request(`${applicationsPath}/stages`, "POST", { moves, rejection: email });
  return (await response.json()).results;
}
