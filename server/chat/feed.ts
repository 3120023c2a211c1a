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

/** How many windows may listen at once: to one conversation, from one address, and altogether. */
const most = { ofConversation: 8, ofAddress: 32, altogether: 2000 };

/**
 * Tells whoever listens in this process what happens in a conversation. Nothing depends on it: what was said is in the
 * database, and who is not told here finds it there a few seconds later.
 */
export class ChatFeed {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #byAddress = new Map<string, number>();
  #count = 0;
  #ended = false;

  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Listens until the function that is returned is called; null when too many do already. `address` is whose listeners
   * are counted together; with null they are not.
   */
  listen(conversationId: string, address: string | null, listener: Listener): (() => void) | null {
    const those = this.#listeners.get(conversationId) ?? new Set();
    const fromThere = address === null ? 0 : (this.#byAddress.get(address) ?? 0);
    if (those.size >= most.ofConversation || fromThere >= most.ofAddress || this.#count >= most.altogether) return null;
    those.add(listener);
    this.#listeners.set(conversationId, those);
    this.#tally(address, 1);
    return () => {
      if (!those.delete(listener)) return;
      if (those.size === 0) this.#listeners.delete(conversationId);
      this.#tally(address, -1);
    };
  }

  #tally(address: string | null, change: 1 | -1): void {
    this.#count += change;
    if (address === null) return;
    const count = (this.#byAddress.get(address) ?? 0) + change;
    if (count === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, count);
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
