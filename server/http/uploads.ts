import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { BusyError } from "#domain/errors.ts";
import type { SentFile } from "#domain/files/check-resume.ts";
import type { TrustedProxies } from "../env.ts";
import { addressKey, clientAddress } from "./address.ts";
import { PlaceByPlace } from "./place-by-place.ts";
import { type FormRules, readForm, type SentForm } from "./read-form.ts";
import { Turnstile } from "./turnstile.ts";

/** As many may arrive at once; each takes a file on the disk. */
const MOST_ARRIVING = 256;
/** Of these, as many may come from one address: whoever never finishes what he sends keeps himself waiting alone. */
const MOST_FROM_ONE = 16;
/** As many are in memory at once, to be looked into and stored. */
const MOST_IN_MEMORY = 4;
/** Seconds after which whoever found no place may try again. */
const RETRY_AFTER = 10;

interface Options {
  dataFolder: string;
  trustedProxies: TrustedProxies;
  /** How long a form may take to arrive, in milliseconds, and how long in which a file comes. */
  patience: number;
  filePatience: number;
}

/** Where forms with files come in. However many arrive at once, and however slowly, memory holds a few files alone. */
export class Uploads {
  readonly #options: Options;
  readonly #folder: string;
  readonly #places: PlaceByPlace;
  readonly #turnstile = new Turnstile(MOST_IN_MEMORY);
  #arriving = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#folder = join(options.dataFolder, "uploads");
    this.#places = new PlaceByPlace({ places: MOST_FROM_ONE, line: MOST_ARRIVING, patience: options.patience / 3 });
  }

  /** Reads the form and gives it to `store`, one of the few at a time. */
  async receive<Result>(
    request: IncomingMessage,
    rules: FormRules,
    store: (fields: SentForm["fields"], file: SentFile | null) => Promise<Result>,
  ): Promise<Result> {
    const { trustedProxies, patience, filePatience } = this.#options;
    const leave = await this.#places.take(addressKey(clientAddress(request, trustedProxies)));
    if (!leave) throw new BusyError(RETRY_AFTER);
    if (this.#arriving >= MOST_ARRIVING) {
      leave();
      throw new BusyError(RETRY_AFTER);
    }
    this.#arriving += 1;
    try {
      const { fields, file } = await readForm(request, {
        ...rules,
        folder: this.#folder,
        patience,
        filePatience,
      }).finally(leave);
      if (!file) return await store(fields, null);
      const { name, bytes } = file;
      try {
        return await this.#turnstile.pass(async () => store(fields, { name, content: await bytes.read() }));
      } finally {
        await bytes.close();
      }
    } finally {
      this.#arriving -= 1;
    }
  }
}
