import { fetchList } from "./fetch-list.ts";

/** The number of the page that contains the row `id`, for pages of `pageSize` rows, or null. `list` is the API path with its query. */
export async function findPage(list: string, id: string, pageSize: number): Promise<number | null> {
  const url = new URL(list, location.href);
  url.searchParams.set("around", id);
  url.searchParams.set("pageSize", String(pageSize));
  const response = await fetchList(url.pathname + url.search);
  const { items, start, page }: { items: { id: string }[]; start?: number; page: number } = await response.json();
  if (!items.some((row) => row.id === id)) return null;
  return start === undefined ? page : Math.floor(start / pageSize) + 1;
}
