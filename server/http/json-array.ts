import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./app-env.ts";
import { loggable } from "./problems.ts";

/**
 * Answers with a JSON array whose items come in batches, each written when the one before has been taken.
 * A failure before the first batch is a failure like any other; after it the connection is cut, so that nobody takes a
 * part for the whole.
 */
export async function jsonArray<Item>(c: HonoContext<AppEnv>, batches: AsyncGenerator<Item[]>): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await batches.next();
  let opening = "[";
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) {
          controller.enqueue(encoder.encode(opening === "[" ? "[]" : "]"));
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(opening + next.value.map((item) => JSON.stringify(item)).join(",")));
        opening = ",";
        try {
          next = await batches.next();
        } catch (error) {
          c.get("deps").log.error({ requestId: c.get("requestId"), err: loggable(error) }, "a list broke off");
          c.env.outgoing.destroy();
          controller.close();
        }
      },
      async cancel() {
        await batches.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(stream, 200, { "Content-Type": "application/json" });
}
