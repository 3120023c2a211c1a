import { RequestError } from "#web/shell/request.ts";

/** Why a request was refused, for people: the first message about a field, else the server's explanation. */
export function refusalText(error: unknown): string {
  const [first] = error instanceof RequestError ? Object.values(error.errors).flat() : [];
  return first ?? (error as Error).message;
}
