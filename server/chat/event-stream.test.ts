import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AppEnv, Deps } from "../http/app-env.ts";
import { Limits } from "../http/limits.ts";
import { eventStream } from "./event-stream.ts";
import { ChatFeed } from "./feed.ts";

const nobody = { hear() {}, end() {} };

/** A server that streams one conversation, one who listens to it, and how many do. */
async function streamed() {
  const feed = new ChatFeed();
  const app = new Hono<AppEnv>();
  app.get("/", (c) => {
    c.set("deps", { now: Date.now, limits: new Limits({ enabled: true }), trustedProxies: 0 } as unknown as Deps);
    return eventStream(c, feed, "id");
  });
  const server = serve({ fetch: app.fetch, port: 0 });
  await once(server, "listening");
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { agent: false });
  request.on("error", () => {});
  onTestFinished(() => {
    request.destroy();
    server.close();
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.on("error", () => {});
  const listeners = () => {
    const leave = [];
    for (let i = 0; i < 8; i++) leave.push(feed.listen("id", null, { ...nobody }));
    for (const one of leave) one?.();
    return leave.filter((one) => one === null).length;
  };
  return { feed, response, listeners };
}

const words = { type: "words", answers: "x", words: "w".repeat(8 * 1024) } as const;

test("a reader who takes nothing is let go, before what waits for him fills the memory", async () => {
  const { feed, response, listeners } = await streamed();
  response.pause();
  expect(listeners()).toBe(1);
  for (let told = 0; listeners() === 1 && told < 5000; told++) {
    feed.tell("id", words);
    if (told % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(listeners()).toBe(0);
  response.resume();
  await vi.waitFor(() => expect(response.destroyed).toBe(true));
});

test("a reader who keeps up is told everything, however much it is in the end", async () => {
  const { feed, response, listeners } = await streamed();
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  for (let told = 1; told <= 64; told++) {
    feed.tell("id", words);
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(told * words.words.length), { interval: 1 });
  }
  expect(listeners()).toBe(1);
});

test("so many listen to one server and no more, and who has left twice is counted once", () => {
  const feed = new ChatFeed();
  const leave = Array.from({ length: 2000 }, (_, i) => feed.listen(String(i), null, nobody));
  expect(leave).not.toContain(null);
  expect(feed.listen("more", null, nobody)).toBeNull();
  leave[0]?.();
  leave[0]?.();
  expect(feed.listen("more", null, nobody)).not.toBeNull();
  expect(feed.listen("most", null, nobody)).toBeNull();
});
