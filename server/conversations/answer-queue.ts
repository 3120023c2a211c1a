import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#db/database.ts";
import type { Assistant } from "#domain/assistant/assistant.ts";
import { answerMessage, type Question, unansweredQuestions } from "#domain/conversations/answer.ts";
import type { Context } from "#domain/kernel/context.ts";
import { logFailure, loggable } from "../telemetry/failure-log.ts";
import type { Trace } from "../telemetry/trace.ts";
import type { ConversationEvents } from "./conversation-events.ts";

/** A question without an answer is retried after this time (ms), by whichever process receives the next request for it. */
const RETRY_AFTER_MS = 15_000;
/**
 * For how long a question belongs to the process that answers it, in seconds: longer than a model may take. If that process is
 * killed, another one answers after this time.
 */
const LEASE_SECONDS = 20;
/**
 * How long the next question of a network address waits for each character of the one before (ms): an answer takes up to 0.012
 * ms for each, in which the server answers no other visitor.
 */
const PAUSE_PER_CHARACTER_MS = 0.05;
const MAX_PACED_ADDRESSES = 10_000;

interface Options {
  db: Database;
  assistant: Assistant;
  events: ConversationEvents;
  log: Logger;
  trace: Trace;
}

/**
 * Runs the assistant on visitors' questions and publishes the answers. Each question gets exactly one answer, stored with
 * the question's id; the questions of one conversation are answered in order, and those of one network address (an IPv6 /48)
 * with pauses, in which others are served.
 */
export class AnswerQueue {
  readonly #assistant: Assistant;
  /** Lets each question be taken once. A limiter of one is a lease that ends by itself. */
  readonly #leases: RateLimiterAbstract;
  readonly #events: ConversationEvents;
  readonly #log: Logger;
  readonly #trace: Trace;
  /** Jobs by question id. */
  readonly #jobs = new Map<string, Promise<void>>();
  /** The last queued job of each conversation: the next one waits for it. */
  readonly #lastJobs = new Map<string, Promise<void>>();
  /** When the next question of an address may be answered (performance time). */
  readonly #nextOf = new LRUCache<string, number>({ max: MAX_PACED_ADDRESSES });
  readonly #stopping = new AbortController();

  constructor({ db, assistant, events, log, trace }: Options) {
    this.#assistant = assistant;
    this.#leases = db.limiter({ keyPrefix: "answers", points: 1, duration: LEASE_SECONDS });
    this.#events = events;
    this.#log = log;
    this.#trace = trace;
  }

  /** Queues a new question, after the conversation's earlier unanswered ones. Never throws. */
  async add(context: Context, question: Question, address: string): Promise<void> {
    await this.resume(context, question.conversationId, address).catch((error: unknown) =>
      logFailure(this.#log, "error", error, "could not look for unanswered questions"),
    );
    this.#enqueue(context, question, address);
  }

  /** Queues the unanswered questions of this conversation that a stopped process left behind. */
  async resume(context: Context, conversationId: string, address: string): Promise<void> {
    for (const question of await unansweredQuestions(context, conversationId, RETRY_AFTER_MS))
      this.#enqueue(context, question, address);
  }

  /** Resolves when the answers in progress are stored. Questions still queued are resumed after the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#jobs.values());
  }

  /** Returns at once; a failure is logged, never thrown. */
  #enqueue(context: Context, question: Question, address: string): void {
    const { id, conversationId } = question;
    if (this.#jobs.has(id)) return;
    const previous = this.#lastJobs.get(conversationId) ?? Promise.resolve();
    const job = previous
      .then(() => this.#pause(address, question.content.length))
      .then(() => (this.#stopping.signal.aborted ? undefined : this.#answer(context, question)))
      .catch((error: unknown) => logFailure(this.#log, "error", error, "could not answer a message"))
      .finally(() => {
        this.#jobs.delete(id);
        if (this.#lastJobs.get(conversationId) === job) this.#lastJobs.delete(conversationId);
      });
    this.#jobs.set(id, job);
    this.#lastJobs.set(conversationId, job);
  }

  /** Waits until the pause after the previous question of the address has passed, or the server stops. */
  async #pause(address: string, characters: number): Promise<void> {
    const now = performance.now();
    const start = Math.max(now, this.#nextOf.get(address) ?? 0);
    this.#nextOf.set(address, start + characters * PAUSE_PER_CHARACTER_MS);
    if (start > now) await wait(start - now, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  async #answer(context: Context, question: Question): Promise<void> {
    const { id, conversationId } = question;
    if (!(await this.#lease(id))) return;
    const message = await this.#trace("answer a question", () =>
      answerMessage(context, this.#assistant, question, {
        onText: (words) => this.#events.publish(conversationId, { type: "words", answers: id, words }),
        onFailure: (error) => this.#log.warn({ err: loggable(error) }, "the assistant failed"),
      }),
    );
    if (message) this.#events.publish(conversationId, { type: "message", message });
  }

  /** Whether this process may answer a question: the model is paid for each answer, so no two processes ask it. */
  async #lease(questionId: string): Promise<boolean> {
    try {
      await this.#leases.consume(questionId);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }
}
