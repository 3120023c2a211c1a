import { type ClientRequest, request } from "node:http";
import { formRequest } from "./form.ts";
import type { Answer } from "./send.ts";
import type { Visitor } from "./visitor.ts";

let last = 0;

/** A session id as a browser makes one: specification, section 3. */
export function sessionId(): string {
  last += 1;
  return `chat_${Date.now()}_${String(last).padStart(24, "0")}`;
}

/** Begins a conversation and gives its id. */
export async function begin(visitor: Visitor, more: object = {}): Promise<string> {
  const body = { sessionId: sessionId(), userEmail: null, userName: null, category: "general", ...more };
  return (await visitor.post("/api/chat/conversations", body)).json.id;
}

/** Sends a message as the panel does: specification, section 7. */
export function say(
  visitor: Visitor,
  id: string,
  content: string,
  more: object = {},
  file?: { name: string; content: Buffer | string },
): Promise<Answer> {
  const fields = { sender: "user", content, isApplicationRequest: "false", ...more };
  const files = file ? [{ field: "attachment", ...file }] : [];
  return visitor.send(`/api/chat/conversations/${id}/messages`, formRequest(fields, ...files));
}

/** One who listens to a conversation. */
export interface Listener {
  /** What came so far, as it came. */
  text(): string;
  /** Resolves once what came holds a text; rejects when the stream ends before. */
  until(text: string): Promise<void>;
  ended: Promise<void>;
  leave(): void;
}

/** Listens to the events of a conversation; resolves once the server says that it will be told. */
export async function listen(origin: string, visitor: Visitor, id: string): Promise<Listener> {
  let text = "";
  let over = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const one of waiting) one();
  };
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let outgoing: ClientRequest | undefined;
  const ended = new Promise<void>((resolve) => {
    outgoing = request(`${origin}/api/chat/conversations/${id}/events`, { headers: { Cookie: cookie }, agent: false });
    const end = () => {
      over = true;
      wake();
      resolve();
    };
    outgoing.on("response", (incoming) => {
      text += `${incoming.statusCode} ${incoming.headers["content-type"]}\n`;
      incoming.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
        wake();
      });
      incoming.on("close", end);
    });
    outgoing.on("error", end);
    outgoing.end();
  });
  const until = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const found = text.includes(wanted);
        if (!found && !over) return;
        waiting.delete(look);
        if (found) resolve();
        else reject(new Error(`The stream ended without ${wanted}: ${text}`));
      };
      waiting.add(look);
      look();
    });
  await until(": listening");
  return { text: () => text, until, ended, leave: () => outgoing?.destroy() };
}
