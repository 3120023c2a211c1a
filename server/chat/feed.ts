import type { Message } from "#domain/conversations/schema.ts";

/** What happens in a conversation, as its listeners are told. */
export type ChatEvent =
  | { type: "message"; message: Message }
  /** Words of an answer that is being written, and the message that it answers. */
  | { type: "words"; answers: string; words: string };

interface Listener {
  hear(event: ChatEvent): void;
  /** The server stops. */
  end(): void;
}

/** How many windows may listen to one conversation at once. */
const MOST_LISTENERS = 8;

/**
 * Tells whoever listens in this process what happens in a conversation. Nothing depends on it: what was said is in the
 * database, and who is not told here finds it there a few seconds later.
 */
export class ChatFeed {
  readonly #listeners = new Map<string, Set<Listener>>();
  #ended = false;

  get ended(): boolean {
    return this.#ended;
  }

  /** Listens until the function that is returned is called; null when too many do already. */
  listen(conversationId: string, listener: Listener): (() => void) | null {
    const those = this.#listeners.get(conversationId) ?? new Set();
    if (those.size >= MOST_LISTENERS) return null;
    those.add(listener);
    this.#listeners.set(conversationId, those);
    return () => {
      those.delete(listener);
      if (those.size === 0) this.#listeners.delete(conversationId);
    };
  }

  tell(conversationId: string, event: ChatEvent): void {
    for (const listener of this.#listeners.get(conversationId) ?? []) listener.hear(event);
  }

  /** Lets every listener go, so that a server that stops waits for none. */
  end(): void {
    this.#ended = true;
    for (const those of this.#listeners.values()) for (const listener of those) listener.end();
  }
}
