import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { type ServerProcess, startProcess } from "#bin/server-process.ts";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { send } from "#harness/send.ts";

const CLIENTS = 16;
const requests = [
  { method: "GET", path: "/api/job-listings" },
  { method: "POST", path: "/api/inquiries", body: JSON.stringify(cast.vera) },
  { method: "GET", path: "/contact" },
  { method: "GET", path: "/nothing-here" },
  { method: "HEAD", path: "/healthz" },
];

/** Sends a request over a connection that it keeps, as a proxy does. */
function ask(agent: Agent, origin: string, { method, path, body }: (typeof requests)[number]) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { "Sec-Fetch-Site": "same-origin", ...(body && { "Content-Type": "application/json" }) };
    const sent = request(`${origin}${path}`, { agent, method, headers }, resolve);
    sent.once("error", reject);
    sent.end(body);
  });
}

test("a server that stops behind a balancer fails no request of kept connections, and loses nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-drain-"));
  const start = (name: string) =>
    startProcess({ ...adminEnvironment, RATE_LIMITS: "off", DRAIN_SECONDS: "4", DATA_DIR: join(folder, name) });
  const servers = [await start("first"), await start("second")] as const;
  const [first, second] = servers;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let current: ServerProcess = first;
  let isOver = false;
  const failures: unknown[] = [];
  const answers = { first: 0, second: 0, closing: 0, stored: 0 };
  const load = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) {
      const wanted = requests[turn % requests.length] as (typeof requests)[number];
      const server = current;
      try {
        const answer = await ask(agent, server.origin, wanted);
        await text(answer);
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 500) failures.push(statusCode);
        if (statusCode === 201 && server === first) answers.stored += 1;
        if (headers.connection === "close") answers.closing += 1;
        answers[server === first ? "first" : "second"] += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  });
  try {
    while (answers.first < 500) await nextTurn();
    first.child.kill("SIGTERM");
    // The balancer's check.
    while ((await send(`${first.origin}/readyz`)).status === 200);
    const before = answers.closing;
    while (answers.closing < before + 3 * CLIENTS) await nextTurn();
    current = second;
    expect(await first.ended).toBe(0);
    while (answers.second < 500) await nextTurn();
  } finally {
    isOver = true;
    await Promise.all(load);
    agent.destroy();
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
  }
  expect(failures).toEqual([]);
  const db = openSqlite(join(folder, "first"));
  expect(await db.read.selectFrom("inquiries").select("id").execute()).toHaveLength(answers.stored);
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
