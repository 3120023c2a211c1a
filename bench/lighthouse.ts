import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserFlags, findBrowser } from "#bin/find-browser.mjs";
import { verdict, withServer } from "./load.ts";

const run = promisify(execFile);
const RUNS = 5;
const pages = ["/", "/contact"];
// Not in package.json: it is large and only used here.
const lighthouse = ["-y", "lighthouse@13.5.0"];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse for mobile with default throttling, the median of five runs. */
export async function benchLighthouse(): Promise<string[]> {
  return await withServer(async ({ origin }) => {
    const lines: string[] = [];
    for (const page of pages) {
      const reports: Report[] = [];
      for (let round = 0; round < RUNS; round++) reports.push(await audit(origin + page));
      const median = (pick: (report: Report) => number) =>
        reports.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
      const score = (name: string) => Math.round(median((report) => (report.categories[name]?.score ?? 0) * 100));
      const value = (name: string) => median((report) => report.audits[name]?.numericValue ?? Number.NaN);
      const scores = ["performance", "accessibility", "best-practices", "seo"].map(score);
      const [fcp, lcp, cls, tbt] = [
        value("first-contentful-paint"),
        value("largest-contentful-paint"),
        value("cumulative-layout-shift"),
        value("total-blocking-time"),
      ];
      lines.push(
        verdict(
          `${page} performance ${scores[0]}, accessibility ${scores[1]}, best practices ${scores[2]}, SEO ${scores[3]}`,
          scores.every((score) => score === 100),
        ),
        verdict(
          `${page} FCP ${fcp.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
          fcp <= 1000 && lcp <= 1000 && cls === 0 && tbt <= 20,
        ),
      );
    }
    return lines;
  });
}

async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    "npx",
    [...lighthouse, url, "--output=json", "--quiet", `--chrome-flags=--headless ${browserFlags.join(" ")}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
