import type { Logger } from "pino";
import type { Assistant } from "#domain/assistant/assistant.ts";
import type { Context } from "#domain/context.ts";
import { answerMessage, leftUnanswered, type Question } from "#domain/conversations/answer.ts";
import { loggable } from "../http/problems.ts";
import type { ChatFeed } from "./feed.ts";

/** After so many milliseconds a question without an answer is taken up again by whoever hears of it. */
const PATIENCE = 15_000;

/**
 * Has the assistant answer, tells the conversation's listeners as it does, and lets no question be answered twice. Each
 * question has an answer of its own, which names it, and those of one conversation are answered in their order.
 */
export class ChatDesk {
  readonly #assistant: Assistant;
  readonly #feed: ChatFeed;
  readonly #log: Logger;
  readonly #underWay = new Map<string, Promise<void>>();
  /** The question that was taken last in a conversation: the next one waits for it. */
  readonly #lastOf = new Map<string, Promise<void>>();
  #stopping = false;

  constructor({ assistant, feed, log }: { assistant: Assistant; feed: ChatFeed; log: Logger }) {
    this.#assistant = assistant;
    this.#feed = feed;
    this.#log = log;
  }

  /** Has a question answered that was just asked, after those that were left before it. Never throws. */
  async ask(context: Context, question: Question): Promise<void> {
    await this.resume(context, question.conversationId).catch((error: unknown) =>
      this.#log.error({ err: loggable(error) }, "what was left unanswered was not looked for"),
    );
    this.#take(context, question);
  }

  /** Takes up the questions of this conversation that nobody has answered, if there are any. */
  async resume(context: Context, conversationId: string): Promise<void> {
    for (const question of await leftUnanswered(context, conversationId, PATIENCE)) this.#take(context, question);
  }

  /** Resolves when the answers that were begun are stored; what has yet to be begun is taken up after the next start. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#underWay.values());
  }

  /** Begins to answer, or will once what was asked before is answered; returns at once. A failure is logged, never thrown. */
  #take(context: Context, question: Question): void {
    const { id, conversationId } = question;
    if (this.#underWay.has(id)) return;
    const before = this.#lastOf.get(conversationId) ?? Promise.resolve();
    const work = before
      .then(() => (this.#stopping ? undefined : this.#answer(context, question)))
      .catch((error: unknown) => this.#log.error({ err: loggable(error) }, "a message was not answered"))
      .finally(() => {
        this.#underWay.delete(id);
        if (this.#lastOf.get(conversationId) === work) this.#lastOf.delete(conversationId);
      });
    this.#underWay.set(id, work);
    this.#lastOf.set(conversationId, work);
  }

  async #answer(context: Context, question: Question): Promise<void> {
    const message = await answerMessage(context, this.#assistant, question, {
      onWords: (words) => this.#feed.tell(question.conversationId, { type: "words", answers: question.id, words }),
      onFailure: (error) => this.#log.warn({ err: loggable(error) }, "the assistant failed"),
    });
    if (message) this.#feed.tell(question.conversationId, { type: "message", message });
  }
}
