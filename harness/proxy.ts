import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { pipeline, Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A response on its way to the browser. */
interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Readable;
}

/**
 * What happens to a request: resolves with the response, or with null to close the connection without one. `forward` sends
 * the request, with the `headers` that it has by then, to the server.
 */
export type Fault = (forward: () => Promise<Answer>, headers: IncomingHttpHeaders) => Promise<Answer | null>;

/** A proxy in front of a server. It forwards each request that no fault applies to. */
export interface FaultProxy {
  origin: string;
  /**
   * Applies a fault to the requests of a method (`*` for all) whose path and query match, at most `times`. An earlier fault
   * comes first. Returns the list of the paths that it has been applied to, which grows.
   */
  apply(method: string, path: RegExp, fault: Fault, times?: number): readonly string[];
  /** Forgets the faults. */
  mend(): void;
  stop(): void;
}

/**
 * Starts a proxy in front of the server at `target`. Host and Origin stay its own: the server knows requests of the same origin
 * by the header `Sec-Fetch-Site`, which each browser sends.
 */
export async function startProxy(target: string): Promise<FaultProxy> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  let rules: { method: string; path: RegExp; fault: Fault; left: number; applied: string[] }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const { connection: _, ...headers } = incoming.headers;
    const forward = () =>
      new Promise<Answer>((resolve, reject) => {
        const sent = request(target + url, { method, headers, agent: false }, (body) => {
          const { connection: _, ...kept } = body.headers;
          resolve({ status: body.statusCode ?? 502, headers: kept, body });
        });
        sent.on("error", reject);
        outgoing.on("close", () => sent.destroy());
        incoming.pipe(sent);
      });
    const isMeant = (rule: (typeof rules)[number]) =>
      rule.left > 0 && ["*", method].includes(rule.method) && rule.path.test(url);
    const rule = rules.find(isMeant);
    if (rule) rule.left -= 1;
    const answer = await (rule ? rule.fault(forward, headers) : forward()).catch(() => null);
    rule?.applied.push(url);
    if (!answer || outgoing.destroyed) return incoming.socket.destroy();
    outgoing.writeHead(answer.status, answer.headers);
    pipeline(answer.body, outgoing, () => {});
  });
  // So that browsers reuse connections, on which they repeat lost requests by themselves.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), "127.0.0.1", resolve));
  return {
    origin,
    apply(method, path, fault, times = Number.POSITIVE_INFINITY) {
      const applied: string[] = [];
      rules.push({ method, path, fault, left: times, applied });
      return applied;
    },
    mend() {
      rules = [];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Forwards the request and closes the connection before the response. */
export const loseResponse: Fault = async (forward) => {
  await forward();
  return null;
};

/** Closes the connection instead of forwarding the request. */
export const loseRequest: Fault = async () => null;

/** Forwards the request after a number of milliseconds. */
export const delay =
  (ms: number): Fault =>
  async (forward) => {
    await wait(ms);
    return await forward();
  };

/** Answers instead of the server; `type` is the media type of the body. */
export const answer =
  (status: number, type: string, body: string): Fault =>
  async () => ({ status, headers: { "Content-Type": type }, body: Readable.from([body]) });

/** Answers with a status and an unfinished JSON body instead of the server. */
export const answerPartly =
  (status: number): Fault =>
  async () => {
    async function* parts() {
      yield '{"title":';
      // Until this has been sent.
      await wait(50);
      throw new Error("The connection is lost");
    }
    return { status, headers: { "Content-Type": "application/json" }, body: Readable.from(parts()) };
  };

/** Forwards the request and changes the JSON of the response, which keeps no header but its cookies. */
export const changeJson =
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the form of the response.
    (change: (received: any) => unknown): Fault =>
    async (forward, headers) => {
      delete headers["accept-encoding"];
      const { status, headers: received, body } = await forward();
      const changed = JSON.stringify(change(await json(body)));
      const kept = { "Content-Type": "application/json", "Set-Cookie": received["set-cookie"] ?? [] };
      return { status, headers: kept, body: Readable.from([changed]) };
    };

/** Removes every cookie from the request and the response. */
export const removeCookies: Fault = async (forward, headers) => {
  delete headers.cookie;
  const { headers: received, ...rest } = await forward();
  const { "set-cookie": _, ...kept } = received;
  return { ...rest, headers: kept };
};
