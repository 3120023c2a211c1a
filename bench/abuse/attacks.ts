import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { hostilePdfs } from "#harness/hostile-pdfs.ts";
import { Visitor } from "#harness/visitor.ts";
import type { AttackPlan } from "./attacker.ts";

/** The attacked server. */
export interface Target {
  origin: string;
  dataFolder: string;
}

/** An attack of one network address, or of five where the name says so. */
export interface Attack {
  name: string;
  connections: number;
  /** The number of connections below which it harms no server. */
  minConnections?: number;
  /** Prepares the server as a visitor of the same address could, and returns what to send. */
  prepare: (target: Target) => Promise<{ requests: Part[][]; reads?: boolean }>;
}

type Part = Buffer | string;

const attackerAddress = "203.0.113.1";
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MESSAGES = 500;
const CONVERSATIONS = 5;
const QUESTION_CHARACTERS = 160;

/** The attacks of `npm run bench abuse`. */
export const attacks: Attack[] = [
  {
    name: "framework endpoints",
    connections: 8,
    prepare: async () => ({
      requests: [
        get("/_image?href=%2Fmedia%2Foverview-light-poster.avif&f=avif&q=max&w={number}"),
        get("/_server-islands/{number}?e=default&p=&s=%7B%7D"),
      ],
    }),
  },
  {
    name: "pages rendered on request",
    connections: 50,
    prepare: async () => ({
      requests: [get("/careers?{number}"), get("/careers/{number}"), get("/api/docs?{number}")],
    }),
  },
  {
    name: "nested JSON of 1 MiB",
    connections: 8,
    prepare: async () => ({ requests: nestedJson(1024 * 1024) }),
  },
  {
    name: "nested JSON of 60 KiB",
    connections: 50,
    prepare: async () => ({ requests: nestedJson(60 * 1024) }),
  },
  {
    name: "requests that do not wait for responses",
    connections: 50,
    minConnections: 50,
    prepare: async () => ({ requests: [Array(500).fill(get("/api/openapi.json")[0])], reads: false }),
  },
  {
    name: "downloads that are never read",
    connections: 250,
    minConnections: 80,
    prepare: async ({ origin }) => ({ requests: [await download(origin)], reads: false }),
  },
  {
    name: "downloads of 5 MB",
    connections: 8,
    prepare: async ({ origin }) => ({ requests: [await download(origin)] }),
  },
  {
    name: "uploads of 5 MB",
    connections: 16,
    prepare: async () => ({ requests: [upload(pdf(MAX_FILE_BYTES))] }),
  },
  {
    name: "documents that are expensive to inspect",
    connections: 16,
    prepare: async () => ({ requests: Object.values(hostilePdfs).map((make) => upload(make())) }),
  },
  {
    name: "renaming an account",
    connections: 50,
    prepare: async ({ origin }) => ({
      requests: [withJson("PATCH", "/api/account", { name: "Otto {number}" }, await registered(origin))],
    }),
  },
  {
    name: "challenges for passkeys",
    connections: 50,
    prepare: async ({ origin }) => ({
      requests: [
        post("/api/passkey-challenges", ""),
        withJson("POST", "/api/account/passkey-challenges", "", await registered(origin)),
      ],
    }),
  },
  {
    name: "descriptions of the API",
    connections: 50,
    prepare: async () => ({
      requests: ["identity", "br"].map((encoding) => [
        head("GET", "/api/openapi.json", { "Accept-Encoding": encoding }),
      ]),
    }),
  },
  {
    name: "checks of the database",
    connections: 8,
    prepare: async () => ({ requests: [get("/readyz?check=database")] }),
  },
  {
    name: "wrong passwords from five addresses",
    connections: 50,
    prepare: async () => ({
      requests: [1, 2, 3, 4, 5].map((last) =>
        post("/api/login", { username: cast.ada.username, password: "wrong {number}" }, `203.0.113.${last}`),
      ),
    }),
  },
  {
    name: "correct logins",
    connections: 8,
    prepare: async ({ origin }) => {
      await registered(origin);
      const { username, password } = cast.otto;
      return { requests: [post("/api/login", { username, password })] };
    },
  },
  {
    name: "polls of a full conversation",
    connections: 50,
    prepare: async ({ origin, dataFolder }) => {
      const { visitor, id } = await conversation(origin);
      fillConversation(dataFolder, id);
      return { requests: [get(`/api/chat/conversations/${id}/messages`, visitor)] };
    },
  },
  {
    name: "long questions",
    connections: 50,
    prepare: async ({ origin }) => ({ requests: await questions(origin) }),
  },
];

/** The plan of an attack, as its process takes it. */
export async function planOf({ prepare, connections }: Attack, target: Target, seconds: number): Promise<AttackPlan> {
  const { requests, reads = true } = await prepare(target);
  const encoded = requests.map((parts) => parts.map((part) => Buffer.from(part as string).toString("base64")));
  return { port: Number(new URL(target.origin).port), connections, seconds, requests: encoded, reads };
}

