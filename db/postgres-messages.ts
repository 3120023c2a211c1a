import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Messages, Topic } from "./messages.ts";

/** The channel of LISTEN and NOTIFY; a trigger names it, too (migrations/2026-11-24b-changed-openings.ts). */
const CHANNEL = "servers";
/** PostgreSQL refuses notifications of 8,000 bytes or more. */
const MAX_BYTES = 7800;
/** Messages that wait to be sent; more are dropped. */
const MAX_WAITING = 1000;
/** How often the connection that listens is tried (ms): a dead one may look alive, and PgBouncer delivers nothing. */
const TRIAL_INTERVAL_MS = 20_000;
const TRIAL_MS = 5000;
const RETRY_MS = 1000;
/** How long to wait after a connection that accepts LISTEN but delivers nothing (ms). */
const SILENT_RETRY_MS = 60_000;

/** A notification. The trigger's has no sender; a trial has a token and no messages. */
interface Notification {
  from?: string;
  token?: string;
  messages?: [Topic, unknown][];
}

interface Options {
  /** Leads to PostgreSQL itself. */
  url: string;
  /** Sends notifications. */
  pool: pg.Pool;
  /** Called once when a connection listens but receives nothing. */
  onSilence: (() => void) | undefined;
  /** Called once when no connection that listens could be opened. */
  onFailure: ((error: unknown) => void) | undefined;
}

/** Messages over LISTEN, on a connection of its own that is opened again whenever it is lost, and NOTIFY. */
export class PostgresMessages implements Messages {
  readonly #options: Options;
  readonly #id = randomUUID();
  readonly #receivers = new Map<Topic, ((body: unknown) => void)[]>();
  readonly #closing = new AbortController();
  #waiting: [Topic, unknown][] = [];
  #isSending = false;
  #isConnected = false;
  #isFailureKnown = false;
  #listening: Promise<void> | undefined;
  #onToken: (token: string) => void = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  isConnected(): boolean {
    return this.#isConnected;
  }

  publish(topic: Topic, body: unknown): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push([topic, body]);
    if (!this.#isSending) void this.#send();
  }

  subscribe(topic: Topic, receive: (body: unknown) => void): void {
    this.#receivers.set(topic, [...(this.#receivers.get(topic) ?? []), receive]);
    this.#listening ??= this.#listen();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening;
  }

  /** Sends what waits, as few notifications: PostgreSQL commits those of all connections one after the other. */
  async #send(): Promise<void> {
    this.#isSending = true;
    // One turn of the event loop collects an answer's words.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const messages: [Topic, unknown][] = [];
      let bytes = JSON.stringify({ from: this.#id, messages }).length;
      for (const message of this.#waiting) {
        const size = Buffer.byteLength(JSON.stringify(message)) + 1;
        if (bytes + size > MAX_BYTES && messages.length > 0) break;
        bytes += size;
        messages.push(message);
      }
      this.#waiting.splice(0, messages.length);
      if (bytes <= MAX_BYTES) await this.#notify({ from: this.#id, messages }).catch(() => {});
    }
    this.#isSending = false;
  }

  async #notify(notification: Notification): Promise<void> {
    await this.#options.pool.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(notification)]);
  }

  async #listen(): Promise<void> {
    let isSilenceKnown = false;
    while (!this.#closing.signal.aborted) {
      const wasSilent = await this.#listenOnce();
      this.#isConnected = false;
      if (wasSilent && !isSilenceKnown) this.#options.onSilence?.();
      isSilenceKnown ||= wasSilent;
      await wait(wasSilent ? SILENT_RETRY_MS : RETRY_MS, undefined, {
        ref: false,
        signal: this.#closing.signal,
      }).catch(() => {});
    }
  }

  /** Listens until the connection is lost. Returns whether it was silent: accepted, but no notification arrived. */
  async #listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: TRIAL_MS,
      query_timeout: TRIAL_MS,
    });
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#closing.signal]);
    client.on("error", () => lost.abort());
    client.on("end", () => lost.abort());
    client.on("notification", ({ payload }) => {
      try {
        this.#receive(payload);
      } catch {
        // Every role of the database can send to the channel, whatever it likes.
      }
    });
    let hasArrived = false;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (await this.#trial(signal)) {
        hasArrived = true;
        this.#connect();
        await wait(TRIAL_INTERVAL_MS, undefined, { ref: false, signal });
      }
      return !hasArrived && !signal.aborted;
    } catch (error) {
      if (!hasArrived && !signal.aborted && !this.#isFailureKnown) {
        this.#isFailureKnown = true;
        this.#options.onFailure?.(error);
      }
      return false;
    } finally {
      // The end of a dead connection may never be confirmed.
      await Promise.race([client.end().catch(() => {}), wait(RETRY_MS, undefined, { ref: false })]);
    }
  }

  /** Whether a notification arrives that this server sends itself. */
  async #trial(signal: AbortSignal): Promise<boolean> {
    const token = randomUUID();
    const arrived = new Promise<boolean>((resolve) => {
      this.#onToken = (received) => received === token && resolve(true);
    });
    await this.#notify({ from: this.#id, token });
    const late = wait(TRIAL_MS, false, { ref: false, signal }).catch(() => false);
    return await Promise.race([arrived, late]);
  }

  #connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    for (const topic of this.#receivers.keys()) this.#deliver(topic, null);
  }

  #receive(payload = ""): void {
    const { from, token, messages = [] } = JSON.parse(payload) as Notification;
    if (from === this.#id) {
      if (token) this.#onToken(token);
      return;
    }
    for (const [topic, body] of messages) this.#deliver(topic, body);
  }

  #deliver(topic: Topic, body: unknown): void {
    for (const receive of this.#receivers.get(topic) ?? []) receive(body);
  }
}
