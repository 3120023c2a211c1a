import type { Logger } from "pino";
import type { Assistant } from "#domain/assistant/assistant.ts";
import type { Context } from "#domain/context.ts";
import { answerMessage, leftUnanswered } from "#domain/conversations/answer.ts";
import { loggable } from "../http/problems.ts";
import type { ChatFeed } from "./feed.ts";

type Question = { id: string; conversationId: string; content: string };

/** After so many milliseconds a question without an answer is taken up again by whoever hears of it. */
const PATIENCE = 15_000;

/** Has the assistant answer, tells the conversation's listeners as it does, and lets no question be answered twice. */
export class ChatDesk {
  readonly #assistant: Assistant;
  readonly #feed: ChatFeed;
  readonly #log: Logger;
  readonly #underWay = new Map<string, Promise<void>>();

  constructor({ assistant, feed, log }: { assistant: Assistant; feed: ChatFeed; log: Logger }) {
    this.#assistant = assistant;
    this.#feed = feed;
    this.#log = log;
  }

  /** Begins to answer; returns at once. A failure is logged, never thrown. */
  take(context: Context, question: Question): void {
    if (this.#underWay.has(question.id)) return;
    const work = this.#answer(context, question)
      .catch((error: unknown) => this.#log.error({ err: loggable(error) }, "a message was not answered"))
      .finally(() => this.#underWay.delete(question.id));
    this.#underWay.set(question.id, work);
  }

  /** Takes up a question of this conversation that nobody has answered, if there is one. */
  async resume(context: Context, conversationId: string): Promise<void> {
    const question = await leftUnanswered(context, conversationId, PATIENCE);
    if (question) this.take(context, question);
  }

  /** Resolves when no answer is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #answer(context: Context, question: Question): Promise<void> {
    const message = await answerMessage(context, this.#assistant, question, {
      onWords: (words) => this.#feed.tell(question.conversationId, { type: "words", answers: question.id, words }),
      onFailure: (error) => this.#log.warn({ err: loggable(error) }, "the assistant failed"),
    });
    if (message) this.#feed.tell(question.conversationId, { type: "message", message });
  }
}
