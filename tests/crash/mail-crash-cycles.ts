import { setTimeout as wait } from "node:timers/promises";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import type { Mail } from "#domain/mails/schema.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { type Faults, openMailServer, type ReceivedMail, readMail, refusal, team } from "#harness/mail-server.ts";
import { Visitor } from "#harness/visitor.ts";

/** Where in the sending of a mail the server is killed. */
const steps = [
  "as it connects",
  "as it names the recipient",
  "when all has arrived",
  "when it is accepted",
  "sometime",
];
const INQUIRIES_A_CYCLE = 10;
/** Every so many visitors give an address that is refused for good. */
const REFUSED_EVERY = 7;
const refusedWords = "5.1.1 this mailbox does not exist";

interface Outcome {
  /** Acknowledged inquiries. */
  inquiries: number;
  /** Mails that arrived, second deliveries included. */
  arrived: number;
  /** Mails that arrived once more. */
  twice: number;
  dead: number;
  /** Cycles that ended at the step they were to end at, by step. */
  killed: Record<string, number>;
  /** What was lost, came twice without a doubt or under another Message-ID, or is dead without the server's words. */
  faults: string[];
}

/**
 * Starts the product with a mail server that outlives it, lets inquiries in, and kills its whole process group with SIGKILL
 * at a step in the sending of a mail, another with every cycle. The last start must bring all of it to an end.
 */
export async function mailCrashCycles(
  cycles: number,
  place: { dataFolder: string; databaseUrl?: string },
): Promise<Outcome> {
  const post = await openMailServer();
  const environment = {
    ...adminEnvironment,
    ...post.environment,
    RATE_LIMITS: "off",
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
  };
  const acknowledged = new Map<string, string>();
  const killed: Record<string, number> = {};
  const refuse = (address: string) => {
    if (address.startsWith("refused")) throw refusal(550, refusedWords);
  };
  let visitors = 0;

  for (let cycle = 0; cycle < cycles; cycle++) {
    const server = await startProcess(environment);
    const step = steps[cycle % steps.length] as string;
    const kill = (at: string) => {
      if (server.child.exitCode !== null || server.child.signalCode !== null) return;
      try {
        process.kill(-(server.child.pid as number), "SIGKILL");
        killed[at] = (killed[at] ?? 0) + 1;
      } catch {
        // It is gone already.
      }
    };
    Object.assign(post.faults, faultsOf(step, { kill, ended: server.ended, refuse, nth: 1 + (cycle % 6) }));
    const asking = Array.from({ length: INQUIRIES_A_CYCLE }, async () => {
      visitors += 1;
      const email = `${visitors % REFUSED_EVERY === 0 ? "refused" : "vera"}${visitors}@clinic.example`;
      try {
        const { status, json } = await new Visitor(server.origin).post("/api/inquiries", { ...cast.vera, email });
        if (status === 201) acknowledged.set(json.id, email);
      } catch {
        // Killed before it was acknowledged.
      }
    });
    if (step === "sometime") {
      await Promise.race(asking);
      await wait((cycle * 37) % 150);
      kill(step);
    }
    const late = setTimeout(kill, 5000, "late");
    await Promise.all([server.ended, ...asking]);
    clearTimeout(late);
  }

  for (const fault of Object.keys(post.faults)) delete post.faults[fault as keyof Faults];
  post.faults.recipient = refuse;
  await endLeases(place);
  const outcome = await comeToAnEnd(environment, [...acknowledged], post.mails);
  await post.stop();
  return { inquiries: acknowledged.size, arrived: post.mails.length, killed, ...outcome };
}

interface Plan {
  kill(step: string): void;
  ended: Promise<unknown>;
  refuse(address: string): void;
  /** The how manieth time it is. */
  nth: number;
}

function faultsOf(step: string, { kill, ended, refuse, nth }: Plan): Faults {
  let times = 0;
  const isTime = (at: string) => step === at && ++times === nth;
  return {
    connect() {
      // At most five connections are made.
      if (step === steps[0] && ++times === 1 + (nth % 4)) kill(step);
    },
    recipient(address) {
      if (isTime("as it names the recipient")) kill(step);
      refuse(address);
    },
    async data() {
      if (isTime("when all has arrived")) {
        // The mail server has it, and the process that sent it is killed before it reads the response.
        kill(step);
        await ended;
      }
      if (isTime("when it is accepted")) setTimeout(kill, nth - 1, step);
    },
  };
}

/** Thirty seconds pass: what a killed server was sending is due again. */
async function endLeases(place: { dataFolder: string; databaseUrl?: string }): Promise<void> {
  const db = await openDatabase({ dataFolder: place.dataFolder, databaseUrl: place.databaseUrl });
  await db.write((queries) =>
    queries.updateTable("mails").set({ dueAt: Date.now() }).where("state", "=", "sending").execute(),
  );
  await db.close();
}

/** Starts once more, waits until nothing waits any more, and looks at what became of everything. */
async function comeToAnEnd(
  environment: Record<string, string>,
  acknowledged: [id: string, email: string][],
  arrived: ReceivedMail[],
): Promise<Pick<Outcome, "faults" | "dead" | "twice">> {
  const server = await startProcess(environment);
  const ada = new Visitor(server.origin);
  await ada.logIn(cast.ada);
  for (;;) {
    const { counts } = (await ada.get("/api/admin/mails?pageSize=1")).json;
    if (counts.waiting + counts.sending === 0) break;
    await wait(50);
  }
  const shown = await allMails(ada);
  const faults: string[] = [];

  const byMessageId = Map.groupBy(arrived, (mail) => mail.headers["message-id"] ?? "none");
  const about = Map.groupBy(
    arrived,
    (mail) => `${readMail(mail).text.match(/[0-9a-f]{8}(-[0-9a-f]+){4}/)?.[0]} ${mail.to}`,
  );
  for (const [id, email] of acknowledged) {
    for (const to of [team.join(), email]) {
      const copies = about.get(`${id} ${to}`) ?? [];
      const isRefused = to.startsWith("refused");
      if (copies.length === 0 && !isRefused) faults.push(`nothing about ${id} came to ${to}`);
      if (new Set(copies.map((mail) => mail.headers["message-id"])).size > 1)
        faults.push(`${id} came to ${to} under several Message-IDs`);
      if (!isRefused) continue;
      const dead = shown.find((mail) => mail.aboutId === id && mail.to.includes(email));
      if (dead?.state !== "dead" || !dead.reason?.includes(`550 ${refusedWords}`))
        faults.push(`${id} to ${to} is ${dead?.state}, because ${dead?.reason}`);
    }
  }
  let twice = 0;
  for (const [messageId, { length: copies }] of byMessageId) {
    if (copies === 1) continue;
    twice += copies - 1;
    // The id of a mail is what its Message-ID begins with.
    const { history } = (await ada.get(`/api/admin/mails/${messageId.slice(1).split("@")[0]}`)).json;
    const doubts = history.filter(({ outcome }: { outcome: string }) => outcome === "interrupted").length;
    if (copies > 1 + doubts) faults.push(`${messageId} came ${copies} times with ${doubts} interruptions`);
  }
  await stopProcess(server);
  return { faults, twice, dead: shown.filter(({ state }) => state === "dead").length };
}

async function allMails(admin: Visitor): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await admin.get(`/api/admin/mails?pageSize=100&page=${page}`)).json;
    mails.push(...items);
    if (mails.length >= total) return mails;
  }
}
