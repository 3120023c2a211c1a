import * as z from "zod/mini";
import { conversationSchema, messageSchema } from "#domain/conversations/schema.ts";
import { outboxEmailSchema } from "#domain/emails/schema.ts";
import { inquirySchema, shownInquirySchema } from "#domain/inquiries/schema.ts";
import { shownApplicationSchema, storedApplicationSchema } from "#domain/job-applications/schema.ts";
import { jobListingSchema, managedJobListingSchema } from "#domain/job-listings/schema.ts";
import { userSchema } from "#domain/kernel/user.ts";
import { MAX_KEY_LENGTH } from "#domain/kernel/write-once.ts";
import { recordWorkSchema, workSchema } from "#domain/work/schema.ts";
import { site } from "#site";
import { ownCookieName } from "./cookies.ts";
import { type Endpoint, isStoring, recordedPaths } from "./endpoint.ts";

type JsonObject = Record<string, unknown>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string; license?: object };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
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
  408: "The request took too long to arrive",
  409: "The request conflicts with stored data; `errors` names the fields",
  413: "Larger than 64 KiB, or 4 KiB for requests without long texts",
  415: "Unsupported media type",
  422: "The `Idempotency-Key` came with other content before",
  429: "Too many requests; `Retry-After` holds the seconds to wait",
  503: "Temporarily unavailable; `Retry-After` holds the seconds to wait",
  507: "Storage is full; the remaining space is reserved for admins",
};

/** The schemas that responses share, by the name that a generated client gives them. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  User: userSchema,
  Inquiry: inquirySchema,
  ShownInquiry: shownInquirySchema,
  JobListing: jobListingSchema,
  ManagedJobListing: managedJobListingSchema,
  JobApplication: storedApplicationSchema,
  ShownJobApplication: shownApplicationSchema,
  Conversation: conversationSchema,
  Message: messageSchema,
  Email: outboxEmailSchema,
  Work: workSchema,
  RecordWork: recordWorkSchema,
}))
  named.add(schema, { id });

/** The tags, with the beginnings of their paths after `/api/` or `/api/admin/`; the last one takes every other path. */
const tags: readonly (readonly [name: string, beginning: RegExp, description: string])[] = [
  [
    "Login",
    /^(user|log|register|password-resets|passkey-challenges)/,
    "Create an account, log in with a password or a passkey, log out, and reset a password.",
  ],
  [
    "Account",
    /^account/,
    "Manage your name, email address, password, second factor, passkeys and sessions, or delete your account.",
  ],
  ["Demo requests", /^inquir/, "Request a demo, or find, answer and delete demo requests as a member of the team."],
  [
    "Job listings",
    /^job-listings/,
    "Read open positions, or manage listings and their stages as a member of the team.",
  ],
  [
    "Job applications",
    /^(job-applications|application|stage)/,
    "Apply for a position, or review, interview and answer applicants as a member of the team.",
  ],
  ["Chat", /^(chat|conversation)/, "Chat with the support assistant, and hand the conversation over to the team."],
  [
    "Emails",
    /^(mails|email|test-email)/,
    "Find, retry and cancel the emails that the site sends, and test the delivery.",
  ],
  ["People", /^people/, "Find all records of one person, and export or erase that person’s data."],
  [
    "Team",
    /^(team|invitations|colleagues|signature)/,
    "Invite people to the team, change their roles, and edit your own signature.",
  ],
  [
    "Privacy and security",
    /^(cookie-consent|consents|csp-reports|activity)/,
    "Record cookie choices and security reports, and read the consent log and the audit log.",
  ],
  ["Dashboard", /^/, "Read counts and storage use, search all records, and arrange the tables of the dashboard."],
];
const tagOf = (path: string) =>
  tags.find(([, beginning]) => beginning.test(path.replace(/^\/api\/(admin\/)?/, "")))?.[0];

