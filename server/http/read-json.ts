import type { IncomingMessage } from "node:http";
import { ValidationError } from "#domain/kernel/errors.ts";
import { HttpError } from "./problems.ts";
import type { RequestContext } from "./request-context.ts";

/** The maximum size of a JSON body, in bytes: two texts of 10,000 characters in any script, of three bytes each. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The maximum size of a JSON body without long texts, in bytes. */
export const MAX_SHORT_BODY_BYTES = 4 * 1024;
const MAX_DEPTH = 32;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON object in the body. Throws `HttpError` 415 for another media type, 408 when the body takes too long to arrive
 * and 413 when it is larger than `maxBytes`, and a `ValidationError` naming `body` when it is not UTF-8, not JSON, not an
 * object, or nested too deep.
 */
export async function readJson(c: RequestContext, maxBytes = MAX_BODY_BYTES): Promise<Record<string, unknown>> {
  const value = await readJsonValue(c, ["application/json"], maxBytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw bad("Must be a JSON object");
  return value as Record<string, unknown>;
}

/** As `readJson`, but an absent body is an empty object. */
export async function readOptionalJson(c: RequestContext): Promise<Record<string, unknown>> {
  const { "content-length": length = "0", "transfer-encoding": chunked } = c.env.incoming.headers;
  return length === "0" && chunked === undefined ? {} : await readJson(c);
}

/** As `readJson`, for bodies that may be any JSON value. */
export async function readJsonValue(
  c: RequestContext,
  types: readonly string[],
  maxBytes = MAX_BODY_BYTES,
): Promise<unknown> {
  bodyTypeOf(c, types);
  const bytes = await readBytes(c.env.incoming, maxBytes, c.get("deps").requestTimeoutMs);
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw bad("Must be JSON in UTF-8");
  }
  checkValue(value, 1);
  return value;
}

/** The media type of the body. Throws `HttpError` 415 when it is not one of `types` or the body is compressed. */
export function bodyTypeOf(c: RequestContext, types: readonly string[]): string {
  const { headers } = c.env.incoming;
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type))
    throw new HttpError(415, `Please send ${types.join(" or ")}`, { Accept: types.join(", ") });
  if (!/^(identity)?$/i.test(headers["content-encoding"] ?? ""))
    throw new HttpError(415, "Please send the body uncompressed");
  return type;
}

async function readBytes(request: IncomingMessage, maxBytes: number, requestTimeoutMs: number): Promise<Buffer> {
  const max = `${maxBytes / 1024} KiB`;
  const tooLarge = () =>
    // The rest of the body is not read, so the connection cannot be reused.
    new HttpError(
      413,
      `The request body is larger than ${max}`,
      { Connection: "close" },
      { body: [`Use at most ${max}`] },
    );
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  return await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (settle: () => void) => {
      clearTimeout(timeout);
      request.off("data", onData).off("end", onEnd).off("error", onBroken).off("close", onBroken);
      settle();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.pause();
        stop(() => reject(tooLarge()));
      } else {
        chunks.push(chunk);
      }
    };
    const onEnd = () => stop(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    const onBroken = () => stop(() => reject(bad("Ended before it was complete")));
    const timeout = setTimeout(
      () => stop(() => reject(new HttpError(408, "This request took too long to arrive", { Connection: "close" }))),
      requestTimeoutMs,
    );
    request.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  });
}

/** The maximum size of a form without files: a text of 10,000 characters of three bytes, each percent-encoded. */
const MAX_FORM_BYTES = 96 * 1024;

/**
 * The fields of a form that a browser sends by itself. Throws as `readJson`, and a `ValidationError` for a field given twice.
 */
export async function readForm(c: RequestContext): Promise<Record<string, string>> {
  bodyTypeOf(c, ["application/x-www-form-urlencoded"]);
  const bytes = await readBytes(c.env.incoming, MAX_FORM_BYTES, c.get("deps").requestTimeoutMs);
  return fieldsOf(new URLSearchParams(bytes.toString("utf8")));
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) throw bad(`Must not be nested deeper than ${MAX_DEPTH} levels`);
  if (Object.hasOwn(value, "__proto__")) throw bad("Must not contain the key __proto__");
  for (const inner of Object.values(value)) checkValue(inner, depth + 1);
}

/** The query string as an object. Throws a `ValidationError` for a parameter given twice. */
export function readQuery(c: RequestContext): Record<string, string> {
  return fieldsOf(new URL(c.req.url).searchParams);
}

function fieldsOf(pairs: URLSearchParams): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of pairs) {
    if (name in fields) throw new ValidationError({ [name]: ["Given more than once"] });
    fields[name] = value;
  }
  return fields;
}

const bad = (message: string) => new ValidationError({ body: [message] }, "The request body cannot be read");
