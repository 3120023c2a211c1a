/** Whoever asked so recently is looking: the panel asks every five seconds while it is in sight (ms). */
const LOOKING = 15_000;
/** As many are remembered before those who have gone are forgotten. */
const MOST = 1000;

/** Who is looking at a conversation, as far as this process was asked for its messages. */
export class Presence {
  readonly #askedAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  saw(conversationId: string): void {
    if (this.#askedAt.size >= MOST)
      for (const id of this.#askedAt.keys()) if (!this.isHere(id)) this.#askedAt.delete(id);
    this.#askedAt.set(conversationId, this.#now());
  }

  isHere(conversationId: string): boolean {
    return (this.#askedAt.get(conversationId) ?? 0) > this.#now() - LOOKING;
  }
}
