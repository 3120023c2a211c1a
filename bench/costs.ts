import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { applicant, cast, choice } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { hostilePdfs } from "#harness/hostile-pdfs.ts";
import { Visitor } from "#harness/visitor.ts";
import { fillConversation, pdf } from "./abuse/attacks.ts";
import { verdict, withServer } from "./load.ts";
import { processorTime } from "./processor-time.ts";

const REQUESTS = 100;
const REQUESTS_WITH_FILE = 30;
const WARM_UP = 5;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** How much more processor time (ms) a document that is hard to inspect may take than a plain one of its size. */
const MAX_INSPECTION_MS = 100;
const PLAIN_DOCUMENT = "a PDF of 5 MB";
/** Conversations that take the questions in turn, so that none becomes full. */
const CONVERSATIONS = 10;

type Row = [what: string, send: () => Promise<unknown>, count?: number];

/**
 * The processor time of the server for one request of an anonymous visitor, the mean of 100, or of 30 with a file, on the
 * embedded database: the table in docs/security.md. Requests are sent one after the other.
 */
export async function benchCosts(): Promise<string[]> {
  if (process.platform !== "linux") return ["not measured: this is not Linux"];
  return await withServer(async ({ origin, child }, folder) => {
    const rows = await prepare(origin, join(folder, "data"));
    const lines: string[] = [];
    const costs = new Map<string, number>();
    for (const [what, send, count = REQUESTS] of rows) {
      for (let i = 0; i < WARM_UP; i++) await send();
      const before = processorTime(child.pid as number);
      for (let i = 0; i < count; i++) await send();
      const ms = (processorTime(child.pid as number) - before) / count;
      costs.set(what, ms);
      lines.push(`${ms.toFixed(1).padStart(6)} ms  ${what}`);
    }
    const inspection = Math.max(...costs.values()) - (costs.get(`application with ${PLAIN_DOCUMENT}`) ?? 0);
    return [
      ...lines,
      verdict(`inspecting a document takes at most ${MAX_INSPECTION_MS} ms more`, inspection <= MAX_INSPECTION_MS),
    ];
  });
}

async function prepare(origin: string, dataFolder: string): Promise<Row[]> {
  const stranger = () => new Visitor(origin);
  const vera = stranger();
  // One after the other: each response adds the conversation's secret to the cookie.
  const open: string[] = [];
  for (let i = 0; i < CONVERSATIONS; i++) open.push(await startConversation(vera));
  const full = await startConversation(vera);
  const file = { name: "large.pdf", content: pdf(MAX_FILE_BYTES) };
  const { attachmentUrl } = (await sendMessage(vera, full, "A file", {}, file)).json;
  fillConversation(dataFolder, full);
  await stranger().register();

  let number = 0;
  const ask = (content: string) => sendMessage(vera, open[number++ % CONVERSATIONS] as string, content);
  const { resumePath, ...fields } = applicant;
  const application = (more: object = {}) => ({ ...fields, email: `n${number++}@example.com`, ...more });
  const applyWith = (what: string, content: Buffer, name = "large.pdf"): Row => [
    `application with ${what}`,
    () => stranger().send("/api/job-applications", formRequest(application(), { name, content })),
    REQUESTS_WITH_FILE,
  ];
  const applyByLink = (more: object = {}) =>
    stranger().post("/api/job-applications", application({ resumePath, ...more }));
  const words = curatedAnswers.flatMap(({ questions }) => questions.join(" ").match(/[a-z]{3,}/g) ?? []).join(" ");
  const person = () => ({ ...cast.otto, username: `otto${number++}`, email: `otto${number}@example.com` });
  const names = pdf(MAX_FILE_BYTES).fill("/a#41", 100, MAX_FILE_BYTES - 100, "latin1");
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  return [
    ...Object.entries(hostilePdfs).map(([what, make]) => applyWith(`a PDF of 5 MB of ${what}`, make())),
    applyWith("a PDF of 5 MB full of names", names),
    applyWith(PLAIN_DOCUMENT, file.content),
    applyWith("a broken DOCX of 5 MB", Buffer.alloc(MAX_FILE_BYTES, "PK\x03\x04"), "large.docx"),
    ["download of 5 MB", () => vera.get(attachmentUrl), REQUESTS_WITH_FILE],
    // A long message is answered after a pause, in which the server is idle.
    [
      "chat message of 4,000 characters, all words of answers",
      () => ask(words.slice(0, 4000)).then(() => setTimeout(400)),
    ],
    ["question in the chat, answered", () => ask("How do I request a demo?")],
    ["all messages of a full conversation", () => vera.get(`/api/chat/conversations/${full}/messages`)],
    ["application with 15,000 bytes of ligatures", () => applyByLink({ message: "ﬃ".repeat(5000) })],
    ["application with a link", () => applyByLink()],
    ["inquiry", () => stranger().post("/api/inquiries", cast.vera)],
    ["sign-in", () => stranger().logIn(cast.otto)],
    ["registration", () => stranger().register(person())],
    ["JSON of 60 KiB, deep", () => stranger().post("/api/inquiries", deep)],
    ["consent choice", () => stranger().post("/api/cookie-consent", choice)],
    ["sitemap", () => stranger().get("/sitemap.xml")],
    ["API description, not compressed", () => stranger().get("/api/openapi.json")],
    ["API description", () => stranger().get("/api/openapi.json", { "Accept-Encoding": "br" })],
    ["check of the database", () => stranger().get("/readyz?check=database")],
    ["page not found", () => stranger().get("/nowhere")],
    ["/careers", () => stranger().get("/careers")],
    ["/", () => stranger().get("/")],
  ];
}
