import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast, choice } from "#harness/cast.ts";
import { sendMessage, sessionId, startConversation } from "#harness/chat.ts";
import type { Answer } from "#harness/send.ts";
import { newUser } from "#tests/support/people.ts";
import { type Description, openDescription } from "#tests/support/servers/description.ts";
import type { Site } from "#tests/support/servers/site.ts";

describe("the description of refusals", () => {
  let site: Site;
  let document: Description["document"];
  let operations: Description["operations"];
  let resolved: Description["resolved"];
  beforeAll(async () => {
    ({ site, document, operations, resolved } = await openDescription());
  });
  afterAll(() => site.stop());

  test("names the refusals for lack of space and because of malware", () => {
    const statuses = (path: string, method: string) => Object.keys(document.paths[path][method].responses);
    for (const path of ["/api/inquiries", "/api/job-applications", "/api/register", "/api/cookie-consent"])
      expect(statuses(path, "post"), path).toContain("507");
    // Users without a role; the team logs in.
    expect(statuses("/api/login", "post")).toContain("507");
    expect(statuses("/api/logout", "post")).not.toContain("507");
    const file = "/api/chat/conversations/{id}/messages/{message}/attachment";
    expect(statuses(file, "get")).toContain("403");
  });

  test("describes the key of a request that can be retried, and the refusal of a reused key", async () => {
    const headers = { "Idempotency-Key": "k".repeat(255) };
    const conversation = () => ({ sessionId: sessionId(), userEmail: null, userName: null, category: "general" });
    const vera = site.visitor();
    const chat = await startConversation(vera);
    const messages = "/api/chat/conversations/{id}/messages";
    const reused: Record<string, [status: number, first: Answer, second: Answer]> = {
      [messages]: [
        422,
        await sendMessage(vera, chat, "One", {}, undefined, headers),
        await sendMessage(vera, chat, "Two", {}, undefined, headers),
      ],
    };
    for (const [path, status, first, second] of [
      ["/api/inquiries", 422, cast.vera, { ...cast.vera, message: "Two" }],
      ["/api/register", 422, newUser(), newUser()],
      ["/api/cookie-consent", 422, choice, { ...choice, analytics: false }],
      ["/api/chat/conversations", 422, conversation(), conversation()],
      ["/api/job-applications", 409, applicant, { ...applicant, message: "Two" }],
    ] as const)
      reused[path] = [status, await vera.post(path, first, headers), await vera.post(path, second, headers)];
    for (const [path, [status, first, second]] of Object.entries(reused)) {
      expect([first.status, second.status], path).toEqual([201, status]);
      expect(Object.keys(document.paths[path].post.responses), path).toContain(String(status));
    }
    const described = operations.flatMap(({ path, operation: { parameters = [], responses } }) => {
      const key = parameters.find((one) => one.in === "header");
      expect(responses, path).toHaveProperty(key ? String(reused[path]?.[0]) : "429");
      if (path === "/api/job-applications" || !key) expect(responses, path).not.toHaveProperty("422");
      return key ? { path, ...key } : [];
    });
    expect(described.map(({ path }) => path).sort()).toEqual(Object.keys(reused).sort());
    for (const parameter of described)
      expect(parameter).toMatchObject({
        name: "Idempotency-Key",
        required: false,
        schema: { type: "string", maxLength: 255 },
      });
  });

  test("names the refusal of reads that another site requests", async () => {
    const reads = operations.filter(
      ({ method, operation }) => method === "get" && ["anyone", "user"].includes(operation["x-access"]),
    );
    const refused: string[] = [];
    for (const { path } of reads) {
      const address = path.replace(/\{\w+\}/g, newId());
      const { status } = await site.visitor().get(address, { "Sec-Fetch-Site": "cross-site" });
      if (status === 403) refused.push(path);
    }
    expect(refused).toEqual(expect.arrayContaining(["/api/user", "/api/chat/conversations/{id}/messages"]));
    const described = reads.filter(({ operation }) => "403" in operation.responses).map(({ path }) => path);
    expect(described).toEqual(refused);
  });

  test("names the refusals of a body wherever there is one", () => {
    const withBody = operations.filter(({ operation }) => operation.requestBody);
    expect(withBody.length).toBeGreaterThan(0);
    for (const { path, operation } of withBody)
      expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(["400", "408", "413", "415"]));
  });

  test("describes what the refusal of a change to an earlier version adds to a problem", async () => {
    const ada = site.visitor();
    const { id } = (await ada.logIn(cast.ada)).json;
    const send = (method: string, path: string, body: object) =>
      ada.send(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    const inquiry = (await ada.post("/api/inquiries", cast.vera)).json.id;
    const application = (await ada.post("/api/job-applications", { ...applicant, position: "Dyer" })).json.id;
    const path = `/api/admin/job-applications/${application}`;
    const scores = { skills: 3, problemSolving: 4, communication: 2, motivation: 3 };
    const scorecard = { scores, recommendation: "yes", note: "", version: 0 };
    await send("PUT", `${path}/scorecard`, scorecard);
    const interview = await ada.post(`${path}/interviews`, {
      title: "First talk",
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      durationMinutes: 45,
      timeZone: "Asia/Kolkata",
      candidateTimeZone: "Asia/Kolkata",
      place: "",
      interviewerIds: [id],
      invitesCandidate: false,
    });
    const refused: [path: string, method: string, answer: Answer][] = [
      [
        "/api/admin/inquiries/{id}/work",
        "patch",
        await send("PATCH", `/api/admin/inquiries/${inquiry}/work`, { version: 2, status: "open" }),
      ],
      [
        "/api/admin/job-applications/{id}/scorecard",
        "put",
        await send("PUT", `${path}/scorecard`, { ...scorecard, note: "Two" }),
      ],
      [
        "/api/admin/job-applications/{id}/interviews/{interview}/cancel",
        "post",
        await ada.post(`${path}/interviews/${interview.json.id}/cancel`, { version: 2 }),
      ],
    ];
    const known = Object.keys(document.components.schemas.Problem.properties);
    for (const [address, method, { status, json }] of refused) {
      expect(status, address).toBe(409);
      const { content } = document.paths[address][method].responses["409"];
      const [problem, { properties, required }] = content["application/problem+json"].schema.allOf;
      expect([problem.$ref, required], address).toEqual(["#/components/schemas/Problem", undefined]);
      const added = Object.keys(json).filter((name) => !known.includes(name));
      expect(added.sort(), address).toEqual(Object.keys(properties).sort());
      const { anyOf: [current] = [resolved(properties.current)] } = properties.current;
      expect(Object.keys(json.current).sort(), address).toEqual(current.required.sort());
    }
  });
});
