import { type ClientRequest, request as httpRequest, type OutgoingHttpHeaders } from "node:http";
import { formRequest } from "./form.ts";
import type { Answer } from "./send.ts";
import type { Visitor } from "./visitor.ts";

let last = 0;

/** A new session id in the form that browsers use (specification, section 3). */
export function sessionId(): string {
  last += 1;
  return `chat_${Date.now()}_${String(last).padStart(24, "0")}`;
}

/** Starts a conversation and returns its id. */
export async function startConversation(visitor: Visitor, more: object = {}): Promise<string> {
  const body = { sessionId: sessionId(), userEmail: null, userName: null, category: "general", ...more };
  return (await visitor.post("/api/chat/conversations", body)).json.id;
}

/** Sends a message as the chat panel does (specification, section 7). */
export function sendMessage(
  visitor: Visitor,
  id: string,
  content: string,
  more: object = {},
  file?: { name: string; content: Buffer | string },
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const fields = { sender: "user", content, isApplicationRequest: "false", ...more };
  const files = file ? [{ field: "attachment", ...file }] : [];
  const request = formRequest(fields, ...files);
  return visitor.send(`/api/chat/conversations/${id}/messages`, {
    ...request,
    headers: { ...request.headers, ...headers },
  });
}

/** A subscription to the events of a conversation. */
export interface Listener {
  /** Everything received so far. */
  text(): string;
  /** Resolves when the received text contains `text`; rejects when the stream ends before that. */
  until(text: string): Promise<void>;
  ended: Promise<void>;
  close(): void;
}

/** Subscribes to the events of a conversation. Resolves when the server has confirmed the subscription. */
export async function listen(origin: string, visitor: Visitor, id: string): Promise<Listener> {
  let text = "";
  let hasEnded = false;
  const waiting = new Set<() => void>();
  const checkAll = () => {
    for (const one of waiting) one();
  };
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let outgoing: ClientRequest | undefined;
  const ended = new Promise<void>((resolve) => {
    outgoing = httpRequest(`${origin}/api/chat/conversations/${id}/events`, {
      headers: { Cookie: cookie },
      agent: false,
    });
    const end = () => {
      hasEnded = true;
      checkAll();
      resolve();
    };
    outgoing.on("response", (incoming) => {
      text += `${incoming.statusCode} ${incoming.headers["content-type"]}\n`;
      incoming.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
        checkAll();
      });
      incoming.on("close", end);
    });
    outgoing.on("error", end);
    outgoing.end();
  });
  const until = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        const found = text.includes(wanted);
        if (!found && !hasEnded) return;
        waiting.delete(check);
        if (found) resolve();
        else reject(new Error(`The stream ended without ${wanted}: ${text}`));
      };
      waiting.add(check);
      check();
    });
  await until(": listening");
  return { text: () => text, until, ended, close: () => outgoing?.destroy() };
}
