import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Dependencies } from "../dependencies.ts";
import { Limits } from "../http/limits.ts";
import type { AppEnv } from "../http/request-context.ts";
import { ConversationEvents } from "./conversation-events.ts";
import { eventStream } from "./event-stream.ts";

const subscriber = { onEvent() {}, onEnd() {} };

/** A server that streams one conversation, one connected reader, and the number of its subscribers. */
async function streamed() {
  const events = new ConversationEvents({ maxSubscribers: 2000 });
  const app = new Hono<AppEnv>();
  app.get("/", (c) => {
    c.set("deps", {
      now: Date.now,
      limits: new Limits({ enabled: true, waitMs: 0 }),
      trustProxy: () => false,
    } as unknown as Dependencies);
    return eventStream(c, events, "id");
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
  // A conversation takes eight subscribers: as many places as are refused were taken before.
  const subscribers = () => {
    const subscriptions = [];
    for (let i = 0; i < 8; i++) subscriptions.push(events.subscribe("id", null, { ...subscriber }));
    for (const unsubscribe of subscriptions) unsubscribe?.();
    return subscriptions.filter((unsubscribe) => unsubscribe === null).length;
  };
  return { events, response, subscribers };
}

const words = { type: "words", answers: "x", words: "w".repeat(8 * 1024) } as const;

test("disconnects a reader that takes nothing before its buffer fills the memory", async () => {
  const { events, response, subscribers } = await streamed();
  response.pause();
  expect(subscribers()).toBe(1);
  for (let sent = 0; subscribers() === 1 && sent < 5000; sent++) {
    events.publish("id", words);
    if (sent % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(subscribers()).toBe(0);
  response.resume();
  await vi.waitFor(() => expect(response.destroyed).toBe(true), 60_000);
});

test("sends everything to a reader that keeps up", async () => {
  const { events, response, subscribers } = await streamed();
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  for (let sent = 1; sent <= 64; sent++) {
    events.publish("id", words);
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(sent * words.words.length), { interval: 1, timeout: 60_000 });
  }
  expect(subscribers()).toBe(1);
});

test("limits the subscribers of a server, and counts one that unsubscribes twice once", () => {
  const events = new ConversationEvents({ maxSubscribers: 2000 });
  const subscriptions = Array.from({ length: 2000 }, (_, i) => events.subscribe(String(i), null, subscriber));
  expect(subscriptions).not.toContain(null);
  expect(events.subscribe("more", null, subscriber)).toBeNull();
  subscriptions[0]?.();
  subscriptions[0]?.();
  expect(events.subscribe("more", null, subscriber)).not.toBeNull();
  expect(events.subscribe("another", null, subscriber)).toBeNull();
});
