interface Options {
  /** How many each may have at once. */
  places: number;
  /** How many of each may wait for one; whoever comes later is turned away at once. */
  line: number;
  /** How long one waits, in milliseconds. */
  patience: number;
}

interface Line {
  taken: number;
  waiting: (() => void)[];
}

/** Gives each address so many places at once; who finds none free waits for one, in order, and not for ever. */
export class PlaceByPlace {
  readonly #options: Options;
  readonly #lines = new Map<string, Line>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves with what gives the place back, to be called once; with null when none became free in time. */
  async take(who: string): Promise<(() => void) | null> {
    const { places, line: longest, patience } = this.#options;
    const line = this.#lines.get(who) ?? { taken: 0, waiting: [] };
    this.#lines.set(who, line);
    if (line.taken < places) {
      line.taken += 1;
      return () => this.#leave(who, line);
    }
    if (line.waiting.length >= longest) return null;
    return await new Promise((resolve) => {
      const next = () => {
        clearTimeout(late);
        resolve(() => this.#leave(who, line));
      };
      const late = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(next), 1);
        resolve(null);
      }, patience);
      line.waiting.push(next);
    });
  }

  #leave(who: string, line: Line): void {
    // The place goes to the next in line without becoming free in between.
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.taken -= 1;
    if (line.taken === 0) this.#lines.delete(who);
  }
}
