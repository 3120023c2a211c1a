import { request } from "#web/shell/request.ts";

/** The largest page size that the API accepts. */
const MAX_PAGE_SIZE = 100;
/** A link cannot open rows beyond these pages; a search finds them. */
const MAX_PAGES = 20;

/** The number of the page that contains the row `id`, for pages of `pageSize` rows, or null. `list` is the API path with its query. */
export async function findPage(list: string, id: string, pageSize: number): Promise<number | null> {
  const url = new URL(list, location.href);
  for (let page = 1; page <= MAX_PAGES; page++) {
    url.searchParams.set("page", String(page));
    url.searchParams.set("pageSize", String(MAX_PAGE_SIZE));
    const response = await request(url.pathname + url.search);
    const { items, total } = (await response.json()) as { items: { id: string }[]; total: number };
    const index = items.findIndex((row) => row.id === id);
    if (index >= 0) return Math.floor(((page - 1) * MAX_PAGE_SIZE + index) / pageSize) + 1;
    if (page * MAX_PAGE_SIZE >= total) return null;
  }
  return null;
}
