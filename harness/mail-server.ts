import { type AddressInfo, createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { freePort } from "./free-port.ts";

/** An email as the server received it. */
export interface ReceivedEmail {
  to: string[];
  from: string;
  /** Headers by lower-case name, unfolded. */
  headers: Record<string, string>;
  raw: string;
  at: number;
}

/** Faults to inject at each step. If a function throws, the server refuses with `responseCode` and `message`. */
export interface Faults {
  connect?: () => void | Promise<void>;
  recipient?: (address: string) => void;
  /** Called when the whole email has arrived, before it is accepted. */
  data?: (email: ReceivedEmail, session: SMTPServerSession) => void | Promise<void>;
}

/** An SMTP server on loopback with one user, STARTTLS, and fault injection. */
export interface MailServer {
  port: number;
  emails: ReceivedEmail[];
  faults: Faults;
  /** The environment of a site that sends its emails through this server. */
  environment: Record<string, string>;
  /** Closes every connection at once. */
  disconnect(): void;
  /** Resolves when `count` emails have arrived; rejects after `within` milliseconds. */
  arrived(count: number, within?: number): Promise<ReceivedEmail[]>;
  stop(): Promise<void>;
}

export const mailUser = { user: "postman@site.example", password: "the postman's key" };
export const team = ["team@site.example", "second@site.example"];

/** An SMTP refusal. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Throws an SMTP refusal. */
export function fail(responseCode: number, message: string): never {
  throw refusal(responseCode, message);
}

export async function openMailServer(port?: number): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const faults: Faults = {};
  const at = port ?? (await freePort());
  const server = new SMTPServer({
    authOptional: false,
    // The package's certificate is public, which is fine for a test.
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      if (username === mailUser.user && password === mailUser.password) callback(null, { user: username });
      else callback(refusal(535, `Sorry ${username}, not with ${password}`));
    },
    onConnect(_session, callback) {
      attempt(() => faults.connect?.(), callback);
    },
    onRcptTo({ address }, _session, callback) {
      attempt(() => faults.recipient?.(address), callback);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const email = {
          ...parseEmail(Buffer.concat(chunks).toString("utf8")),
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          at: Date.now(),
        };
        attempt(async () => {
          await faults.data?.(email, session);
          emails.push(email);
        }, callback);
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", () => resolve()));
  return {
    port: at,
    emails,
    faults,
    environment: mailEnvironment(at),
    disconnect() {
      for (const connection of server.connections) connection.close();
    },
    async arrived(count, within = 60_000) {
      const until = Date.now() + within;
      while (emails.length < count) {
        if (Date.now() > until) throw new Error(`${emails.length} of ${count} emails arrived within ${within} ms`);
        await wait(5);
      }
      return emails;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The environment of a site that sends its emails through a server on a local port. */
export const mailEnvironment = (port: number) => ({
  EMAIL_SERVICE: `smtp://127.0.0.1:${port}`,
  EMAIL_USER: mailUser.user,
  EMAIL_PASSWORD: mailUser.password,
  EMAIL_RECIPIENTS: team.join(", "),
});

/** A server that accepts connections and never responds. */
export async function openSilentServer(): Promise<{ port: number; stop(): Promise<void> }> {
  const server: Server = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function attempt(work: () => void | Promise<void>, callback: (error?: Error | null) => void): void {
  Promise.resolve()
    .then(work)
    .then(
      () => callback(),
      (error: Error) => callback(error),
    );
}

function parseEmail(raw: string): { headers: Record<string, string>; raw: string } {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    if (name in headers) throw new Error(`${name} occurs twice in the header of an email`);
    headers[name] = line.slice(at + 1).trim();
  }
  return { headers, raw };
}

/** The decoded subject, plain text and HTML of an email. */
export function readEmail({ raw, headers }: ReceivedEmail): { subject: string; text: string; html: string } {
  // With a file, both bodies are a part of another.
  const boundary = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(raw)?.[1] ?? "none";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  const bodyOf = (type: string) => {
    const part = parts.find((one) => one.startsWith(`\r\nContent-Type: ${type}`)) ?? "";
    return unquoted(part.slice(part.indexOf("\r\n\r\n") + 4)).replaceAll("\r\n", "\n");
  };
  return { subject: decodedWords(headers.subject ?? ""), text: bodyOf("text/plain"), html: bodyOf("text/html") };
}

const bytesOf = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
const unquoted = (text: string) => bytesOf(text.replace(/=\r\n/g, "")).toString("utf8");

/** RFC 2047, in both of its encodings. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/(?:=\?UTF-8\?([QB])\?([^?]*)\?=)+/gi, (all) =>
      Buffer.concat(
        [...all.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, how = "", word = ""]) =>
          how.toUpperCase() === "B" ? Buffer.from(word, "base64") : bytesOf(word.replaceAll("_", " ")),
        ),
      ).toString("utf8"),
    );
}
