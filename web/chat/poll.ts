import * as z from "zod/mini";
import { type ConversationStatus, type Message, messageMetadataSchema } from "#domain/conversations/schema.ts";
import { requestIfChanged } from "#web/shell/request.ts";

/** The state of a conversation at its last poll; null is what the server did not state, as other servers may. */
export interface PolledState {
  etag: string | null;
  /** The number of messages in the conversation. */
  count: number | null;
  status: ConversationStatus | null;
}

/** What a poll returned: the messages of which the panel had none or an older version, and the new state. */
export interface Poll {
  messages: Message[];
  state: PolledState;
}

/**
 * Asks for what changed in the conversation at `path` since the state `before`, at which the panel had the messages `known`.
 * Null when nothing did. Throws `RequestError` when the request fails.
 */
export async function poll(path: string, known: readonly Message[], before: PolledState | null): Promise<Poll | null> {
  const last = known.at(-1);
  if (!last || before?.count === null) return await load(`${path}/messages`, null);
  const polled = await load(`${path}/messages?after=${last.id}`, before?.etag ?? null);
  if (!polled) return null;
  const { count, status } = polled.state;
  // The clocks of two server processes differ, so a new message may precede the last one.
  const isIncomplete = new Set([...known, ...polled.messages].map(({ id }) => id)).size < (count ?? 0);
  // Neither a new message nor a new status: an earlier message changed.
  const isOtherChange = before !== null && before.count === count && before.status === status;
  return isIncomplete || isOtherChange ? await load(`${path}/messages`, null) : polled;
}

async function load(address: string, etag: string | null): Promise<Poll | null> {
  const response = await requestIfChanged(address, etag);
  if (!response) return null;
  const { headers } = response;
  const count = headers.get("Message-Count");
  const state = {
    etag: headers.get("ETag"),
    count: count === null ? null : Number(count),
    status: headers.get("Conversation-Status") as ConversationStatus | null,
  };
  return { messages: receivedMessages(await response.json()), state };
}

/** Received messages with the fields that another server may leave out (specification, section 7). Throws unless given an array. */
export function receivedMessages(received: unknown): Message[] {
  if (!Array.isArray(received)) throw new TypeError("The response is not a list of messages");
  return received
    .filter((message) => message?.id !== undefined)
    .map((message) => ({
      attachmentUrl: null,
      attachmentType: null,
      isApplicationRequest: false,
      asks: null,
      helpful: null,
      ...message,
      content: String(message.content ?? ""),
      metadata: z.safeParse(messageMetadataSchema, message.metadata).data ?? {},
    }));
}
