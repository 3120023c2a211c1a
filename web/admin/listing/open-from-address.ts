import { request } from "#web/shell/request.ts";

/** As many rows at once as the server gives. */
const MOST_ROWS = 100;
/** Who follows a link to something older than so many pages of those looks for it by its words. */
const MOST_PAGES = 20;

/** The id of the row that a link leads to, `?open=<id>`, as mails have it. It leaves the address once it is read. */
export function takeWantedRow(): string | null {
  const url = new URL(location.href);
  const id = url.searchParams.get("open");
  if (id === null) return null;
  url.searchParams.delete("open");
  history.replaceState(history.state, "", url);
  return id;
}

/** The page of a list, newest first and `pageSize` rows a page, that a row is on; null when it is not in it. */
export async function pageWith(path: string, id: string, pageSize: number): Promise<number | null> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await request(`${path}?page=${page}&pageSize=${MOST_ROWS}`);
    const { items, total } = (await answer.json()) as { items: { id: string }[]; total: number };
    const index = items.findIndex((row) => row.id === id);
    if (index >= 0) return Math.floor(((page - 1) * MOST_ROWS + index) / pageSize) + 1;
    if (page * MOST_ROWS >= total) return null;
  }
  return null;
}
