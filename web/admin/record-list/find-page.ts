import { request } from "#web/shell/request.ts";

/** The largest page size that the API accepts. */
const MAX_PAGE_SIZE = 100;
/** Older rows are not found by a link, only by search. */
const MAX_PAGES = 20;

/** The number of the page that contains the row `id`, for pages of `pageSize` rows, or null. `list` is the API path with its query. */
export async function findPage(list: string, id: string, pageSize: number): Promise<number | null> {
  const address = new URL(list, location.href);
  for (let page = 1; page <= MAX_PAGES; page++) {
    address.searchParams.set("page", String(page));
    address.searchParams.set("pageSize", String(MAX_PAGE_SIZE));
    const answer = await request(address.pathname + address.search);
    const { items, total } = (await answer.json()) as { items: { id: string }[]; total: number };
    const index = items.findIndex((row) => row.id === id);
    if (index >= 0) return Math.floor(((page - 1) * MAX_PAGE_SIZE + index) / pageSize) + 1;
    if (page * MAX_PAGE_SIZE >= total) return null;
  }
  return null;
}
