import { randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { cast, choice } from "#harness/cast.ts";

const requests = [
  { method: "GET", path: "/" },
  { method: "POST", path: "/api/inquiries", body: JSON.stringify(cast.vera) },
  { method: "GET", path: "/careers" },
  { method: "POST", path: "/api/cookie-consent", body: JSON.stringify(choice) },
  { method: "GET", path: "/api/job-listings" },
];

/** A pause after each answer leaves the processor to other tests. `npm run test:scale` makes none. */
const PAUSE_MS = process.env.SCALE_ROUNDS ? 0 : 20;
/** How long some hundred answers may take (ms), on a busy machine too. */
const ANSWERS_MS = 90_000;

/** Requests that clients send one after the other, over connections that they keep, until it is stopped. */
export interface Load {
  /** How many requests were answered. */
  answered(): number;
  /** Requests without an answer, or with one of 400 or more. */
  failures: string[];
  /** The ids of inquiries whose response has arrived. */
  inquiries: Set<string>;
  /** How many consents were acknowledged. */
  consents(): number;
  /** Resolves when `count` more requests have been answered; throws when that takes too long. */
  untilAnswered(count: number): Promise<void>;
  /** Waits for the last answers. */
  stop(): Promise<void>;
}

/** Loads a site with visits of many visitors, each of whose requests comes from an address of its own. */
export function startLoad(origin: string, clients = 16): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failures: string[] = [];
  const inquiries = new Set<string>();
  let [answered, consents, isOver] = [0, 0, false];
  const running = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isOver; turn += 1) {
      const wanted = requests[turn % requests.length] as (typeof requests)[number];
      try {
        const { status, text } = await ask(agent, origin, wanted);
        if (status >= 400) failures.push(`${wanted.path}: ${status}`);
        else if (wanted.path === "/api/inquiries") inquiries.add(JSON.parse(text).id);
        else if (wanted.path === "/api/cookie-consent") consents += 1;
        answered += 1;
      } catch (error) {
        failures.push(`${wanted.path}: ${error}`);
      }
      await wait(PAUSE_MS);
    }
  });
  return {
    answered: () => answered,
    failures,
    inquiries,
    consents: () => consents,
    async untilAnswered(count) {
      const wanted = answered + count;
      for (const begin = performance.now(); answered < wanted; await wait(5))
        if (performance.now() - begin > ANSWERS_MS) throw new Error(`${answered} requests answered, not ${wanted}.`);
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

function ask(agent: Agent, origin: string, { method, path, body }: (typeof requests)[number]) {
  const headers = {
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...(body && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
  };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** What a database lacks of the acknowledged requests of a load, and what is wrong in its chains. */
export async function lossesOf(db: Database, { inquiries, consents }: Load): Promise<string[]> {
  const stored = new Set((await db.read.selectFrom("inquiries").select("id").execute()).map(({ id }) => id));
  const [audit, chain] = [await verifyAuditLog(db), await verifyChain(db)];
  return [
    ...[...inquiries].filter((id) => !stored.has(id)).map((id) => `inquiry ${id} is lost`),
    ...(chain.checked < consents() ? [`${consents() - chain.checked} consents are lost`] : []),
    ...[audit, chain].flatMap(({ broken }) => (broken ? [`link ${broken.sequence}: ${broken.reason}`] : [])),
  ];
}
