import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { connect as connectOverHttp2, type IncomingHttpHeaders } from "node:http2";
import { request as requestOverTls } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "#bin/install.mjs";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { send } from "#harness/send.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";
import { domain, hasCaddy, hasNginx, type RunningProxy, startCaddy, startNginx } from "./proxies.ts";

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-proxy-"));
  site = await openSite("sqlite", {
    environment: { PUBLIC_URL: `https://${domain}`, TRUST_PROXY: "1" },
    distFolder: join(root, "dist"),
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a request over TLS as a browser does that trusts the proxy's certificate. Resolves when the response begins. */
function open(
  { https, authority }: RunningProxy,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const target = { host: "127.0.0.1", port: https, servername: domain, ca: authority(), agent: false } as const;
    const sent = {
      ...headers,
      Host: domain,
      "Sec-Fetch-Site": "same-origin",
      "Content-Length": Buffer.byteLength(body),
    };
    requestOverTls({ ...target, path, method, headers: sent }, resolve)
      .once("error", reject)
      .end(body);
  });
}

const inquiry = JSON.stringify(cast.vera);
const stored = () => site.db.read.selectFrom("inquiries").select("email").execute();

describe.each([
  { name: "nginx", isInstalled: hasNginx, startProxy: startNginx },
  { name: "Caddy", isInstalled: hasCaddy, startProxy: startCaddy },
])("$name with the file of docs/deploy.md", ({ name, isInstalled, startProxy }) => {
  describe.skipIf(!isInstalled)("in front of the server", () => {
    let proxy: RunningProxy;
    beforeAll(async () => {
      proxy = await startProxy(folder, site.port);
    });
    afterAll(() => proxy.stop());

    test("sends pages over HTTP/2", async () => {
      const session = connectOverHttp2(`https://127.0.0.1:${proxy.https}`, {
        servername: domain,
        ca: proxy.authority(),
      });
      const stream = session.request({ ":path": "/contact", ":authority": domain });
      const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
        stream.once("response", resolve).once("error", reject);
        session.once("error", reject);
      });
      expect(headers[":status"]).toBe(200);
      expect(headers["strict-transport-security"]).toContain("max-age=");
      expect(await text(stream)).toContain("<form");
      session.close();
    });

    test("takes forms, and refuses those that are sent without TLS", async () => {
      const headers = { "Content-Type": "application/json", Origin: `https://${domain}` };
      const before = await stored();
      const unsafe = await send(`http://127.0.0.1:${proxy.http}/api/inquiries`, {
        method: "POST",
        headers: { ...headers, Host: domain },
        body: inquiry,
      });
      expect(unsafe.status).toBe(403);
      expect(await stored()).toEqual(before);
      expect((await open(proxy, "/api/inquiries", { method: "POST", headers, body: inquiry })).statusCode).toBe(201);
      expect(await stored()).toHaveLength(before.length + 1);
    });

    test("redirects pages to TLS", async () => {
      const answer = await send(`http://127.0.0.1:${proxy.http}/blog?page=2`, { headers: { Host: domain } });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${domain}/blog?page=2`);
    });

    test("passes messages of the chat on at once", async () => {
      const visitor = site.visitor();
      const id = await startConversation(visitor);
      const Cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
      const stream = await open(proxy, `/api/chat/conversations/${id}/events`, { headers: { Cookie } });
      let received = "";
      stream.on("data", (chunk) => {
        received += chunk;
      });
      await sendMessage(visitor, id, "Which regions do you support?");
      await vi.waitFor(() => expect(received).toContain("Which regions"), { timeout: 10_000, interval: 20 });
      stream.destroy();
    });

    // Caddy answers its own.
    if (name === "nginx")
      test("answers the check of a certificate authority", async () => {
        const path = "/.well-known/acme-challenge/token";
        const answer = await send(`http://127.0.0.1:${proxy.http}${path}`, { headers: { Host: domain } });
        expect(answer).toMatchObject({ status: 200, text: "proof" });
      });
  });
});
