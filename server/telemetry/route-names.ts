import type { IncomingMessage } from "node:http";

/** Addresses that no route names, such as icons and addresses without a page. */
const OTHER = "other";
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const routes = new WeakMap<IncomingMessage, string>();

/** Remembers the pattern of the route that answered a request. */
export const nameRoute = (request: IncomingMessage, route: string): void => void routes.set(request, route);

/** Remembers the file that answered a request. */
export const nameFile = (request: IncomingMessage, path: string): void =>
  nameRoute(request, path.startsWith("/_astro/") ? "/_astro/*" : path);

/** The method and the route of a request for metrics and traces: never an address or a word that a client made up. */
export const labelsOf = (request: IncomingMessage): { method: string; route: string } => ({
  method: methods.includes(request.method ?? "") ? (request.method as string) : OTHER,
  route: routes.get(request) ?? OTHER,
});
