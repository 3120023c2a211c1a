import { createHash, randomUUID } from "node:crypto";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { adminEnvironment, applicant, cast } from "#harness/cast.ts";
import { startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";

const STREAMS = 8;

interface Outcome {
  inquiries: number;
  applications: number;
  messages: number;
  /** Acknowledged records that are lost or incomplete, and files without their record. */
  faults: string[];
}

/** Records whose response a visitor has read completely: the ids, and for applications the hash of the resume. */
interface Acknowledged {
  inquiries: Set<string>;
  resumes: Map<string, string>;
  messages: Set<string>;
}

/**
 * In each cycle, starts the server, sends a stream of inquiries, applications with resumes, and chat messages, and kills the
 * process group with SIGKILL at a different moment. Then checks that every acknowledged record is stored completely.
 */
export async function crashCycles(
  cycles: number,
  place: { dataFolder: string; databaseUrl?: string },
): Promise<Outcome> {
  const acknowledged: Acknowledged = { inquiries: new Set(), resumes: new Map(), messages: new Set() };
  const environment = {
    ...adminEnvironment,
    RATE_LIMITS: "off",
    DATA_DIR: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
  };
  for (let cycle = 0; cycle < cycles; cycle++) {
    const server = await startProcess(environment);
    const sizes = () => Object.values(acknowledged).map(({ size }) => size);
    const before = sizes();
    const visitor = new Visitor(server.origin);
    const conversation = await startConversation(visitor);
    const sendOne = [
      (agent: Agent) => sendInquiry(server.origin, agent, acknowledged.inquiries),
      (agent: Agent) => sendApplication(server.origin, agent, acknowledged.resumes),
      (agent: Agent) => sendChatMessage(server.origin, agent, visitor, conversation, acknowledged.messages),
    ];
    const streams = Array.from({ length: STREAMS }, (_, i) => repeatUntilKilled(sendOne[i % 3] as (typeof sendOne)[0]));
    while (sizes().some((size, i) => size === before[i])) await wait(1);
    await wait((cycle * 37) % 150);
    process.kill(-(server.child.pid as number), "SIGKILL");
    await Promise.all([server.ended, ...streams]);
  }
  const { inquiries, resumes, messages } = acknowledged;
  const faults = await faultsIn(place, acknowledged);
  return { inquiries: inquiries.size, applications: resumes.size, messages: messages.size, faults };
}

async function faultsIn(
  place: { dataFolder: string; databaseUrl?: string },
  { inquiries, resumes, messages }: Acknowledged,
): Promise<string[]> {
  const db = await openDatabase({ dataFolder: place.dataFolder, databaseUrl: place.databaseUrl });
  const storedInquiries = new Set((await db.read.selectFrom("inquiries").select("id").execute()).map((row) => row.id));
  const applications = await db.read
    .selectFrom("jobApplications")
    .leftJoin("files", "files.jobApplicationId", "jobApplications.id")
    .select(["jobApplications.id", "jobApplications.message", "files.content"])
    .execute();
  const orphans = await db.read
    .selectFrom("files")
    .select("id")
    .where("jobApplicationId", "not in", (all) => all.selectFrom("jobApplications").select("id"))
    .execute();
  const messageRows = await db.read.selectFrom("chatMessages").select("id").execute();
  await db.close();
  const storedMessages = new Set(messageRows.map(({ id }) => id));
  const hashes = new Map(applications.map((row) => [row.id, row.content ? hashOf(row.content) : "no file"]));
  return [
    ...[...inquiries].filter((id) => !storedInquiries.has(id)).map((id) => `inquiry ${id} is lost`),
    ...[...messages].filter((id) => !storedMessages.has(id)).map((id) => `message ${id} is lost`),
    ...[...resumes].filter(([id, hash]) => hashes.get(id) !== hash).map(([id]) => `resume of ${id} is lost or changed`),
    // An application whose response was lost may be stored, but then completely: its message holds the hash of its resume.
    ...applications
      .filter((row) => hashes.get(row.id) !== row.message)
      .map((row) => `application ${row.id} is incomplete`),
    ...orphans.map(({ id }) => `file ${id} belongs to no application`),
  ];
}

const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Sends requests over one connection until the server is killed. */
async function repeatUntilKilled(sendOne: (agent: Agent) => Promise<void>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) await sendOne(agent);
  } catch {
    agent.destroy();
  }
}

async function sendInquiry(origin: string, agent: Agent, acknowledged: Set<string>): Promise<void> {
  const body = Buffer.from(JSON.stringify(cast.vera));
  acknowledged.add(await post(`${origin}/api/inquiries`, agent, { "Content-Type": "application/json" }, body));
}

async function sendChatMessage(
  origin: string,
  agent: Agent,
  visitor: Visitor,
  conversation: string,
  acknowledged: Set<string>,
) {
  const { headers, body } = formRequest({ sender: "user", content: "When is my data removed?" });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const address = `${origin}/api/chat/conversations/${conversation}/messages`;
  acknowledged.add(await post(address, agent, { ...headers, Cookie: cookie }, body));
}

async function sendApplication(origin: string, agent: Agent, acknowledged: Map<string, string>): Promise<void> {
  const content = pdf(200_000);
  const mark = randomUUID();
  content.write(mark, 100);
  const hash = hashOf(content);
  const { resumePath: _, ...fields } = { ...applicant, email: `${mark}@example.com`, message: hash };
  const { headers, body } = formRequest(fields, { name: "me.pdf", content });
  acknowledged.set(await post(`${origin}/api/job-applications`, agent, headers ?? {}, body), hash);
}

function post(address: string, agent: Agent, headers: OutgoingHttpHeaders, body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      {
        method: "POST",
        agent,
        headers: { "Sec-Fetch-Site": "same-origin", ...headers, "Content-Length": body.length },
      },
      (incoming) => {
        let text = "";
        incoming.on("data", (chunk) => {
          text += chunk;
        });
        incoming.on("error", reject);
        // A record is acknowledged when the visitor has read the whole response.
        incoming.on("end", () =>
          incoming.statusCode === 201 ? resolve(JSON.parse(text).id) : reject(new Error(text)),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
