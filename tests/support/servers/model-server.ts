import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to the server, in OpenAI's protocol. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

/** How it responds: with words sent one after the other, or with a custom response. */
export type Behavior = string[] | ((response: ServerResponse) => void);

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  /** Sets how it responds from now on. */
  behave(behavior: Behavior): void;
  stop(): Promise<void>;
}

/** A loopback server with OpenAI's streaming chat protocol and configurable responses. */
export async function startModelServer(): Promise<ModelServer> {
  let behavior: Behavior = [];
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push({
      path: request.url ?? "",
      authorization: request.headers.authorization,
      body: JSON.parse(await read(request)),
    });
    if (typeof behavior === "function") return behavior(response);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const words of behavior) response.write(event({ delta: { content: words }, finish_reason: null }));
    response.write(event({ delta: {}, finish_reason: "stop" }));
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      behavior = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One event of the stream. */
export function event(choice: object): string {
  const chunk = {
    id: "answer",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, ...choice }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
