import { request } from "#web/shell/request.ts";

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
