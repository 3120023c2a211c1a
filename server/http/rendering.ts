import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { PageHandler, PageLocals } from "./locals.ts";

/** What a page that is rendered on request answers, nothing of it sent yet. */
export interface Rendering {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Has Astro answer a request into memory; null when it has no page for it. A HEAD is rendered as the GET would be, so
 * that whoever asks next can be given the same. Throws what the page throws.
 */
export async function render(
  handler: PageHandler,
  incoming: IncomingMessage,
  locals: PageLocals,
): Promise<Rendering | null> {
  const request = incoming.method === "GET" ? incoming : Object.create(incoming, { method: { value: "GET" } });
  const response = new HeldResponse(request);
  let isOurs = true;
  let failure: unknown;
  await handler(
    request,
    response,
    (error) => {
      failure = error;
      isOurs = false;
    },
    locals,
  );
  if (failure) throw failure;
  return isOurs ? response.rendering() : null;
}

/** A response that sends nothing and remembers what was written. */
class HeldResponse extends ServerResponse {
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
