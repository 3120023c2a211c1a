import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { CONNECTIONS, type Delivery, openPost, type Waits } from "#mail/post.ts";
import type { Content } from "#mail/render.ts";
import type { MailSettings } from "../env.ts";
import { Worker } from "./worker.ts";

/** Sends emails: the interface for API endpoints and the server. */
export interface Mailer {
  readonly settings: MailSettings;
  /** Starts sending the emails of the outbox. */
  start(): Promise<void>;
  /** Sends what is due. Returns at once. */
  readonly run: () => void;
  /** Like `run`, but ignores the pause after a failure of the mail server. */
  readonly runNow: () => void;
  /** Sends one email directly, without the outbox, to the configured recipients. */
  sendNow(content: Content): Promise<Delivery>;
  /** Waits for the emails being sent and sends no more. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  log: Logger;
  now: () => number;
  settings: MailSettings;
  /** The site's origin, for links. */
  origin: string;
  /** Timeouts of the mail server that differ from the default. */
  waits?: Partial<Waits>;
}

/** How long emails being sent may take when the server stops. */
const STOP_MS = 5000;

/** Opens the mailer. Without an account, emails wait in the outbox. */
export function openMailer({ db, log, now, settings, origin, waits }: Options): Mailer {
  const { account, recipients } = settings;
  if (!account) return disabledMailer(settings);
  const post = openPost(account, waits);
  const worker = new Worker({ db, log, now, origin, post, recipients, atOnce: CONNECTIONS });
  return {
    ...disabledMailer(settings),
    start: () => worker.start(),
    run: () => worker.run(),
    runNow: () => worker.runNow(),
    stop: () => worker.stop(STOP_MS),
  };
}

/** A mailer that leaves the outbox alone and only sends emails directly. */
export function disabledMailer(settings: MailSettings): Mailer {
  const { account, recipients } = settings;
  return {
    settings,
    async start() {},
    run() {},
    runNow() {},
    async sendNow(content) {
      if (!account) return notConfigured(settings);
      // Its own connection, so that a test email does not wait for the outbox.
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
