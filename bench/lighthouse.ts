import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { browserFlags, findBrowser } from "#bin/find-browser.mjs";
import { verdict, withServer } from "./load.ts";

const run = promisify(execFile);
const ROUNDS = 5;
/** The pages with the most to style and lay out, the form that matters most, and an article. */
const pages = [
  "/",
  "/contact",
  "/use-cases",
  "/feature",
  "/careers",
  "/products/ai-scanner",
  "/products/supply-chain",
  "/blog/zero-trust-encryption",
];
// Not in package.json: it is large and only used here.
const lighthouse = ["-y", "lighthouse@13.5.0"];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: { group?: string; duration?: number }[] } }>;
}

/**
 * Lighthouse for mobile with default throttling, the median of five rounds. Times of the main thread depend on the machine,
 * so each round also measures a page of 20 words without styles, and the time of style and layout is a multiple of that page's.
 */
export async function benchLighthouse(): Promise<string[]> {
  return await withServer(async ({ origin }) => {
    const plain = await servePlainPage();
    const urls = [plain.url, ...pages.map((page) => origin + page)];
    const reports = new Map<string, Report[]>(urls.map((url) => [url, []]));
    try {
      for (let round = 0; round < ROUNDS; round++) for (const url of urls) reports.get(url)?.push(await audit(url));
    } finally {
      plain.close();
    }
    const median = (url: string, pick: (report: Report) => number) =>
      reports
        .get(url)
        ?.map(pick)
        .sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const plainTime = median(plain.url, styleAndLayout);
    return pages.flatMap((page) => {
      const score = (name: string) =>
        Math.round(median(origin + page, (report) => (report.categories[name]?.score ?? 0) * 100));
      const value = (name: string) =>
        median(origin + page, (report) => report.audits[name]?.numericValue ?? Number.NaN);
      const scores = ["performance", "accessibility", "best-practices", "seo"].map(score);
      const [fcp, lcp, cls] = [
        value("first-contentful-paint"),
        value("largest-contentful-paint"),
        value("cumulative-layout-shift"),
      ];
      const time = median(origin + page, styleAndLayout);
      return [
        verdict(
          `${page} performance ${scores[0]}, accessibility ${scores[1]}, best practices ${scores[2]}, SEO ${scores[3]}`,
          scores.every((each) => each === 100),
        ),
        verdict(
          `${page} FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
          fcp <= 1000 && lcp <= 1000 && cls === 0,
        ),
        verdict(
          `${page} style and layout ${time.toFixed(0)} ms, ${(time / plainTime).toFixed(1)} times a plain page's ${plainTime.toFixed(0)} ms (main thread ${value("mainthread-work-breakdown").toFixed(0)} ms, TBT ${value("total-blocking-time").toFixed(0)} ms)`,
          time <= 10 * plainTime,
        ),
      ];
    });
  });
}

/** Milliseconds of the main thread, slowed down as Lighthouse does. */
const styleAndLayout = ({ audits }: Report): number =>
  audits["mainthread-work-breakdown"]?.details?.items.find(({ group }) => group === "styleLayout")?.duration ??
  Number.NaN;

/** Serves a page of 20 words without styles. */
async function servePlainPage(): Promise<{ url: string; close: () => void }> {
  const words =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><p>${words}</p></html>`;
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(html)).listen(
    0,
    "localhost",
  );
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    "npx",
    [...lighthouse, url, "--output=json", "--quiet", `--chrome-flags=--headless ${browserFlags.join(" ")}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
