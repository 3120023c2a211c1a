/** What servers tell each other: the events of conversations, and that the open positions have changed. */
export type Topic = "conversations" | "openings";

/** Messages between the servers on one database. Delivery is best effort: what must not be lost is read from the tables. */
export interface Messages {
  /** Whether those of other servers arrive at present. While they do not, look at the tables instead. */
  isConnected(): boolean;
  /** Sends `body`, as JSON of at most 7,800 bytes, to all other servers; a longer one is dropped. Never throws. */
  publish(topic: Topic, body: unknown): void;
  /**
   * Calls `receive` with each `body` of other servers, and with null when some may have been missed. The first subscription
   * opens the connection that listens.
   */
  subscribe(topic: Topic, receive: (body: unknown) => void): void;
}

/** For the embedded database, which one server uses. */
export const noMessages: Messages = { isConnected: () => false, publish() {}, subscribe() {} };
