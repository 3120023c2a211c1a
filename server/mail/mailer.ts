import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { CONNECTIONS, type Delivery, openPost, type Waits } from "#mail/post.ts";
import type { Content } from "#mail/render.ts";
import type { MailSettings } from "../env.ts";
import { Worker } from "./worker.ts";

/** The way out for mails, as the calls and the server know it. */
export interface Mailer {
  readonly settings: MailSettings;
  /** Begins to work off the outbox. */
  start(): Promise<void>;
  /** Sends what is due. Returns at once. */
  readonly wake: () => void;
  /** The same, even if the mail server could not be used a moment ago. */
  readonly wakeNow: () => void;
  /** Sends one at once, past the outbox, to the configured recipients. */
  sendNow(content: Content): Promise<Delivery>;
  /** Lets what is under way end, and sends nothing more. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  log: Logger;
  now: () => number;
  settings: MailSettings;
  /** The site's own address, for links. */
  origin: string;
  /** How long the mail server is waited for, where it is not as long as usual. */
  waits?: Partial<Waits>;
}

/** How long mails that are under way may take when the server stops. */
const STOP_MS = 5000;

/** Opens the way out: with an account, the outbox is worked off; without, mails wait. */
export function openMailer({ db, log, now, settings, origin, waits }: Options): Mailer {
  const { account, recipients } = settings;
  if (!account) return disabledMailer(settings);
  const post = openPost(account, waits);
  const worker = new Worker({ db, log, now, origin, post, recipients, atOnce: CONNECTIONS });
  return {
    ...disabledMailer(settings),
    start: () => worker.start(),
    wake: () => worker.wake(),
    wakeNow: () => worker.wakeNow(),
    stop: () => worker.stop(STOP_MS),
  };
}

/** A way out that leaves the outbox alone and sends only what is to be sent past it. */
export function disabledMailer(settings: MailSettings): Mailer {
  const { account, recipients } = settings;
  return {
    settings,
    async start() {},
    wake() {},
    wakeNow() {},
    async sendNow(content) {
      if (!account) return notConfigured(settings);
      // A connection of its own: a test says how it is now, and waits for no others.
      const once = openPost(account);
      try {
        const messageId = `<test-${randomUUID()}@${account.from.address.split("@").at(-1)}>`;
        const headers = { "Auto-Submitted": "auto-generated" };
        return await once.send({ ...content, to: recipients, replyTo: null, messageId, headers });
      } finally {
        await once.close(0);
      }
    },
    async stop() {},
  };
}

const notConfigured = ({ missing }: MailSettings): Delivery => ({
  kind: "failed",
  by: [],
  answer: `E-mail is not configured: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
  isFinal: false,
  isServer: true,
});
