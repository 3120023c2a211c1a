import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { addressKey, networksOf, type TrustProxy, unmapped } from "./client-address.ts";

/**
 * How many connections one network address may have. Browsers open six to a site, so an office of thirty people needs 180,
 * and twice as many with a second browser each. The /56 and /48 of an IPv6 address may have twice and four times as many.
 */
const MAX_PER_ADDRESS = 512;
/** How many connections the server has in all: about 100 MB while they are idle. */
const MAX_CONNECTIONS = 10_000;
/** The share of these connections beyond which idle ones are closed. */
const BUSY_SHARE = 0.9;

/**
 * Closes new connections of an address that has too many. A trusted proxy opens connections for all visitors. Idle connections
 * leave their places to others before there are none.
 */
export function limitConnections(server: Server, trustProxy: TrustProxy, maxConnections = MAX_CONNECTIONS): void {
  const counts = new Map<string, number>();
  let open = 0;
  server.maxConnections = maxConnections;
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open > maxConnections * BUSY_SHARE) server.closeIdleConnections();
    const address = unmapped(socket.remoteAddress ?? "");
    if (trustProxy(address, 0)) return;
    const keys = networksOf(address).map(addressKey);
    if (keys.some((key, width) => (counts.get(key) ?? 0) >= MAX_PER_ADDRESS * 2 ** width)) {
      socket.destroy();
      return;
    }
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    socket.once("close", () => {
      for (const key of keys) {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      }
    });
  });
}

/**
 * Returns a function that closes the connections on which nothing was ever received, such as those that browsers open ahead
 * of a request: Node does not count them as idle.
 */
export function trackSilentConnections(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

/**
 * Cuts the connection when its client reads nothing of the response for `timeoutMs`. A response that has nothing to send
 * yet, such as a quiet event stream, stays open.
 */
export function cutWhenStalled(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => {
    if (response.socket?.writableLength) response.socket.destroy();
  });
}
