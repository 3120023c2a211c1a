import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import certificate from "smtp-server/lib/tls-options.js";

/** Every host but our own, on loopback: it answers as the two vendors do, and notes who was asked for what. */
export interface VendorStandIn {
  /** Host and path of each request, in order of arrival. */
  asked: string[];
  /** What a Chromium needs to take it for the rest of the world. */
  browserFlags: string[];
  stop(): Promise<void>;
}

/** Like the real ones they set cookies and report; worse than the real ones they never heed being told to stop. */
const scripts: Record<string, string> = {
  "www.googletagmanager.com/gtag/js": `
    const id = new URL(document.currentScript.src).searchParams.get("id");
    setInterval(() => {
      for (const [name, age] of [["_ga", 63072000], ["_ga_" + id.slice(2), 63072000], ["_gid", 86400]])
        document.cookie = name + "=GA1.1.1; path=/; max-age=" + age;
      fetch("https://region1.google-analytics.com/g/collect?tid=" + id, { method: "POST", mode: "no-cors", keepalive: true }).catch(() => {});
      window.ticks = (window.ticks ?? 0) + 1;
    }, 50);`,
  "connect.facebook.net/en_US/fbevents.js": `
    setInterval(() => {
      for (const name of ["_fbp", "_fbc"]) document.cookie = name + "=fb.1.1.1; path=/; max-age=7776000";
      localStorage.lastExternalReferrer = "empty";
      localStorage.lastExternalReferrerTime = "1";
      new Image().src = "https://www.facebook.com/tr/?id=" + window.fbq.queue[1][1] + "&ts=" + Math.random();
    }, 50);`,
};

/** Starts the stand-in on a port of its own; nothing that it sends says that it may be embedded. */
export async function standInForVendors(): Promise<VendorStandIn> {
  const asked: string[] = [];
  const server = createServer(certificate({}), (request, response) => {
    const address = `${request.headers.host}${request.url?.split("?")[0]}`;
    asked.push(address);
    const script = scripts[address];
    response.writeHead(script ? 200 : 204, script ? { "content-type": "text/javascript" } : {}).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    browserFlags: [`--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`, "--ignore-certificate-errors"],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
