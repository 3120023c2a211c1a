import { setTimeout as wait } from "node:timers/promises";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import type { OutboxEmail } from "#domain/emails/schema.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { type Faults, openMailServer, type ReceivedEmail, readEmail, refusal, team } from "#harness/mail-server.ts";
import { Visitor } from "#harness/visitor.ts";

/** The steps of sending an email at which the server is killed. */
const steps = ["connection", "recipient", "email received", "email accepted", "any time"];
const INQUIRIES_PER_CYCLE = 10;
/** Every seventh visitor enters an address that the mail server refuses permanently. */
const REFUSED_EVERY = 7;
const REFUSAL = "5.1.1 this mailbox does not exist";

interface Outcome {
  /** Acknowledged inquiries. */
  inquiries: number;
  /** Emails that arrived, duplicates included. */
  arrived: number;
  /** Duplicate deliveries. */
  duplicates: number;
  dead: number;
  /** The number of cycles in which the server was killed, by step. */
  killed: Record<string, number>;
  /** Emails that were lost, duplicated without an interrupted attempt, sent with another Message-ID, or are dead without a reason. */
  faults: string[];
}

/**
 * In each cycle, starts the server, sends inquiries, and kills the process group with SIGKILL at another step of sending an
 * email. The mail server keeps running. After the last start, every email must be sent or dead.
 */
export async function emailCrashCycles(
  cycles: number,
  place: { dataFolder: string; databaseUrl?: string },
): Promise<Outcome> {
  const mailServer = await openMailServer();
  const environment = {
    ...adminEnvironment,
    ...mailServer.environment,
    RATE_LIMITS: "off",
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
  };
  const acknowledged = new Map<string, string>();
  const killed: Record<string, number> = {};
  const refuse = (address: string) => {
    if (address.startsWith("refused")) throw refusal(550, REFUSAL);
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
        // It has already ended.
      }
    };
    Object.assign(mailServer.faults, faultsOf(step, { kill, ended: server.ended, refuse, nth: 1 + (cycle % 6) }));
    const requests = Array.from({ length: INQUIRIES_PER_CYCLE }, async () => {
      visitors += 1;
      const email = `${visitors % REFUSED_EVERY === 0 ? "refused" : "vera"}${visitors}@clinic.example`;
      try {
        const { status, json } = await new Visitor(server.origin).post("/api/inquiries", { ...cast.vera, email });
        if (status === 201) acknowledged.set(json.id, email);
      } catch {
        // The server was killed before it responded.
      }
    });
    if (step === "any time") {
      await Promise.race(requests);
      await wait((cycle * 37) % 150);
      kill(step);
    }
    const deadline = setTimeout(kill, 5000, "late");
    await Promise.all([server.ended, ...requests]);
    clearTimeout(deadline);
  }

  for (const fault of Object.keys(mailServer.faults)) delete mailServer.faults[fault as keyof Faults];
  mailServer.faults.recipient = refuse;
  await endLeases(place);
  const outcome = await drainAndCheck(environment, [...acknowledged], mailServer.emails);
  await mailServer.stop();
  return { inquiries: acknowledged.size, arrived: mailServer.emails.length, killed, ...outcome };
}

interface Plan {
  kill(step: string): void;
  ended: Promise<unknown>;
  refuse(address: string): void;
  /** The occurrence of the step at which the server is killed. */
  nth: number;
}

function faultsOf(step: string, { kill, ended, refuse, nth }: Plan): Faults {
  let count = 0;
  const isOccurrence = (at: string) => step === at && ++count === nth;
  return {
    connect() {
      // At most five connections are made.
      if (step === steps[0] && ++count === 1 + (nth % 4)) kill(step);
    },
    recipient(address) {
      if (isOccurrence("recipient")) kill(step);
      refuse(address);
    },
    async data() {
      if (isOccurrence("email received")) {
        // The mail server has it, and the process that sent it is killed before it reads the response.
        kill(step);
        await ended;
      }
      if (isOccurrence("email accepted")) setTimeout(kill, nth - 1, step);
    },
  };
}

/** Ends the leases of the killed server, so that the emails it was sending are due again. */
async function endLeases(place: { dataFolder: string; databaseUrl?: string }): Promise<void> {
  const db = await openDatabase({ dataFolder: place.dataFolder, databaseUrl: place.databaseUrl });
  await db.write((queries) =>
    queries.updateTable("mails").set({ dueAt: Date.now() }).where("state", "=", "sending").execute(),
  );
  await db.close();
}

/** Starts the server again, waits until no email is waiting, and checks the state of every email. */
async function drainAndCheck(
  environment: Record<string, string>,
  acknowledged: [id: string, email: string][],
  arrived: ReceivedEmail[],
): Promise<Pick<Outcome, "faults" | "dead" | "duplicates">> {
  const server = await startProcess(environment);
  const ada = new Visitor(server.origin);
  await ada.logIn(cast.ada);
  for (;;) {
    const { counts } = (await ada.get("/api/admin/mails?pageSize=1")).json;
    if (counts.waiting + counts.sending === 0) break;
    await wait(50);
  }
  const shown = await allEmails(ada);
  const faults: string[] = [];

  const byMessageId = Map.groupBy(arrived, (email) => email.headers["message-id"] ?? "none");
  const about = Map.groupBy(
    arrived,
    (email) => `${readEmail(email).text.match(/[0-9a-f]{8}(-[0-9a-f]+){4}/)?.[0]} ${email.to}`,
  );
  for (const [id, email] of acknowledged) {
    for (const to of [team.join(), email]) {
      const copies = about.get(`${id} ${to}`) ?? [];
      const isRefused = to.startsWith("refused");
      if (copies.length === 0 && !isRefused) faults.push(`${to} received no email about ${id}`);
      if (new Set(copies.map((email) => email.headers["message-id"])).size > 1)
        faults.push(`${to} received emails about ${id} with several Message-IDs`);
      if (!isRefused) continue;
      const dead = shown.find(({ aboutId, to }) => aboutId === id && to.includes(email));
      if (dead?.state !== "dead" || !dead.reason?.includes(`550 ${REFUSAL}`))
        faults.push(`${id} to ${to} is ${dead?.state}, because ${dead?.reason}`);
    }
  }
  let duplicates = 0;
  for (const [messageId, { length: copies }] of byMessageId) {
    if (copies === 1) continue;
    duplicates += copies - 1;
    // A Message-ID starts with the id of the email or, of an acknowledgment, with that of its record.
    const named = messageId.slice(1).split("@")[0];
    const found = shown.find(
      ({ id, kind, aboutId }) => id === named || (aboutId === named && kind.endsWith("-acknowledged")),
    );
    const { history } = (await ada.get(`/api/admin/mails/${found?.id}`)).json;
    const interruptions = history.filter(({ outcome }: { outcome: string }) => outcome === "interrupted").length;
    if (copies > 1 + interruptions)
      faults.push(`${messageId} arrived ${copies} times with ${interruptions} interruptions`);
  }
  await stopProcess(server);
  return { faults, duplicates, dead: shown.filter(({ state }) => state === "dead").length };
}

async function allEmails(admin: Visitor): Promise<OutboxEmail[]> {
  const emails: OutboxEmail[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await admin.get(`/api/admin/mails?pageSize=100&page=${page}`)).json;
    emails.push(...items);
    if (emails.length >= total) return emails;
  }
}
