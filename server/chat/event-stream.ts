import type { Context as HonoContext } from "hono";
import { streamSSE } from "hono/streaming";
import { addressKey, clientAddress } from "../http/address.ts";
import type { AppEnv } from "../http/app-env.ts";
import { HttpError } from "../http/problems.ts";
import type { ChatFeed } from "./feed.ts";

/** A line that means nothing, so often that no proxy takes the silence for an end (ms). */
const BREATH = 20_000;
/** After so long a stream ends, and a browser that still wants it asks anew (ms): none outlives its reader for long. */
const LIFETIME = 15 * 60_000;
/** How many characters may wait for a reader who does not keep up; then the stream is cut, and the messages are asked for. */
const MOST_WAITING = 64 * 1024;

/** Tells what happens in a conversation for as long as the browser listens, as server-sent events. */
export function eventStream(c: HonoContext<AppEnv>, feed: ChatFeed, conversationId: string): Response {
  // Nobody reads what follows these headers, so nobody would end it.
  if (c.req.method === "HEAD")
    return c.body(null, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  const { now, limits, trustedProxies } = c.get("deps");
  const waiting: { event: string; data: string }[] = [];
  let characters = 0;
  let wake = () => {};
  const leave = feed.listen(
    conversationId,
    limits.enabled ? addressKey(clientAddress(c.env.incoming, trustedProxies)) : null,
    {
      hear: (event) => {
        const data = JSON.stringify(event);
        characters += data.length;
        if (characters > MOST_WAITING) {
          leave?.();
          c.env.outgoing.destroy();
          return;
        }
        waiting.push({ event: event.type, data });
        wake();
      },
      end: () => wake(),
    },
  );
  if (!leave) throw new HttpError(429, "Too many windows listen to the chat", { "Retry-After": "30" });
  const endsAt = now() + LIFETIME;
  return streamSSE(c, async (stream) => {
    // A reader who left may have left in the middle of a write that never ends.
    stream.onAbort(() => {
      leave();
      wake();
    });
    try {
      await stream.write(": listening\n\n");
      while (!stream.aborted && !feed.ended) {
        for (let next = waiting.shift(); next && !stream.aborted; next = waiting.shift()) {
          await stream.writeSSE(next);
          characters -= next.data.length;
        }
        if (now() >= endsAt) break;
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
