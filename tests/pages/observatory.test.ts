import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { freePort } from "#harness/free-port.ts";
import { type Answer, send } from "#harness/send.ts";
import { publicPages } from "#tests/public-pages.ts";

const SIX_MONTHS = 15_552_000;
const unsafeSources = ["'unsafe-inline'", "'unsafe-eval'", "data:", "http:", "https:", "ftp:", "*"];
const referrerPolicies = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The points that the Mozilla HTTP Observatory (version 1.6.3, src/grader/charts.js) gives to a response over a valid TLS
 * connection. Where its rules have several steps, this function has the best and the worst one. What depends on the
 * deployment is left out: a redirect from HTTP, and the list of preloaded hosts.
 */
function observatoryScore({ headers, text }: Answer): number {
  const header = (name: string) => String(headers[name] ?? "");
  const policy = new Map<string, string[]>();
  for (const directive of header("content-security-policy").split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    // The Observatory gives no points for a policy with duplicate directives.
    policy.set(name, policy.has(name) ? unsafeSources : sources);
  }
  const isSafe = (name: string) =>
    !(policy.get(name) ?? policy.get("default-src") ?? unsafeSources).some((source) => unsafeSources.includes(source));
  const noInsecureSource = [...policy.values()].flat().every((source) => !/^(http|ftp):/.test(source));
  const foreignScripts = [...text.matchAll(/<script\b[^>]*\ssrc="(?:https?:)?\/\//g)];
  const maxAge = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0);
  const cookies = headers["set-cookie"] ?? [];
  const rules: [isMet: boolean, ifMet: number, otherwise: number][] = [
    [
      policy.get("default-src")?.join() === "'none'" &&
        ["script-src", "style-src", "object-src"].every(isSafe) &&
        noInsecureSource,
      10,
      -25,
    ],
    [policy.has("frame-ancestors") && isSafe("frame-ancestors"), 5, -20],
    [referrerPolicies.includes(header("referrer-policy")), 5, -5],
    [header("cross-origin-opener-policy") === "same-origin", 10, 0],
    [["require-corp", "credentialless"].includes(header("cross-origin-embedder-policy")), 10, 0],
    [header("cross-origin-resource-policy") === "same-origin", 10, 0],
    [header("x-content-type-options") === "nosniff", 0, -5],
    [maxAge >= SIX_MONTHS, 0, -20],
    [headers["access-control-allow-origin"] === undefined, 0, -50],
    [foreignScripts.length === 0, 0, -50],
    [cookies.every((cookie) => /; Secure/.test(cookie) && /; HttpOnly/.test(cookie)), 0, -40],
  ];
  const points = rules.map(([isMet, ifMet, otherwise]) => (isMet ? ifMet : otherwise));
  const sum = (some: number[]) => some.reduce((score, one) => score + one, 100);
  // Points above 100 count only when few were lost.
  const withoutCredit = sum(points.filter((one) => one < 0));
  return withoutCredit >= 90 ? sum(points) : withoutCredit;
}

test.each([
  ["without third parties", {}],
  ["with every third party", { ANALYTICS_ID: "G-AB12CD34EF", SOCIAL_PIXEL_ID: "123456789012345" }],
])("the Mozilla HTTP Observatory gives each page 150 points, %s", async (_, environment) => {
  const data = mkdtempSync(join(tmpdir(), "site-observatory-"));
  const port = await freePort();
  const server = await startProcess({
    PORT: String(port),
    DATA_DIR: data,
    PUBLIC_URL: "https://www.example.com",
    ...environment,
  });
  try {
    const get = (path: string) => send(`http://127.0.0.1:${port}${path}`, { headers: { Accept: "text/html" } });
    const sitemap = (await get("/sitemap.xml")).text;
    const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)/g)].map(([, path = ""]) => path);
    const position = listed.find((path) => path.split("/").length === 4) ?? "";
    const application = `/careers/apply/${position.split("/")[2]}`;
    const paths = new Set([...publicPages, ...listed, application, "/admin", "/careers/unknown", "/api/nowhere"]);
    const scores: Record<string, number> = {};
    for (const path of paths) scores[path] = observatoryScore(await get(path));
    expect(listed).toContain(position);
    expect(scores).toEqual(Object.fromEntries([...paths].map((path) => [path, 150])));
  } finally {
    await stopProcess(server);
    rmSync(data, { recursive: true, force: true });
  }
});
