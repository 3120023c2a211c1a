import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "#bin/find-program.mjs";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { load, verdict, withServer } from "./load.ts";

const client = join(import.meta.dirname, "..", "dist", "client");
const options = { connections: 50, seconds: 6, headers: { "Accept-Encoding": "br" } };

/** Requests per second for the home page, compared with nginx and one worker sending the same bytes and headers. */
export async function benchPages(): Promise<string[]> {
  const wrk = findProgram("wrk");
  const nginx = findProgram("nginx");
  if (!wrk || !nginx) return [`not measured: ${wrk ? "nginx" : "wrk"} is not installed`];
  return await withServer(async ({ origin }, folder) => {
    const { headers } = await send(`${origin}/`, { headers: options.headers });
    const peer = await startNginx(nginx, folder, headers);
    try {
      const ownRates: number[] = [];
      const nginxRates: number[] = [];
      // Alternating, so that other load on the machine affects both.
      for (let round = 0; round < 3; round++) {
        nginxRates.push((await load(wrk, `${peer.origin}/home`, options)).requestsPerSecond);
        ownRates.push((await load(wrk, `${origin}/`, options)).requestsPerSecond);
      }
      const [best, bestNginx] = [Math.max(...ownRates), Math.max(...nginxRates)];
      return [
        verdict(
          `${Math.round(best)} req/s, nginx ${Math.round(bestNginx)}: ${(best / bestNginx).toFixed(2)} of it (goal 0.50)`,
          best / bestNginx >= 0.5,
        ),
      ];
    } finally {
      peer.child.kill();
    }
  });
}

async function startNginx(nginx: string, folder: string, headers: Awaited<ReturnType<typeof send>>["headers"]) {
  const port = await freePort();
  const configuration = join(folder, "nginx.conf");
  const copiedHeaders = Object.entries(headers).filter(
    ([name]) =>
      !["content-type", "content-length", "date", "connection", "keep-alive", "etag", "content-encoding"].includes(
        name,
      ),
  );
  const page = join(client, existsSync(join(client, "index.html.br")) ? "index.html.br" : "index.html");
  mkdirSync(join(folder, "temporary"));
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;${process.getuid?.() === 0 ? " user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${folder}/temporary; proxy_temp_path ${folder}/temporary; fastcgi_temp_path ${folder}/temporary;
  uwsgi_temp_path ${folder}/temporary; scgi_temp_path ${folder}/temporary;
  server {
    listen 127.0.0.1:${port};
    location = /home {
      alias ${page}; default_type text/html; add_header Content-Encoding br;
      ${copiedHeaders.map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`).join("\n      ")}
    }
  }
}`,
  );
  const child: ChildProcess = spawn(nginx, ["-c", configuration, "-p", folder, "-e", "/dev/null"], {
    stdio: "inherit",
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    try {
      if ((await send(`${origin}/home`)).status === 200) return { origin, child };
      throw new Error("nginx does not send the page");
    } catch (error) {
      if (attempt > 100) throw error;
      await wait(50);
    }
  }
}
