import { Hono } from "hono";
import { addEndpoints } from "#server/app.ts";
import { ApiRouter } from "#server/http/api-router.ts";
import type { Endpoint } from "#server/http/endpoint.ts";

/** Every endpoint of the API, those included that its description leaves out because they hide. */
export function allEndpoints(): Endpoint[] {
  const api = new ApiRouter(new Hono());
  addEndpoints(api);
  return api.endpoints;
}

/** An address of the endpoint in which `id` stands for each parameter. */
export const addressOf = ({ path }: Endpoint, id = "x"): string => path.replace(/:\w+/g, id);
