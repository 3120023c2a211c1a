import type { Message } from "#domain/conversations/schema.ts";

/** An event of a conversation, as sent to its subscribers. */
export type ConversationEvent =
  | { type: "message"; message: Message }
  /** The next part of an answer that is being written, and the id of the message that it answers. */
  | { type: "words"; answers: string; words: string };

interface Subscriber {
  onEvent(event: ConversationEvent): void;
  /** The server stops. */
  onEnd(): void;
}

const MAX_PER_CONVERSATION = 8;
const MAX_PER_ADDRESS = 32;

interface Options {
  /** How many subscribers there may be. */
  maxSubscribers: number;
  /** Called with every event that this server publishes. */
  onPublish?: (conversationId: string, event: ConversationEvent) => void;
}

/**
 * Publishes the events of conversations to the subscribers of this process. Delivery is best effort: every message is in
 * the database, and a panel that misses an event finds it there a few seconds later.
 */
export class ConversationEvents {
  readonly #options: Options;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #byAddress = new Map<string, number>();
  #count = 0;
  #ended = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** How many subscribers there are. */
  get count(): number {
    return this.#count;
  }

  /**
   * Subscribes to a conversation. Returns the function that unsubscribes, or null when a limit is reached. Subscribers
   * with the same `address` share a limit; with null none applies.
   */
  subscribe(conversationId: string, address: string | null, subscriber: Subscriber): (() => void) | null {
    const subscribers = this.#subscribers.get(conversationId) ?? new Set();
    const fromAddress = address === null ? 0 : (this.#byAddress.get(address) ?? 0);
    const { maxSubscribers } = this.#options;
    const isFull =
      subscribers.size >= MAX_PER_CONVERSATION || fromAddress >= MAX_PER_ADDRESS || this.#count >= maxSubscribers;
    if (isFull) return null;
    subscribers.add(subscriber);
    this.#subscribers.set(conversationId, subscribers);
    this.#addToCounts(address, 1);
    return () => {
      if (!subscribers.delete(subscriber)) return;
      if (subscribers.size === 0) this.#subscribers.delete(conversationId);
      this.#addToCounts(address, -1);
    };
  }

  #addToCounts(address: string | null, change: 1 | -1): void {
    this.#count += change;
    if (address === null) return;
    const count = (this.#byAddress.get(address) ?? 0) + change;
    if (count === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, count);
  }

  /** Whether anyone listens to a conversation here. */
  hasSubscribers(conversationId: string): boolean {
    return this.#subscribers.has(conversationId);
  }

  /** Publishes an event of this server. */
  publish(conversationId: string, event: ConversationEvent): void {
    this.deliver(conversationId, event);
    this.#options.onPublish?.(conversationId, event);
  }

  /** Sends an event to the subscribers of this process. */
  deliver(conversationId: string, event: ConversationEvent): void {
    for (const subscriber of this.#subscribers.get(conversationId) ?? []) subscriber.onEvent(event);
  }

  /** Ends every subscription, so that a stopping server waits for none. */
  end(): void {
    this.#ended = true;
    for (const subscribers of this.#subscribers.values()) for (const subscriber of subscribers) subscriber.onEnd();
  }
}
