import { createHash } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { ServerProcess } from "#bin/server-process.ts";
import type { Database } from "#db/database.ts";
import { openPostgres } from "#db/postgres.ts";
import { applicant, cast } from "#harness/cast.ts";
import { listen, sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { createDatabase, type DurablePostgresServer, startDurablePostgres } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { lossesOf, startLoad } from "#tests/support/load.ts";
import { type Cluster, haproxy, startCluster } from "#tests/support/servers/cluster.ts";

/** `npm run test:scale` sets 10. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1);
/** A panel looks for messages itself every five seconds. A machine that runs other tests may be slow. */
const MAX_DELAY_MS = process.env.SCALE_ROUNDS ? 200 : 2000;
const TIMEOUT_MS = 120_000 + rounds * 60_000;

describe.skipIf(!haproxy)("three servers behind HAProxy", () => {
  let postgres: DurablePostgresServer;
  let cluster: Cluster;
  let db: Database;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    const databaseUrl = await createDatabase(postgres.url);
    cluster = await startCluster(databaseUrl);
    db = await openPostgres(databaseUrl);
  });
  afterAll(async () => {
    await cluster?.stop();
    await db?.close();
    await postgres?.stop();
  });

  test("refuse the eleventh wrong password in all, whichever of them it reaches", async () => {
    const visitor = new Visitor(cluster.origin, { "X-Forwarded-For": "203.0.113.7" });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await visitor.logIn({ username: cast.ada.username, password: `wrong guess ${i}` })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test("show a message of the chat that was sent to another server at once", async () => {
    const [here, there] = cluster.servers as [ServerProcess, ServerProcess];
    const visitor = new Visitor(here.origin, { "X-Forwarded-For": "203.0.113.8" });
    const id = await startConversation(visitor);
    const elsewhere = new Visitor(there.origin);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    const listener = await listen(there.origin, elsewhere, id);
    const delays: number[] = [];
    for (let i = 0; i < 5 * rounds; i++) {
      const text = `This is message ${i} of the visitor.`;
      await sendMessage(visitor, id, text);
      const begin = performance.now();
      await listener.until(text);
      delays.push(performance.now() - begin);
    }
    listener.close();
    const median = delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] as number;
    console.log(`chat messages reach another server ${median.toFixed(1)} ms after their response`);
    expect(median).toBeLessThan(MAX_DELAY_MS);
  });

  test(
    `lose nothing that they acknowledged before PostgreSQL crashed, and recover by themselves, ${rounds} times`,
    async () => {
      const load = startLoad(cluster.origin);
      onTestFinished(load.stop);
      for (let round = 0; round < rounds; round++) {
        const stored = load.inquiries.size;
        await vi.waitUntil(() => load.inquiries.size > stored + 50, { timeout: 30_000 });
        await postgres.crash();
        for (const { origin } of cluster.servers)
          await vi.waitUntil(async () => (await send(`${origin}/readyz?check=database`)).status === 200, 30_000);
      }
      const failuresBefore = load.failures.length;
      await load.untilAnswered(200);
      await load.stop();
      console.log(`${rounds} crashes of PostgreSQL: ${load.answered()} answers, ${failuresBefore} failures`);
      expect(load.failures.filter((failure) => !/^\/\S*: 503$/.test(failure))).toEqual([]);
      expect(await lossesOf(db, load)).toEqual([]);
      expect(cluster.servers.map(({ child }) => child.exitCode)).toEqual([null, null, null]);
    },
    TIMEOUT_MS,
  );

  test(
    "store nothing of an upload when their process is killed, and the others go on",
    async () => {
      const [server] = cluster.servers as [ServerProcess];
      const content = pdf(3_000_000);
      const { resumePath: _, ...fields } = applicant;
      const { headers, body } = formRequest(fields, { name: "me.pdf", content });
      const half = startUpload(
        server.origin,
        { ...headers, "Content-Length": body.length },
        body.subarray(0, -1_000_000),
      );
      await half.sent;
      process.kill(-(server.child.pid as number), "SIGKILL");
      await expect(half.status).rejects.toThrow();
      const load = startLoad(cluster.origin, 4);
      onTestFinished(load.stop);
      await load.untilAnswered(100);
      await load.stop();
      const rows = () =>
        db.read
          .selectFrom("files")
          .innerJoin("jobApplications", "jobApplications.id", "files.jobApplicationId")
          .select("files.content")
          .where("jobApplications.email", "=", applicant.email)
          .execute();
      // HAProxy may have sent a request over a connection before it knew that the process was gone; it repeats no POST.
      expect(load.failures.filter((failure) => !/^\/api\/\S*: 502$/.test(failure))).toEqual([]);
      expect(await rows()).toEqual([]);
      expect(await db.read.selectFrom("jobApplications").select("id").execute()).toEqual([]);
      await cluster.start(0);
      const whole = startUpload(server.origin, { ...headers, "Content-Length": body.length }, body);
      expect(await whole.status).toBe(201);
      const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
      expect((await rows()).map((row) => hashOf(row.content))).toEqual([hashOf(content)]);
    },
    TIMEOUT_MS,
  );
});

/** Sends the beginning of an application, or all of it. `sent` resolves when the server has read what it gets. */
function startUpload(origin: string, headers: object, part: Buffer) {
  const upload = request(`${origin}/api/job-applications`, {
    method: "POST",
    agent: false,
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
  });
  const status = new Promise<number>((resolve, reject) => {
    upload.on("error", reject);
    upload.on("response", (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  // Another connection is answered, so the server goes on reading this one.
  const sent = new Promise<void>((resolve) => upload.write(part, () => resolve())).then(() =>
    send(`${origin}/healthz`),
  );
  return { sent, status };
}
