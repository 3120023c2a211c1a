import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./app-env.ts";
import { loggable } from "./problems.ts";

/**
 * Answers with text that comes in pieces, each written when the one before has been taken. A failure before the first piece
 * is a failure like any other; after it the connection is cut, so that nobody takes a part for the whole.
 */
export async function streamed(
  c: HonoContext<AppEnv>,
  pieces: AsyncGenerator<string>,
  headers: Record<string, string>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) {
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(next.value));
        try {
          next = await pieces.next();
        } catch (error) {
          c.get("deps").log.error({ requestId: c.get("requestId"), err: loggable(error) }, "a list broke off");
          c.env.outgoing.destroy();
          controller.close();
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(stream, 200, headers);
}
