import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { OpenApiDocument } from "../http/openapi.ts";
import { answerProblem, HttpError, methodRefusal } from "../http/problems.ts";
import { contextOf, type RequestContext } from "../http/request-context.ts";
import { choose, fileAddress, sendFile } from "./answer-file.ts";
import type { Rendering } from "./astro-handler.ts";
import { answerNotFound, prefersPage, setHeaders } from "./not-found.ts";
import { markSession, type StaticFile } from "./static-files.ts";

/**
 * The pages rendered on request. No other path reaches Astro, whose own endpoints, such as /_image, would transform images
 * for any visitor.
 */
const requestPages = /^\/(careers|api\/docs)(\/|$)/;

/** The last handler: a page rendered on request, else the answer to an unknown path. */
export async function renderPage(c: RequestContext, openapi: () => OpenApiDocument): Promise<Response> {
  const { files, pages, origin } = c.get("deps");
  const { method } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && files.byPath.has(fileAddress(files.byPath, c.req.path))) throw methodRefusal(method);
  const { pathname, search } = new URL(c.req.url);
  if (!requestPages.test(pathname)) return answerNotFound(c);
  const { incoming } = c.env;
  const locals = {
    ...contextOf(c),
    user: c.get("user"),
    origin: origin(),
    // Only the page that shows it waits for it.
    get openapi() {
      return openapi();
    },
  };
  // The lookbehind keeps the time linear in the number of slashes. The target begins like a page, so it is on this site.
  const path = pathname.replace(/(?<!\/)\/+$/, "");
  const url = path === pathname ? (incoming.url ?? "/") : path + search;
  const page = await pages?.get(url, Object.create(incoming, { url: { value: url } }), locals);
  const status = !page ? 404 : "once" in page ? page.once.status : 200;
  const isForPeople = isRead && prefersPage(c);
  if (!page || (status === 404 && !isForPeople)) return answerNotFound(c);
  if (!isRead) throw methodRefusal(method);
  if (status === 410 && !isForPeople) return answerProblem(c, new HttpError(410, "This position is closed"));
  if (path !== pathname && status !== 404) return c.redirect(url, 308);
  return "file" in page ? answerCached(c, page.file) : answerOnce(c, page.once);
}

function answerCached(c: RequestContext, file: StaticFile): Response {
  const { incoming, outgoing } = c.env;
  const isSignedIn = c.get("user") !== null;
  if (incoming.method === "HEAD") return answerWithFile(c, file, isSignedIn);
  // `sendFile` bypasses Hono, so the headers that middleware set are copied.
  c.body(null).headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  c.get("deps").dailyCounter.countPage(incoming, c.req.path);
  return answerWithFile(c, file, isSignedIn);
}

/** Answers with a text that is kept like a file, without the headers that middleware set. */
export function answerWithFile(c: RequestContext, file: StaticFile, isSignedIn = false): Response {
  const { incoming, outgoing } = c.env;
  if (incoming.method === "HEAD") {
    // Hono answers a HEAD with a copy of the response, so it must not be sent here.
    const { body, headers } = choose(file, incoming, isSignedIn);
    setHeaders(c, headers);
    return c.body(null, 200, { "Content-Length": String(body.length) });
  }
  sendFile(incoming, outgoing, file, isSignedIn);
  return RESPONSE_ALREADY_SENT;
}

function answerOnce(c: RequestContext, { status, headers, body }: Rendering): Response {
  const isPage = String(headers["content-type"]).startsWith("text/html");
  if (status === 200 && isPage) c.get("deps").dailyCounter.countPage(c.env.incoming, c.req.path);
  c.header("Cache-Control", "no-cache");
  for (const [name, value] of Object.entries(headers)) c.header(name, String(value));
  const content = isPage && c.get("user") ? Buffer.from(markSession(body.toString("utf8"))) : body;
  return c.body(new Uint8Array(content), status as ContentfulStatusCode);
}
