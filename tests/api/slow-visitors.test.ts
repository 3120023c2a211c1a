import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant } from "#tests/cast.ts";
import { formRequest } from "#tests/support/form.ts";
import { openSite, type Site } from "#tests/support/site.ts";

const head =
  "POST /api/inquiries HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n";

test.each([
  ["headers that stop coming", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body that stops coming", `${head}Content-Length: 100\r\n\r\n{"first`],
  ["chunks that stop coming", `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"fir\r\n`],
])("%s are waited for only so long, and others are served meanwhile", async (_, sent) => {
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

const formHead = `POST /api/job-applications HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n`;
const field = '--b\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nCara';
const file = '--b\r\nContent-Disposition: form-data; name="resume"; filename="me.pdf"\r\n\r\n%PDF-1.7';

/** Sends a form that never ends; `ended` resolves with what was answered and after how many milliseconds. */
function unfinished(site: Site, start: string, from: string) {
  const begun = performance.now();
  let answer = "";
  const socket = connect(site.port, "127.0.0.1", () =>
    socket.write(`${formHead}X-Forwarded-For: ${from}\r\n\r\n${start}`),
  );
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    answer += chunk;
    socket.destroy();
  });
  const ended = new Promise<{ answer: string; after: number }>((resolve) => {
    socket.on("close", () => resolve({ answer, after: performance.now() - begun }));
  });
  return { ended, leave: () => socket.destroy() };
}

describe("Forms that never end", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite("sqlite", { requestTimeoutMs: 600, environment: { TRUST_PROXY: "1" } });
  });
  afterAll(() => site.stop());

  const apply = (from: string) => {
    const { resumePath, ...fields } = { ...applicant, email: `${from}@example.com` };
    const request = formRequest({ ...fields, resumePath });
    return site.visitor().send("/api/job-applications", {
      ...request,
      headers: { ...request.headers, "X-Forwarded-For": from },
    });
  };

  test("block nobody but the address that they come from, which is asked to come again", async () => {
    const many = Array.from({ length: 100 }, () => unfinished(site, file, "203.0.113.1"));
    await wait(300);
    const begun = performance.now();
    const others = await Promise.all(Array.from({ length: 20 }, (_, i) => apply(`203.0.113.${i + 2}`)));
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(performance.now() - begun).toBeLessThan(3000);
    const own = await apply("203.0.113.1");
    expect([own.status, own.headers["retry-after"]]).toEqual([503, "10"]);
    for (const one of many) one.leave();
  });

  test("are waited for longer only once a file comes", async () => {
    const [without, withFile] = await Promise.all([
      unfinished(site, field, "203.0.113.40").ended,
      unfinished(site, file, "203.0.113.40").ended,
    ]);
    expect(without.answer).toMatch(/^HTTP\/1.1 408 /);
    expect(without.after).toBeLessThan(2000);
    expect(withFile.answer).toMatch(/^HTTP\/1.1 408 /);
    expect(withFile.after).toBeGreaterThan(5000);
  });
});
