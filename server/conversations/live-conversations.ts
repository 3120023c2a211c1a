import type { Logger } from "pino";
import type { Assistant } from "#domain/assistant/assistant.ts";
import type { Trace } from "../telemetry/trace.ts";
import { AnswerQueue } from "./answer-queue.ts";
import { ConversationEvents } from "./conversation-events.ts";

/** What the conversation endpoints need besides the database. */
export interface LiveConversations {
  answers: AnswerQueue;
  events: ConversationEvents;
  /** Disconnects every subscriber and waits for the answers that are being written. */
  stop(): Promise<void>;
}

interface Options {
  log: Logger;
  assistant: Assistant;
  trace: Trace;
}

/** Opens the answer queue and the events of one server process. */
export function openConversations(options: Options): LiveConversations {
  const events = new ConversationEvents();
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
