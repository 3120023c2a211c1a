import * as z from "zod/mini";
import { site } from "#site";
import { type Endpoint, isStoring } from "./endpoint.ts";

type JsonObject = Record<string, unknown>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, JsonObject>>;
  components: JsonObject;
}

const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "A human-readable explanation" },
    errors: {
      type: "object",
      description: "Messages by field",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    requestId: { type: "string" },
  },
};

const errorDescriptions: Record<number, string> = {
  400: "The request is invalid; `errors` names the fields",
  401: "Not logged in, or the credentials are wrong",
  403: "Not allowed, or sent from another site",
  405: "The method is not allowed; `Allow` lists those that are",
  409: "The request conflicts with stored data; `errors` names the fields",
  413: "Larger than 64 KiB, or 4 KiB for requests without long texts",
  415: "Unsupported media type",
  429: "Too many requests; `Retry-After` holds the seconds to wait",
  503: "Temporarily unavailable; `Retry-After` holds the seconds to wait",
  507: "Storage is full; the remaining space is reserved for admins",
};

/** The OpenAPI 3.1 description of the endpoints, from the schemas that validate their requests. */
export function describeApi(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: operation(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} API`,
      version,
      description:
        "Unsafe methods are accepted only from this site’s own origin (`Sec-Fetch-Site: same-origin` or its `Origin`). Reads of the team, accounts and conversations are refused with 403 when another site requests them.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}

function operation(endpoint: Endpoint): JsonObject {
  const { method, path, summary, access, body, form, bodyIsOptional, query } = endpoint;
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    "x-access": access,
    ...(access === "anyone" ? {} : { security: [{ session: [] }] }),
    ...parameters(path, query),
    ...(body || form ? { requestBody: { required: !bodyIsOptional, content: bodyContent(endpoint) } } : {}),
    responses: responses(endpoint),
  };
}

function bodyContent({ body, bodyTypes = ["application/json"], form }: Endpoint): JsonObject {
  const json = body ? content(bodyTypes, jsonSchema(body, "input")) : {};
  if (!form) return json;
  const { properties, ...rest } = jsonSchema(form.schema, "input") as { properties?: JsonObject };
  const file = { description: form.description, contentMediaType: "application/octet-stream" };
  const schema = { ...rest, properties: { ...properties, [form.fileField]: file } };
  return { ...json, ...content(["multipart/form-data"], schema) };
}

function parameters(path: string, query?: z.ZodMiniObject): JsonObject {
  const { properties = {} } = (query ? jsonSchema(query, "input") : {}) as { properties?: Record<string, JsonObject> };
  const all = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: false, schema })),
  ];
  return all.length > 0 ? { parameters: all } : {};
}

function responses(endpoint: Endpoint): JsonObject {
  const { method, access, body, form, query, limit, responses: declared } = endpoint;
  const expected = new Set([429, 503]);
  if (body || form) for (const status of [400, 413, 415]) expected.add(status);
  if (query) expected.add(400);
  if (isStoring(endpoint)) expected.add(507);
  if (method !== "get" && limit !== "cspReports") expected.add(403);
  if (access !== "anyone") expected.add(401);
  if (access !== "anyone" && access !== "user") expected.add(403);
  const all: JsonObject = {};
  for (const [status, { description, schema, type, headers }] of Object.entries(declared)) {
    const isProblem = Number(status) >= 400;
    all[status] = {
      description,
      ...(headers ? { headers: describeHeaders(headers) } : {}),
      ...(isProblem
        ? { content: problemContent }
        : schema
          ? { content: content(["application/json"], jsonSchema(schema, "output")) }
          : type
            ? { content: content([type], { type: "string" }) }
            : {}),
    };
  }
  for (const status of expected) {
    all[status] ??= { description: errorDescriptions[status], content: problemContent };
  }
  return all;
}

function describeHeaders(headers: Record<string, string>): JsonObject {
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  return Object.fromEntries(described);
}

const problemContent = content(["application/problem+json"], { $ref: "#/components/schemas/Problem" });

function content(types: string[], schema: JsonObject): JsonObject {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
