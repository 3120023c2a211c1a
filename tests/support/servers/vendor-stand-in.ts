import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import certificate from "smtp-server/lib/tls-options.js";

/** Stands in for every host but our own, on loopback: responds like the two vendors and records requests. */
export interface VendorStandIn {
  /** Host and path of each request of a page, in order of arrival. */
  requests: string[];
  /** The options with which Chromium sends all requests for other hosts to it. */
  browserFlags: string[];
  stop(): Promise<void>;
}

/** They set cookies and report like the real ones, but never stop when told to. */
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

/** Starts the stand-in on its own port. Its responses do not allow embedding. */
export async function standInForVendors(): Promise<VendorStandIn> {
  const requests: string[] = [];
  const server = createServer(certificate({}), (request, response) => {
    const address = `${request.headers.host}${request.url?.split("?")[0]}`;
    // The browser's own requests, such as those about forms, come from no page.
    if (request.headers["sec-fetch-site"] !== "none") requests.push(address);
    const script = scripts[address];
    response.writeHead(script ? 200 : 204, script ? { "content-type": "text/javascript" } : {}).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    browserFlags: [`--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`, "--ignore-certificate-errors"],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
