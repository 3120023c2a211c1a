import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { BusyError } from "#domain/errors.ts";
import type { SentFile } from "#domain/files/check-resume.ts";
import { type FormRules, readForm, type SentForm } from "./read-form.ts";
import { Turnstile } from "./turnstile.ts";

/** As many may arrive at once; each takes a file on the disk. */
const MOST_ARRIVING = 256;
/** As many are in memory at once, to be looked into and stored. */
const MOST_IN_MEMORY = 4;

/** Where forms with files come in. However many arrive at once, and however slowly, memory holds a few files alone. */
export class Uploads {
  readonly #folder: string;
  readonly #patience: number;
  readonly #turnstile = new Turnstile(MOST_IN_MEMORY);
  #arriving = 0;

  constructor({ dataFolder, patience }: { dataFolder: string; patience: number }) {
    this.#folder = join(dataFolder, "uploads");
    this.#patience = patience;
  }

  /** Reads the form and gives it to `store`, one of the few at a time. */
  async receive<Result>(
    request: IncomingMessage,
    rules: FormRules,
    store: (fields: SentForm["fields"], file: SentFile | null) => Promise<Result>,
  ): Promise<Result> {
    if (this.#arriving >= MOST_ARRIVING) throw new BusyError(10);
    this.#arriving += 1;
    try {
      const { fields, file } = await readForm(request, { ...rules, folder: this.#folder, patience: this.#patience });
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
