import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast, choice } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { openMailServer } from "#harness/mail-server.ts";
import { shapeOf } from "#server/telemetry/tracing.ts";
import { site as owner } from "#site";
import { openCollector } from "#tests/support/servers/collector.ts";
import { settled } from "#tests/support/servers/email-site.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

const MONTH = 31 * 86_400_000;
const remote = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const traceparent = `00-${remote.trace}-${remote.span}-01`;

describe.each(databases)("traces on %s", (kind) => {
  test("follow requests to the database, and hold nothing that a visitor sent", async () => {
    await using collector = await openCollector();
    const site = await openSite(kind, {
      environment: { ...collector.environment, OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b", OTEL_SERVICE_NAME: "web" },
    });
    const vera = site.visitor();
    const headers = { "X-Forwarded-For": "203.0.113.9", "User-Agent": "made-by-the-browser" };
    const stored = await vera.post("/api/inquiries", cast.vera, headers);
    expect(stored.status).toBe(201);
    // Both at once share a transaction.
    await Promise.all([1, 2].map(() => site.visitor().post("/api/cookie-consent", choice, headers)));
    await vera.get("/api/inquiries/vera@example.com?q=needle-in-the-query", headers);
    await vera.logIn({ username: "vera@example.com", password: "not her password" }, headers);
    await site.stop();

    const spans = collector.spans();
    const line = site.logged.find(({ requestId }) => requestId === stored.headers["x-request-id"]);
    const trace = spans.filter(({ traceId }) => traceId === line?.traceId);
    const request = trace.find(({ name }) => name === "POST /api/inquiries");
    expect(request).toMatchObject({
      attributes: {
        "http.request.method": "POST",
        "http.route": "/api/inquiries",
        "http.response.status_code": 201,
      },
      isError: false,
    });
    expect(request?.parentSpanId).toBeUndefined();
    const transaction = trace.find(({ name }) => name === "transaction");
    expect(transaction?.parentSpanId).toBe(request?.spanId);
    const insert = trace.find(({ name }) => name === "INSERT inquiries");
    expect(insert).toMatchObject({
      parentSpanId: transaction?.spanId,
      attributes: {
        "db.system.name": kind === "postgres" ? "postgresql" : "sqlite",
        "db.operation.name": "INSERT",
        "db.collection.name": "inquiries",
      },
    });
    expect(insert?.milliseconds).toBeGreaterThan(0);
    expect(insert?.milliseconds).toBeLessThanOrEqual(request?.milliseconds ?? 0);
    const consents = spans.filter(({ name }) => name === "POST /api/cookie-consent");
    expect(consents).toHaveLength(2);
    const names = ({ traceId }: (typeof spans)[number]) =>
      spans.filter((one) => one.traceId === traceId && one.name === "transaction").map(({ name }) => name);
    for (const one of consents) expect(names(one)).toHaveLength(1);
    // The migrations at the start and other work in the background belong to no trace.
    const roots = new Set(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name));
    roots.delete("remove expired data");
    expect([...roots].sort()).toEqual(["GET /*", "POST /api/cookie-consent", "POST /api/inquiries", "POST /api/login"]);

    const text = collector.text();
    const { email, lastName, company } = cast.vera;
    const secrets = [email, lastName, company, "patient names", "127.0.0.1", "203.0.113.9", "made-by-the-browser"];
    for (const secret of [...secrets, "needle-in-the-query", "not her password", stored.json.id])
      expect(text).not.toContain(secret);
    expect(collector.headers[0]).toMatchObject({ "api-key": "a b" });
    expect(collector.resources()[0]).toMatchObject({ "service.name": "web" });
  });

  test("show answers of the assistant, emails and retention", async () => {
    await using collector = await openCollector();
    const mailServer = await openMailServer();
    const environment = { ...collector.environment, ...mailServer.environment };
    const site = await openSite(kind, { environment });
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "How long do you keep my data?");
    await vera.post("/api/inquiries", cast.vera);
    await settled(site, "sent");
    await expect.poll(async () => (await vera.get(`/api/chat/conversations/${id}/messages`)).json).toHaveLength(2);
    await site.stop();
    await mailServer.stop();
    const spans = collector.spans();
    const message = spans.find(({ name }) => name === "POST /api/chat/conversations/:id/messages");
    const answer = spans.find(({ name }) => name === "answer a question");
    expect(answer).toMatchObject({ traceId: message?.traceId, parentSpanId: message?.spanId });
    expect(
      spans.find(({ name, parentSpanId }) => name === "transaction" && parentSpanId === answer?.spanId),
    ).toBeTruthy();
    const emails = spans.filter(({ name }) => name === "send an email");
    expect(emails.map(({ attributes }) => attributes["email.outcome"])).toEqual(["accepted", "accepted"]);
    expect(emails.map(({ attributes }) => attributes["email.kind"]).sort()).toEqual([
      "inquiry-acknowledged",
      "inquiry-to-team",
    ]);
    for (const { parentSpanId } of emails) expect(parentSpanId).toBeUndefined();
    for (const secret of [cast.vera.email, cast.vera.lastName, "keep my data"])
      expect(collector.text()).not.toContain(secret);
  });
});

