import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** A request. Only the headers that HTTP requires are added to it. */
export interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Sent with a Content-Length; a list is sent in chunks without one. */
  body?: string | Buffer | (string | Buffer)[];
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the form of the response.
  json: any;
}

/** Sends a request over a new connection. Resolves with the response, even if it arrives before the body was read. */
export function send(url: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length =
      typeof body === "string" || Buffer.isBuffer(body) ? { "Content-Length": Buffer.byteLength(body) } : {};
    const outgoing = request(url, { method, headers: { ...length, ...headers }, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString("utf8");
        const isJson =
          /json/.test(String(incoming.headers["content-type"])) && incoming.headers["content-encoding"] === undefined;
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          bytes,
          text,
          json: isJson && text ? JSON.parse(text) : undefined,
        });
      });
    });
    outgoing.on("error", reject);
    if (Array.isArray(body)) for (const chunk of body) outgoing.write(chunk);
    else if (body !== undefined) outgoing.write(body);
    outgoing.end();
  });
}
