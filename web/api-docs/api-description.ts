/** The parts of JSON Schema that the page reads. */
export interface Schema {
  type?: string;
  enum?: string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
}

/** One operation of the description. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  "x-access": string;
  parameters?: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>;
}

/** The parts of the server's OpenAPI description that the page reads. */
export interface ApiDescription {
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/** An operation with its method, its path and the access it needs. */
export interface Call extends Operation {
  method: string;
  path: string;
  access: string;
}

/** All operations of the description, in its order. */
export const operationsOf = (paths: ApiDescription["paths"]): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      access: operation["x-access"],
    })),
  );

/** The operations by tag, in the order of the tags, without tags that have none. */
export const byTag = (tags: ApiDescription["tags"], operations: readonly Call[]) =>
  tags
    .map(({ name }) => ({ name, operations: operations.filter((one) => one.tags.includes(name)) }))
    .filter((group) => group.operations.length > 0);

/** A status that an operation can respond with, and what it means there. */
export interface Response {
  status: string;
  description: string;
}

/** The responses of an operation, by status. */
export const responsesOf = ({ responses }: Operation): Response[] =>
  Object.entries(responses).map(([status, { description }]) => ({ status, description }));

/** The responses that at least five operations have in common, by status: the page lists them once. */
export function sharedResponses(operations: readonly Operation[]): Response[] {
  const counts = new Map<string, number>();
  const all = operations.flatMap(responsesOf);
  const keyOf = ({ status, description }: Response) => `${status} ${description}`;
  for (const response of all) counts.set(keyOf(response), (counts.get(keyOf(response)) ?? 0) + 1);
  const shared = new Map(all.filter((one) => (counts.get(keyOf(one)) ?? 0) >= 5).map((one) => [keyOf(one), one]));
  return [...shared.values()].sort((a, b) => Number(a.status) - Number(b.status));
}

/** Describes a schema as text, such as "text, at most 100 characters". */
export function describeSchema(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(" or ");
  if (schema.enum) return `one of ${schema.enum.join(", ")}${schema.default ? `; ${schema.default} unless given` : ""}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") return `list of ${schema.items ? describeSchema(schema.items) : "anything"}`;
  const kind = schema.format === "email" ? "email address" : schema.format === "date-time" ? "time (ISO 8601)" : null;
  const parts = [
    kind ??
      { string: "text", integer: "whole number", null: "nothing" }[schema.type ?? ""] ??
      schema.type ??
      "anything",
  ];
  if (schema.minLength && schema.minLength > 1) parts.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength) parts.push(`at most ${schema.maxLength} characters`);
  if (schema.default !== undefined && schema.default !== "")
    parts.push(`${JSON.stringify(schema.default)} unless given`);
  return parts.join(", ");
}
