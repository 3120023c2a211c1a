import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { type FilePart, formRequest } from "#harness/form.ts";
import { pdf } from "#tests/support/documents.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const head =
  "POST /api/inquiries HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n";

test.each([
  ["headers that stop coming", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body that stops coming", `${head}Content-Length: 100\r\n\r\n{"first`],
  ["chunks that stop coming", `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"fir\r\n`],
])("cuts off %s after the timeout and serves others meanwhile", async (_, sent) => {
  await using site = await openSite("sqlite", { requestTimeoutMs: 600 });
  const ended = new Promise<string>((resolve) => {
    let answer = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(sent));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
  expect((await site.visitor().get("/readyz")).status).toBe(200);
  expect(await ended).toMatch(/^HTTP\/1.1 4\d\d /);
});

test("keeps an idle connection for longer than proxies do, and longer than headers may take to arrive", async () => {
  await using site = await openSite("sqlite", { requestTimeoutMs: 600 });
  const head = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
  const idle = connect(site.port, "127.0.0.1");
  const ask = async () => {
    idle.write(`${head}\r\n`);
    return String(await once(idle, "data"));
  };
  const seconds = Number(/^Keep-Alive: timeout=(\d+)/im.exec(await ask())?.[1]);
  // The idle time of nginx, HAProxy and AWS is 60 seconds: who closes first must not be the server.
  expect(seconds).toBeGreaterThan(60);
  const unfinished = connect(site.port, "127.0.0.1", () => unfinished.write(head));
  await text(unfinished);
  expect(await ask()).toMatch(/^HTTP\/1.1 200/);
  idle.destroy();
});

test("answers one request at a time on a connection, and closes it when a client does not wait", async () => {
  await using site = await openSite("sqlite");
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const path of ["/api/job-listings", "/healthz", "/nothing"]) {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(get(path) + get("/api/user").repeat(100)));
    const statuses = (await text(socket)).match(/HTTP\/1.1 \d+/g);
    expect(statuses, path).toEqual([path === "/nothing" ? "HTTP/1.1 404" : "HTTP/1.1 200"]);
  }
  const patient = connect(site.port, "127.0.0.1");
  const statuses: string[] = [];
  for (const path of ["/healthz", "/api/job-listings", "/readyz"]) {
    patient.write(get(path));
    statuses.push(String(await once(patient, "data")).slice(0, 12));
  }
  // The next request may arrive before the server has finished the response.
  patient.write(get("/api/job-listings") + get("/healthz"));
  let both = "";
  for await (const data of patient) {
    both += data;
    if ((both.match(/HTTP\/1.1 200/g) ?? []).length === 2) break;
  }
  patient.destroy();
  expect(statuses).toEqual(Array(3).fill("HTTP/1.1 200"));
});

const formHead = `POST /api/job-applications HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n`;
const field = '--b\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nCara';
const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="me.pdf"\r\n\r\n%PDF-1.7';

const resume = { name: "me.pdf", content: pdf() };

/** Sends a form byte by byte, so that it never ends in time; `ended` resolves with the response. */
function unfinished(site: Site, start: string, from = "203.0.113.40") {
  let answer = "";
  const socket = connect(site.port, "127.0.0.1", () =>
    socket.write(`${formHead}X-Forwarded-For: ${from}\r\n\r\n${start}`),
  );
  const slowly = setInterval(() => socket.write("x"), 200);
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    answer += chunk;
    socket.destroy();
  });
  const ended = new Promise<string>((resolve) => {
    socket.on("close", () => {
      clearInterval(slowly);
      resolve(answer);
    });
  });
  return { ended, leave: () => socket.destroy() };
}

describe.concurrent("forms that never end", () => {
  const apply = (site: Site, from: string, ...files: FilePart[]) => {
    const request = formRequest({ ...applicant, email: `${from}@example.com` }, ...files);
    return site.visitor().send("/api/job-applications", {
      ...request,
      headers: { ...request.headers, "X-Forwarded-For": from },
    });
  };

  test("block only the address that they come from, with a Retry-After header", async () => {
    // Long enough for a busy machine: the forms still arrive when the other requests have been answered.
    const environment = { TRUST_PROXY: "1", RATE_LIMITS: "off" };
    await using site = await openSite("sqlite", { requestTimeoutMs: 12_000, environment });
    // All networks of an IPv6 /48 are one address here.
    const network = (i: number) => `2001:db8:1:${i}::1`;
    const many = Array.from({ length: 40 }, (_, i) => unfinished(site, file, network(i)));
    const answers: string[] = [];
    for (const one of many) void one.ended.then((answer) => answers.push(answer.slice(0, 12)));
    // Sixteen are received; the others wait for one of these to end, until they are refused.
    await vi.waitFor(() => expect(answers).toEqual(Array(24).fill("HTTP/1.1 503")), 30_000);
    const refused = async () => {
      const own = await apply(site, network(99), resume);
      expect([own.status, own.headers["retry-after"]]).toEqual([503, "10"]);
    };
    await refused();
    const others = await Promise.all(Array.from({ length: 20 }, (_, i) => apply(site, `203.0.113.${i + 2}`, resume)));
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(201));
    await refused();
    for (const one of many) one.leave();
  });

  test.each(databases)("delay no text from the same address, or any other, on %s", async (kind) => {
    await using site = await openSite(kind, { requestTimeoutMs: 6000, environment: { TRUST_PROXY: "1" } });
    let ended = 0;
    const uploads = Array.from({ length: 20 }, () => unfinished(site, file, "203.0.113.1"));
    for (const upload of uploads) void upload.ended.then(() => ended++);
    // Sixteen are received; the other four wait for one of these to end, until they are refused.
    await vi.waitFor(() => expect(ended).toBe(4), 20_000);
    for (const from of ["203.0.113.1", "203.0.113.2"]) {
      const visitor = site.visitor();
      const headers = { "X-Forwarded-For": from };
      expect((await visitor.post("/api/inquiries", cast.vera, headers)).status).toBe(201);
      expect((await apply(site, from)).status).toBe(201);
      const conversation = await startConversation(visitor);
      expect((await sendMessage(visitor, conversation, "Hello", {}, undefined, headers)).status).toBe(201);
    }
    expect(ended).toBe(4);
    for (const upload of uploads) upload.leave();
  });

  test("get more time only once a file arrives", async () => {
    // The second ends after ten times as long: a busy machine may stand still for seconds.
    await using site = await openSite("sqlite", { requestTimeoutMs: 1500 });
    const [withFile, without] = [unfinished(site, file), unfinished(site, field)];
    const ends: string[] = [];
    await Promise.all([
      withFile.ended.then((answer) => ends.push(`with a file ${answer.slice(0, 12)}`)),
      without.ended.then((answer) => ends.push(`without one ${answer.slice(0, 12)}`)),
    ]);
    expect(ends).toEqual(["without one HTTP/1.1 408", "with a file HTTP/1.1 408"]);
  });
});
