import type { ConversationStatus, Message } from "#domain/conversations/schema.ts";
import { requestIfChanged } from "#web/shell/request.ts";

/** The state of a conversation at its last poll. */
export interface PolledState {
  etag: string | null;
  /** The number of messages in the conversation. */
  count: number;
  status: ConversationStatus;
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
  if (!last) return await load(`${path}/messages`, null);
  const polled = await load(`${path}/messages?after=${last.id}`, before?.etag ?? null);
  if (!polled) return null;
  const { count, status } = polled.state;
  // The clocks of two server processes differ, so a new message may precede the last one.
  const isIncomplete = new Set([...known, ...polled.messages].map(({ id }) => id)).size < count;
  // Neither a new message nor a new status: an earlier message changed.
  const isOtherChange = before !== null && before.count === count && before.status === status;
  return isIncomplete || isOtherChange ? await load(`${path}/messages`, null) : polled;
}

async function load(address: string, etag: string | null): Promise<Poll | null> {
  const response = await requestIfChanged(address, etag);
  if (!response) return null;
  const { headers } = response;
  const state = {
    etag: headers.get("ETag"),
    count: Number(headers.get("Message-Count")),
    status: headers.get("Conversation-Status") as ConversationStatus,
  };
  return { messages: await response.json(), state };
}
