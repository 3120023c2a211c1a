import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { connect as connectOverHttp2, type IncomingHttpHeaders } from "node:http2";
import { request as requestOverTls } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectOverTls } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "#bin/install.mjs";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";
import { block, replaceParts } from "./document.ts";

const domain = "www.example.com";
const find = (name: string) => [`/usr/sbin/${name}`, `/usr/bin/${name}`].find(existsSync);
const [nginx, caddy, openssl] = ["nginx", "caddy", "openssl"].map(find);

/** A running proxy. */
interface Proxy {
  http: number;
  https: number;
  /** The certificate that signed the proxy's. */
  authority: () => Buffer;
  stop: () => Promise<void>;
}

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-proxy-"));
  // nginx reads the folder as another user.
  chmodSync(folder, 0o755);
  site = await openSite("sqlite", {
    environment: { PUBLIC_URL: `https://${domain}`, TRUST_PROXY: "1" },
    distFolder: join(root, "dist"),
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves when a server on `port` has a certificate. */
const connected = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connectOverTls({ host: "127.0.0.1", port, servername: domain, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve();
    }).once("error", reject);
  });

/** Starts a proxy, waits until it answers on both ports, and returns what stops it. */
async function start(
  command: string,
  args: string[],
  { http, https }: { http: number; https: number },
): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { HOME: folder } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(printed);
      await send(`http://127.0.0.1:${http}/`, { headers: { Host: domain } });
      await connected(https);
    },
    { timeout: 20_000, interval: 20 },
  );
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

async function startNginx(): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const subject = ["-subj", `/CN=${domain}`, "-addext", `subjectAltName=DNS:${domain}`];
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
  execFileSync(openssl as string, ["req", "-x509", ...newKey, "-out", certificate, ...subject], { stdio: "ignore" });
  const own = replaceParts(block("nginx"), {
    "listen 80;": `listen 127.0.0.1:${http};`,
    "listen [::]:80;": "",
    "listen 443 ssl": `listen 127.0.0.1:${https} ssl`,
    "listen [::]:443 ssl http2;": "",
    "127.0.0.1:3000": `127.0.0.1:${site.port}`,
    "/etc/letsencrypt/live/www.example.com/fullchain.pem": certificate,
    "/etc/letsencrypt/live/www.example.com/privkey.pem": key,
    "/var/log/nginx/error.log": join(folder, "error.log"),
    "/var/www/html": join(folder, "html"),
  });
  mkdirSync(join(folder, "html/.well-known/acme-challenge"), { recursive: true });
  writeFileSync(join(folder, "html/.well-known/acme-challenge/token"), "proof");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? "user nobody nogroup;" : ""}
events {}
http { ${temporary.join(" ")}
${own}}`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const args = ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", join(folder, "first.log")];
  return {
    http,
    https,
    authority: () => readFileSync(certificate),
    stop: await start(nginx as string, args, { http, https }),
  };
}

async function startCaddy(): Promise<Proxy> {
  const [http, https] = [await freePort(), await freePort()];
  // Certificates of its own authority, instead of one that it would have to ask for.
  const settings = `{
  http_port ${http}
  https_port ${https}
  admin off
  local_certs
  skip_install_trust
  storage file_system ${folder}/caddy
}
`;
  writeFileSync(
    join(folder, "Caddyfile"),
    settings + replaceParts(block("caddyfile"), { "127.0.0.1:3000": `127.0.0.1:${site.port}` }),
  );
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const stop = await start(caddy as string, args, { http, https });
  return { http, https, stop, authority: () => readFileSync(join(folder, "caddy/pki/authorities/local/root.crt")) };
}

/** Sends a request over TLS as a browser does that trusts the proxy's certificate. Resolves when the response begins. */
function open(
  { https, authority }: Proxy,
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
  { name: "nginx", isInstalled: nginx && openssl, startProxy: startNginx },
  { name: "Caddy", isInstalled: caddy, startProxy: startCaddy },
])("$name with the file of docs/deploy.md", ({ name, isInstalled, startProxy }) => {
  describe.skipIf(!isInstalled)("in front of the server", () => {
    let proxy: Proxy;
    beforeAll(async () => {
      proxy = await startProxy();
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