test("show what a retention run removed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await using collector = await openCollector();
  const site = await openSite("sqlite", { environment: collector.environment });
  await site.visitor().post("/api/inquiries", cast.vera);
  const stored = () => site.db.read.selectFrom("inquiries").select("id").execute();
  site.advanceTime((owner.inquiryRetentionMonths + 1) * MONTH);
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  await expect.poll(stored, { timeout: 60_000 }).toEqual([]);
  await site.stop();
  const inquiries = collector.spans().find(({ attributes }) => attributes["retention.what"] === "inquiries");
  expect(inquiries).toMatchObject({ name: "remove expired data", attributes: { "retention.count": 1 } });
  expect(inquiries?.parentSpanId).toBeUndefined();
});

test("continue a trace only for a trusted proxy, which also decides whether it is recorded", async () => {
  await using collector = await openCollector();
  const trusting = await openSite("sqlite", { environment: { ...collector.environment, TRUST_PROXY: "1" } });
  await trusting.visitor().get("/api/job-listings", { traceparent });
  await trusting.visitor().get("/api/user", { traceparent: traceparent.replace(/01$/, "00") });
  await trusting.stop();
  expect(collector.spans().find(({ name }) => name === "GET /api/job-listings")).toMatchObject({
    traceId: remote.trace,
    parentSpanId: remote.span,
  });
  expect(collector.spans().filter(({ name }) => name.includes("/api/user"))).toEqual([]);
  await using other = await openCollector();
  const site = await openSite("sqlite", { environment: other.environment });
  await site.visitor().get("/api/job-listings", { traceparent: traceparent.replace(/01$/, "00") });
  await site.stop();
  const span = other.spans().find(({ name }) => name === "GET /api/job-listings");
  expect(span?.traceId).not.toBe(remote.trace);
  expect(span?.parentSpanId).toBeUndefined();
  expect(site.logged.find(({ route }) => route === "/api/job-listings")).toMatchObject({ traceId: span?.traceId });
});

test("record failures without their words, and the share of requests that was asked for", async () => {
  await using collector = await openCollector();
  const site = await openSite("postgres", { environment: collector.environment });
  await sql`alter table inquiries add constraint no_clinics check (email not like '%clinic%')`.execute(site.db.read);
  await site.visitor().post("/api/inquiries", cast.vera);
  await site.stop();
  const failed = collector.spans().filter(({ isError }) => isError);
  expect(failed.map(({ name, attributes }) => [name, attributes["error.type"]])).toEqual([
    ["INSERT inquiries", "23514"],
    ["transaction", "23514"],
    ["POST /api/inquiries", "500"],
  ]);
  expect(collector.text()).not.toContain("clinic");

  await using none = await openCollector();
  const sampled = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
  const other = await openSite("sqlite", { environment: { ...none.environment, ...sampled } });
  await other.visitor().get("/api/job-listings");
  await other.stop();
  expect(none.spans()).toEqual([]);
});

test("are missed in the log when the collector refuses them", async () => {
  await using collector = await openCollector({ status: 400 });
  const site = await openSite("sqlite", { environment: collector.environment });
  await site.visitor().get("/api/job-listings");
  await site.stop();
  expect(site.logged.filter(({ msg }) => msg === "traces were not sent")).toHaveLength(1);
});

test("load nothing of OpenTelemetry while they are off", async () => {
  await using collector = await openCollector();
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const hook = `import { registerHooks } from "node:module";
    registerHooks({ resolve(name, context, next) {
      if (name.includes("@opentelemetry/sdk")) process.stdout.write("loads " + name + "\\n");
      return next(name, context);
    } });`;
  const start = async (name: string, environment: Record<string, string>) => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
    const DATA_DIR = join(folder, name);
    const server = await startProcess({
      ...adminEnvironment,
      DATA_DIR,
      NODE_OPTIONS,
      METRICS_PORT: "0",
      ...environment,
    });
    expect(await stopProcess(server)).toBe(0);
    return server.output();
  };
  expect(await start("off", {})).not.toContain("opentelemetry");
  expect(await start("on", collector.environment)).toContain("loads @opentelemetry/sdk-trace");
  rmSync(folder, { recursive: true });
});

test.each([
  [`select "id" from "inquiries" where "email" = $1`, "SELECT", "inquiries"],
  [`insert into "mails" ("id") values (?)`, "INSERT", "mails"],
  [`with link as (update consent_chain set last_hash = 'from "secrets"') select 1`, "WITH", "consent_chain"],
  [`select 'from "secrets"' as text from files`, "SELECT", undefined],
  ["select count(*) from (select 1 from users) as x", "SELECT", "users"],
])("name a statement by what it does and its first table, never by a text in it: %s", (statement, operation, table) => {
  expect(shapeOf(statement)).toEqual({ operation, table });
});

test.each(["begin", "commit", "set local lock_timeout = 20; savepoint one_write", ""])(
  "leave out what several requests share: %s",
  (statement) => expect(shapeOf(statement)).toBeUndefined(),
);
