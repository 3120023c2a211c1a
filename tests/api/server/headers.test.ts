import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sent, send } from "#harness/send.ts";
import { buildMiniature } from "#tests/support/servers/built-site.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const own = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };

/** Requests that every part of the server answers. */
const requests: [string, string, Sent, number][] = [
  ["a page", "/", {}, 200],
  ["a page that is had already", "/", { headers: { "If-None-Match": "*" } }, 304],
  ["a script", "/_astro/app.Ab12.js", {}, 200],
  ["a part of a film", "/film.mp4", { headers: { Range: "bytes=0-1" } }, 206],
  ["no part of a film", "/film.mp4", { headers: { Range: "bytes=9999-" } }, 416],
  ["a redirect", "/contact/", {}, 308],
  ["the not-found page", "/nowhere", { headers: { Accept: "text/html" } }, 404],
  ["a page rendered on request", "/careers/a/test/rendered", {}, 200],
  ["a page that fails", "/careers/a/test/broken", {}, 500],
  ["an unknown call", "/api/nowhere", {}, 404],
  ["an anonymous caller", "/api/user", {}, 401],
  ["another method", "/api/user", { method: "PUT", headers: own }, 405],
  ["another site", "/api/logout", { method: "POST" }, 403],
  [
    "a body of another type",
    "/api/login",
    { method: "POST", headers: { ...own, "Content-Type": "text/plain" }, body: "x" },
    415,
  ],
  ["a broken body", "/api/login", { method: "POST", headers: own, body: "{" }, 400],
  ["a body that is too large", "/api/login", { method: "POST", headers: { ...own, "Content-Length": 9e9 } }, 413],
  [
    "wrong credentials",
    "/api/login",
    { method: "POST", headers: own, body: '{"username":"unknown","password":"nothing"}' },
    401,
  ],
  ["nothing at all", "/api/logout", { method: "POST", headers: own }, 204],
  ["the description", "/api/openapi.json", {}, 200],
  ["health", "/healthz", {}, 200],
  ["readiness", "/readyz", {}, 200],
  ["an expectation", "/", { headers: { Expect: "a miracle" } }, 417],
  ["a host that is none", "/api/user", { headers: { Host: "a b" } }, 400],
];

describe("the headers of every response", () => {
  const { folder, remove } = buildMiniature();
  let site: Site;
  beforeAll(async () => {
    site = await openSite("sqlite", { distFolder: folder });
  });
  afterAll(async () => {
    await site.stop();
    remove();
  });

  test.each(requests)("%s has all of them", async (_, path, sent, status) => {
    const { headers, ...answer } = await send(site.origin + path, sent);
    expect(answer.status).toBe(status);
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains; preload");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-powered-by"]).toBeUndefined();
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("unsafe");
    if (status >= 400 && status !== 416 && answer.text && !answer.text.startsWith("<!")) {
      expect(headers["content-type"]).toBe("application/problem+json");
      expect(answer.json).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    }
  });

  test("includes them when it refuses malformed HTTP", async () => {
    for (const [raw, status] of [
      ["complete nonsense\r\n\r\n", 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(40_000)}\r\n\r\n`, 431],
      ["GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n", 400],
      ["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
    ] as const) {
      const answer = await new Promise<string>((resolve, reject) => {
        let text = "";
        const socket = connect(site.port, "127.0.0.1", () => socket.write(raw));
        socket.on("data", (chunk) => {
          text += chunk;
        });
        socket.on("error", reject);
        socket.on("close", () => resolve(text));
      });
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain("Strict-Transport-Security: max-age=63072000");
      expect(answer).toContain("X-Frame-Options: DENY");
      expect(answer).toContain("application/problem+json");
    }
  });

  test("allows a page's own inline scripts and styles by their hashes, and no others", async () => {
    const { text, headers } = await send(`${site.origin}/`);
    const policy = Object.fromEntries(
      String(headers["content-security-policy"])
        .split("; ")
        .map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
    );
    const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    expect(text).toContain('<script>console.log("home")</script>');
    // Data is never run, so the policy does not list it.
    expect(text).toContain('{"@type":"Organization"}</script>');
    expect(policy["script-src"]).toBe(`'self' ${hash('console.log("home")')}`);
    expect(policy["style-src"]).toBe(`'self' ${hash("p{color:red}")}`);
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "img-src": "'self' data:",
      "connect-src": "'self'",
      "object-src": "'none'",
      "form-action": "'self'",
      "report-uri": "/api/csp-reports",
      "report-to": "csp",
    });
    expect(headers["reporting-endpoints"]).toBe('csp="/api/csp-reports"');
    expect(policy).not.toHaveProperty("upgrade-insecure-requests");
  });

  test("upgrades requests of a page over HTTPS", async () => {
    await using secure = await openSite("sqlite", {
      distFolder: folder,
      environment: { PUBLIC_URL: "https://www.example.com" },
    });
    const { headers } = await send(`http://127.0.0.1:${secure.port}/`);
    expect(headers["content-security-policy"]).toContain("; upgrade-insecure-requests;");
  });

  test("includes a request id of the server's own", async () => {
    const ids = new Set<unknown>();
    for (let i = 0; i < 5; i++) {
      const { headers, json } = await send(`${site.origin}/api/user`, { headers: { "X-Request-Id": "mine" } });
      expect(headers["x-request-id"]).toBe(json.requestId);
      ids.add(json.requestId);
    }
    expect(ids.size).toBe(5);
    expect(ids).not.toContain("mine");
  });
});
