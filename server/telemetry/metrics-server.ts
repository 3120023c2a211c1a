import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvError } from "../env.ts";
import { type Measured, Metrics } from "./metrics.ts";

/**
 * Answers `GET /metrics` on an address of its own, which no proxy leads to. `stop` closes it. Throws an `EnvError` when it
 * cannot be listened on.
 */
export async function openMetrics(listenOn: { port: number; host: string }, measured: Measured) {
  const metrics = new Metrics(measured);
  let reading: Promise<string> | undefined;
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, async (request, response) => {
    if (request.url !== "/metrics" || (request.method !== "GET" && request.method !== "HEAD")) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Metrics are at /metrics.\n");
      return;
    }
    // Scrapes at the same time share one reading.
    reading ??= metrics.text().finally(() => {
      reading = undefined;
    });
    try {
      const text = await reading;
      response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
    } catch {
      response.writeHead(500, { "Content-Type": "text/plain" }).end("The metrics could not be read.\n");
    }
  });
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(listenOn, resolve)).catch(
    ({ message }: Error) => {
      throw new EnvError(`METRICS_PORT or METRICS_HOST cannot be used: ${message}.`);
    },
  );
  const { address, family, port } = server.address() as AddressInfo;
  return {
    metrics,
    /** Where they are read. */
    address: `http://${family === "IPv6" ? `[${address}]` : address}:${port}/metrics`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type OpenMetrics = Awaited<ReturnType<typeof openMetrics>>;
