import type { Logger } from "pino";
import type { Assistant } from "#domain/assistant/assistant.ts";
import { AnswerQueue } from "./answer-queue.ts";
import { ConversationEvents } from "./conversation-events.ts";

/** What the conversation endpoints need besides the database. */
export interface LiveConversations {
  answers: AnswerQueue;
  events: ConversationEvents;
  /** Disconnects every subscriber and waits for the answers that are being written. */
  stop(): Promise<void>;
}

/** Opens the answer queue and the events of one server process. */
export function openConversations({ log, assistant }: { log: Logger; assistant: Assistant }): LiveConversations {
  const events = new ConversationEvents();
  const answers = new AnswerQueue({ assistant, events, log });
  return {
    answers,
    events,
    async stop() {
      events.end();
      await answers.stop();
    },
  };
}
