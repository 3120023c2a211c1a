// A process that attacks a server over raw sockets with prepared requests, so that it takes little of the CPU time that the
// server needs. Reads an `AttackPlan` as JSON from its input, and prints an `AttackReport` as JSON at its end.
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

/** What the attacker does. */
export interface AttackPlan {
  port: number;
  connections: number;
  seconds: number;
  /** Requests that are sent in turn, each in parts as base64; `{number}` in the first part becomes the request's number. */
  requests: string[][];
  /** False: the client requests once for each connection and takes nothing of the response. */
  reads: boolean;
}

/** What the attacker received. */
export interface AttackReport {
  /** How often each status came; `closed` counts connections that the server ended or refused without a response. */
  responses: Record<string, number>;
  /** The share of one core that the attacker itself used, in percent. */
  cpuPercent: number;
}

/** The number in a request has this many digits, as many as its placeholder has characters. */
const PLACEHOLDER = "{number}";
const RECONNECT_MS = 20;
/** More than a server answers in some minutes. */
const MAX_REQUESTS = 5_000_000;

const plan: AttackPlan = JSON.parse(await text(process.stdin));
const requests = plan.requests.map((parts) => parts.map((part) => Buffer.from(part, "base64")));
const responses: Record<string, number> = {};
const count = (what: string) => {
  responses[what] = (responses[what] ?? 0) + 1;
};
let sent = 0;
let isOver = false;

for (let i = 0; i < plan.connections; i++) attack();
const startedAt = process.cpuUsage();
setTimeout(() => {
  isOver = true;
  const { user, system } = process.cpuUsage(startedAt);
  const report: AttackReport = { responses, cpuPercent: (user + system) / plan.seconds / 10_000 };
  process.stdout.write(JSON.stringify(report), () => process.exit());
}, plan.seconds * 1000);

/** Keeps one connection busy until the attack is over. */
function attack(): void {
  if (isOver || sent >= MAX_REQUESTS) return;
  const socket = connect(plan.port, "127.0.0.1");
  socket.setNoDelay(true);
  let isAnswered = false;
  const next = () => {
    isAnswered = false;
    sendRequest(socket);
  };
  socket.on("connect", next);
  socket.on("error", () => {});
  socket.on("close", () => {
    if (!isAnswered) count("closed");
    setTimeout(attack, RECONNECT_MS);
  });
  if (!plan.reads) {
    socket.pause();
    return;
  }
  const onChunk = responseReader((status, keepsAlive) => {
    isAnswered = true;
    count(status);
    if (keepsAlive) next();
    else socket.destroy();
  });
  socket.on("data", onChunk);
}

function sendRequest(socket: Socket): void {
  const [head, ...rest] = requests[sent % requests.length] as [Buffer, ...Buffer[]];
  const number = String(sent++ % 10 ** PLACEHOLDER.length).padStart(PLACEHOLDER.length, "0");
  const copy = Buffer.from(head);
  for (let at = copy.indexOf(PLACEHOLDER); at >= 0; at = copy.indexOf(PLACEHOLDER, at)) copy.write(number, at);
  socket.write(copy);
  for (const part of rest) socket.write(part);
}

/** A function that takes the chunks of a connection and calls `onResponse` at the end of each response. */
function responseReader(onResponse: (status: string, keepsAlive: boolean) => void): (chunk: Buffer) => void {
  let head = "";
  /** The bytes of the body that are still to come; null before the head is complete, NaN for a body in chunks. */
  let missing: number | null = null;
  let ending = "";
  return (chunk) => {
    let body = chunk.length;
    if (missing === null) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      body = head.length - end - 4;
      head = head.slice(0, end);
      const length = /^content-length: *(\d+)/im.exec(head)?.[1];
      missing = length === undefined && /^transfer-encoding:/im.test(head) ? Number.NaN : Number(length ?? 0);
    }
    if (Number.isNaN(missing)) {
      ending = (ending + chunk.toString("latin1", Math.max(0, chunk.length - 5))).slice(-5);
      if (ending !== "0\r\n\r\n") return;
    } else {
      missing -= body;
      if (missing > 0) return;
    }
    const [status, keepsAlive] = [head.slice(9, 12), !/^connection: *close/im.test(head)];
    head = "";
    ending = "";
    missing = null;
    // An interim response, such as 100 Continue.
    if (!status.startsWith("1")) onResponse(status, keepsAlive);
  };
}
