import { logFailure } from "../telemetry/failure-log.ts";
import { isExpected } from "./problems.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Answers with a body that comes in chunks; each is read after the client has taken the previous one. A failure before the
 * first chunk is reported like any other; a later one cuts the connection, so that no client takes a part for the whole.
 */
export async function streamChunks(
  c: RequestContext,
  chunks: AsyncGenerator<string | Uint8Array>,
  headers: Record<string, string>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await chunks.next();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) {
          controller.close();
          return;
        }
        controller.enqueue(typeof next.value === "string" ? encoder.encode(next.value) : next.value);
        try {
          next = await chunks.next();
        } catch (error) {
          if (!isExpected(error))
            logFailure(c.get("deps").log, "error", error, "a response was cut off", { requestId: c.get("requestId") });
          c.env.outgoing.destroy();
          controller.close();
        }
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(stream, 200, headers);
}

/** Answers with a JSON array whose items come in batches; see `streamChunks` for failures. */
export function streamJsonArray<Item>(c: RequestContext, batches: AsyncGenerator<Item[]>): Promise<Response> {
  return streamChunks(c, jsonChunks(batches), { "Content-Type": "application/json" });
}

async function* jsonChunks<Item>(batches: AsyncGenerator<Item[]>): AsyncGenerator<string> {
  let opening = "[";
  for await (const items of batches) {
    yield opening + items.map((item) => JSON.stringify(item)).join(",");
    opening = ",";
  }
  yield opening === "[" ? "[]" : "]";
}
