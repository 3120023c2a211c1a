import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { begin, say } from "#harness/chat.ts";
import { Visitor } from "#harness/visitor.ts";
import { verdict, withServer } from "./load.ts";

const CONVERSATIONS = 500;
/** Each says something so often (ms). */
const EVERY = 10_000;
/** The ten minutes by `CHAT_MINUTES=10`. */
const MINUTES = Number(process.env.CHAT_MINUTES ?? 2);
const questions = ["How long do you keep my data?", "What does the Protection Shield do?", "Which positions are open?"];

/** One open panel: it listens, asks every ten seconds, and is told how long the first words took. */
interface Panel {
  visitor: Visitor;
  id: string;
  sent: number;
  sentAt: number | null;
  close: () => void;
}

/**
 * Five hundred conversations open at once, each with one message every ten seconds and each asking for its messages as the
 * panel does: how soon the first words of an answer come, whether each message is there once with one answer, and
 * whether the memory grows.
 */
export async function benchChat(): Promise<string[]> {
  return await withServer(async ({ origin, child }) => {
    const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
    const first: number[] = [];
    const panels: Panel[] = [];
    for (let i = 0; i < CONVERSATIONS; i++) {
      const visitor = new Visitor(origin);
      const panel: Panel = { visitor, id: await begin(visitor), sent: 0, sentAt: null, close: () => {} };
      panel.close = await listening(origin, panel, first);
      panels.push(panel);
    }
    const end = Date.now() + MINUTES * 60_000;
    const memory: number[] = [];
    const watch = setInterval(() => memory.push(resident()), 5000);
    await Promise.all(
      panels.map(async (panel, i) => {
        await wait((i * EVERY) / CONVERSATIONS);
        while (Date.now() < end) {
          const begun = Date.now();
          panel.sentAt = performance.now();
          const { status } = await say(panel.visitor, panel.id, questions[panel.sent % questions.length] as string);
          if (status === 201) panel.sent += 1;
          await wait(EVERY / 2);
          await panel.visitor.get(`/api/chat/conversations/${panel.id}/messages`);
          await wait(Math.max(0, EVERY - (Date.now() - begun)));
        }
      }),
    );
    clearInterval(watch);
    let wrong = 0;
    for (const { visitor, id, sent, close } of panels) {
      const messages: { id: string; sender: string }[] = (await visitor.get(`/api/chat/conversations/${id}/messages`))
        .json;
      const own = messages.filter(({ sender }) => sender === "user").length;
      if (own !== sent || messages.length !== 2 * sent || new Set(messages.map((one) => one.id)).size !== 2 * sent)
        wrong += 1;
      close();
    }
    const sent = panels.reduce((sum, panel) => sum + panel.sent, 0);
    const sorted = first.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    const quarter = Math.max(1, Math.floor(memory.length / 4));
    const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    const [early, late] = [mean(memory.slice(quarter, 2 * quarter)), mean(memory.slice(-quarter))];
    return [
      verdict(
        `first words after ${at(0.5)} ms at the median, ${at(0.99)} ms at p99, of ${sorted.length} answers (goal 100 ms)`,
        Number(at(0.5)) <= 100,
      ),
      verdict(`${sent} messages in ${CONVERSATIONS} conversations, ${wrong} with one lost or doubled`, wrong === 0),
      verdict(
        `${late.toFixed(0)} MB in the last quarter of ${MINUTES} minutes, ${early.toFixed(0)} MB in the second`,
        late <= early * 1.15,
      ),
    ];
  });
}

/** Listens as a panel does; resolves with what ends it once the server listens back. */
function listening(origin: string, panel: Panel, first: number[]): Promise<() => void> {
  const cookie = [...panel.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Promise((resolve, reject) => {
    const address = `${origin}/api/chat/conversations/${panel.id}/events`;
    const outgoing = request(address, { headers: { Cookie: cookie }, agent: false }, (incoming) => {
      incoming.on("data", (chunk: Buffer) => {
        resolve(() => outgoing.destroy());
        if (panel.sentAt === null || !chunk.includes("event: words")) return;
        first.push(performance.now() - panel.sentAt);
        panel.sentAt = null;
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
