import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { adminEnvironment, cast } from "../cast.ts";

const STREAMS = 8;

interface Outcome {
  acknowledged: number;
  lost: string[];
}

/**
 * Starts the product, lets a stream of inquiries in, and kills its whole process group with SIGKILL at a moment that
 * moves with every cycle; then the next start must find everything that was acknowledged before.
 */
export async function crashCycles(
  cycles: number,
  place: { dataFolder: string; databaseUrl?: string },
): Promise<Outcome> {
  const acknowledged = new Set<string>();
  const environment = {
    ...adminEnvironment,
    RATE_LIMITS: "off",
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
  };
  for (let cycle = 0; cycle < cycles; cycle++) {
    const server = await startProcess(environment);
    const before = acknowledged.size;
    const streams = Array.from({ length: STREAMS }, () => askUntilItEnds(server.origin, acknowledged));
    while (acknowledged.size === before) await wait(1);
    await wait((cycle * 37) % 150);
    process.kill(-(server.child.pid as number), "SIGKILL");
    await Promise.all([server.ended, ...streams]);
  }
  const db = await openDatabase({ dataFolder: place.dataFolder, databaseUrl: place.databaseUrl });
  const stored = new Set((await db.read.selectFrom("inquiries").select("id").execute()).map((row) => row.id));
  await db.close();
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter((id) => !stored.has(id)) };
}

/** Asks again and again over one connection until the server is gone. */
async function askUntilItEnds(origin: string, acknowledged: Set<string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) acknowledged.add(await ask(origin, agent));
  } catch {
    agent.destroy();
  }
}

function ask(origin: string, agent: Agent): Promise<string> {
  const body = JSON.stringify(cast.vera);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}/api/inquiries`,
      {
        method: "POST",
        agent,
        headers: {
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        },
      },
      (incoming) => {
        let text = "";
        incoming.on("data", (chunk) => {
          text += chunk;
        });
        incoming.on("error", reject);
        // Acknowledged is what a visitor has read to its end.
        incoming.on("end", () =>
          incoming.statusCode === 201 ? resolve(JSON.parse(text).id) : reject(new Error(text)),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
