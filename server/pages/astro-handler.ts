import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Database } from "#db/database.ts";
import type { User } from "#domain/kernel/user.ts";
import type { OpenApiDocument } from "../http/openapi.ts";
import type { InlineHashes } from "./page-policy.ts";

/** What a page rendered on request finds in `Astro.locals`; domain functions take it as their context. */
export interface PageLocals {
  db: Database;
  /** The signed-in user, or null. */
  user: User | null;
  /** The same user, under the name that domain functions expect. */
  actor: User | null;
  now(): number;
  /** The site's own origin, without a trailing slash. */
  origin: string;
  /** The API's description, for the page that shows it. */
  openapi: OpenApiDocument;
  /** The built pages' `sheets`, which their layout reads. */
  sheets?: BuiltPages["sheets"];
  /** What the page threw, set by its middleware. */
  failure?: unknown;
}

/** The handler that Astro builds in middleware mode. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: PageLocals,
) => Promise<void>;

/** What the build left for pages rendered on request. */
export interface BuiltPages {
  handler: PageHandler;
  /** The hashes of the inline code that the build found in them. */
  hashes: InlineHashes;
  /** For each combination of links to style sheets, the link to the sheet that replaces them. */
  sheets: Record<string, string>;
}

/** Loads Astro's handler; null when the build has no page rendered on request. */
export async function loadRequestPages(distFolder: string): Promise<BuiltPages | null> {
  const folder = join(distFolder, "server");
  const entry = join(folder, "entry.mjs");
  if (!existsSync(entry)) return null;
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: PageHandler };
  // Missing only while the build itself renders these pages.
  const path = join(folder, "request-pages.json");
  const { scripts = [], styles = [], sheets = {} } = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  return { handler, hashes: { scripts, styles }, sheets };
}

/** The response of a page rendered on request, before anything is sent. */
export interface Rendering {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Renders a request into memory; null when Astro has no page for it. A HEAD is rendered as a GET, so that the result
 * can be cached for both. Throws what the page throws.
 */
export async function render(
  { handler, sheets }: BuiltPages,
  incoming: IncomingMessage,
  locals: PageLocals,
): Promise<Rendering | null> {
  const request = incoming.method === "GET" ? incoming : Object.create(incoming, { method: { value: "GET" } });
  const response = new BufferedResponse(request);
  let isFound = true;
  const own: PageLocals = { ...locals, sheets };
  await handler(
    request,
    response,
    (error) => {
      own.failure = error;
      isFound = false;
    },
    own,
  );
  if (own.failure) throw own.failure;
  return isFound ? response.rendering() : null;
}

/** A response that sends nothing and keeps what was written. */
class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = (rest.at(-1) ?? {}) as Record<string, OutgoingHttpHeader>;
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    return this;
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(Buffer.from(chunk as string | Uint8Array));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk);
    this.emit("finish");
    return this;
  }

  rendering(): Rendering {
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) };
  }
}
