import { createTransport, type NodemailerError, type SMTPPoolOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import wellKnown from "nodemailer/lib/well-known";
import type { RenderedEmail } from "./render.ts";

/** The account at the mail server. */
export interface Account {
  /** The name of a service that `nodemailer` knows, or host and port. */
  server: { service: string } | { host: string; port: number; secure: boolean };
  user: string;
  password: string;
  /** Name and address in the From header. */
  from: { name: string; address: string };
}

export interface Message extends RenderedEmail {
  to: string[];
  replyTo: string | null;
  messageId: string;
  inReplyTo?: string;
  references?: string[];
  headers: Record<string, string>;
}

/** The mail server's response to a message. `by`: the recipients it accepted; `answer`: its response text. */
export type Delivery =
  | { kind: "accepted"; by: string[]; answer: string }
  | {
      kind: "failed";
      by: string[];
      answer: string;
      /** A retry would get the same response. */
      isFinal: boolean;
      /** The server cannot be used for any message, for example because the login failed. */
      isServer: boolean;
    };

/** Sends emails over SMTP. Never throws; every step has a timeout. */
export interface SmtpTransport {
  send(message: Message): Promise<Delivery>;
  /** Waits at most `timeoutMs` for messages being sent, then closes all connections. */
  close(timeoutMs: number): Promise<void>;
}

/** The mail server's time to accept a connection, to greet, to respond, and to be found in DNS (ms). */
const DEFAULT_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
export type SmtpTimeouts = typeof DEFAULT_TIMEOUTS;
/** Timeout for a whole message: a server that sends a byte now and then never hits the socket timeout (ms). */
const SEND_TIMEOUT_MS = 120_000;
/** How long an idle connection stays open (ms). */
const IDLE_TIMEOUT_MS = 10_000;
/** Maximum number of open connections. */
export const MAX_CONNECTIONS = 5;

/** Opens a connection pool for an account. It connects when there is a message to send and reuses connections. */
export function openSmtpTransport(account: Account, timeouts: Partial<SmtpTimeouts> = {}): SmtpTransport {
  const transport = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    ...DEFAULT_TIMEOUTS,
    ...timeouts,
    ...serverOptions(account),
  });
  const pending = new Set<Promise<Delivery>>();
  const closing = new AbortController();

  async function attempt(message: Message): Promise<Delivery> {
    const { replyTo, to, calendar, subject, ...rest } = message;
    try {
      const info = await transport.sendMail({
        ...rest,
        // Mail programs decode what looks like an encoded word (RFC 2047), unless it is encoded itself.
        subject: subject.includes("=?") ? encodeWord(subject, "B", 52) : subject,
        from: account.from,
        to: to.map((address) => ({ name: "", address })),
        ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
        envelope: { from: account.from.address, to },
        ...(calendar && {
          icalEvent: { method: calendar.method, content: calendar.text, filename: "interview.ics" },
        }),
        textEncoding: "quoted-printable",
        // An email never includes files or URLs.
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      });
      const refusals = info.rejectedErrors ?? [];
      const by = info.accepted;
      if (refusals.length === 0) return { kind: "accepted", by, answer: clean(info.response) };
      return refused(refusals, message, by);
    } catch (error) {
      return failure(error as NodemailerError, message);
    }
  }

  const clean = (text: string) => withoutSecrets(text, account).replace(/\s+/g, " ").trim();
  /** A delivery that some or all recipients refused; `by` are the others. */
  const refused = (refusals: NodemailerError[], { to }: Message, by: string[]): Delivery => ({
    kind: "failed",
    by,
    answer: refusals
      .map(({ recipient, response, message }) =>
        clean(`${to.length > 1 ? `${recipient ?? ""}: ` : ""}${response ?? message}`),
      )
      .join("; "),
    isFinal: refusals.every(isFinal),
    isServer: false,
  });
  function failure(error: NodemailerError, message: Message): Delivery {
    const refusals = error.rejectedErrors ?? [];
    if (refusals.length > 0) return refused(refusals, message, []);
    const isMessage = error.code === "EENVELOPE" || error.code === "EMESSAGE";
    return {
      kind: "failed",
      by: [],
      answer: clean(error.name === "AbortError" ? "The mail server took too long." : (error.response ?? error.message)),
      isFinal: isMessage && isFinal(error),
      isServer: !isMessage || error.responseCode === 421,
    };
  }

  return {
    send(message) {
      const sending = attempt(message).finally(() => pending.delete(sending));
      pending.add(sending);
      return sending;
    },
    async close(timeoutMs) {
      const timer = setTimeout(() => closing.abort(), timeoutMs);
      await Promise.all(pending);
      clearTimeout(timer);
      transport.close();
    },
  };
}

/** Whether a refusal is permanent: 5xx, except for authentication errors, which an admin can fix in the configuration. */
function isFinal({ responseCode = 0 }: NodemailerError): boolean {
  return responseCode >= 500 && responseCode < 600 && ![530, 534, 535, 538].includes(responseCode);
}

function serverOptions({ server: at, user, password }: Account): SMTPPoolOptions {
  const auth = { user, pass: password };
  // TLS is required except on this machine, where connections cannot be intercepted and certificates rarely match. A
  // service without a host in nodemailer's list is a local tool.
  if ("service" in at) {
    const known = wellKnown(at.service);
    return { service: at.service, auth, requireTLS: !known || known.host !== undefined };
  }
  const isLocal = /^(localhost|127(\.\d+){3}|::1)$/.test(at.host);
  return { ...at, auth, requireTLS: !isLocal && !at.secure, tls: { rejectUnauthorized: !isLocal } };
}

/** Hides the password, in every encoding in which it is sent: some servers repeat it, and responses are stored and shown. */
function withoutSecrets(text: string, { user, password }: Account): string {
  const forms = [password, ...[password, `\0${user}\0${password}`].map((one) => Buffer.from(one).toString("base64"))];
  return forms.reduce((safe, secret) => (secret.length < 3 ? safe : safe.replaceAll(secret, "[hidden]")), text);
}
