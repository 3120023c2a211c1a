import { createHash } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { send } from "#harness/send.ts";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";
import { buildMiniature, builtFiles } from "#tests/support/servers/built-site.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

describe("pages of the build", () => {
  const { folder, remove } = buildMiniature();
  let site: Site;
  let origin: string;
  beforeAll(async () => {
    site = await openSite("sqlite", { distFolder: folder });
    origin = site.origin;
  });
  afterAll(async () => {
    await site.stop();
    remove();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    send(origin + path, { method, headers });

  test("redirects other addresses of a page to its canonical one, with the query, and nowhere else", async () => {
    for (const [path, location] of [
      ["/contact/", "/contact"],
      ["/contact.html", "/contact"],
      ["/index.html?a=b", "/?a=b"],
      ["/contact///?x=//evil.example", "/contact?x=//evil.example"],
    ] as const) {
      const answer = await get(path);
      expect(answer.status, path).toBe(308);
      expect(answer.headers.location).toBe(location);
      expect(answer.headers["content-security-policy"]).toBeDefined();
    }
    for (const path of ["//evil.example/", "//evil.example/contact/", "/\\evil.example/", "/%2f/evil.example/"]) {
      const answer = await get(path);
      expect(answer.headers.location, path).toBeUndefined();
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  test("are served to a client that names the whole address, as to a proxy, and to one that names the path", async () => {
    const ask = async (target: string) => {
      const socket = connect(site.port, "127.0.0.1");
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const answer = await text(socket);
      return [/^HTTP\/1.1 (\d+)/.exec(answer)?.[1], /\r\nLocation: (\S+)/i.exec(answer)?.[1]];
    };
    expect(await ask(`${origin}/contact`)).toEqual(["200", undefined]);
    expect(await ask(`${origin}?a=b`)).toEqual(["200", undefined]);
    expect(await ask("HTTP://other.example/contact/?a=b")).toEqual(["308", "/contact?a=b"]);
    expect(await ask(`${origin}/healthz`)).toEqual(["200", undefined]);
    expect(await ask(`${origin}/nowhere`)).toEqual(["404", undefined]);
    expect(await ask(`http://${"a".repeat(301)}/contact`)).toEqual(["400", undefined]);
    expect(await ask("ftp://x/contact")).toEqual([expect.stringMatching(/^4/), undefined]);
    expect((await ask(`${origin}//evil.example/`))[1]).toBeUndefined();
  });

  test("tells password managers where users change a password and their passkeys", async () => {
    const { status, headers } = await get("/.well-known/change-password");
    expect([status, headers.location]).toEqual([302, "/account"]);
    const account = `${origin}/account`;
    expect((await get("/.well-known/passkey-endpoints")).json).toEqual({ enroll: account, manage: account });
    // Managers trust the first address only where an unknown one is not found.
    expect((await get("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status).toBe(
      404,
    );
  });

  test("lets other sites show cards, icons and films, and nothing else", async () => {
    const policy = async (path: string) => (await get(path)).headers["cross-origin-resource-policy"];
    for (const path of ["/cards/home.png", "/favicon.svg"]) expect(await policy(path), path).toBe("cross-origin");
    for (const path of ["/", "/_astro/app.Ab12.js", "/robots.txt", "/api/user", "/cards/none.png"])
      expect(await policy(path), path).toBe("same-origin");
  });

  test("serves the dashboard at the addresses of its tabs and records, and at no others", async () => {
    const dashboard = await get("/admin");
    for (const path of ["/admin/inquiries", "/admin/team?a=b", "/admin/conversations/0193a8e4-7f2c-7b61"]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.text).toBe(builtFiles["admin.html"]);
      for (const name of ["content-security-policy", "cache-control", "etag", "vary"])
        expect(answer.headers[name], name).toBe(dashboard.headers[name]);
    }
    const redirect = await get("/admin/email/");
    expect([redirect.status, redirect.headers.location]).toEqual([308, "/admin/email"]);
    expect((await get("/admin/inquiries", { origin }, "POST")).status).toBe(405);
    for (const path of ["/admin/visitors", "/admin/consent/1", "/admin/inquiries/ada@example.com", "/admin/team/a/b"])
      expect((await get(path)).status, path).toBe(404);
  });

  test("marks the page for a visitor with a session", async () => {
    const visitor = site.visitor();
    await visitor.logIn(cast.ada);
    const anonymous = await site.visitor().get("/", { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(anonymous.bytes).toString()).toBe(builtFiles["index.html"]);
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
      ["identity", (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await visitor.get("/", { "Accept-Encoding": encoding });
      expect(unpack(answer.bytes).toString()).toBe(builtFiles["index.html"].replace("<html ", "<html data-session "));
      expect(answer.headers.etag).not.toBe(anonymous.headers.etag);
      expect(answer.headers["content-security-policy"]).toBe(anonymous.headers["content-security-policy"]);
      expect(
        (await visitor.get("/", { "Accept-Encoding": encoding, "If-None-Match": anonymous.headers.etag ?? "" })).status,
      ).toBe(200);
    }
    expect((await site.visitor().get("/", { Cookie: "other_session=1; session=" })).text).not.toContain("data-session");
    await visitor.post("/api/logout");
    expect((await visitor.get("/")).text).not.toContain("data-session");
  });

  test("puts the site's origin into pages and files in every encoding", async () => {
    const publicOrigin = "https://www.example.com";
    await using named = await openSite("sqlite", {
      distFolder: folder,
      environment: { PUBLIC_URL: publicOrigin },
    });
    for (const [header, own] of [
      [origin, origin],
      [`http://127.0.0.1:${named.port}`, publicOrigin],
    ] as const) {
      for (const name of ["shared.html", "sitemap.xml"] as const) {
        const expected = builtFiles[name].replaceAll(BUILT_ORIGIN, own);
        const path = `/${name.replace(".html", "")}`;
        const tags = new Set<unknown>();
        for (const [encoding, unpack] of [
          ["br", brotliDecompressSync],
          ["gzip", gunzipSync],
          ["identity", (bytes: Buffer) => bytes],
        ] as const) {
          const answer = await send(header + path, { headers: { "Accept-Encoding": encoding } });
          expect(unpack(answer.bytes).toString()).toBe(expected);
          tags.add(answer.headers.etag);
        }
        expect(tags.size).toBe(3);
      }
      const { headers } = await send(`${header}/shared`);
      const hash = createHash("sha256").update(`{"urls":["${own}/shared"]}`).digest("base64");
      expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
    }
  });

  test("answers an unknown path with the 404 page or a problem, whichever the Accept header prefers", async () => {
    for (const path of [
      "/nowhere",
      "/nowhere/at/all",
      "/contact/x",
      "/_astro/none.js",
      "/_astro/",
      "/api/nowhere",
      "/api/docs/nowhere",
      "/api/admin/conversations",
      "/.git/config",
      "/.env",
      "/%E0%A4%A",
      "/..%2f..%2fpackage.json",
    ]) {
      const page = await get(path, { Accept: "text/html,*/*" });
      expect(page.status, path).toBe(404);
      expect(page.text, path).toBe(builtFiles["404.html"]);
      expect(page.headers.etag).toBeUndefined();
      const problem = await get(path);
      expect(problem.status).toBe(404);
      expect(problem.json).toMatchObject({ status: 404, title: "Not Found" });
      for (const { headers } of [page, problem]) expect(headers.vary, path).toMatch(/(^|, )Accept$/);
    }
    const typeFor = async (Accept: string, method = "GET") => {
      const { status, headers } = await get("/nowhere", { Accept, "Sec-Fetch-Site": "same-origin" }, method);
      expect(status).toBe(404);
      return headers["content-type"];
    };
    for (const accept of [
      "text/html",
      "text/*",
      "application/json;q=0.5, text/html",
      "TEXT/HTML, application/json;q=0.9",
    ])
      for (const method of ["GET", "HEAD", "POST", "DELETE"])
        expect(await typeFor(accept, method), accept).toBe("text/html; charset=utf-8");
    for (const accept of ["*/*", "", "image/avif,*/*;q=0.8", "application/json, text/html;q=0.9", "text/html;q=0"])
      for (const method of ["GET", "HEAD", "POST", "DELETE"])
        expect(await typeFor(accept, method), accept).toBe("application/problem+json");
  });

  test("gives a page rendered on request its user, and allows only inline scripts from the build", async () => {
    const visitor = site.visitor();
    await visitor.logIn(cast.ada);
    const answer = await visitor.get("/careers/a/test/rendered");
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(`<p>${cast.ada.username} 3.1.1</p>`);
    expect((await get("/careers/a/test/rendered")).text).toBe("<p>no user 3.1.1</p>");
    const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
    const { text, headers } = await get("/careers/a/test/rendered-with-scripts");
    expect(text).toContain("<script>stolen()</script>");
    expect(headers["content-security-policy"]).toContain(
      `script-src 'self' ${hash('console.log("home")')}; style-src 'self';`,
    );
  });

  test("answers a page that fails to render with a problem without the cause", async () => {
    const answer = await get("/careers/a/test/broken", { Accept: "text/html" });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("secret");
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(JSON.stringify(site.logged)).toContain("secret cause");
  });
});
