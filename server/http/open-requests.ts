import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { findOpenSessions } from "#domain/accounts/sessions/find.ts";
import type { Context } from "#domain/kernel/context.ts";
import { logFailure } from "../telemetry/failure-log.ts";

/** How often the sessions of open requests are looked up (ms). */
const CHECK_INTERVAL_MS = 1000;

interface OpenRequest {
  tokenHash: string;
  /** False in its first interval: an admin who leaves the team still gets the answer to that change. */
  isChecked: boolean;
}

/**
 * The requests of the team that this server is answering. A response can take minutes, such as an export to a slow client:
 * it is cut off within seconds after its session has ended, on whichever server that happened.
 */
export class OpenRequests {
  readonly #open = new Map<ServerResponse, OpenRequest>();
  readonly #context: Pick<Context, "db" | "now" | "staffSessions">;
  readonly #log: Logger;
  #timer: ReturnType<typeof setInterval> | undefined;
  #checking: Promise<void> | undefined;

  constructor({ log, ...context }: Pick<Context, "db" | "now" | "staffSessions"> & { log: Logger }) {
    this.#context = context;
    this.#log = log;
  }

  add(response: ServerResponse, tokenHash: string): void {
    if (response.destroyed) return;
    this.#open.set(response, { tokenHash, isChecked: false });
    response.once("close", () => this.#open.delete(response));
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = undefined;
      });
    }, CHECK_INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
  }

  async #check(): Promise<void> {
    const checked = [...this.#open].filter(([, { isChecked }]) => isChecked);
    for (const request of this.#open.values()) request.isChecked = true;
    if (checked.length === 0) return;
    try {
      const hashes = [...new Set(checked.map(([, { tokenHash }]) => tokenHash))];
      const open = await findOpenSessions(this.#context, hashes);
      for (const [response, { tokenHash }] of checked) if (!open.has(tokenHash)) response.destroy();
    } catch (error) {
      logFailure(this.#log, "warn", error, "the sessions of open requests were not checked and will be again");
    }
  }
}
