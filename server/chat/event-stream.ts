import type { Context as HonoContext } from "hono";
import { streamSSE } from "hono/streaming";
import type { AppEnv } from "../http/app-env.ts";
import { HttpError } from "../http/problems.ts";
import type { ChatEvent, ChatFeed } from "./feed.ts";

/** A line that means nothing, so often that no proxy takes the silence for an end (ms). */
const BREATH = 20_000;

/** Tells what happens in a conversation for as long as the browser listens, as server-sent events. */
export function eventStream(c: HonoContext<AppEnv>, feed: ChatFeed, conversationId: string): Response {
  const waiting: ChatEvent[] = [];
  let wake = () => {};
  const leave = feed.listen(conversationId, {
    hear: (event) => {
      waiting.push(event);
      wake();
    },
    end: () => wake(),
  });
  if (!leave) throw new HttpError(429, "This conversation is open in too many windows", { "Retry-After": "30" });
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => wake());
    try {
      await stream.write(": listening\n\n");
      while (!stream.aborted && !feed.ended) {
        for (const event of waiting.splice(0))
          await stream.writeSSE({ event: event.type, data: JSON.stringify(event) });
        const heard = await new Promise<boolean>((resolve) => {
          if (waiting.length > 0 || stream.aborted || feed.ended) return resolve(true);
          const timer = setTimeout(() => resolve(false), BREATH);
          wake = () => {
            clearTimeout(timer);
            resolve(true);
          };
        });
        if (!heard) await stream.write(": still here\n\n");
      }
    } finally {
      leave();
    }
  });
}
