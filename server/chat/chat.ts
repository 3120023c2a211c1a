import type { Logger } from "pino";
import type { Assistant } from "#domain/assistant/assistant.ts";
import { ChatDesk } from "./desk.ts";
import { ChatFeed } from "./feed.ts";

/** What the chat's calls need besides the database. */
export interface Chat {
  desk: ChatDesk;
  feed: ChatFeed;
  /** Lets every listener go and waits for the answers that are being written. */
  stop(): Promise<void>;
}

/** Opens the chat of one server. */
export function openChat({ log, assistant }: { log: Logger; assistant: Assistant }): Chat {
  const feed = new ChatFeed();
  const desk = new ChatDesk({ assistant, feed, log });
  return {
    desk,
    feed,
    async stop() {
      feed.end();
      await desk.stop();
    },
  };
}
