import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { loadText } from "./bench-database.ts";
import { residentMb, verdict } from "./load.ts";

const SERVERS = 4;
const STREAMS = Number(process.env.BENCH_STREAMS || 10_000);
/** Messages of all visitors in a second. */
const RATE = Number(process.env.BENCH_RATE || 50);
const AT_ONCE = 32;
/** How long the servers rest before their memory is read, and how long the last answers may take (ms). */
const REST_MS = 10_000;
const GOAL_MS = 200;
const question = "How long do you keep my data?";

/** An open chat panel, and what its stream has received. */
interface Panel {
  id: string;
  visitor: Visitor;
  /** How often each message has arrived, by id. */
  received: Map<string, number>;
  hasEnded: boolean;
  /** When its visitor began to send the question; undefined before and after the question has arrived. */
  sentAt: number | undefined;
}

/**
 * 10,000 open chats (`BENCH_STREAMS`) over four servers and one PostgreSQL database. Each visitor sends a question to another
 * server than the one that streams to them: measures the memory of a stream and the time until the question arrives on it, and
 * checks that each message arrives once.
 */
export async function benchStreams(): Promise<string[]> {
  if (process.platform !== "linux") return ["not measured: this is not Linux"];
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const postgres = await startDurablePostgres();
  const servers: ServerProcess[] = [];
  try {
    const DATABASE_URL = await createDatabase(postgres.url);
    for (let at = 0; at < SERVERS; at++) {
      const own = { DATA_DIR: join(folder, String(at)), CHAT_STREAMS: String(Math.ceil(STREAMS / SERVERS)) };
      servers.push(await startProcess({ ...adminEnvironment, DATABASE_URL, RATE_LIMITS: "off", ...own }));
    }
    return await measure(servers);
  } finally {
    for (const server of servers) await stopProcess(server);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(servers: ServerProcess[]): Promise<string[]> {
  const originOf = (at: number) => (servers[at % SERVERS] as ServerProcess).origin;
  const memory = () => servers.reduce((sum, { child }) => sum + residentMb(child.pid), 0);
  const panels: Panel[] = [];
  await severalAtOnce(STREAMS, async (at) => {
    const visitor = new Visitor(originOf(at + 1));
    const id = await startConversation(visitor);
    panels[at] = { id, visitor, received: new Map(), hasEnded: false, sentAt: undefined };
  });
  await wait(REST_MS);
  const before = memory();
  const delays: number[] = [];
  const closers: (() => void)[] = [];
  await severalAtOnce(STREAMS, async (at) => {
    closers[at] = await subscribe(originOf(at), panels[at] as Panel, delays);
  });
  await wait(REST_MS);
  const after = memory();
  console.log(`  ${STREAMS} streams are open; sending ${STREAMS} messages, ${RATE} a second`);
  let refused = 0;
  await Promise.all(
    panels.map(async (panel, at) => {
      await wait((at * 1000) / RATE);
      panel.sentAt = performance.now();
      const { status } = await sendMessage(panel.visitor, panel.id, question);
      if (status !== 201) refused += 1;
    }),
  );
  await wait(REST_MS);
  const cut = panels.filter(({ hasEnded }) => hasEnded).length;
  const [lost, doubled, stored] = await compare(panels);
  for (const close of closers) close();
  const sorted = delays.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  return [
    `${(((after - before) * 1024) / STREAMS).toFixed(1)} KB of memory for each of ${STREAMS} streams on ${SERVERS} servers (${before.toFixed(0)} MB without them, ${after.toFixed(0)} MB with them)`,
    verdict(
      `${STREAMS} questions sent to another server, ${RATE} a second: on the stream after ${at(0.5)} ms at the median, ${at(0.99)} ms at p99 (goal ${GOAL_MS} ms at the median)`,
      Number(at(0.5)) <= GOAL_MS,
    ),
    verdict(
      `${stored} questions and answers stored, ${refused} questions refused, ${lost} messages lost on their stream, ${doubled} doubled, ${cut} streams cut`,
      lost + doubled + refused + cut === 0 && stored === 2 * STREAMS,
    ),
    loadText(),
  ];
}

/** Compares what the streams received with what is stored: the numbers of lost, doubled and stored messages. */
async function compare(panels: Panel[]): Promise<[number, number, number]> {
  let [lost, doubled, stored] = [0, 0, 0];
  await severalAtOnce(panels.length, async (at) => {
    const { visitor, id, received } = panels[at] as Panel;
    const messages: { id: string }[] = (await visitor.get(`/api/chat/conversations/${id}/messages`)).json;
    stored += messages.length;
    lost += messages.filter((message) => !received.has(message.id)).length;
    doubled += [...received.values()].filter((times) => times > 1).length;
  });
  return [lost, doubled, stored];
}

async function severalAtOnce(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Opens the stream of a panel. Resolves, once it is open, with the function that closes it. */
function subscribe(origin: string, panel: Panel, delays: number[]): Promise<() => void> {
  const cookie = [...panel.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Promise((resolve, reject) => {
    const address = `${origin}/api/chat/conversations/${panel.id}/events`;
    const outgoing = request(address, { headers: { Cookie: cookie }, agent: false }, (incoming) => {
      if (incoming.statusCode !== 200) reject(new Error(`A stream was refused: ${incoming.statusCode}`));
      let text = "";
      incoming.setEncoding("utf8").on("data", (chunk: string) => {
        resolve(() => outgoing.destroy());
        text += chunk;
        const events = text.split("\n\n");
        text = events.pop() ?? "";
        for (const event of events) receive(panel, event, delays);
      });
      incoming.on("close", () => {
        panel.hasEnded = true;
      });
      incoming.on("error", () => {});
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function receive(panel: Panel, event: string, delays: number[]): void {
  const data = /^event: message\ndata: (.*)$/m.exec(event)?.[1];
  if (!data) return;
  const { message } = JSON.parse(data) as { message: { id: string } };
  panel.received.set(message.id, (panel.received.get(message.id) ?? 0) + 1);
  if (panel.sentAt === undefined) return;
  delays.push(performance.now() - panel.sentAt);
  panel.sentAt = undefined;
}