/** The OpenAPI 3.1 description of the endpoints, from the schemas that validate their requests. */
export function describeApi(endpoints: readonly Endpoint[], version: string, https = false): OpenApiDocument {
  const inlined: OpenApiDocument["paths"] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    inlined[path] = { ...inlined[path], [endpoint.method]: operation(endpoint) };
  }
  const schemas = { Problem: problemSchema };
  const paths = JSON.parse(JSON.stringify(inlined).replaceAll("#/$defs/", "#/components/schemas/"), (_, value) => {
    if (!value?.$defs) return value;
    const { $defs, ...rest } = value;
    Object.assign(schemas, $defs);
    return rest;
  });
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} API`,
      version,
      description:
        "Unsafe methods are accepted only from this site’s own origin (`Sec-Fetch-Site: same-origin` or its `Origin`). Reads of the team, accounts and conversations are refused with 403 when another site requests them.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: tags.map(([name, , description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: ownCookieName("session", https) } },
    },
  };
}

function operation(endpoint: Endpoint): JsonObject {
  const { method, path, summary, access, body, form, bodyIsOptional } = endpoint;
  return {
    operationId: `${method}${path.replace(/[^a-zA-Z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tagOf(path)],
    "x-access": access,
    security: access === "anyone" ? [] : [{ session: [] }],
    ...parameters(endpoint),
    ...(body || form ? { requestBody: { required: !bodyIsOptional, content: bodyContent(endpoint) } } : {}),
    responses: responses(endpoint),
  };
}

function bodyContent({ body, bodyTypes = ["application/json"], form }: Endpoint): JsonObject {
  const json = body ? content(bodyTypes, jsonSchema(body, "input")) : {};
  if (!form) return json;
  const { properties, ...rest } = jsonSchema(form.schema, "input") as { properties?: JsonObject };
  const schema = {
    ...rest,
    properties: { ...properties, [form.fileField]: { ...bytes, description: form.description } },
  };
  return { ...json, ...content(["multipart/form-data"], schema) };
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Identifies the request for 24 hours. A retry with the same key and content isn’t stored again and gets the first response",
  schema: { type: "string", maxLength: MAX_KEY_LENGTH },
};

function parameters({ path, query, keyReuseStatus }: Endpoint): JsonObject {
  const { properties = {} } = (query ? jsonSchema(query, "input") : {}) as { properties?: Record<string, JsonObject> };
  const all = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: false, schema })),
    ...(keyReuseStatus ? [idempotencyKey] : []),
  ];
  return all.length > 0 ? { parameters: all } : {};
}

function responses(endpoint: Endpoint): JsonObject {
  const { method, path, access, body, form, query, keyReuseStatus, limit, responses: declared } = endpoint;
  const expected = new Set([429, 503]);
  if (body || form) for (const status of [400, 408, 413, 415]) expected.add(status);
  if (query) expected.add(400);
  if (keyReuseStatus) expected.add(keyReuseStatus);
  if (isStoring(endpoint)) expected.add(507);
  if (method === "get" ? recordedPaths.test(path) : limit !== "cspReports") expected.add(403);
  if (access !== "anyone") expected.add(401);
  if (access !== "anyone" && access !== "user") expected.add(403);
  const all: JsonObject = {};
  for (const [status, { description, schema, type, headers }] of Object.entries(declared)) {
    const isProblem = Number(status) >= 400;
    all[status] = {
      description,
      ...(headers ? { headers: describeHeaders(headers) } : {}),
      ...(isProblem
        ? { content: schema ? extendedProblem(schema) : problemContent }
        : schema
          ? { content: content(["application/json"], jsonSchema(schema, "output")) }
          : type
            ? { content: content([type], type.startsWith("text/") ? { type: "string" } : bytes) }
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

/** A file: `contentMediaType` is OpenAPI 3.1, `format` what earlier generators of clients read. */
const bytes = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };

const problem = { $ref: "#/components/schemas/Problem" };
const problemContent = content(["application/problem+json"], problem);

/** A problem that can have extension members. */
function extendedProblem(members: z.ZodMiniType): JsonObject {
  const { required: _, additionalProperties: __, ...optional } = jsonSchema(members, "output");
  return content(["application/problem+json"], { allOf: [problem, optional] });
}

function content(types: string[], schema: JsonObject): JsonObject {
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: "any", override });
  return rest;
}

type Overridden = Parameters<NonNullable<z.core.ToJSONSchemaParams["override"]>>[0];

/** Adapts the schemas that code generators misread. */
function override({ zodSchema, jsonSchema }: Overridden): void {
  const { def } = zodSchema._zod;
  // A property that no request may have, with a message of its own.
  if (def.type === "object")
    for (const [name, { _zod }] of Object.entries(def.shape))
      if (_zod.values?.has(undefined) && _zod.values.size === 1) delete jsonSchema.properties?.[name];
  const { propertyNames, required, additionalProperties = {} } = jsonSchema;
  if (!propertyNames || !required) return;
  // A record with a value for each of its keys.
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}