function head(method: string, path: string, headers: Record<string, string>, from = attackerAddress): string {
  const lines = Object.entries({ Host: "site.example", "X-Forwarded-For": from, ...headers });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

function get(path: string, visitor?: Visitor): Part[] {
  return [head("GET", path, { Accept: "text/html", ...(visitor ? { Cookie: cookiesOf(visitor) } : {}) })];
}

const cookiesOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** A JSON request of this site's own pages, of a user where one is given. */
function withJson(method: string, path: string, body: object | string, visitor?: Visitor, from?: string): Part[] {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(text.length),
    "Sec-Fetch-Site": "same-origin",
    ...(visitor ? { Cookie: cookiesOf(visitor) } : {}),
  };
  return [head(method, path, headers, from) + text];
}

const post = (path: string, body: object | string, from?: string) => withJson("POST", path, body, undefined, from);

/** Arrays inside arrays, and an object with many keys, of this size in bytes. */
function nestedJson(size: number): Part[][] {
  const deep = "[".repeat(size / 2) + "]".repeat(size / 2);
  const wide = `{${Array.from({ length: Math.floor(size / 10) }, (_, i) => `"${String(i).padStart(6, "0")}":1`).join(",")}}`;
  return ["/api/login", "/api/inquiries", "/api/cookie-consent", "/api/chat/conversations"].flatMap((path) => [
    post(path, deep),
    post(path, wide),
  ]);
}

/** A request for the attachment of the attacker's own message. */
async function download(origin: string): Promise<Part[]> {
  const { visitor, id } = await conversation(origin);
  const file = { name: "large.pdf", content: pdf(MAX_FILE_BYTES) };
  const { json } = await sendMessage(visitor, id, "A file", {}, file);
  return get(json.attachmentUrl, visitor);
}

/** An application with this resume, from another email address each time. */
function upload(content: Buffer): Part[] {
  const { resumePath: _, email: __, ...fields } = applicant;
  const email = "{number}@example.com";
  const { headers, body } = formRequest({ email, ...fields }, { name: "large.pdf", content });
  const all = {
    "Content-Type": String(headers?.["Content-Type"]),
    "Content-Length": String(body.length),
    "Sec-Fetch-Site": "same-origin",
  };
  // The first part holds the placeholder and is copied for each request.
  return [
    Buffer.concat([Buffer.from(head("POST", "/api/job-applications", all)), body.subarray(0, 1024)]),
    body.subarray(1024),
  ];
}

/** Messages that cost the assistant most: three questions of words that occur in its answers. */
async function questions(origin: string): Promise<Part[][]> {
  const words = curatedAnswers.flatMap(({ questions }) => questions.join(" ").match(/[a-z]{3,}/g) ?? []);
  const openings = await Promise.all(Array.from({ length: CONVERSATIONS }, () => conversation(origin)));
  return openings.map(({ visitor, id }, index) => {
    const of = (start: number) =>
      words
        .filter((_, at) => at % 37 === start)
        .join(" ")
        .slice(0, QUESTION_CHARACTERS);
    const content = ["What", "How", "Why"].map((word, part) => `${word} ${of(index * 3 + part)}?`).join(" ");
    const { headers, body } = formRequest({ sender: "user", content, isApplicationRequest: "false" });
    const all = {
      Cookie: cookiesOf(visitor),
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": String(headers?.["Content-Type"]),
      "Content-Length": String(body.length),
    };
    return [head("POST", `/api/chat/conversations/${id}/messages`, all) + body.toString()];
  });
}

/** A PDF of one empty page, filled with a comment up to `size` bytes. */
export function pdf(size: number): Buffer {
  const start = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%";
  const end = "\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n";
  return Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length - end.length, "x"), Buffer.from(end)]);
}

/** A visitor whose requests come from the attacker's address. */
function fromAttacker(origin: string): Visitor {
  return new Visitor(origin, { "X-Forwarded-For": attackerAddress });
}

/** Registers a user without permissions. */
async function registered(origin: string): Promise<Visitor> {
  const visitor = fromAttacker(origin);
  await visitor.register();
  return visitor;
}

async function conversation(origin: string): Promise<{ visitor: Visitor; id: string }> {
  const visitor = fromAttacker(origin);
  return { visitor, id: await startConversation(visitor) };
}

/** Fills a conversation with messages of 2,100 characters, directly: a visitor needs ten minutes for it. */
export function fillConversation(dataFolder: string, id: string): void {
  const file = new SqliteFile(join(dataFolder, "site.db"));
  const insert = file.prepare(
    "insert into chat_messages (id, conversation_id, sender, content, timestamp, outcome) values (?, ?, 'user', ?, ?, 'closed')",
  );
  const now = Date.now();
  file.transaction(() => {
    for (let i = 0; i < MESSAGES; i++) insert.run(newId(now + i), id, "word ".repeat(420), now + i);
    file.prepare("update chat_conversations set message_count = ? where id = ?").run(MESSAGES, id);
  })();
  file.close();
}
