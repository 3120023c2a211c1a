import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server was asked, as OpenAI's protocol has it. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

/** What it does with a request: words to be sent one after the other, or an answer of its own. */
export type Behaviour = string[] | ((response: ServerResponse) => void);

export interface ModelServer {
  url: string;
  asked: Asked[];
  /** What it does from now on. */
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

/** A server on loopback that speaks OpenAI's protocol for chats, streamed, and says what it is told to say. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = [];
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({
      path: request.url ?? "",
      authorization: request.headers.authorization,
      body: JSON.parse(await read(request)),
    });
    if (typeof behaviour === "function") return behaviour(response);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const words of behaviour) response.write(event({ delta: { content: words }, finish_reason: null }));
    response.write(event({ delta: {}, finish_reason: "stop" }));
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next) {
      behaviour = next;
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
