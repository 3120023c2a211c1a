import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context as HonoContext } from "hono";
import { NotFoundError } from "#domain/errors.ts";
import { choose } from "./answer-file.ts";
import type { AppEnv } from "./app-env.ts";
import { contextOf } from "./context-of.ts";
import type { PageLocals } from "./locals.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { HttpError } from "./problems.ts";

/** The last in line: a page that is rendered on request, else the page (or the problem) that says there is none. */
export async function renderPage(c: HonoContext<AppEnv>, openapi: OpenApiDocument): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    if (c.get("deps").files.byPath.has(c.req.path)) {
      throw new HttpError(405, `${c.req.method} is not possible here`, { Allow: "GET, HEAD" });
    }
    throw new NotFoundError();
  }
  const locals = { ...contextOf(c), user: c.get("user"), origin: c.get("deps").origin(), openapi };
  const answer = await rendered(c, locals);
  if (!answer) return notFound(c);
  const { incoming, outgoing } = c.env;
  const isPage = String(outgoing.getHeader("content-type")).startsWith("text/html");
  if (outgoing.statusCode === 200 && isPage) c.get("deps").pageCounter.count(incoming, c.req.path);
  return answer;
}

/** Resolves to null when no page of this address is rendered on request. */
function rendered(c: HonoContext<AppEnv>, locals: PageLocals): Promise<Response | null> {
  const { pages, pageHeaders } = c.get("deps");
  if (!pages) return Promise.resolve(null);
  const { incoming, outgoing } = c.env;
  // Astro writes its answer itself, so what Hono would have added is added here.
  const before = outgoing.getHeaders();
  for (const [name, value] of Object.entries(pageHeaders)) outgoing.setHeader(name, value);
  c.body(null).headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => {
      for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
      for (const [name, value] of Object.entries(before)) if (value !== undefined) outgoing.setHeader(name, value);
      if (error) reject(error);
      else resolve(null);
    };
    pages(incoming, outgoing, next, locals).then(() => resolve(RESPONSE_ALREADY_SENT), reject);
  });
}

function notFound(c: HonoContext<AppEnv>): Response {
  const { files, https } = c.get("deps");
  const page = files.byPath.get("/404");
  const wantsPage = c.req.header("accept")?.includes("text/html") && !c.req.path.startsWith("/api/");
  if (!page || !wantsPage) throw new NotFoundError();
  const { body, headers } = choose(page, c.env.incoming, https);
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i] !== "ETag") c.header(headers[i] as string, headers[i + 1] as string);
  }
  return c.body(new Uint8Array(body), 404, { "Content-Length": String(body.length) });
}
