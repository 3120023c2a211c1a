// npm run shots [path ...]: screenshots of pages at three widths in both color schemes, in .shots/ (ignored by git).
// SHOTS_ORIGIN is the origin of a running server; without it, one is started over an empty temporary folder.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "./find-browser.mjs";
import { startProcess, stopProcess } from "./server-process.ts";

const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        "/",
        "/use-cases",
        "/feature",
        "/about",
        "/contact",
        "/careers",
        "/careers/apply-internship",
        "/auth",
        "/admin",
        "/feedback",
        "/privacy-policy",
        "/blog",
        "/blog/privacy-by-design",
        "/api/docs",
        "/404",
        "/products",
        "/products/ai-scanner",
        "/products/protection-shield",
        "/products/supply-chain",
      ];
const folder = join(import.meta.dirname, "..", ".shots");
const data = mkdtempSync(join(tmpdir(), "site-shots-"));
mkdirSync(folder, { recursive: true });

const server = process.env.SHOTS_ORIGIN ? null : await startProcess({ DATA_DIR: data });
const origin = process.env.SHOTS_ORIGIN ?? server?.origin;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  for (const path of paths)
    for (const width of [360, 768, 1440])
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
        await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
        await page.screenshot({
          path: join(folder, `${path.slice(1).replaceAll("/", "-") || "home"}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        await page.close();
      }
  console.log(`Screenshots of ${paths.join(", ")} are in .shots/`);
} finally {
  await browser.close();
  if (server) await stopProcess(server);
  rmSync(data, { recursive: true, force: true });
}
