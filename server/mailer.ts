import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { RenderedEmail } from "#mail/render.ts";
import { type Delivery, MAX_CONNECTIONS, openSmtpTransport, type SmtpTimeouts } from "#mail/smtp-transport.ts";
import type { EmailSettings } from "./env.ts";
import { Worker } from "./outbox-worker.ts";

/** Sends emails: the interface for API endpoints and the server. */
export interface Mailer {
  readonly settings: EmailSettings;
  /** Starts sending the emails of the outbox. */
  start(): Promise<void>;
  /** Sends what is due. Returns at once. */
  readonly run: () => void;
  /** Like `run`, but ignores the pause after a failure of the mail server. */
  readonly runNow: () => void;
  /** Sends one email directly, without the outbox, to the configured recipients. */
  sendNow(content: RenderedEmail): Promise<Delivery>;
  /** SmtpTimeouts for the emails being sent and sends no more. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  log: Logger;
  now: () => number;
  settings: EmailSettings;
  /** The site's origin, for links. */
  origin: string;
  /** Timeouts of the mail server that differ from the default. */
  timeouts?: Partial<SmtpTimeouts>;
}

/** How long emails being sent may take when the server stops. */
const STOP_MS = 5000;

/** Opens the mailer. Without an account, emails wait in the outbox. */
export function openMailer({ db, log, now, settings, origin, timeouts }: Options): Mailer {
  const { account, recipients } = settings;
  if (!account) return disabledMailer(settings);
  const transport = openSmtpTransport(account, timeouts);
  const worker = new Worker({ db, log, now, origin, transport, recipients, maxConcurrent: MAX_CONNECTIONS });
  return {
    ...disabledMailer(settings),
    start: () => worker.start(),
    run: () => worker.run(),
    runNow: () => worker.runNow(),
    stop: () => worker.stop(STOP_MS),
  };
}

/** A mailer that leaves the outbox alone and only sends emails directly. */
export function disabledMailer(settings: EmailSettings): Mailer {
  const { account, recipients } = settings;
  return {
    settings,
    async start() {},
    run() {},
    runNow() {},
    async sendNow(content) {
      if (!account) return notConfigured(settings);
      // Its own connection, so that a test email does not wait for the outbox.
      const transport = openSmtpTransport(account);
      try {
        const messageId = `<test-${randomUUID()}@${account.from.address.split("@").at(-1)}>`;
        const headers = { "Auto-Submitted": "auto-generated" };
        return await transport.send({ ...content, to: recipients, replyTo: null, messageId, headers });
      } finally {
        await transport.close(0);
      }
    },
    async stop() {},
  };
}

const notConfigured = ({ missing }: EmailSettings): Delivery => ({
  kind: "failed",
  by: [],
  answer: `E-mail is not configured: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
  isFinal: false,
  isServer: true,
});
