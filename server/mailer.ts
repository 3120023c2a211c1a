import { randomUUID } from "node:crypto";
import type { RenderedEmail } from "#mail/render.ts";
import { type Account, type Delivery, openSmtpTransport, type SmtpTimeouts } from "#mail/smtp-transport.ts";
import type { EmailSettings } from "./env.ts";
import { OutboxWorker, type WorkerOptions } from "./outbox-worker.ts";

/** Sends emails: the interface for API endpoints and the server. */
export interface Mailer {
  readonly settings: EmailSettings;
  /** Starts sending the emails of the outbox. */
  start(): Promise<void>;
  /** Sends the emails that are due. Returns at once. */
  readonly run: () => void;
  /** Like `run`, but ignores the pause after a failure of the mail server. */
  readonly runNow: () => void;
  /** Sends one email directly, without the outbox, to the configured recipients. */
  sendNow(email: RenderedEmail): Promise<Delivery>;
  /** Waits at most five seconds for the emails being sent, and sends no more. */
  stop(): Promise<void>;
}

interface Options extends Omit<WorkerOptions, "transport" | "recipients"> {
  settings: EmailSettings;
  /** Timeouts of the mail server that differ from the default. */
  timeouts?: Partial<SmtpTimeouts>;
  /** Leaves the outbox alone and only sends emails directly. */
  isOutboxPaused?: boolean;
}

/** How long emails being sent may take when the server stops. */
const STOP_MS = 5000;

/** Opens the mailer. Without an account, emails wait in the outbox. */
export function openMailer({ settings, timeouts, isOutboxPaused = false, ...options }: Options): Mailer {
  const { account, recipients, missing } = settings;
  const worker =
    account && !isOutboxPaused
      ? new OutboxWorker({ ...options, recipients, transport: openSmtpTransport(account, timeouts) })
      : null;
  return {
    settings,
    start: async () => worker?.start(),
    run: () => worker?.run(),
    runNow: () => worker?.runNow(),
    stop: async () => worker?.stop(STOP_MS),
    async sendNow(email) {
      if (account) return await sendDirectly(account, recipients, email);
      const answer = `Email is not configured: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`;
      return { kind: "failed", by: [], answer, isFinal: false, isServer: true };
    },
  };
}

/** Sends an email over its own connection, so that it does not wait for the outbox. */
async function sendDirectly(account: Account, to: string[], email: RenderedEmail): Promise<Delivery> {
  const transport = openSmtpTransport(account);
  try {
    const messageId = `<test-${randomUUID()}@${account.from.address.split("@").at(-1)}>`;
    const headers = { "Auto-Submitted": "auto-generated" };
    return await transport.send({ ...email, to, replyTo: null, messageId, headers });
  } finally {
    await transport.close(0);
  }
}
