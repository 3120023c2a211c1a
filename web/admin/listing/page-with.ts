import { request } from "#web/shell/request.ts";

/** As many rows at once as the server gives. */
const MOST_ROWS = 100;
/** Who follows a link to something older than so many pages of those looks for it by its words. */
const MOST_PAGES = 20;

/** The page of a list that a row is on, where each has `pageSize` rows; null when it is not in it. `list` is its address. */
export async function pageWith(list: string, id: string, pageSize: number): Promise<number | null> {
  const address = new URL(list, location.href);
  for (let page = 1; page <= MOST_PAGES; page++) {
    address.searchParams.set("page", String(page));
    address.searchParams.set("pageSize", String(MOST_ROWS));
    const answer = await request(address.pathname + address.search);
    const { items, total } = (await answer.json()) as { items: { id: string }[]; total: number };
    const index = items.findIndex((row) => row.id === id);
    if (index >= 0) return Math.floor(((page - 1) * MOST_ROWS + index) / pageSize) + 1;
    if (page * MOST_ROWS >= total) return null;
  }
  return null;
}
