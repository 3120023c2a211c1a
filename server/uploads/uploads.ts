import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { SentFile } from "#domain/files/check-resume.ts";
import { resumeRules } from "#domain/files/rules.ts";
import { KeyedSemaphore, Semaphore } from "#domain/kernel/semaphore.ts";
import { addressKey, clientAddress, networksOf, type TrustProxy } from "../http/client-address.ts";
import type { Limits } from "../http/limits.ts";
import { readForm, type SentForm } from "./read-form.ts";
import type { Storage } from "./storage.ts";

/** How many uploads the server receives at the same time; each takes a file on the disk. */
const MAX_UPLOADS = 256;
/** How many of them may come from one network address, or IPv6 /48, so that a client which never finishes blocks only itself. */
const MAX_UPLOADS_PER_ADDRESS = 16;
/** How many forms of one address may be read at the same time before the first byte of a file, or without one. */
const MAX_TEXTS_PER_ADDRESS = 64;
/** How many files are in memory at the same time, to be checked and stored. */
const MAX_FILES_IN_MEMORY = 4;
/**
 * After a file of one address is stored, its next one waits this many times as long as that took: checking and storing 5 MB
 * takes some 50 ms, in which the server answers no other visitor.
 */
const PAUSE_FACTOR = 3;
/** The longest such pause: a scanner or a slow database may take seconds, in which others are served. */
const MAX_PAUSE_MS = 250;
/** How many refused forms of one address are read to their end at the same time, which costs some milliseconds each. */
const MAX_REFUSED_PER_ADDRESS = 2;
/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 10;

interface Options {
  limits: Limits;
  storage: Storage;
  dataFolder: string;
  trustProxy: TrustProxy;
  /** How long a form without a file may take to arrive, in milliseconds. */
  requestTimeoutMs: number;
  /** How long a form with a file may take to arrive, in milliseconds. */
  uploadTimeoutMs: number;
}

/**
 * Receives forms with files. However many arrive at the same time, and however slowly, memory holds only a few files,
 * and a form without a file never waits for one with a file.
 */
export class Uploads {
  readonly #options: Options;
  readonly #folder: string;
  readonly #textsByAddress: KeyedSemaphore;
  readonly #filesByAddress: KeyedSemaphore;
  readonly #files = new Semaphore({ permits: MAX_UPLOADS, maxWaiting: 0, retryAfter: RETRY_AFTER });
  readonly #refusedByAddress = new KeyedSemaphore({ permits: MAX_REFUSED_PER_ADDRESS, maxWaiting: 0 });
  readonly #storingByAddress = new KeyedSemaphore({ permits: 1 });
  readonly #inMemory = new Semaphore({ permits: MAX_FILES_IN_MEMORY });

  constructor(options: Options) {
    this.#options = options;
    this.#folder = join(options.dataFolder, "uploads");
    const queue = { maxWaiting: MAX_UPLOADS, timeoutMs: options.requestTimeoutMs / 3, retryAfter: RETRY_AFTER };
    this.#textsByAddress = new KeyedSemaphore({ permits: MAX_TEXTS_PER_ADDRESS, ...queue });
    this.#filesByAddress = new KeyedSemaphore({ permits: MAX_UPLOADS_PER_ADDRESS, ...queue });
  }

  /**
   * Reads the form, whose one file may be in `fileField`, and resolves with the result of `store`, which runs for a few
   * files at a time.
   * Throws what `readForm` and `store` throw, `BusyError` when too many uploads arrive at the same time, and for a file
   * `HttpError` 429 when its address has sent too many bytes within an hour, and 507 when there is no room for it.
   */
  async receive<Result>(
    request: IncomingMessage,
    fileField: string,
    store: (fields: SentForm["fields"], file: SentFile | null) => Promise<Result>,
  ): Promise<Result> {
    const { limits, storage, trustProxy, requestTimeoutMs, uploadTimeoutMs } = this.#options;
    const networks = networksOf(clientAddress(request, trustProxy));
    const address = addressKey(networks.at(-1) ?? "");
    let releaseAddress = await this.#textsByAddress.acquire(address);
    let releaseFile = () => {};
    let releaseRoom = () => {};
    let isRefused = false;
    const admit = async () => {
      const declared = Number(request.headers["content-length"] ?? resumeRules.maxBytes);
      const size = Math.min(declared, resumeRules.maxBytes);
      releaseRoom = await storage.admitFile(size, fileField);
      await limits.takeFrom(networks, "fileBytes", size, (period) => tooManyFiles(fileField, period));
    };
    const onFile = async () => {
      await admit().catch((error) => {
        isRefused = true;
        throw error;
      });
      releaseAddress();
      releaseAddress = () => {};
      releaseAddress = await this.#filesByAddress.acquire(address);
      releaseFile = await this.#files.acquire();
    };
    try {
      const { fields, file } = await readForm(request, {
        fileField,
        folder: this.#folder,
        requestTimeoutMs,
        uploadTimeoutMs,
        onFile,
      }).finally(() => releaseAddress());
      if (!file) return await store(fields, null);
      const { name, bytes } = file;
      try {
        return await this.#storeInTurn(address, async () => store(fields, { name, content: await bytes.read() }));
      } finally {
        await bytes.close();
      }
    } finally {
      releaseFile();
      releaseRoom();
      if (isRefused) await this.#readRest(request, address);
    }
  }

  /**
   * Reads the rest of a refused form and discards it: Firefox reports a lost connection instead of the response when it
   * cannot send the whole request.
   */
  async #readRest(request: IncomingMessage, address: string): Promise<void> {
    if (request.headers["content-length"] === undefined) return;
    const release = await this.#refusedByAddress.acquire(address).catch(() => null);
    if (!release) return;
    const signal = AbortSignal.timeout(this.#options.uploadTimeoutMs);
    await finished(request.resume(), { signal }).catch(() => {});
    setTimeout(release, MAX_PAUSE_MS).unref();
  }

  /** Stores a file after those of the same address, with a pause between two, so that they leave time for other visitors. */
  async #storeInTurn<Result>(address: string, store: () => Promise<Result>): Promise<Result> {
    if (!this.#options.limits.enabled) return await this.#inMemory.run(store);
    const release = await this.#storingByAddress.acquire(address);
    let elapsedMs = 0;
    try {
      return await this.#inMemory.run(async () => {
        const startedAt = performance.now();
        return await store().finally(() => {
          elapsedMs = performance.now() - startedAt;
        });
      });
    } finally {
      setTimeout(release, Math.min(MAX_PAUSE_MS, PAUSE_FACTOR * elapsedMs)).unref();
    }
  }
}

function tooManyFiles(field: string, period: string) {
  const message = `Your network has sent too many files. Please try again in ${period}, or send a link instead`;
  return { message, errors: { [field]: [message] } };
}
