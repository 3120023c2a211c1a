import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { describeApi } from "#server/http/openapi.ts";
import { allEndpoints } from "#tests/support/endpoints.ts";
import { type DatabaseKind, openSite, type Site } from "#tests/support/servers/site.ts";

/** An endpoint as `describeApi` describes it. */
export interface Operation {
  "x-access": string;
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { properties?: Record<string, { type?: string }> } }>;
  };
}

export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
}

/** Opens a site without rate limits, with the admin Ada and every endpoint, hidden ones included. */
export async function openDescribedSite(
  kind: DatabaseKind,
): Promise<{ site: Site; ada: Visitor; endpoints: Endpoint[] }> {
  const site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const { paths } = describeApi(allEndpoints(), "");
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, "x"),
      operation: operation as unknown as Operation,
    })),
  );
  return { site, ada, endpoints };
}
