import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./app-env.ts";
import { streamed } from "./streamed.ts";

/** Answers with a JSON array whose items come in batches; see `streamed` for what happens when one fails. */
export function jsonArray<Item>(c: HonoContext<AppEnv>, batches: AsyncGenerator<Item[]>): Promise<Response> {
  return streamed(c, asJson(batches), { "Content-Type": "application/json" });
}

async function* asJson<Item>(batches: AsyncGenerator<Item[]>): AsyncGenerator<string> {
  let opening = "[";
  for await (const items of batches) {
    yield opening + items.map((item) => JSON.stringify(item)).join(",");
    opening = ",";
  }
  yield opening === "[" ? "[]" : "]";
}
