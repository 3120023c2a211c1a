import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { Assistant } from "#domain/assistant/assistant.ts";
import type { Trace } from "../telemetry/trace.ts";
import { AnswerQueue } from "./answer-queue.ts";
import type { ConversationEvents } from "./conversation-events.ts";
import { openConversationEvents } from "./shared-events.ts";

/** What the conversation endpoints need besides the database. */
export interface LiveConversations {
  answers: AnswerQueue;
  events: ConversationEvents;
  /** Disconnects every subscriber and waits for the answers that are being written. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  log: Logger;
  assistant: Assistant;
  trace: Trace;
  /** How many event streams this server holds open. */
  maxStreams: number;
}

/** Opens the answer queue and the events of one server process. */
export function openConversations({ maxStreams, ...options }: Options): LiveConversations {
  const events = openConversationEvents(options.db, maxStreams, options.log);
  const answers = new AnswerQueue({ ...options, events });
  return {
    answers,
    events,
    async stop() {
      events.end();
      await answers.stop();
    },
  };
}
