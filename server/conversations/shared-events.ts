import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { findMessage } from "#domain/conversations/find-message.ts";
import { logFailure } from "../telemetry/failure-log.ts";
import { ConversationEvents } from "./conversation-events.ts";

/** An event as servers tell each other. Of a message only the id, which the others read: it may be long, and is personal data. */
interface SharedEvent {
  conversation: string;
  /** The id of a new message. */
  message?: string;
  /** The next part of an answer that is being written, and the id of the message that it answers. */
  answers?: string;
  words?: string;
}

/**
 * Opens the events of conversations, which reach the subscribers of every server on the database. A reply of thousands of
 * characters that is written at once reaches the other servers only as a message.
 */
export function openConversationEvents(db: Database, maxSubscribers: number, log: Logger): ConversationEvents {
  const events = new ConversationEvents({
    maxSubscribers,
    onPublish(conversation, event) {
      const shared: SharedEvent =
        event.type === "message"
          ? { conversation, message: event.message.id }
          : { conversation, answers: event.answers, words: event.words };
      db.messages.publish("conversations", shared);
    },
  });
  /** The last event of each conversation that is being delivered: the next one waits for it. */
  const last = new Map<string, Promise<void>>();

  async function deliver({ conversation, message, answers = "", words = "" }: SharedEvent): Promise<void> {
    if (message === undefined) return events.deliver(conversation, { type: "words", answers, words });
    const found = await findMessage({ db }, conversation, message);
    if (found) events.deliver(conversation, { type: "message", message: found });
  }

  db.messages.subscribe("conversations", (body) => {
    // Null: events may have been missed, and the panels look for messages anyway.
    const event = body as SharedEvent | null;
    if (!event || !events.hasSubscribers(event.conversation)) return;
    const delivered = (last.get(event.conversation) ?? Promise.resolve())
      .then(() => deliver(event))
      .catch((error: unknown) => logFailure(log, "warn", error, "an event of another server was not delivered"))
      .finally(() => {
        if (last.get(event.conversation) === delivered) last.delete(event.conversation);
      });
    last.set(event.conversation, delivered);
  });
  return events;
}
