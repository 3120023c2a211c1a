import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { HttpError, problemOf } from "./problems.ts";
import type { AppEnv } from "./request-context.ts";
import { securityHeaders } from "./security-headers.ts";

type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The length of a host name, with its port. */
const MAX_HOST_CHARACTERS = 300;
const defaultHeaders = Object.entries(securityHeaders());

/** Answers a request with a file if one has its address, else with the application. */
export function createListener(app: Hono<AppEnv>, answerFile: AnswerFile) {
  const answerApp = getRequestListener(app.fetch, {
    // For requests without a host, which HTTP/1.0 allows: balancers check servers with them.
    hostname: "localhost",
    // Requests that cannot be parsed, such as those with an invalid host.
    errorHandler: () => rawResponse(new HttpError(400, "This request is malformed")),
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (hasSeveralHosts(request)) {
      sendProblem(response, new HttpError(400, "Send exactly one Host header"));
      return;
    }
    if (hasLongHost(request)) {
      sendProblem(response, new HttpError(400, "The host name is too long"));
      return;
    }
    takeAbsoluteForm(request);
    if (answerFile(request, response)) return;
    // Set before the application runs, so that every response has them.
    for (const [name, value] of defaultHeaders) response.setHeader(name, value);
    void answerApp(request, response);
  };
  return oneAtATime(answer);
}

/**
 * Answers the requests of a connection one after the other. One request may wait for the response before it. A client that
 * sends more without waiting for responses could have thousands answered at once, and their responses held in memory: it
 * gets the first response and a closed connection, and repeats the others on a new one (RFC 9112, section 9.3.2).
 */
function oneAtATime(answer: RequestListener): RequestListener {
  const responses = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();
  const closing = new WeakSet<Socket>();
  return (request, response) => {
    const { socket } = request;
    const start = () => {
      waiting.delete(socket);
      if (closing.has(socket) || !socket.writable) return;
      responses.set(socket, response);
      answer(request, response);
    };
    const previous = responses.get(socket);
    if (!previous || previous.writableFinished) start();
    else if (!waiting.has(socket)) {
      waiting.add(socket);
      previous.once("close", start);
    } else if (!closing.has(socket)) {
      closing.add(socket);
      socket.pause();
      previous.shouldKeepAlive = false;
      // It has announced that the connection stays open, so Node does not close it afterward.
      if (previous.headersSent) previous.once("finish", () => socket.destroySoon());
    }
  };
}

/**
 * Replaces the responses that Node writes to malformed requests with problems that carry the security headers, and asks for an
 * announced body only when it is read.
 */
export function answerBrokenRequests(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A client that reads nothing of a response would not take this one either.
    if (error.code === "ECONNRESET" || !socket.writable || socket.writableLength > 0) {
      socket.destroy();
      return;
    }
    socket.end(rawMessage(brokenRequest(error.code)));
  });
  server.on("checkExpectation", (_request: IncomingMessage, response: ServerResponse) => {
    sendProblem(response, new HttpError(417, "The only supported value of Expect is 100-continue"));
  });
  // A refusal before the body is read ends the connection, as the body may follow or not (RFC 9110, section 10.1.1).
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    request.once("resume", () => {
      if (response.headersSent) return;
      response.shouldKeepAlive = shouldKeepAlive;
      response.writeContinue();
    });
    server.emit("request", request, response);
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
  });
}

/** Proxies may disagree about which one counts, so the request is invalid (RFC 9112, section 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}

/** Turns `http://host/about`, which clients send to proxies, into `/about` of that host (RFC 9112, section 3.2.2). */
function takeAbsoluteForm(request: IncomingMessage): void {
  const [whole, host, rest = ""] = /^https?:\/\/([^/?#@]+)([/?].*)?$/i.exec(request.url ?? "") ?? [];
  if (!whole) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** Host names have at most 253 characters. Parsing longer ones takes quadratic time, and happens before limits count. */
function hasLongHost({ headers, url = "" }: IncomingMessage): boolean {
  const [, authority = ""] = /^[a-z]+:\/\/([^/?#]*)/i.exec(url) ?? [];
  return Math.max(headers.host?.length ?? 0, authority.length) > MAX_HOST_CHARACTERS;
}

function sendProblem(response: ServerResponse, error: HttpError): void {
  const { problem, headers } = problemOf(error);
  response.writeHead(problem.status, {
    ...securityHeaders(),
    ...headers,
    Connection: "close",
    "Content-Type": "application/problem+json",
  });
  response.end(JSON.stringify(problem));
}

function brokenRequest(code: string | undefined): HttpError {
  if (code === "HPE_HEADER_OVERFLOW") return new HttpError(431, "The headers of this request are too large");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new HttpError(408, "This request took too long to arrive");
  return new HttpError(400, "This request is malformed");
}

function rawResponse(error: HttpError): Response {
  const { problem, headers } = problemOf(error);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { ...headers, "Content-Type": "application/problem+json" },
  });
}

function rawMessage(error: HttpError): string {
  const { problem } = problemOf(error);
  const body = JSON.stringify(problem);
  const headers = {
    ...securityHeaders(),
    Connection: "close",
    "Content-Type": "application/problem+json",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
