import { openSite, type Site } from "./site.ts";

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  $ref?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  "x-access": string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  security?: object[];
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of the document is what is tested.
type Json = any;

/** The description of the API as a site sends it, and its operations as a list. */
export interface Description {
  site: Site;
  document: Json;
  operations: { path: string; method: string; operation: Operation }[];
  /** A schema, or the one that it refers to. */
  resolved: (schema: Schema) => Json;
}

export async function openDescription(): Promise<Description> {
  const site = await openSite("sqlite");
  const document = (await site.visitor().get("/api/openapi.json")).json;
  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const resolved = (schema: Schema) => (schema.$ref ? document.components.schemas[schema.$ref.slice(21)] : schema);
  return { site, document, operations, resolved };
}
