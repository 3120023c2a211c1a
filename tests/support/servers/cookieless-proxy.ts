import { createServer, request } from "node:http";
import { freePort } from "#harness/free-port.ts";

/** A proxy before `origin` that removes every cookie, and the function that stops it. */
export async function startCookielessProxy(origin: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const { cookie: _, ...headers } = incoming.headers;
    const forwarded = request(`${origin}${incoming.url}`, { method: incoming.method ?? "GET", headers }, (answer) => {
      const { "set-cookie": _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
