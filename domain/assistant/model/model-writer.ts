import type { Turn } from "../follow-up.ts";
import { plainText } from "../guard/plain-text.ts";
import { citationOf } from "../reply.ts";
import type { Citation } from "../schema.ts";
import type { Finding, Searchable } from "../search/knowledge.ts";
import { instructions, materialFor, NO_ANSWER } from "./instructions.ts";
import type { Model } from "./open-model.ts";
import { supportedBy } from "./supported.ts";

/** How long the first sentence and the whole may take, and how long a model is left alone that failed (milliseconds). */
export interface Patience {
  first: number;
  whole: number;
  rest: number;
}
const usual: Patience = { first: 4_000, whole: 12_000, rest: 30_000 };
/** How many answers are written at once, and of how many sentences and characters. */
const AT_ONCE = 8;
const SENTENCES = 5;
const LONGEST = 1_000;

/** What a model made of the passages: its sentences with the pages they name, or that they do not answer. */
export type Written = { text: string; citations: Citation[] } | "no answer";

interface Options {
  model: Model;
  knowledge: Pick<Searchable, "knows">;
  now: () => number;
  /** Told why a model failed; the answer is given without it. */
  onFailure?: ((error: unknown) => void) | undefined;
  patience?: Patience | undefined;
}

/**
 * Has a model word an answer anew from the passages that were found. It is believed sentence by sentence: one that the
 * passages do not support (supported.ts) ends the answer before it is shown, and so does a failure or the clock.
 */
export class ModelWriter {
  readonly #options: Options;
  readonly #patience: Patience;
  #underWay = 0;
  #restsUntil = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#patience = options.patience ?? usual;
  }

  /** Null when the model has nothing usable to say, or is not to be asked now. `onText` is told each good sentence. */
  async write(
    question: string,
    history: readonly Turn[],
    findings: readonly Finding[],
    onText: (words: string) => void,
  ): Promise<Written | null> {
    if (this.#underWay >= AT_ONCE || this.#options.now() < this.#restsUntil) return null;
    const sentences = new Sentences(findings, this.#options.knowledge);
    const tooLong = new AbortController();
    const { first, whole, rest } = this.#patience;
    const timers = [
      setTimeout(() => sentences.count === 0 && tooLong.abort(new Error("the model took too long to begin")), first),
      setTimeout(() => tooLong.abort(new Error("the model took too long")), whole),
    ];
    this.#underWay++;
    try {
      const order = { instructions, material: materialFor(question, history, findings) };
      for await (const piece of until(tooLong.signal, this.#options.model.write(order, tooLong.signal)))
        if (!sentences.take(piece, onText)) break;
      sentences.finish(onText);
    } catch (error) {
      this.#restsUntil = this.#options.now() + rest;
      this.#options.onFailure?.(error);
    } finally {
      this.#underWay--;
      for (const timer of timers) clearTimeout(timer);
      tooLong.abort();
    }
    return sentences.written();
  }
}

/** The sentences of an answer, out of pieces of any size. */
class Sentences {
  readonly #findings: readonly Finding[];
  readonly #isSupported: (sentence: string) => boolean;
  readonly #good: string[] = [];
  readonly #used = new Set<number>();
  #open = "";
  #isOver = false;
  #saysNone = false;

  constructor(findings: readonly Finding[], knowledge: Pick<Searchable, "knows">) {
    this.#findings = findings;
    this.#isSupported = supportedBy(findings, (stemmed) => knowledge.knows(stemmed));
  }

  get count(): number {
    return this.#good.length;
  }

  /** Takes a piece; false when nothing after it is wanted. */
  take(piece: string, onText: (words: string) => void): boolean {
    this.#open += piece;
    // A sentence is over when the next begins, since its passage's number may follow the full stop.
    for (let end = endOfFirst(this.#open); end > 0 && !this.#isOver; end = endOfFirst(this.#open)) {
      const sentence = this.#open.slice(0, end);
      this.#open = this.#open.slice(end);
      this.#judge(sentence, onText);
    }
    if (this.#open.length > LONGEST) this.#isOver = true;
    return !this.#isOver;
  }

  finish(onText: (words: string) => void): void {
    // What was cut off in the middle says something else than was meant.
    if (!this.#isOver && /[.!?][\s[\]\d]*$|^\s*NO ANSWER\W*$/.test(this.#open)) this.#judge(this.#open, onText);
    this.#isOver = true;
  }

  written(): Written | null {
    if (this.#good.length === 0) return this.#saysNone ? "no answer" : null;
    const used = [...this.#used].map((index) => this.#findings[index]).filter((one) => one !== undefined);
    return { text: this.#good.join(" "), citations: used.map(citationOf) };
  }

  #judge(raw: string, onText: (words: string) => void): void {
    if (raw.trim() === "") return;
    if (this.#good.length === 0 && raw.includes(NO_ANSWER)) {
      this.#saysNone = true;
      this.#isOver = true;
      return;
    }
    const numbers = [...raw.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number) - 1);
    const sentence = raw
      .replace(/\s*\[\d{1,2}\]/g, "")
      .replace(/\s+/g, " ")
      .trim();
    const shown = plainText({ text: sentence }).paragraphs.join(" ");
    const length = this.#good.reduce((sum, { length }) => sum + length, 0) + shown.length;
    if (shown !== sentence || !this.#isSupported(sentence) || length > LONGEST) {
      this.#isOver = true;
      return;
    }
    onText(this.#good.length === 0 ? shown : ` ${shown}`);
    this.#good.push(shown);
    for (const number of numbers) this.#used.add(number);
    if (this.#good.length === SENTENCES) this.#isOver = true;
  }
}

/** Where the first sentence ends that another follows; 0 where none does. */
function endOfFirst(text: string): number {
  const end = /[.!?](?:\s*\[\d{1,2}\])*[.]?\s+(?=[^\s[])|\n/.exec(text);
  return end ? end.index + end[0].length : 0;
}

/** The same pieces, but no longer waited for once `signal` says so, whether or not whoever sends them heeds it. */
async function* until(signal: AbortSignal, pieces: AsyncIterable<string>): AsyncIterable<string> {
  const iterator = pieces[Symbol.asyncIterator]();
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
