import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { type ClaimedEmail, claimEmails, LEASE_MS, releaseAbandoned, renewLeases } from "#domain/emails/claim.ts";
import { composeEmail } from "#domain/emails/compose.ts";
import { type Outcome, settleEmail } from "#domain/emails/settle.ts";
import { MAX_CONNECTIONS, type SmtpTransport } from "#mail/smtp-transport.ts";
import { emailDefinitions as definitions } from "./email-definitions.ts";
import { logFailure, loggable } from "./telemetry/failure-log.ts";
import { type Trace, untraced } from "./telemetry/trace.ts";

export interface WorkerOptions {
  db: Database;
  log: Logger;
  now: () => number;
  /** The site's origin, for links. */
  origin: string;
  transport: SmtpTransport;
  recipients: readonly string[];
  masksEveryone?: boolean;
  trace?: Trace;
}

/** How often the outbox is checked for retries and for emails that other processes left. */
const POLL_INTERVAL_MS = 5000;
/** How long sending pauses after the mail server was unreachable, so that not every email has to time out on it. */
const PAUSE_MS = 30_000;
const SETTLE_AGAIN_MS = 1000;

/** Sends the emails of the outbox in the background, a few at once. */
export class OutboxWorker {
  readonly #options: WorkerOptions;
  readonly #sending = new Map<ClaimedEmail, Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #claiming = false;
  #claimAgain = false;
  #stopped = false;
  #pausedUntil = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { db, now } = this.#options;
    // Otherwise the leases of a process that stopped expire by themselves.
    if (db.isExclusive) await releaseAbandoned({ db, now });
    this.#timers = [
      setInterval(() => this.run(), POLL_INTERVAL_MS).unref(),
      setInterval(() => this.#renew(), LEASE_MS / 3).unref(),
    ];
    this.run();
  }

  /** Like `run`, but ignores the pause after a failure of the mail server. */
  runNow(): void {
    this.#pausedUntil = 0;
    this.run();
  }

  /** Claims no more emails and waits at most `timeoutMs` for those being sent. */
  async stop(timeoutMs: number): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#options.transport.close(timeoutMs);
    await Promise.all(this.#sending.values());
  }

  /** Sends the emails that are due. Returns at once. */
  run(): void {
    if (this.#claiming) {
      this.#claimAgain = true;
      return;
    }
    this.#claiming = true;
    this.#claim()
      .catch((error: unknown) => logFailure(this.#options.log, "warn", error, "the outbox could not be read"))
      .finally(() => {
        this.#claiming = false;
        if (!this.#claimAgain) return;
        this.#claimAgain = false;
        this.run();
      });
  }

  async #claim(): Promise<void> {
    const { db, now } = this.#options;
    const free = MAX_CONNECTIONS - this.#sending.size;
    if (this.#stopped || free <= 0 || now() < this.#pausedUntil) return;
    for (const email of await claimEmails(db, now(), free)) {
      const sending = this.#process(email).finally(() => {
        this.#sending.delete(email);
        // A slot is free.
        this.run();
      });
      this.#sending.set(email, sending);
    }
  }

  async #process(email: ClaimedEmail): Promise<void> {
    const { log, db, now, trace = untraced } = this.#options;
    const outcome = await trace("send an email", () => this.#send(email), {
      isRoot: true,
      attributesOf: ({ kind }) => ({ "email.kind": email.kind, "email.outcome": kind }),
    });
    if (outcome.kind === "failed")
      log.warn({ emailId: email.id, kind: email.kind, isFinal: outcome.isFinal }, "an email was not accepted");
    // An accepted email must be recorded even if the disk is full for a moment.
    while (true) {
      try {
        await settleEmail(db, email, outcome, now());
        return;
      } catch (error) {
        logFailure(log, "warn", error, "the outcome of an email could not be stored", { emailId: email.id });
        if (this.#stopped) return;
        await wait(SETTLE_AGAIN_MS);
      }
    }
  }

  async #send(email: ClaimedEmail): Promise<Outcome> {
    const { db, now, transport } = this.#options;
    try {
      const composed = await composeEmail(db, email, { ...this.#options, definitions, now: now() });
      if ("outcome" in composed) return composed.outcome;
      const delivery = await transport.send(composed.message);
      if (delivery.kind === "failed" && delivery.isServer) this.#pausedUntil = now() + PAUSE_MS;
      else this.#pausedUntil = 0;
      return delivery;
    } catch (error) {
      this.#options.log.error({ emailId: email.id, err: loggable(error) }, "an email could not be composed");
      return {
        kind: "failed",
        by: [],
        answer: "The email could not be composed. The log has the reason.",
        isFinal: false,
      };
    }
  }

  #renew(): void {
    const { db, now, log } = this.#options;
    renewLeases(db, [...this.#sending.keys()], now()).catch((error: unknown) =>
      logFailure(log, "warn", error, "leases of emails could not be renewed"),
    );
  }
}
