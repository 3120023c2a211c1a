import { createTransport, type NodemailerError, type SMTPPoolOptions } from "nodemailer";
import wellKnown from "nodemailer/lib/well-known";
import type { Content } from "./render.ts";

/** How the mail server is reached. */
export interface Account {
  /** What `nodemailer` knows by name, else host and port. */
  server: { service: string } | { host: string; port: number; secure: boolean };
  user: string;
  password: string;
  /** A name and an address, as they stand in the header. */
  from: { name: string; address: string };
}

export interface Message extends Content {
  to: string[];
  replyTo: string | null;
  messageId: string;
  headers: Record<string, string>;
}

/** What a mail server made of a message: who has it, and what it said. */
export type Delivery =
  | { kind: "accepted"; by: string[]; answer: string }
  | {
      kind: "failed";
      by: string[];
      answer: string;
      /** The same would be said another time. */
      isFinal: boolean;
      /** It is the server that cannot be used, whatever the message. */
      isServer: boolean;
    };

/** The way out for mails: never throws, never waits for ever. */
export interface Post {
  send(message: Message): Promise<Delivery>;
  /** Lets what is under way end, unless it takes longer than `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

/** How long the mail server may take to let us in, to greet us, and to answer: milliseconds. */
const ordinaryWaits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
export type Waits = typeof ordinaryWaits;
/** The most that all of it together may take; a server that trickles is never silent for long. */
const LONGEST_MS = 120_000;
/** How long a connection is kept for the next mail. */
const IDLE_MS = 10_000;
/** How many connections are open at once. */
export const CONNECTIONS = 5;

/** Opens the way out to a mail server. Connections are made when there is something to send, and kept for the next. */
export function openPost(account: Account, waits: Partial<Waits> = {}): Post {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    ...ordinaryWaits,
    ...waits,
    ...server(account),
  });
  const underWay = new Set<Promise<Delivery>>();
  const leaving = new AbortController();

  async function attempt(message: Message): Promise<Delivery> {
    const { replyTo, to, ...rest } = message;
    try {
      const info = await transport.sendMail({
        ...rest,
        from: account.from,
        to: to.map((address) => ({ name: "", address })),
        ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
        envelope: { from: account.from.address, to },
        textEncoding: "quoted-printable",
        // Nothing of a mail is ever read from a file or fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      const refusals = info.rejectedErrors ?? [];
      const by = info.accepted;
      if (refusals.length === 0) return { kind: "accepted", by, answer: words(info.response) };
      return {
        kind: "failed",
        by,
        isServer: false,
        isFinal: refusals.every(isFinal),
        answer: refused(refusals, message),
      };
    } catch (error) {
      return failure(error as NodemailerError, message);
    }
  }

  const words = (text: string) => withoutSecrets(text, account).replace(/\s+/g, " ").trim();
  // Who was refused needs no saying when there was one.
  const refused = (refusals: NodemailerError[], { to }: Message) =>
    refusals
      .map(({ recipient = "", response, message }) =>
        words(`${to.length > 1 ? `${recipient}: ` : ""}${response ?? message}`),
      )
      .join("; ");
  function failure(error: NodemailerError, message: Message): Delivery {
    const refusals = error.rejectedErrors ?? [];
    if (refusals.length > 0)
      return {
        kind: "failed",
        by: [],
        isServer: false,
        isFinal: refusals.every(isFinal),
        answer: refused(refusals, message),
      };
    const isMessage = error.code === "EENVELOPE" || error.code === "EMESSAGE";
    return {
      kind: "failed",
      by: [],
      answer: words(error.name === "AbortError" ? "The mail server took too long." : (error.response ?? error.message)),
      isFinal: isMessage && isFinal(error),
      isServer: !isMessage || error.responseCode === 421,
    };
  }

  return {
    send(message) {
      const sending = attempt(message).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    async close(patience) {
      const cut = setTimeout(() => leaving.abort(), patience);
      await Promise.all(underWay);
      clearTimeout(cut);
      transport.close();
    },
  };
}

/**
 * Whether a refusal stands: 5xx, unless it says that we have not signed in, which is a matter of the configuration and
 * may be put right.
 */
function isFinal({ responseCode = 0 }: NodemailerError): boolean {
  return responseCode >= 500 && responseCode < 600 && ![530, 534, 535, 538].includes(responseCode);
}

function server({ server: at, user, password }: Account): SMTPPoolOptions {
  const auth = { user, pass: password };
  // Connections to this machine cannot be intercepted, and certificates seldom name it; all others require TLS. What nodemailer knows without a host is a tool of this machine.
  if ("service" in at) {
    const known = wellKnown(at.service);
    return { service: at.service, auth, requireTLS: !known || known.host !== undefined };
  }
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(at.host);
  return { ...at, auth, requireTLS: !isHere && !at.secure, tls: { rejectUnauthorized: !isHere } };
}

/** Some servers repeat what they were sent; the password, in any form it is sent in, is never shown or kept. */
function withoutSecrets(text: string, { user, password }: Account): string {
  const forms = [password, ...[password, `\0${user}\0${password}`].map((one) => Buffer.from(one).toString("base64"))];
  return forms.reduce((safe, secret) => (secret.length < 3 ? safe : safe.replaceAll(secret, "[hidden]")), text);
}
