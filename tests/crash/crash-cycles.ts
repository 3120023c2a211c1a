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
  rejections: number;
  /** Acknowledged records that are lost or incomplete, and files without their record. */
  faults: string[];
}

/** Records whose response a visitor has read completely: the ids, and for applications the hash of the resume. */
interface Acknowledged {
  inquiries: Set<string>;
  resumes: Map<string, string>;
  messages: Set<string>;
  /** The ids of rejected applications. */
  rejections: Set<string>;
}

/**
 * In each cycle, starts the server, sends a stream of inquiries, applications with resumes, chat messages, and rejections with
 * an email that waits for a day, and kills the process group with SIGKILL at a different moment. Then checks that every
 * acknowledged record is stored completely.
 */
export async function crashCycles(
  cycles: number,
  place: { dataFolder: string; databaseUrl?: string },
): Promise<Outcome> {
  const acknowledged: Acknowledged = {
    inquiries: new Set(),
    resumes: new Map(),
    messages: new Set(),
    rejections: new Set(),
  };
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
    const ada = new Visitor(server.origin);
    await ada.logIn(cast.ada);
    const sendOne = [
      (agent: Agent) => sendInquiry(server.origin, agent, acknowledged.inquiries),
      (agent: Agent) => sendApplication(server.origin, agent, acknowledged.resumes),
      (agent: Agent) => sendChatMessage(server.origin, agent, visitor, conversation, acknowledged.messages),
      () => sendRejection(ada, acknowledged.rejections),
    ];
    const streams = Array.from({ length: STREAMS }, (_, i) => repeatUntilKilled(sendOne[i % 4] as (typeof sendOne)[0]));
    while (sizes().some((size, i) => size === before[i])) await wait(1);
    await wait((cycle * 37) % 150);
    process.kill(-(server.child.pid as number), "SIGKILL");
    await Promise.all([server.ended, ...streams]);
  }
  const { inquiries, resumes, messages, rejections } = acknowledged;
  const faults = [...(await faultsIn(place, acknowledged)), ...(await rejectionFaultsIn(place, rejections))];
  return {
    inquiries: inquiries.size,
    applications: resumes.size,
    messages: messages.size,
    rejections: rejections.size,
    faults,
  };
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

/** Of each application: a rejected one has one email, which waits for a day; any other one has none. */
async function rejectionFaultsIn(
  place: { dataFolder: string; databaseUrl?: string },
  rejections: Set<string>,
): Promise<string[]> {
  const db = await openDatabase({ dataFolder: place.dataFolder, databaseUrl: place.databaseUrl });
  const rows = await db.read
    .selectFrom("jobApplications")
    .leftJoin("replies", "replies.jobApplicationId", "jobApplications.id")
    .leftJoin("mails", "mails.aboutId", "replies.id")
    .select(["jobApplications.id", "stage", "replies.createdAt", "mails.dueAt", "mails.state"])
    .execute();
  await db.close();
  const stateOf = (id: string) =>
    rows
      .filter((row) => row.id === id)
      .map(({ stage, state, createdAt, dueAt }) => `${stage} ${state} ${((dueAt ?? 0) - (createdAt ?? 0)) / 3_600_000}`)
      .join();
  return [...new Set([...rejections, ...rows.map(({ id }) => id)])]
    .map((id) => ({ id, state: stateOf(id) }))
    .filter(({ id, state }) => state !== "rejected waiting 24" && (rejections.has(id) || state !== "new null 0"))
    .map(({ id, state }) => `application ${id} is ${state || "lost"}`);
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

async function sendRejection(ada: Visitor, acknowledged: Set<string>) {
  // The check of the resumes expects what is here of an application without one.
  const application = { ...applicant, email: `${randomUUID()}@example.com`, message: "no file" };
  const { id } = (await ada.post("/api/job-applications", application)).json;
  const rejection = { subject: "Your application", text: "Hello {{first name}}" };
  const move = { from: "new", to: "rejected", rejection };
  const { status, json } = await ada.post(`/api/admin/job-applications/${id}/stage`, move);
  if (json.email?.outcome !== "planned") throw new Error(`${status} ${JSON.stringify(json)}`);
  acknowledged.add(id);
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
