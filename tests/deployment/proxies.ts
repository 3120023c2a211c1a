// The proxies with the files of docs/deploy.md, in which only ports and paths are changed.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect as connectOverTls } from "node:tls";
import { vi } from "vitest";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { block, replaceParts } from "./document.ts";

/** The site's name in the document. */
export const domain = "www.example.com";
const find = (name: string) => [`/usr/sbin/${name}`, `/usr/bin/${name}`].find(existsSync);
const [nginx, caddy, openssl] = ["nginx", "caddy", "openssl"].map(find);
export const hasNginx = nginx !== undefined && openssl !== undefined;
export const hasCaddy = caddy !== undefined;

/** A running proxy. */
export interface RunningProxy {
  /** Its port without TLS. */
  http: number;
  /** Its port with TLS. */
  https: number;
  /** The certificate that signed the proxy's. */
  authority: () => Buffer;
  stop: () => Promise<void>;
}

/** Resolves when a server on `port` has a certificate. */
const connected = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connectOverTls({ host: "127.0.0.1", port, servername: domain, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve();
    }).once("error", reject);
  });

/** Starts a proxy, whose home is `folder`, waits until it answers on both ports, and returns what stops it. */
async function start(
  command: string,
  args: string[],
  { folder, http, https }: { folder: string; http: number; https: number },
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], cwd: folder, env: { HOME: folder } });
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
    { timeout: 60_000, interval: 20 },
  );
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

/** nginx in front of the server on `port`, with its files in `folder`. */
export async function startNginx(folder: string, port: number): Promise<RunningProxy> {
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
    "127.0.0.1:3000": `127.0.0.1:${port}`,
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
  const configuration = `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { ${temporary.join(" ")}
${own}}`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const args = ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", join(folder, "first.log")];
  return {
    http,
    https,
    authority: () => readFileSync(certificate),
    stop: await start(nginx as string, args, { folder, http, https }),
  };
}

/** Caddy in front of the server on `port`, with its files in `folder`. */
export async function startCaddy(folder: string, port: number): Promise<RunningProxy> {
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
    settings + replaceParts(block("caddyfile"), { "127.0.0.1:3000": `127.0.0.1:${port}` }),
  );
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const stop = await start(caddy as string, args, { folder, http, https });
  return { http, https, stop, authority: () => readFileSync(join(folder, "caddy/pki/authorities/local/root.crt")) };
}
