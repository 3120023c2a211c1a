import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { startChromium } from "./chromium.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Tests that drive Chromium, Firefox or WebKit, by the name of their project, each in one window for all tests of a file.
 * Where a browser is absent or does not start, its tests are skipped.
 */
export const test = base.extend<{ tab: Tab }, { driver: Driver | null }>({
  driver: [
    async ({ launchOptions }, use, { project }) => {
      const start = starterOf(project.name, launchOptions);
      // A busy machine may fail to start a browser once; a container without its sandbox or screen always does.
      const absent = (error: unknown) => {
        console.log(`${project.name} IS NOT TESTED, because it did not start: ${error}`);
        return null;
      };
      const driver = start && (await start().catch(start).catch(absent));
      await use(driver);
      await driver?.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  tab: async ({ driver, baseURL }, use, info) => {
    if (!driver) return info.skip(true, `${info.project.name} is not installed or does not start`);
    const tab = new Tab(driver, String(baseURL));
    await tab.resize(1440, 900);
    await tab.forget();
    await use(tab);
    if (info.status === info.expectedStatus) return;
    // A browser that hangs gives no picture.
    await driver.screenshot().then(
      (png) => writeFileSync(info.outputPath("window.png"), png),
      () => {},
    );
  },
});

/** The details of a test that `npm test` runs in every browser; the others run in Chromium, and in all in `npm run test:all`. */
export const inEveryBrowser = (isSo = true) => ({ tag: isSo ? ["@every-browser"] : [] });

function starterOf(name: string, options: Parameters<typeof startChromium>[0]): (() => Promise<Driver>) | null {
  const { E2E_FIREFOX, E2E_WEBKIT } = process.env;
  if (name === "firefox") return E2E_FIREFOX ? () => startFirefox(E2E_FIREFOX) : null;
  if (name === "webkit") return E2E_WEBKIT ? () => startWebKit(E2E_WEBKIT) : null;
  return () => startChromium(options);
}
