import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { Visitor } from "#harness/visitor.ts";
import { residentMb, verdict, withServer } from "./load.ts";

const CONVERSATIONS = 500;
/** The interval between two messages of a conversation (ms). */
const INTERVAL_MS = 10_000;
const MINUTES = Number(process.env.CHAT_MINUTES ?? 2);
const questions = ["How long do you keep my data?", "What does the Protection Shield do?", "Which positions are open?"];

/** An open chat panel, subscribed to its conversation. `sentAt`: when its unanswered question was sent; null when there is none. */
interface Panel {
  visitor: Visitor;
  id: string;
  sent: number;
  sentAt: number | null;
  close: () => void;
}

/**
 * 500 open conversations, each with one message and one poll every ten seconds: measures the time to the first words of an
 * answer, checks that each message is stored once and answered once, and checks that memory does not grow.
 */
export async function benchChat(): Promise<string[]> {
  return await withServer(async ({ origin, child }) => {
    const resident = () => residentMb(child.pid);
    const firstWordsMs: number[] = [];
    const panels: Panel[] = [];
    for (let i = 0; i < CONVERSATIONS; i++) {
      const visitor = new Visitor(origin);
      const panel: Panel = { visitor, id: await startConversation(visitor), sent: 0, sentAt: null, close: () => {} };
      panel.close = await subscribe(origin, panel, firstWordsMs);
      panels.push(panel);
    }
    const end = Date.now() + MINUTES * 60_000;
    const memory: number[] = [];
    const sampler = setInterval(() => memory.push(resident()), 5000);
    await Promise.all(
      panels.map(async (panel, i) => {
        await wait((i * INTERVAL_MS) / CONVERSATIONS);
        while (Date.now() < end) {
          const startedAt = Date.now();
          panel.sentAt = performance.now();
          const { status } = await sendMessage(
            panel.visitor,
            panel.id,
            questions[panel.sent % questions.length] as string,
          );
          if (status === 201) panel.sent += 1;
          await wait(INTERVAL_MS / 2);
          await panel.visitor.get(`/api/chat/conversations/${panel.id}/messages`);
          await wait(Math.max(0, INTERVAL_MS - (Date.now() - startedAt)));
        }
      }),
    );
    clearInterval(sampler);
    let wrong = 0;
    for (const { visitor, id, sent, close } of panels) {
      const messages: { id: string; sender: string }[] = (await visitor.get(`/api/chat/conversations/${id}/messages`))
        .json;
      const userMessages = messages.filter(({ sender }) => sender === "user").length;
      if (
        userMessages !== sent ||
        messages.length !== 2 * sent ||
        new Set(messages.map((one) => one.id)).size !== 2 * sent
      )
        wrong += 1;
      close();
    }
    const sent = panels.reduce((sum, panel) => sum + panel.sent, 0);
    const sorted = firstWordsMs.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    const quarter = Math.max(1, Math.floor(memory.length / 4));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [early, late] = [mean(memory.slice(quarter, 2 * quarter)), mean(memory.slice(-quarter))];
    return [
      verdict(
        `first words of an answer after ${at(0.5)} ms at the median, ${at(0.99)} ms at p99, of ${sorted.length} answers (goal 100 ms)`,
        Number(at(0.5)) <= 100,
      ),
      verdict(
        `${sent} messages in ${CONVERSATIONS} conversations, ${wrong} with a lost or duplicate message`,
        wrong === 0,
      ),
      verdict(
        `${late.toFixed(0)} MB in the last quarter of ${MINUTES} minutes, ${early.toFixed(0)} MB in the second`,
        late <= early * 1.15,
      ),
    ];
  });
}

/** Subscribes a panel to its events. Resolves with a function that closes the subscription. */
function subscribe(origin: string, panel: Panel, firstWordsMs: number[]): Promise<() => void> {
  const cookie = [...panel.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Promise((resolve, reject) => {
    const address = `${origin}/api/chat/conversations/${panel.id}/events`;
    const outgoing = request(address, { headers: { Cookie: cookie }, agent: false }, (incoming) => {
      incoming.on("data", (chunk: Buffer) => {
        resolve(() => outgoing.destroy());
        if (panel.sentAt === null || !chunk.includes("event: words")) return;
        firstWordsMs.push(performance.now() - panel.sentAt);
        panel.sentAt = null;
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
