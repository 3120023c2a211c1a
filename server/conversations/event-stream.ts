import { streamSSE } from "hono/streaming";
import { addressKey, clientAddress } from "../http/client-address.ts";
import { HttpError } from "../http/problems.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { ConversationEvents } from "./conversation-events.ts";

/** The interval between heartbeat comments (ms), so that no proxy closes an idle connection. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/** A stream ends after this time (ms) and the browser reconnects, so that a stream does not long outlive its client. */
const MAX_DURATION_MS = 15 * 60_000;
/** A client with more unsent characters than this is disconnected; its panel then polls for the messages. */
const MAX_BUFFERED_CHARACTERS = 64 * 1024;

/** Streams the events of a conversation as server-sent events until the browser disconnects. */
export function eventStream(c: RequestContext, events: ConversationEvents, conversationId: string): Response {
  // A response to HEAD has no body, so no disconnect would ever end the subscription.
  if (c.req.method === "HEAD")
    return c.body(null, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  // nginx would collect events until its buffer is full.
  c.header("X-Accel-Buffering", "no");
  const { now, limits, trustProxy } = c.get("deps");
  const queue: { event: string; data: string }[] = [];
  let characters = 0;
  let resumeWriting = () => {};
  const unsubscribe = events.subscribe(
    conversationId,
    limits.enabled ? addressKey(clientAddress(c.env.incoming, trustProxy)) : null,
    {
      onEvent: (event) => {
        const data = JSON.stringify(event);
        characters += data.length;
        if (characters > MAX_BUFFERED_CHARACTERS) {
          unsubscribe?.();
          c.env.outgoing.destroy();
          return;
        }
        queue.push({ event: event.type, data });
        resumeWriting();
      },
      onEnd: () => resumeWriting(),
    },
  );
  if (!unsubscribe) throw new HttpError(429, "The chat is open in too many windows", { "Retry-After": "30" });
  const endsAt = now() + MAX_DURATION_MS;
  return streamSSE(c, async (stream) => {
    // The client may have disconnected during a write that never completes.
    stream.onAbort(() => {
      unsubscribe();
      resumeWriting();
    });
    try {
      await stream.write(": listening\n\n");
      while (!stream.aborted && !events.ended) {
        for (let next = queue.shift(); next && !stream.aborted; next = queue.shift()) {
          await stream.writeSSE(next);
          characters -= next.data.length;
        }
        if (now() >= endsAt) break;
        const hasEvents = await new Promise<boolean>((resolve) => {
          if (queue.length > 0 || stream.aborted || events.ended) return resolve(true);
          const timer = setTimeout(() => resolve(false), HEARTBEAT_INTERVAL_MS);
          resumeWriting = () => {
            clearTimeout(timer);
            resolve(true);
          };
        });
        if (!hasEvents) await stream.write(": still here\n\n");
      }
    } finally {
      unsubscribe();
    }
  });
}
