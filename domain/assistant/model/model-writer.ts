import type { Turn } from "../follow-up.ts";
import { plainText } from "../plain-text.ts";
import { citationOf } from "../reply.ts";
import type { Citation } from "../schema.ts";
import type { Finding, Searchable } from "../search/knowledge.ts";
import { instructions, materialFor, NO_ANSWER } from "./instructions.ts";
import type { Model } from "./open-model.ts";
import { supportedBy } from "./supported.ts";

/** Time limits of a model, in milliseconds. */
export interface ModelTimeouts {
  /** Until the first sentence. */
  firstSentenceMs: number;
  /** Until the end of the answer. */
  answerMs: number;
  /** The pause after a failure, in which the model is not used. */
  pauseMs: number;
}
const defaultTimeouts: ModelTimeouts = { firstSentenceMs: 4_000, answerMs: 12_000, pauseMs: 30_000 };
const MAX_CONCURRENT_ANSWERS = 8;
const MAX_SENTENCES = 5;
const MAX_CHARACTERS = 1_000;

/** The answer of a model with the pages that it names, or that the passages do not answer the question. */
export type Written = { text: string; citations: Citation[] } | "no answer";

/** What became of one use of the model; `unused` when it failed or no sentence was supported. */
export type ModelUse = "worded" | "no answer" | "unused";

interface Options {
  model: Model;
  knowledge: Pick<Searchable, "knows">;
  now: () => number;
  /** Called once for each use, for counting. */
  onUse?: ((outcome: ModelUse) => void) | undefined;
  /** Called with the error when a model fails; the answer is then given without it. */
  onFailure?: ((error: unknown) => void) | undefined;
  timeouts?: ModelTimeouts | undefined;
}

/**
 * Has a model reword an answer from the passages that were found. Each sentence is checked before it is shown: the first
 * one that the passages do not support (supported.ts) ends the answer, and so does a failure or a timeout.
 */
export class ModelWriter {
  readonly #options: Options;
  readonly #timeouts: ModelTimeouts;
  #answersInProgress = 0;
  #pausedUntil = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#timeouts = options.timeouts ?? defaultTimeouts;
  }

  /** Calls `onText` with each supported sentence. Null when there is none, or the model is paused or busy. */
  async write(
    question: string,
    history: readonly Turn[],
    findings: readonly Finding[],
    onText: (words: string) => void,
  ): Promise<Written | null> {
    if (this.#answersInProgress >= MAX_CONCURRENT_ANSWERS || this.#options.now() < this.#pausedUntil) return null;
    const sentences = new Sentences(findings, this.#options.knowledge);
    const tooLong = new AbortController();
    const { firstSentenceMs, answerMs, pauseMs } = this.#timeouts;
    const timers = [
      setTimeout(
        () => sentences.count === 0 && tooLong.abort(new Error("the model took too long to start")),
        firstSentenceMs,
      ),
      setTimeout(() => tooLong.abort(new Error("the model took too long")), answerMs),
    ];
    this.#answersInProgress++;
    try {
      const order = { instructions, material: materialFor(question, history, findings) };
      for await (const chunk of until(tooLong.signal, this.#options.model.write(order, tooLong.signal)))
        if (!sentences.add(chunk, onText)) break;
      sentences.finish(onText);
    } catch (error) {
      this.#pausedUntil = this.#options.now() + pauseMs;
      this.#options.onFailure?.(error);
    } finally {
      this.#answersInProgress--;
      for (const timer of timers) clearTimeout(timer);
      tooLong.abort();
    }
    const written = sentences.written();
    this.#options.onUse?.(written === null ? "unused" : written === "no answer" ? written : "worded");
    return written;
  }
}

/** Splits streamed chunks into sentences and checks each. */
class Sentences {
  readonly #findings: readonly Finding[];
  readonly #isSupported: (sentence: string) => boolean;
  readonly #accepted: string[] = [];
  readonly #used = new Set<number>();
  #buffer = "";
  #isDone = false;
  #isRefusal = false;

  constructor(findings: readonly Finding[], knowledge: Pick<Searchable, "knows">) {
    this.#findings = findings;
    this.#isSupported = supportedBy(findings, (stemmed) => knowledge.knows(stemmed));
  }

  get count(): number {
    return this.#accepted.length;
  }

  /** Adds a chunk; false when the answer is complete or was ended. */
  add(chunk: string, onText: (words: string) => void): boolean {
    this.#buffer += chunk;
    // A sentence ends where the next starts, since the passage number may follow the full stop.
    for (let end = endOfFirst(this.#buffer); end > 0 && !this.#isDone; end = endOfFirst(this.#buffer)) {
      const sentence = this.#buffer.slice(0, end);
      this.#buffer = this.#buffer.slice(end);
      this.#check(sentence, onText);
    }
    if (this.#buffer.length > MAX_CHARACTERS) this.#isDone = true;
    return !this.#isDone;
  }

  finish(onText: (words: string) => void): void {
    // An incomplete sentence may have another meaning.
    if (!this.#isDone && /[.!?][\s[\]\d]*$|^\s*NO ANSWER\W*$/.test(this.#buffer)) this.#check(this.#buffer, onText);
    this.#isDone = true;
  }

  written(): Written | null {
    if (this.#accepted.length === 0) return this.#isRefusal ? "no answer" : null;
    const used = [...this.#used].map((index) => this.#findings[index]).filter((one) => one !== undefined);
    return { text: this.#accepted.join(" "), citations: used.map(citationOf) };
  }

  #check(raw: string, onText: (words: string) => void): void {
    if (raw.trim() === "") return;
    if (this.#accepted.length === 0 && raw.includes(NO_ANSWER)) {
      this.#isRefusal = true;
      this.#isDone = true;
      return;
    }
    const numbers = [...raw.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number) - 1);
    const sentence = raw
      .replace(/\s*\[\d{1,2}\]/g, "")
      .replace(/\s+/g, " ")
      .trim();
    const shown = plainText({ text: sentence }).paragraphs.join(" ");
    const length = this.#accepted.reduce((sum, { length }) => sum + length, 0) + shown.length;
    if (shown !== sentence || !this.#isSupported(sentence) || length > MAX_CHARACTERS) {
      this.#isDone = true;
      return;
    }
    onText(this.#accepted.length === 0 ? shown : ` ${shown}`);
    this.#accepted.push(shown);
    for (const number of numbers) this.#used.add(number);
    if (this.#accepted.length === MAX_SENTENCES) this.#isDone = true;
  }
}

/** The end of the first sentence that is followed by another; 0 if there is none. */
function endOfFirst(text: string): number {
  const end = /[.!?](?:\s*\[\d{1,2}\])*[.]?\s+(?=[^\s[])|\n/.exec(text);
  return end ? end.index + end[0].length : 0;
}

/** Yields the chunks until `signal` aborts, even if their source ignores the signal. */
async function* until(signal: AbortSignal, chunks: AsyncIterable<string>): AsyncIterable<string> {
  const iterator = chunks[Symbol.asyncIterator]();
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), stopped]);
      if (done) return;
      yield value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}
