import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, cast, choice, weaver } from "#harness/cast.ts";
import { sessionId } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type Endpoint, type Operation, openDescribedSite } from "#tests/support/servers/described-site.ts";
import type { Site } from "#tests/support/servers/site.ts";

/** The endpoints whose bodies hold no long text; `x` stands for an id. */
const shortBodies = new RegExp(
  `^/api/(${[
    "login(/passkey)?",
    "register",
    "(account|password-resets)(/.+)?",
    "chat/conversations(/x/(hand-over|messages/x/feedback))?",
    "invitations/(look-up|accept)",
    "admin/(conversations|team)/x",
    "admin/(invitations|searches|signature)",
    "admin/job-applications/(x/interviews(/x(/cancel)?)?|rejection-cancellations)",
    "admin/people(/x/(merge|split|erase))?",
    "admin/tables/.+",
    "admin/[^/]+/x/(reveal|work|presence)",
    "admin/[^/]+/(searches|export)",
  ].join("|")})$`,
);

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

// Requests that are refused before they reach the database, whichever it is.
describe("bad bodies", () => {
  let site: Site;
  let ada: Visitor;
  let endpoints: Endpoint[];
  beforeAll(async () => {
    ({ site, ada, endpoints } = await openDescribedSite("sqlite"));
  });
  afterAll(() => site.stop());

  const tables = ["users", "inquiries", "jobListings", "jobApplications", "consents", "chatConversations"] as const;
  const rowsIn = async (table: (typeof tables)[number]) =>
    Number(
      (
        await site.db.read
          .selectFrom(table)
          .select((s) => s.fn.countAll<number>().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const takingJson = () =>
    endpoints.filter(({ operation: { requestBody: body } }) => body?.required && body.content["application/json"]);

  const takesForms = (path: string) =>
    endpoints.some((one) => one.path === path && one.operation.requestBody?.content["multipart/form-data"]);

  /** A visitor with the permission for the request. */
  const caller = (operation: Operation) => (operation["x-access"] === "anyone" ? site.visitor() : ada);

  /** Sends a body to every endpoint that takes JSON and returns the parts of each response to assert on. */
  async function toAll(body: string | Buffer, type = "application/json") {
    const answers = [];
    for (const { method, path, operation } of takingJson()) {
      const sent = { method, headers: { "Content-Type": type }, body };
      answers.push({ path, ...(await caller(operation).send(path, sent)) });
    }
    expect(answers.length).toBeGreaterThanOrEqual(3);
    return answers;
  }

  test.each<[string, string | Buffer]>([
    ["nothing", ""],
    ["an open brace", "{"],
    ["text", "firstName=Vera"],
    ["a number", "5"],
    ["null", "null"],
    ["a list", "[]"],
    ["a string", '"{}"'],
    ["a comma too many", '{"username":"abc",}'],
    ["NaN", '{"username":NaN}'],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ["thirty-three levels", deep(33)],
    ["hundreds of levels", deep(600)],
    ["thousands of brackets", "[".repeat(4000)],
    ["__proto__", '{"__proto__":{"role":"admin"},"username":"abc"}'],
    ["__proto__ further down", '{"username":{"x":[{"__proto__":1}]}}'],
  ])("rejects %s with 400", async (_, body) => {
    for (const answer of await toAll(body)) {
      expect(answer.status, answer.path).toBe(400);
      expect(answer.headers["content-type"]).toBe("application/problem+json");
      expect(Object.keys(answer.json.errors)).toEqual(["body"]);
    }
  });

  test("names every field that has the wrong type, is too long or cannot be stored, and stores nothing", async () => {
    const before = await Promise.all(tables.map(rowsIn));
    const valid = {
      ...cast.vera,
      ...cast.otto,
      ...weaver,
      ...choice,
      ...applicant,
      sessionId: sessionId(),
      currentPassword: cast.otto.password,
      newPassword: cast.otto.password,
      token: "A".repeat(43),
      response: {
        id: "x",
        rawId: "x",
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON: "x", attestationObject: "x", authenticatorData: "x", signature: "x" },
      },
      role: "sales",
      changedAt: null,
      purpose: "reply",
      q: "Vera",
      version: 1,
      assigneeId: null,
      subject: "Hello",
      text: "Thank you",
      channel: "phone",
      at: "2026-01-05T10:00:00Z",
      to: "screening",
      openApplications: 1,
      moves: [{ id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2", from: "new", to: "screening" }],
      stages: [{ name: "Interview" }],
      startsAt: `${new Date().getUTCFullYear() + 1}-01-15T09:00:00Z`,
      durationMinutes: 45,
      timeZone: "Asia/Kolkata",
      candidateTimeZone: "Asia/Kolkata",
      place: "Call",
      interviewerIds: ["0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2"],
      invitesCandidate: false,
      scores: { skills: 1, problemSolving: 1, communication: 1, motivation: 1 },
      recommendation: "yes",
      note: "A note",
      id: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
      address: "0193a8e4-7f2c-7b61-9d05-3c1e8a54f7b2",
      counts: {},
    };
    // The same name has another meaning in each body.
    const ambiguous = (path: string) => ({
      from: path.endsWith("/stages") ? ["screening"] : "new",
      kind: path.includes("/mails/") ? "invitation" : "inquiry",
      version: path.endsWith("/erase") ? "x" : 1,
      query: path.includes("/email/") ? { state: "sent" } : { assignee: "me" },
    });
    for (const { method, path, operation } of takingJson()) {
      const fields = Object.entries(operation.requestBody?.content["application/json"]?.schema.properties ?? {});
      expect(fields.length).toBeGreaterThan(0);
      for (const [field, { type }] of fields) {
        for (const value of [
          1,
          1e308,
          true,
          [],
          ["x"],
          {},
          { toString: "x" },
          "x".repeat(20_000),
          "@".repeat(20_000),
          "\ud800".repeat(5),
          `e${"\u0301".repeat(31)}`,
        ]) {
          const isPassword = /password$/i.test(field);
          const isFreePassword = isPassword && typeof value === "string" && value.includes("\u0301");
          // Half a character becomes a mark in all other texts.
          if (!isPassword && typeof value === "string" && !value.isWellFormed()) continue;
          const isRight = type === typeof value || (type === "integer" && value === 1);
          if (isFreePassword || (isRight && type !== "string")) continue;
          // A list of texts is right in one of them, an empty one in another, and an error in a list names its place.
          if (type === "array" && Array.isArray(value) && (value.length > 0 || field === "hiddenColumns")) continue;
          const known = Object.entries({ ...valid, ...ambiguous(path) }).filter(([name]) =>
            fields.some(([one]) => one === name),
          );
          const body = JSON.stringify({ ...Object.fromEntries(known), [field]: value });
          const sent = { method, headers: { "Content-Type": "application/json" }, body };
          const answer = await caller(operation).send(path, sent);
          const isShort = shortBodies.test(path) && body.length > 4096;
          expect(answer.status, `${path} ${field} ${body.slice(0, 80)}`).toBe(isShort ? 413 : 400);
          const named = Object.keys(answer.json.errors).map((name) => name.split(".", 1)[0]);
          expect(named, `${path} ${field}`).toEqual([isShort ? "body" : field]);
        }
      }
    }
    expect(await Promise.all(tables.map(rowsIn))).toEqual(before);
  });

  test("rejects a body larger than 64 KiB, or than 4 KiB where no text is long", async () => {
    for (const kibibytes of [4, 64]) {
      const answers = await toAll(`{"a":"${"x".repeat(kibibytes * 1024)}"}`);
      for (const { path, status, json } of answers) {
        const isShort = shortBodies.test(path);
        expect(status, path).toBe(isShort || kibibytes === 64 ? 413 : 400);
        if (status === 413) expect(json.errors).toEqual({ body: [`Use at most ${isShort ? 4 : 64} KiB`] });
      }
      expect(answers.filter(({ path }) => shortBodies.test(path)).length).toBeGreaterThan(10);
    }
  });

  test("rejects other media types with 415", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json-patch+json",
      "",
      "application/jsonx",
      "text/plain; application/json",
    ]) {
      for (const answer of await toAll("{}", type)) {
        if (type.startsWith("multipart/form-data") && takesForms(answer.path)) continue;
        expect(answer.status, `${answer.path} ${type}`).toBe(415);
        expect(answer.json.detail).toContain("application/json");
      }
    }
    for (const answer of await toAll("[]", "Application/JSON; charset=utf-8")) expect(answer.status).toBe(400);
  });

  test("rejects a compressed body before decompressing it", async () => {
    const answer = await site.visitor().post("/api/inquiries", "{}", { "Content-Encoding": "gzip" });
    expect(answer.status).toBe(415);
    const plain = await site.visitor().post("/api/inquiries", "{}", { "Content-Encoding": "identity" });
    expect(plain.status).toBe(400);
  });

  test("rejects a body that is too large by its Content-Length before reading it", async () => {
    for (const { method, path, operation } of takingJson()) {
      const answer = await caller(operation).send(path, {
        method,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": 5_000_000_000,
        },
      });
      expect(answer.status).toBe(413);
      expect(answer.json.errors).toEqual({ body: [expect.stringMatching(/^Use at most (4|64) KiB$/)] });
    }
  });

  test("rejects a body that is too large in chunks while it arrives", async () => {
    for (const path of ["/api/inquiries", "/api/login", "/api/register"]) {
      const received = await new Promise<{ answer: string; sent: number }>((resolve, reject) => {
        let answer = "";
        let sent = 0;
        const piece = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
        const socket = connect(site.port, "127.0.0.1", () => {
          socket.write(
            `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
          );
          const more = () => {
            while (!socket.destroyed && !answer && sent < 200_000_000) {
              sent += 65_536;
              if (!socket.write(piece)) return socket.once("drain", more);
            }
          };
          more();
        });
        socket.on("data", (chunk) => {
          answer += chunk;
        });
        socket.on("error", (error: NodeJS.ErrnoException) => (answer ? undefined : reject(error)));
        socket.on("close", () => resolve({ answer, sent }));
      });
      expect(received.answer).toMatch(/^HTTP\/1.1 413 /);
      expect(received.answer).toMatch(/Use at most (4|64) KiB/);
      expect(received.sent).toBeLessThan(50_000_000);
    }
  });

  test("answers unknown methods with 405 and Allow on every endpoint", async () => {
    for (const path of new Set(endpoints.map((call) => call.path))) {
      const methodsOf = (isIt: (call: Endpoint) => boolean) => endpoints.filter(isIt).map((call) => call.method);
      const known = methodsOf((call) => call.path === path);
      // `searches` in /mails/searches could also be the id of an email.
      const byId = methodsOf((call) => call.path === path.replace(/[^/]+$/, "x"));
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
        if (known.includes(method) || byId.includes(method)) continue;
        const answer = await ada.send(path, { method });
        expect(answer.status, `${method} ${path}`).toBe(405);
        for (const one of known) expect(answer.headers.allow).toContain(one);
      }
    }
  });

  test("answers HEAD as GET, without the body", async () => {
    for (const path of ["/api/user", "/api/admin/inquiries", "/api/openapi.json", "/healthz"]) {
      const answer = await ada.send(path, { method: "HEAD" });
      expect(answer.status, path).toBe(200);
      expect(answer.bytes).toHaveLength(0);
    }
  });
});
