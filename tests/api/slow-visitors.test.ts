import { connect } from "node:net";
import { expect, test } from "vitest";
import { openSite } from "#tests/support/site.ts";

const head =
  "POST /api/inquiries HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n";

test.each([
  ["headers that stop coming", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body that stops coming", `${head}Content-Length: 100\r\n\r\n{"first`],
  ["chunks that stop coming", `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"fir\r\n`],
])("%s are waited for only so long, and others are served meanwhile", async (_, sent) => {
  await using site = await openSite("sqlite", { patience: 600 });
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
