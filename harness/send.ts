import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** What is sent, exactly; nothing is added but what HTTP demands. */
export interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Sent whole with its length, or, as a list, in chunks without one. */
  body?: string | Buffer | (string | Buffer)[];
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers has whatever form it has; tests say which.
  json: any;
}

/** One request over one connection of its own. An answer that comes before the body was taken is an answer. */
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
        const isJson = /json/.test(String(incoming.headers["content-type"]));
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
